import PopupLayout

/// An elliptical arc of SVG path data, from the pen to `end`.
struct Arc {
  var rx: Double
  var ry: Double
  /// In degrees.
  var rotation: Double
  var isLarge: Bool
  var isClockwise: Bool
  var end: Point

  /// The same as cubic curves, each at most a quarter of the ellipse.
  ///
  /// The centre is found as SVG 2 says (B.2.4); then everything happens on the unit circle, with nothing but
  /// arithmetic and square roots. Where a radius is 0 the arc is a line; too small radii grow (B.2.5).
  func cubics(from start: Point) -> [PathCommand] {
    guard start != end else { return [] }
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0 else { return [.line(end)] }

    let turn = Transform.rotation(degrees: rotation)
    let back = Transform.rotation(degrees: -rotation)
    // Half of the chord, in the ellipse's own axes.
    let half = back.applyToVector(Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    guard excess.isFinite, excess > 0 else { return [.line(end)] }
    if excess > 1 {
      let growth = excess.squareRoot()
      (rx, ry) = (rx * growth, ry * growth)
    }

    // On the unit circle: the chord's half (hx, hy), and the centre beside its middle.
    let (hx, hy) = (half.x / rx, half.y / ry)
    let lengthSquared = hx * hx + hy * hy
    let reach = max(0, 1 / lengthSquared - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(x: reach * hy, y: -reach * hx)
    let first = Point(x: hx - center.x, y: hy - center.y)
    let last = Point(x: -hx - center.x, y: -hy - center.y)

    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    // From the unit circle, its centre at the origin, to the picture.
    let toPicture = Transform.translation(x: middle.x, y: middle.y).applied(after: turn)
      .applied(after: .scale(x: rx, y: ry)).applied(after: .translation(x: center.x, y: center.y))
    guard toPicture.isFinite else { return [.line(end)] }
    return Self.unitArc(from: first, to: last, isClockwise: isClockwise, isLarge: isLarge).map { command in
      switch command {
      case .cubic(let one, let two, let last):
        .cubic(toPicture.apply(one), toPicture.apply(two), toPicture.apply(last))
      default: command
      }
    }.endingExactly(at: end)
  }

  /// Curves along the unit circle: quarters as long as they fit, then the rest.
  private static func unitArc(
    from first: Point, to last: Point, isClockwise: Bool, isLarge: Bool
  ) -> [PathCommand] {
    let sign = isClockwise ? 1.0 : -1.0
    var curves: [PathCommand] = []
    var here = first
    // A large arc passes its half before it may end: two quarters at least.
    for quarter in 0..<4 {
      let cosine = here.x * last.x + here.y * last.y
      let sine = sign * (here.x * last.y - here.y * last.x)
      let mayEnd = !(isLarge && quarter < 2)
      if mayEnd, cosine >= 0, sine >= -1e-12 {
        if sine > 1e-12 || curves.isEmpty { curves.append(curve(here, last, sign, cosine: cosine, sine: max(sine, 0))) }
        return curves
      }
      let next = Point(x: -sign * here.y, y: sign * here.x)
      curves.append(curve(here, next, sign, cosine: 0, sine: 1))
      here = next
    }
    return curves
  }

  /// One curve over an angle of at most 90 degrees, of which sine and cosine are given.
  private static func curve(
    _ from: Point, _ to: Point, _ sign: Double, cosine: Double, sine: Double
  ) -> PathCommand {
    let tangentOfHalf = sine / (1 + cosine)
    let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    let reach = 4.0 / 3 * tangentOfQuarter * sign
    return .cubic(
      Point(x: from.x - reach * from.y, y: from.y + reach * from.x),
      Point(x: to.x + reach * to.y, y: to.y - reach * to.x), to)
  }
}

extension [PathCommand] {
  /// The last curve ends where the source says, not where rounding has led.
  fileprivate func endingExactly(at end: Point) -> [PathCommand] {
    guard case .cubic(let first, let second, _) = last else { return self }
    return dropLast() + [.cubic(first, second, end)]
  }
}
