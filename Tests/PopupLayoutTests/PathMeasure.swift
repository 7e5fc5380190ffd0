import PopupLayout

/// The area under a cubic quarter circle of radius 1, from its control points by Green's theorem.
let quarterCircleArea: Double = {
  let kappa = 4.0 / 3 * (2.0.squareRoot() - 1)
  // x from 0 to 1 and y from 1 to 0, closed through the origin.
  let path: [PathCommand] = [
    .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)),
    .cubic(Point(x: 1, y: kappa), Point(x: kappa, y: 1), Point(x: 0, y: 1)), .close,
  ]
  return PathMeasure(path).area
}()

/// What can be measured of a path: by exact integrals, not by drawing it.
struct PathMeasure {
  /// Positive if it runs clockwise where y grows downwards.
  private(set) var area = 0.0
  private(set) var isFinite = true
  private(set) var minX = Double.infinity, minY = Double.infinity
  private(set) var maxX = -Double.infinity, maxY = -Double.infinity
  private var closes = 0
  private var moves = 0

  /// Whether it is one subpath that ends with `close`.
  var isClosed: Bool { moves == 1 && closes == 1 }
  /// The least rectangle around its ends; control points may lie outside, the curves here do not.
  var bounds: Rect { Rect(minX, minY, maxX - minX, maxY - minY) }

  init(_ path: [PathCommand]) {
    var current = Point(x: 0, y: 0)
    var start = current
    func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
    for command in path {
      switch command {
      case .move(let end):
        moves += 1
        visit(end)
        (current, start) = (end, end)
      case .line(let end):
        visit(end)
        area += cross(current, end) / 2
        current = end
      case .cubic(let first, let second, let end):
        visit(end)
        isFinite = isFinite && first.x.isFinite && first.y.isFinite && second.x.isFinite && second.y.isFinite
        // The integral of (x dy - y dx) / 2 along a cubic, in its control points.
        area +=
          (6 * cross(current, first) + 3 * cross(current, second) + cross(current, end) + 3 * cross(first, second)
            + 3 * cross(first, end) + 6 * cross(second, end)) / 20
        current = end
      case .close:
        closes += 1
        area += cross(current, start) / 2
        current = start
      }
    }
  }

  private mutating func visit(_ point: Point) {
    isFinite = isFinite && point.x.isFinite && point.y.isFinite
    (minX, minY) = (min(minX, point.x), min(minY, point.y))
    (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
  }
}

extension [PathCommand] {
  /// The corners of each subpath, curves as so many pieces.
  func flattened(pieces: Int = 16) -> [[Point]] {
    var subpaths: [[Point]] = []
    for command in self {
      switch command {
      case .move(let end): subpaths.append([end])
      case .line(let end): subpaths[subpaths.count - 1].append(end)
      case .cubic(let first, let second, let end):
        guard let start = subpaths.last?.last else { continue }
        for piece in 1...pieces {
          let t = Double(piece) / Double(pieces)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          subpaths[subpaths.count - 1].append(
            Point(
              x: a * start.x + b * first.x + c * second.x + d * end.x,
              y: a * start.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: break
      }
    }
    return subpaths
  }
}

/// How far a point is from a closed line of corners.
func distance(_ point: Point, to corners: [Point]) -> Double {
  var least = Double.infinity
  for (index, start) in corners.enumerated() {
    let end = corners[(index + 1) % corners.count]
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? max(0, min(1, ((point.x - start.x) * dx + (point.y - start.y) * dy) / square)) : 0
    let (x, y) = (start.x + share * dx - point.x, start.y + share * dy - point.y)
    least = min(least, (x * x + y * y).squareRoot())
  }
  return least
}
