import PopupLayout

/// An affine transform: `x' = a x + c y + e`, `y' = b x + d y + f`.
package struct Transform: Hashable, Sendable {
  package var a, b, c, d, e, f: Double

  package init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  package static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, e: x, f: y)
  }

  package static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, e: 0, f: 0)
  }

  /// Clockwise on the screen, about the origin.
  package static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, e: 0, f: 0)
  }

  /// The transform that applies `inner` first and then this one.
  package func applied(after inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }

  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// The same without the shift: for distances and directions.
  func applyToVector(_ vector: Point) -> Point {
    Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }

  var determinant: Double { a * d - b * c }

  /// By how much every length grows; `nil` where that depends on the direction.
  ///
  /// Only under such a transform does a line keep an even width and a circle stay one.
  var similarityScale: Double? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let tolerance = 1e-9 * max(first, second)
    guard abs(first - second) <= tolerance, abs(a * c + b * d) <= tolerance else { return nil }
    return first.squareRoot()
  }

  var isFinite: Bool { (a + b + c + d + e + f).isFinite }
}

/// Sine and cosine of an angle in degrees, the same bits on every machine.
///
/// The platform's functions may differ in the last digit from one C library to the next. Here a quarter turn is exact,
/// and the rest is a Taylor series over at most 45 degrees, which ends below the precision of a `Double`.
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (0, 1) }
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  let quarters = (turn / 90).rounded()
  let x = (turn - quarters * 90) * (Double.pi / 180)
  let square = x * x
  // Coefficients 1 / (2 k (2 k + 1)) and 1 / (2 k (2 k - 1)), innermost first.
  var sine = 1.0
  var cosine = 1.0
  for k in stride(from: 9.0, through: 1, by: -1) {
    sine = 1 - square / (2 * k * (2 * k + 1)) * sine
    cosine = 1 - square / (2 * k * (2 * k - 1)) * cosine
  }
  sine *= x
  switch (Int(quarters) % 4 + 4) % 4 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}
