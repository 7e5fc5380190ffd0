extension Solver {
  /// Lays the body at the side that was chosen, and the arrow on it.
  mutating func settle(_ choice: Choice, _ measure: (Popup.Axis, Size) -> BodyMeasure) -> PlacementResult {
    guard let side = choice.side else { return settleOver(measure) }
    let axis = side.axis
    let maximum = choice.fits ? maximum(axis) : maximum(at: side, along: choice.room)
    let measured = choice.fits ? body(axis, measure) : measure(axis, maximum)
    let size = limited(measured.size, to: maximum)
    let (length, breadth) = axis == .vertical ? (size.height, size.width) : (size.width, size.height)
    let along = along(side, length: length)
    let arrow = ArrowRoom(style(axis), length: breadth, thickness: length)
    let across = across(side, choice.alignment, length: breadth, arrow)
    let body = TickRect(along: along.interval, across: across.interval, axis)
    var result = PlacementResult(
      placement: .at(side, choice.alignment), isFlipped: choice.isFlipped, fits: choice.fit,
      body: grid.rect(body), room: maximum, shift: grid.points(across.shift),
      cornerRadius: grid.points(arrow.cornerRadius))
    if style(axis).hasArrow { add(arrow, at: across.tip, missing: along.gap, side, body, to: &result) }
    return result
  }

  /// Lays the body in the middle of the usable area.
  private mutating func settleOver(_ measure: (Popup.Axis, Size) -> BodyMeasure) -> PlacementResult {
    let usable = vertical.usable
    let maximum = maximum(.vertical)
    let measured = body(.vertical, measure)
    let size = limited(measured.size, to: maximum)
    let isCut =
      grid.wholeLength(measured.size.width) > size.width || grid.wholeLength(measured.size.height) > size.height
    func centred(_ area: Interval, _ length: Ticks) -> Interval {
      Interval(from: area.clamp(grid.nearest(area.min + (area.length - length) / 2), length: length), length: length)
    }
    let body = TickRect(x: centred(usable.x, size.width), y: centred(usable.y, size.height))
    return PlacementResult(
      placement: .over, isFlipped: false, fits: .unasked(isCut: isCut), body: grid.rect(body), room: maximum, shift: 0,
      cornerRadius: grid.points(min(vertical.cornerRadius, min(size.width, size.height) / 2)))
  }

  /// The body's stretch along the axis, and what the arrow cannot bridge because the anchor lies outside the usable area.
  private func along(_ side: Side, length: Ticks) -> (interval: Interval, gap: Ticks) {
    let style = style(side.axis)
    let anchor = anchor.along(side.axis)
    let isAfter = side == .bottom || side == .right
    let exact = isAfter ? anchor.max + style.distance : anchor.min - style.distance - length
    var start = grid.nearest(exact)
    // The nearest pixel must not lie in the anchor. There is room for the next one: both length and edge are whole.
    if isAfter && start < anchor.max { start = grid.up(exact) }
    if !isAfter && start + length > anchor.min { start = grid.down(exact) }
    let settled = style.usable.along(side.axis).clamp(start, length: length)
    let gap = abs(settled - start)
    // Less than a pixel is what snapping did, not what the anchor's place did.
    return (Interval(from: settled, length: length), gap <= grid.pixel ? 0 : gap)
  }

  /// The body's stretch across the axis, how far it was moved into the usable area, and where the tip is.
  private func across(_ side: Side, _ alignment: SideAlignment, length: Ticks, _ arrow: ArrowRoom) -> (
    interval: Interval, shift: Ticks, tip: Ticks
  ) {
    let anchor = anchor.across(side.axis)
    let usable = style(side.axis).usable.across(side.axis)
    let isMirrored = side.axis == .vertical && request.direction == .rtl
    let alignsAtMin = alignment == .center ? nil : (alignment == .start) != isMirrored
    let wanted: Ticks =
      switch alignsAtMin {
      case true?: grid.nearest(anchor.min)
      case false?: grid.nearest(anchor.max - length)
      case nil: grid.nearest(anchor.min + (anchor.length - length) / 2)
      }
    var body = Interval(from: usable.clamp(wanted, length: length), length: length)
    let shift = body.min - wanted
    guard style(side.axis).hasArrow else { return (body, shift, 0) }

    if let alignsAtMin, anchor.contains(body) {
      // An edge that all points at the anchor: the arrow marks the end that is aligned.
      return (body, shift, alignsAtMin ? body.min + arrow.reach.min : body.min + arrow.reach.max)
    }
    let aim = anchor.middle
    let tip = arrow.tip(aim: aim, on: body, grid)
    if alignsAtMin != nil, tip != grid.nearest(aim), anchor.length < 2 * arrow.inset {
      // A small anchor at the end of the body: rather move the body than point beside it.
      let start = grid.nearest(body.min + aim - tip)
      body = Interval(from: usable.clamp(start, length: length), length: length)
      return (body, shift, arrow.tip(aim: aim, on: body, grid))
    }
    return (body, shift, tip)
  }

  /// Adds the arrow to a result: its tip is at a position across the axis.
  private func add(
    _ arrow: ArrowRoom, at tip: Ticks, missing gap: Ticks, _ side: Side, _ body: TickRect,
    to result: inout PlacementResult
  ) {
    let style = style(side.axis)
    let anchor = anchor.across(side.axis)
    // A tip on the nearest pixel does not miss what it is beside by less than one.
    let target = Interval(grid.down(anchor.min), grid.up(anchor.max))
    let beside = grid.points(tip < target.min ? tip - target.min : max(0, tip - target.max))
    result.missAcross = beside
    result.miss = hypotenuse(beside, grid.points(gap))
    result.arrowFits = arrow.fits
    result.arrowEdge = side.opposite
    result.arrowBase = grid.points(arrow.base)
    result.tipRadius = grid.points(min(style.tipRadius, min(style.arrowHeight, arrow.base / 2)))
    let along = body.along(side.axis)
    let height = style.arrowHeight
    let isBefore = side == .top || side == .left
    let tipAlong = grid.points(isBefore ? along.length + height : -height)
    let tipAcross = grid.points(tip - body.across(side.axis).min)
    result.arrowTip =
      side.axis == .vertical ? Point(x: tipAcross, y: tipAlong) : Point(x: tipAlong, y: tipAcross)
    let whole = isBefore ? Interval(along.min, along.max + height) : Interval(along.min - height, along.max)
    result.frame = grid.rect(TickRect(along: whole, across: body.across(side.axis), side.axis))
  }
}

/// What the edge of a body leaves for an arrow, in ticks.
struct ArrowRoom {
  /// Never more than half the body's shorter side.
  let cornerRadius: Ticks
  /// The arrow's base, reduced to the straight part of the edge.
  let base: Ticks
  /// Whether it did not need to be.
  let fits: Bool
  /// The least distance of the tip from the edge's ends.
  let inset: Ticks
  /// Where the tip may be, from the edge's beginning.
  let reach: Interval

  init(_ style: Style, length: Ticks, thickness: Ticks) {
    cornerRadius = min(style.cornerRadius, min(length, thickness) / 2)
    let straight = length - 2 * cornerRadius
    fits = style.arrowBase <= straight
    base = min(style.arrowBase, straight)
    inset = fits ? min(max(cornerRadius + base / 2, style.arrowInset), length / 2) : length / 2
    reach = Interval(inset, length - inset)
  }

  /// Where the tip is on a body if it aims at a position: there, or as near as the edge allows.
  func tip(aim: Ticks, on body: Interval, _ grid: Grid) -> Ticks {
    let allowed = Interval(body.min + reach.min, body.min + reach.max)
    let (min, max) = (grid.up(allowed.min), grid.down(allowed.max))
    return (min <= max ? Interval(min, max) : allowed).clamp(grid.nearest(aim))
  }
}

extension PlacementResult {
  /// A result without an arrow.
  init(
    placement: Placement, isFlipped: Bool, fits: PlacementFit, body: Rect, room: Size, shift: Double,
    cornerRadius: Double
  ) {
    self.init(
      placement: placement, isFlipped: isFlipped, fits: fits, body: body, frame: body, room: room, shift: shift,
      miss: 0,
      missAcross: 0, arrowFits: true, cornerRadius: cornerRadius, tipRadius: 0, arrowEdge: nil,
      arrowTip: Point(x: 0, y: 0), arrowBase: 0)
  }
}
