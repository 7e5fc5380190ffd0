import PopupLayout

/// An outline as the text of an SVG path, moved to where the body lies. With UIKit or AppKit the same four cases become
/// `move(to:)`, `addLine(to:)`, `addCurve(to:controlPoint1:controlPoint2:)` and `close()`.
func svgPath(_ outline: [PathCommand], at origin: Point) -> String {
  func point(_ point: Point) -> String { "\(number(origin.x + point.x)) \(number(origin.y + point.y))" }
  return outline.map { command in
    switch command {
    case .move(let end): "M\(point(end))"
    case .line(let end): "L\(point(end))"
    case .cubic(let first, let second, let end): "C\(point(first)) \(point(second)) \(point(end))"
    case .close: "Z"
    }
  }.joined()
}

/// A number with at most three decimals.
func number(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

func words(_ rect: Rect) -> String {
  "\(number(rect.x)),\(number(rect.y)) \(number(rect.width)) x \(number(rect.height))"
}
