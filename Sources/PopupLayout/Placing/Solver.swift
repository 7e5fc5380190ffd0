/// What one request comes to on the grid: the style for each axis and the visible part of the anchor.
///
/// `choose` finds the side (Solver+Sides.swift), `settle` the body and arrow there (Solver+Body.swift).
struct Solver {
  let request: PlacementRequest
  let grid: Grid
  let vertical: Style
  let horizontal: Style
  /// The part of the anchor that is on the screen.
  let anchor: TickRect
  /// Whether the anchor leaves nothing of the screen.
  let anchorFillsScreen: Bool
  /// The body in the usable area, as far as it has been measured.
  private var verticalBody: BodyMeasure?
  private var horizontalBody: BodyMeasure?

  /// `nil` if no part of the anchor is on the screen.
  init?(_ request: PlacementRequest) {
    grid = Grid(scale: request.scale)
    guard let anchor = Self.visiblePart(of: request.anchor, window: request.window, grid) else { return nil }
    self.request = request
    self.anchor = anchor
    anchorFillsScreen = anchor == Self.screen(request.window, grid)
    vertical = Style(request, .vertical, grid)
    horizontal = Style(request, .horizontal, grid)
  }

  func style(_ axis: Popup.Axis) -> Style { axis == .vertical ? vertical : horizontal }

  static func screen(_ window: Size, _ grid: Grid) -> TickRect {
    TickRect(x: Interval(0, grid.length(window.width)), y: Interval(0, grid.length(window.height)))
  }

  /// What of an anchor is on the screen. A side without length needs to be on the screen or its edge, one with length
  /// needs more than to touch it.
  static func visiblePart(of anchor: Rect, window: Size, _ grid: Grid) -> TickRect? {
    func visible(_ start: Double, _ length: Double, _ screen: Interval) -> Interval? {
      let whole = Interval(from: grid.ticks(start), length: grid.length(length))
      let (min, max) = (Swift.max(whole.min, screen.min), Swift.min(whole.max, screen.max))
      guard min < max || (min == max && (whole.length == 0 || screen.length == 0)) else { return nil }
      return Interval(min, max)
    }
    let screen = screen(window, grid)
    guard let x = visible(anchor.x, anchor.width, screen.x), let y = visible(anchor.y, anchor.height, screen.y)
    else { return nil }
    return TickRect(x: x, y: y)
  }

  /// The largest body that may lie at a side if it has a room there, in points.
  func maximum(at side: Side, along room: Ticks) -> Size {
    let across = grid.points(style(side.axis).usable.across(side.axis).length)
    let along = grid.points(grid.down(room))
    return side.axis == .vertical ? Size(width: across, height: along) : Size(width: along, height: across)
  }

  /// A body's size, rounded up to whole device pixels, and no larger than allowed.
  func limited(_ size: Size, to maximum: Size) -> (width: Ticks, height: Ticks) {
    (
      min(grid.wholeLength(size.width), grid.length(maximum.width)),
      min(grid.wholeLength(size.height), grid.length(maximum.height))
    )
  }

  /// The body where only the usable area limits it, which is measured once.
  mutating func body(_ axis: Popup.Axis, _ measure: (Popup.Axis, Size) -> BodyMeasure) -> BodyMeasure {
    if let known = axis == .vertical ? verticalBody : horizontalBody { return known }
    let body = measure(axis, maximum(axis))
    if axis == .vertical { verticalBody = body } else { horizontalBody = body }
    return body
  }

  /// The size of the usable area, in points.
  func maximum(_ axis: Popup.Axis) -> Size {
    let usable = style(axis).usable
    return Size(width: grid.points(usable.x.length), height: grid.points(usable.y.length))
  }
}
