/// The side where a body is to lie.
struct Choice {
  /// `nil` to lie over the anchor.
  var side: Side?
  var alignment: SideAlignment
  /// Whether the body fits there as it is.
  var fits: Bool
  /// How long the body may be along the axis if it does not.
  var room: Ticks
  /// Whether it is the preferred side or a fallback, not one that was tried in need.
  var isCandidate: Bool
  var isFlipped: Bool

  var fit: PlacementFit { isCandidate ? (fits ? .whole : .cut) : .unasked(isCut: !fits) }
}

/// A side that was looked at, with what there is and what it takes.
struct Judgement {
  var side: Side
  var alignment: SideAlignment
  /// How long a body may be there along the axis; negative if not even the arrow has room.
  var room: Ticks
  /// How long the body is along the axis in the usable area.
  var need: Ticks
  /// How high it would have to be to show all of its contents, in points.
  var wholeHeight: Double
  /// Whether the room is enough for a body cut to one line or row.
  var isUsable: Bool
  /// Whether it is enough for the whole body.
  var fits: Bool
}

extension Solver {
  /// How long a body may be at a side, from where it begins beyond arrow and offset, or where the usable area begins if
  /// the anchor lies outside it.
  func room(at side: Side) -> Ticks {
    let style = style(side.axis)
    let usable = style.usable.along(side.axis)
    let anchor = anchor.along(side.axis)
    switch side {
    case .bottom, .right: return usable.max - max(anchor.max + style.distance, usable.min)
    case .top, .left: return min(anchor.min - style.distance, usable.max) - usable.min
    }
  }

  /// Looks at a side.
  private mutating func judge(
    _ side: Side, _ alignment: SideAlignment, _ measure: (Popup.Axis, Size) -> BodyMeasure
  ) -> Judgement {
    let room = room(at: side)
    let measured = body(side.axis, measure)
    let body = limited(measured.size, to: maximum(side.axis))
    let usable = style(side.axis).usable
    let need = side.axis == .vertical ? body.height : body.width
    // Where insets leave nothing of the screen, a body cut to nothing does not fit.
    let isEmpty = usable.x.length == 0 || usable.y.length == 0
    let minimumHeight = grid.leastLength(measured.minimum.height)
    let isEnough =
      switch side.axis {
      case .vertical: room >= minimumHeight
      case .horizontal: room >= grid.leastLength(measured.minimum.width) && usable.y.length >= minimumHeight
      }
    return Judgement(
      side: side, alignment: alignment, room: room, need: need, wholeHeight: measured.wholeHeight,
      isUsable: room > 0 && !isEmpty && isEnough,
      fits: need <= room && !isEmpty)
  }

  /// The side to lie at: the first candidate that fits, else the one with the most room, else any other side, else none.
  ///
  /// - Parameter told: the sides that were looked at are added to it, unless it is `nil`.
  mutating func choose(
    _ measure: (Popup.Axis, Size) -> BodyMeasure, telling told: inout [PlacementCandidate]?
  ) -> Choice {
    if !anchorFillsScreen {
      for isCandidate in [true, false] {
        guard let best = best(of: SidesToTry(self, candidates: isCandidate), isCandidate, measure, &told)
        else { continue }
        let wanted = preferred.side.resolved(in: request.direction)
        return Choice(
          side: best.side, alignment: best.alignment, fits: best.fits, room: best.room, isCandidate: isCandidate,
          isFlipped: wanted != nil && wanted != best.side)
      }
    }
    return Choice(side: nil, alignment: .center, fits: false, room: 0, isCandidate: false, isFlipped: false)
  }

  /// The first side that fits, or the one with the most room that is any use; `nil` if there is none.
  private mutating func best(
    of sides: SidesToTry, _ isCandidate: Bool, _ measure: (Popup.Axis, Size) -> BodyMeasure,
    _ told: inout [PlacementCandidate]?
  ) -> Judgement? {
    var best: Judgement?
    for (side, alignment) in sides {
      let judgement = judge(side, alignment, measure)
      if told != nil { tell(judgement, isCandidate, &told) }
      if judgement.fits { return judgement }
      if judgement.isUsable && judgement.room > best?.room ?? 0 { best = judgement }
    }
    return best
  }

  /// Adds a side that was looked at; one that was looked at before says nothing new.
  private func tell(_ judgement: Judgement, _ isCandidate: Bool, _ told: inout [PlacementCandidate]?) {
    let placement = Placement.at(judgement.side, judgement.alignment)
    guard told?.contains(where: { $0.placement == placement }) == false else { return }
    let wholeHeight = judgement.side.axis == .vertical ? grid.wholeLength(judgement.wholeHeight) : 0
    told?.append(
      PlacementCandidate(
        placement: placement, isAsked: isCandidate, room: grid.points(judgement.room),
        need: grid.points(max(judgement.need, wholeHeight)), length: grid.points(judgement.need),
        isUsable: judgement.isUsable,
        fits: judgement.fits))
  }

  var preferred: PreferredPlacement { request.placing.placement ?? PreferredPlacement(.bottom) }

  /// The sides in the order in which they are tried where nothing else says: mirrored, as all else, where texts run right
  /// to left.
  func side(inTurn turn: Int) -> Side {
    switch turn {
    case 0: .bottom
    case 1: .top
    case 2: request.direction == .ltr ? .right : .left
    default: request.direction == .ltr ? .left : .right
    }
  }

  /// The sides by their room, the one with most first.
  func side(byRoom rank: Int) -> Side {
    for turn in 0..<3 {
      let own = room(at: side(inTurn: turn))
      var before = 0
      for other in 0..<4 where other != turn {
        let room = room(at: side(inTurn: other))
        if room > own || (room == own && other < turn) { before += 1 }
      }
      if before == rank { return side(inTurn: turn) }
    }
    return side(inTurn: 3)
  }
}
