import PopupLayout

/// A request as tests like to write it: everything plain unless said.
func request(
  _ anchor: Rect, body: Size, on screen: Size = Size(width: 375, height: 812), safeArea: Insets = .zero,
  margin: Margin = Margin(), radius: Double = 0, arrow: ArrowShape? = ArrowShape(base: 16, height: 8),
  offset: Double = 0, inset: Double = 0, _ placement: String = "bottom", fallbacks: [String]? = nil,
  _ direction: WritingDirection = .ltr, scale: Int? = nil
) -> PlacementRequest {
  let preferred = PreferredPlacement(placement) ?? PreferredPlacement(.bottom)
  return PlacementRequest(
    anchor: anchor, window: screen, insets: safeArea,
    placing: Placing(
      placement: preferred,
      fallbacks: fallbacks?.compactMap(PreferredPlacement.init) ?? [preferred.opposite].compactMap(\.self),
      offset: offset, margin: margin, cornerRadius: radius, arrow: arrow, arrowInset: inset, atSide: nil, edge: nil,
      overshoot: nil),
    direction: direction, scale: scale, body: BodySizes(body))
}

extension PreferredPlacement {
  /// What a style falls back to unless it says otherwise; nothing for `auto`.
  var opposite: PreferredPlacement? {
    let side: PreferredSide? =
      switch side {
      case .top: .bottom
      case .bottom: .top
      case .left: .right
      case .right: .left
      case .leading: .trailing
      case .trailing: .leading
      case .auto: nil
      }
    return side.map { PreferredPlacement($0, alignment) }
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  func isClose(to other: Rect, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }

  /// Whether another rectangle lies in this one.
  func contains(_ other: Rect, within tolerance: Double = 1e-6) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
      && other.maxY <= maxY + tolerance
  }

  /// Whether two rectangles have an area in common.
  func overlaps(_ other: Rect, within tolerance: Double = 1e-6) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > tolerance
      && min(maxY, other.maxY) - max(minY, other.minY) > tolerance
  }

  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(x, y, min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
  }
}

extension PlacementResult {
  /// The arrow's tip in the window.
  var tipInWindow: Point { Point(x: body.x + arrowTip.x, y: body.y + arrowTip.y) }
}

extension Point {
  func isClose(to other: Point, within tolerance: Double = 0.001) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}
