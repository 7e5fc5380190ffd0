import PopupLayout

/// What does not hold of a placement though it must of every one; each as a sentence.
func checkInvariants(_ request: PlacementRequest, _ result: PlacementResult, outline: Bool = true) -> [String] {
  var broken: [String] = []
  func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { broken.append(what()) } }
  let pixel = request.scale.map { 1 / Double($0) } ?? 0
  let (body, frame) = (result.body, result.frame)
  let screen = Rect(0, 0, request.window.width, request.window.height)
  let anchor = request.anchor.intersection(screen)
  let usable = usableArea(request, for: result.axis)

  let figures = [
    body.x, body.y, body.width, body.height, frame.x, frame.y, frame.width, frame.height, result.miss, result.shift,
    result.arrowTip.x, result.arrowTip.y, result.arrowBase, result.cornerRadius, result.tipRadius,
  ]
  check(figures.allSatisfy(\.isFinite), "a figure is not finite")
  check(usable.contains(body), "the body \(body) leaves the usable area \(usable)")
  check(result.placement == .over || !body.overlaps(anchor), "the body \(body) covers the anchor \(anchor)")
  check(body.width >= 0 && body.height >= 0, "the body has a negative size")
  check(result.miss >= 0, "a negative miss")
  check(
    result.cornerRadius <= min(body.width, body.height) / 2 + 1e-9, "the radius is more than half the shorter side")
  if !result.fits.isCut {
    let wanted = request.body[result.axis]
    let slack = pixel + 0.001
    check(body.width >= min(wanted.width, usable.width) - slack, "the body is narrower than it need be")
    check(body.height >= min(wanted.height, usable.height) - slack, "the body is lower than it need be")
  }
  if pixel > 0 {
    for edge in [body.minX, body.minY, body.maxX, body.maxY] {
      let pixels = edge / pixel
      check(abs(pixels - pixels.rounded()) < 1e-6, "an edge at \(edge) is between device pixels")
    }
  }
  if let arrow = result.arrow {
    broken += checkArrow(arrow, request, result, anchor, pixel: pixel)
  } else {
    check(frame == body, "the frame of a body without arrow is another")
    check(result.miss == 0, "nothing misses")
  }
  if outline { broken += checkOutline(result) }
  return broken
}

/// What does not hold of an arrow.
private func checkArrow(
  _ arrow: PlacedArrow, _ request: PlacementRequest, _ result: PlacementResult, _ anchor: Rect, pixel: Double
) -> [String] {
  var broken: [String] = []
  func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { broken.append(what()) } }
  let (body, frame) = (result.body, result.frame)
  let isVertical = result.axis == .vertical
  let length = isVertical ? body.width : body.height
  let tip = isVertical ? arrow.tip.x : arrow.tip.y
  let ends = arrow.base.map { isVertical ? $0.x : $0.y }.sorted()
  check(ends[0] >= result.cornerRadius - 1e-6, "the arrow's base begins in a corner")
  check(ends[1] <= length - result.cornerRadius + 1e-6, "the arrow's base ends in a corner")
  check(abs((ends[0] + ends[1]) / 2 - tip) < 1e-6, "the tip is not over the middle of the base")
  check(arrow.edge == result.placement.side?.opposite, "the arrow is not towards the anchor")

  let point = result.tipInWindow
  let union = Rect(
    min(body.minX, point.x), min(body.minY, point.y), max(body.maxX, point.x) - min(body.minX, point.x),
    max(body.maxY, point.y) - min(body.minY, point.y))
  check(frame.isClose(to: union, within: 1e-6), "the frame \(frame) is not body and arrow together \(union)")

  // The miss, measured anew: how far the tip is from the anchor beside it, and more than the offset before it.
  let across = isVertical ? point.x : point.y
  let (low, high) = isVertical ? (anchor.minX, anchor.maxX) : (anchor.minY, anchor.maxY)
  let beside = max(0, max(low - across, across - high))
  let before: Double =
    switch arrow.edge {
    case .top: point.y - anchor.maxY
    case .bottom: anchor.minY - point.y
    case .left: point.x - anchor.maxX
    case .right: anchor.minX - point.x
    }
  let atSide = isVertical ? nil : request.placing.atSide
  let shape = atSide.map(\.arrow) ?? request.placing.arrow
  let offset = max(atSide?.offset ?? request.placing.offset, -(shape?.height ?? 0))
  let gap = max(0, before - offset)
  let miss = (beside * beside + gap * gap).squareRoot()
  let slack = pixel == 0 ? 1e-6 : 2.5 * pixel
  check(abs(miss - result.miss) <= slack, "the arrow misses by \(miss), not \(result.miss)")
  if pixel == 0 { check(before >= offset - 1e-6, "the tip is \(before) from the anchor, nearer than \(offset)") }
  return broken
}

/// What does not hold of an outline.
private func checkOutline(_ result: PlacementResult) -> [String] {
  var broken: [String] = []
  func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { broken.append(what()) } }
  let outline = result.outline
  let measure = PathMeasure(outline)
  check(measure.isClosed, "the outline is not one closed path")
  check(measure.isFinite, "the outline has a figure that is not finite")
  let body = result.body
  let radius = result.cornerRadius
  let corner = quarterCircleArea * radius * radius
  let arrow = result.arrow
  if result.tipRadius == 0 {
    let height = arrow.map { edgeDistance($0, body) } ?? 0
    let wanted = body.width * body.height - 4 * (radius * radius - corner) + result.arrowBase * height / 2
    check(
      abs(measure.area - wanted) <= 1e-6 * max(1, wanted), "the outline's area is \(measure.area), not \(wanted)")
  }
  if let arrow { check(outline.first == .move(arrow.tip), "the outline does not start at the tip") }
  let bounds = measure.bounds
  let frame = Rect(
    result.frame.x - body.x, result.frame.y - body.y, result.frame.width, result.frame.height)
  check(bounds.isClose(to: frame, within: 1e-6), "the outline fills \(bounds), not the frame \(frame)")
  return broken
}

private func edgeDistance(_ arrow: PlacedArrow, _ body: Rect) -> Double {
  switch arrow.edge {
  case .top: -arrow.tip.y
  case .bottom: arrow.tip.y - body.height
  case .left: -arrow.tip.x
  case .right: arrow.tip.x - body.width
  }
}
