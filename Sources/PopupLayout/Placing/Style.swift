/// The values of a style that hold on one axis, on the grid, with the area that they leave.
struct Style {
  /// Where the body may lie.
  var usable: TickRect
  /// From the anchor to the arrow's tip, or to the body without an arrow.
  var offset: Ticks
  var cornerRadius: Ticks
  /// 0 without an arrow.
  var arrowBase: Ticks
  /// 0 without an arrow.
  var arrowHeight: Ticks
  var tipRadius: Ticks
  /// The least distance of the arrow's tip from the body's ends, corners not counted.
  var arrowInset: Ticks
  var hasArrow: Bool

  /// From the anchor to the body.
  var distance: Ticks { offset + arrowHeight }

  init(_ request: PlacementRequest, _ axis: Popup.Axis, _ grid: Grid) {
    let placing = request.placing
    let values = axis == .horizontal ? placing.atSide : nil
    let arrow = values.map(\.arrow) ?? placing.arrow
    hasArrow = arrow != nil
    arrowBase = grid.wholeLength(arrow?.base ?? 0)
    arrowHeight = grid.wholeLength(arrow?.height ?? 0)
    tipRadius = grid.length(arrow?.tipRadius ?? 0)
    offset = max(-arrowHeight, grid.ticks(values?.offset ?? placing.offset))
    cornerRadius = grid.length(values?.cornerRadius ?? placing.cornerRadius)
    arrowInset = grid.length(values?.arrowInset ?? placing.arrowInset)
    let margin = (values?.margin ?? placing.margin).insets(in: request.direction)
    usable = TickRect(
      x: Self.usable(request.window.width, request.insets.left, margin.left, request.insets.right, margin.right, grid),
      y: Self.usable(request.window.height, request.insets.top, margin.top, request.insets.bottom, margin.bottom, grid))
  }

  /// What insets and margins leave of one axis; where they leave nothing, a point in the middle between them.
  static func usable(
    _ window: Double, _ inset: Double, _ margin: Double, _ farInset: Double, _ farMargin: Double, _ grid: Grid
  ) -> Interval {
    let end = grid.length(window)
    let min = grid.up(grid.length(inset) + grid.length(margin))
    let max = grid.down(end - grid.length(farInset) - grid.length(farMargin))
    if min <= max { return Interval(min, max) }
    let middle = Interval(0, end).clamp(grid.down((min + max) / 4 * 2))
    return Interval(middle, middle)
  }
}
