/// Sides to lie at, in the order in which they are tried: the preferred placement and the fallbacks, or else the sides
/// that are not among those.
///
/// `auto` stands for all four, those with more room first.
struct SidesToTry: Sequence, IteratorProtocol {
  private let solver: Solver
  private let candidates: Bool
  /// Which of the placements comes next: 0 is the preferred one.
  private var index = 0
  /// Which of the four sides comes next, for `auto` and for the others.
  private var turn = 0

  init(_ solver: Solver, candidates: Bool) {
    self.solver = solver
    self.candidates = candidates
  }

  mutating func next() -> (side: Side, alignment: SideAlignment)? {
    candidates ? nextCandidate() : nextOther()
  }

  private mutating func nextCandidate() -> (side: Side, alignment: SideAlignment)? {
    let fallbacks = solver.request.placing.fallbacks
    guard index <= fallbacks.count else { return nil }
    let placement = index == 0 ? solver.preferred : fallbacks[index - 1]
    if let side = placement.side.resolved(in: solver.request.direction) {
      index += 1
      return (side, placement.alignment)
    }
    let side = solver.side(byRoom: turn)
    turn += 1
    if turn == 4 { (index, turn) = (index + 1, 0) }
    return (side, placement.alignment)
  }

  private mutating func nextOther() -> (side: Side, alignment: SideAlignment)? {
    while turn < 4 {
      let side = solver.side(inTurn: turn)
      turn += 1
      if !isCandidate(side) { return (side, solver.preferred.alignment) }
    }
    return nil
  }

  private func isCandidate(_ side: Side) -> Bool {
    let direction = solver.request.direction
    func covers(_ placement: PreferredPlacement) -> Bool {
      placement.side == .auto || placement.side.resolved(in: direction) == side
    }
    return covers(solver.preferred) || solver.request.placing.fallbacks.contains(where: covers)
  }
}
