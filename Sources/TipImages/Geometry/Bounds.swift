import PopupLayout
import TipDrawing

extension Path {
  /// The least rectangle around the path itself, curves followed exactly: SVG's object bounding box.
  var bounds: Rect? {
    var xs: (low: Double, high: Double)?
    var ys: (low: Double, high: Double)?
    func take(_ point: Point) {
      xs = xs.map { (min($0.low, point.x), max($0.high, point.x)) } ?? (point.x, point.x)
      ys = ys.map { (min($0.low, point.y), max($0.high, point.y)) } ?? (point.y, point.y)
    }
    var pen = Point(x: 0, y: 0)
    for command in commands {
      switch command {
      case .move(let point), .line(let point):
        take(point)
        pen = point
      case .cubic(let first, let second, let end):
        take(end)
        for turn in turningPoints(pen.x, first.x, second.x, end.x) + turningPoints(pen.y, first.y, second.y, end.y) {
          take(cubicPoint(pen, first, second, end, at: turn))
        }
        pen = end
      case .close: break
      }
    }
    guard let xs, let ys else { return nil }
    return Rect(x: xs.low, y: ys.low, width: xs.high - xs.low, height: ys.high - ys.low)
  }
}

/// Where between 0 and 1 a cubic stops growing or falling.
private func turningPoints(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
  let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
  var roots: [Double] = []
  if abs(a) < 1e-12 {
    if b != 0 { roots = [-c / b] }
  } else {
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}

private func cubicPoint(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, at t: Double) -> Point {
  let s = 1 - t
  let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
  return Point(
    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
}

extension Shape {
  /// A rectangle that surely holds all of the shape's ink; `nil` for none.
  var reach: Rect? {
    switch self {
    case .path(let path, _, let stroke):
      guard let bounds = path.bounds else { return nil }
      guard let stroke else { return bounds }
      // A mitre sticks out by up to the limit, a square cap by √2, anything else by half the width.
      let factor = max(stroke.join == .miter ? max(stroke.miterLimit, 1) : 1, stroke.cap == .square ? 1.4143 : 1)
      return bounds.grown(by: stroke.width / 2 * factor)
    case .glyphs: return nil
    case .clipped(let clip, let shapes): return clip.hull.flatMap { shapes.reach?.intersection($0) }
    }
  }
}

extension [Shape] {
  /// A rectangle that surely holds the ink of all; `nil` for none.
  var reach: Rect? {
    reduce(nil) { sum, shape in
      guard let next = shape.reach else { return sum }
      return sum?.union(next) ?? next
    }
  }
}

extension Rect {
  func grown(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func union(_ other: Rect) -> Rect {
    let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return Rect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// What both have in common; `nil` if that is nothing.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether `other` lies in it, but for what nobody can see: a thousandth of the longer side. A circle that is made of
  /// curves is larger than the true one by less than that.
  func contains(_ other: Rect) -> Bool {
    let slack = Swift.max(width, height) / 1000
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
