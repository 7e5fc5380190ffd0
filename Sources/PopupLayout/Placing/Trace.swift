/// How a popup came to lie where it lies.
public struct PlacementTrace: Hashable, Sendable {
  /// Where the body was allowed to lie, in the window.
  public var usableArea: Rect
  /// The part of the anchor that is on the screen.
  public var visibleAnchor: Rect
  /// The sides that were looked at, in this order; none if the anchor is the whole screen.
  public var candidates: [PlacementCandidate]
  /// Where it lies.
  public var result: PlacementResult
  /// All of it in words, one step a line.
  public var lines: [String]
}

/// A side that was looked at while a popup was placed.
public struct PlacementCandidate: Hashable, Sendable {
  public var placement: Placement
  /// Whether a style asks for it; the others are tried when none of those is of any use.
  public var isAsked: Bool
  /// How long a body may be there, away from the anchor, in points; negative if not even arrow and offset have room.
  public var room: Double
  /// How long the body is in that direction, in points.
  public var need: Double
  /// Whether the popup lies there.
  public var isTaken: Bool
  /// Whether the room is enough.
  public var fits: Bool

  /// What is missing for the body to fit, in points; 0 if it does.
  public var missing: Double { max(0, need - room) }
}

/// Places a popup as `place` does, and says how it was done.
///
/// - Returns: `nil` if no part of the anchor is on the screen.
public func explain(_ request: PlacementRequest) -> PlacementTrace? {
  explain(request) { axis, _ in request.body[axis] }
}

/// Places a popup as `place` does, and says how it was done.
///
/// - Parameter measure: as for `place`.
/// - Returns: `nil` if no part of the anchor is on the screen.
public func explain(_ request: PlacementRequest, measuring measure: (Popup.Axis, Size) -> Size) -> PlacementTrace? {
  guard var solver = Solver(request) else { return nil }
  let choice = solver.choose(measure)
  let result = solver.settle(choice, measure)
  var candidates: [PlacementCandidate] = []
  if !solver.anchorFillsScreen {
    for isAsked in [true, false] {
      // What a style does not ask for is looked at only in need.
      if !isAsked && (choice.isCandidate && choice.side != nil) { break }
      for (side, alignment) in SidesToTry(solver, candidates: isAsked) {
        let judgement = solver.judge(side, alignment, measure)
        if candidates.contains(where: { $0.placement == .at(side, alignment) }) { continue }
        candidates.append(
          PlacementCandidate(
            placement: .at(side, alignment), isAsked: isAsked, room: solver.grid.points(judgement.room),
            need: solver.grid.points(judgement.need),
            isTaken: result.placement == .at(side, alignment) && isAsked == choice.isCandidate,
            fits: judgement.fits))
        if judgement.fits { break }
      }
    }
  }
  var trace = PlacementTrace(
    usableArea: solver.grid.rect(solver.style(result.axis).usable), visibleAnchor: solver.grid.rect(solver.anchor),
    candidates: candidates, result: result, lines: [])
  trace.lines = trace.sentences(request)
  return trace
}
