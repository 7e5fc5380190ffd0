import PopupLayout
import TipDrawing

/// How far a control point lies along the tangent of a quarter circle of radius 1: 4/3 (√2 - 1).
let quarterCircle = 4.0 / 3 * (2.0.squareRoot() - 1)

extension Path {
  /// A rectangle with corners of the radii `rx`, `ry`, clockwise from the top left, as SVG 2 draws it (9.2).
  static func rectangle(_ rect: Rect, rx: Double = 0, ry: Double = 0) -> Path {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (rx, ry) = (min(rx, rect.width / 2), min(ry, rect.height / 2))
    guard rx > 0, ry > 0 else {
      return Path([
        .move(Point(x: left, y: top)), .line(Point(x: right, y: top)), .line(Point(x: right, y: bottom)),
        .line(Point(x: left, y: bottom)), .close,
      ])
    }
    var path = Path([.move(Point(x: left + rx, y: top))])
    path.line(to: Point(x: right - rx, y: top))
    path.quarter(to: Point(x: right, y: top + ry), corner: Point(x: right, y: top))
    path.line(to: Point(x: right, y: bottom - ry))
    path.quarter(to: Point(x: right - rx, y: bottom), corner: Point(x: right, y: bottom))
    path.line(to: Point(x: left + rx, y: bottom))
    path.quarter(to: Point(x: left, y: bottom - ry), corner: Point(x: left, y: bottom))
    path.line(to: Point(x: left, y: top + ry))
    path.quarter(to: Point(x: left + rx, y: top), corner: Point(x: left, y: top))
    path.commands.append(.close)
    return path
  }

  /// An ellipse, clockwise from its rightmost point, as SVG 2 draws it (9.4).
  static func ellipse(center: Point, rx: Double, ry: Double) -> Path {
    let (left, top, right, bottom) = (center.x - rx, center.y - ry, center.x + rx, center.y + ry)
    var path = Path([.move(Point(x: right, y: center.y))])
    path.quarter(to: Point(x: center.x, y: bottom), corner: Point(x: right, y: bottom))
    path.quarter(to: Point(x: left, y: center.y), corner: Point(x: left, y: bottom))
    path.quarter(to: Point(x: center.x, y: top), corner: Point(x: left, y: top))
    path.quarter(to: Point(x: right, y: center.y), corner: Point(x: right, y: top))
    path.commands.append(.close)
    return path
  }

  /// The last point that was drawn to; the origin at first.
  private var pen: Point {
    for command in commands.reversed() {
      switch command {
      case .move(let point), .line(let point), .cubic(_, _, let point): return point
      case .close: continue
      }
    }
    return Point(x: 0, y: 0)
  }

  private mutating func line(to end: Point) {
    if end != pen { commands.append(.line(end)) }
  }

  /// A quarter of an ellipse that touches both legs of the corner.
  private mutating func quarter(to end: Point, corner: Point) {
    let start = pen
    func along(_ from: Point) -> Point {
      Point(x: from.x + (corner.x - from.x) * quarterCircle, y: from.y + (corner.y - from.y) * quarterCircle)
    }
    commands.append(.cubic(along(start), along(end), end))
  }

  /// The path as the transform shows it.
  package func transformed(by transform: Transform) -> Path {
    if transform == .identity { return self }
    return Path(
      commands.map { command in
        switch command {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .cubic(let first, let second, let end):
          .cubic(transform.apply(first), transform.apply(second), transform.apply(end))
        case .close: .close
        }
      }, fillRule: fillRule)
  }
}
