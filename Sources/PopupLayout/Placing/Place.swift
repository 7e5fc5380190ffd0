/// Places a popup whose body has the sizes that the request gives; they are cut to the room where there is less.
///
/// - Returns: where it lies; `nil` if no part of the anchor is on the screen (see `distanceOffscreen`).
public func place(_ request: PlacementRequest) -> PlacementResult? {
  place(request) { axis, _ in request.body.measure(axis) }
}

/// Places a popup whose body is measured for the room that there is.
///
/// - Parameter measure: the body above or below the anchor (`vertical`) or at its sides (`horizontal`), if it may be no
///   larger than a size. It is first asked what the usable area allows, and once more with less where no side has the
///   room. An answer that is larger than allowed is cut. The request's own sizes do not count.
/// - Returns: where it lies; `nil` if no part of the anchor is on the screen (see `distanceOffscreen`). `explain` gives
///   the same and how it came about.
public func place(
  _ request: PlacementRequest, measuring measure: (Popup.Axis, Size) -> BodyMeasure
) -> PlacementResult? {
  guard var solver = Solver(request) else { return nil }
  var untold: [PlacementCandidate]?
  let choice = solver.choose(measure, telling: &untold)
  return solver.settle(choice, measure)
}

/// The area that bodies may lie in: the window less its insets less the margin on each side.
///
/// An area that would be empty is a point, in the middle between its edges and on the screen. Whoever wraps text asks
/// this first: no body is ever larger.
public func usableArea(_ request: PlacementRequest, for axis: Popup.Axis) -> Rect {
  let grid = Grid(scale: request.scale)
  return grid.rect(Style(request, axis, grid).usable)
}

/// The largest body that a side of the anchor has room for, in points; negative where the anchor is nearer to the edge
/// than arrow and offset are long. `nil` if no part of the anchor is on the screen.
public func room(_ request: PlacementRequest, at side: Side) -> Size? {
  guard let solver = Solver(request) else { return nil }
  return solver.maximum(at: side, along: solver.room(at: side))
}

/// How far an anchor is from the screen, in points; `nil` if a part of it is on the screen.
///
/// A point on the screen's edge is on the screen; a rectangle that only touches the edge from outside is not, and its
/// distance is 0.
public func distanceOffscreen(_ anchor: Rect, window: Size) -> Double? {
  let grid = Grid(scale: nil)
  guard Solver.visiblePart(of: anchor, window: window, grid) == nil else { return nil }
  let screen = Solver.screen(window, grid)
  func distance(_ start: Double, _ length: Double, _ screen: Interval) -> Double {
    let stretch = Interval(from: grid.ticks(start), length: grid.length(length))
    return grid.points(max(0, max(screen.min - stretch.max, stretch.min - screen.max)))
  }
  let x = distance(anchor.x, anchor.width, screen.x)
  let y = distance(anchor.y, anchor.height, screen.y)
  return hypotenuse(x, y)
}

/// The length of a right triangle's longest side; exact where one of the others is 0.
func hypotenuse(_ first: Double, _ second: Double) -> Double {
  if first == 0 { return abs(second) }
  if second == 0 { return abs(first) }
  return (first * first + second * second).squareRoot()
}
