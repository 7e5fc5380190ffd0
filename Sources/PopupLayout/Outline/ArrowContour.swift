/// The part of a contour that is an arrow, as positions at its edge of the box.
struct ArrowContour {
  /// The foremost point.
  var tip: EdgePoint
  /// Where it comes back to the edge; in an inset contour with `swallowsEnd`, to the next one.
  var right: EdgePoint
  /// Where it leaves the edge; in an inset contour with `swallowsStart`, the previous one.
  var left: EdgePoint
  /// The radius of the tip; 0 for a sharp one.
  var radius: Double
  /// Where the right flank touches the tip's circle, relative to the circle's middle, for a radius of 1: the flank's
  /// normal. The left one is mirrored.
  var normal: (along: Double, out: Double)
  var swallowsStart = false
  var swallowsEnd = false

  var isRound: Bool { radius > 0 }

  init(_ arrow: PlacedArrow, from first: Point, to last: Point, box: Rect, tipRadius: Double) {
    let frame = EdgeFrame(arrow.edge, of: box)
    tip = frame.position(arrow.tip)
    tip.out = max(tip.out, frame.level)
    left = EdgePoint(along: frame.position(first).along, out: frame.level)
    right = EdgePoint(along: frame.position(last).along, out: frame.level)
    let height = tip.out - frame.level
    let half = min(tip.along - left.along, right.along - tip.along)
    radius = max(0, min(tipRadius, min(height, half)))
    normal = Self.normal(half: right.along - tip.along, height: height, radius: radius)
  }

  /// The normal of the right flank: the line from the base's end that touches the tip's circle, or ends at a sharp tip.
  private static func normal(half: Double, height: Double, radius: Double) -> (along: Double, out: Double) {
    let up = height - radius
    // From the base's end to the circle's middle, and to where the flank touches the circle.
    let square = half * half + up * up
    guard square > 0 else { return (1, 0) }
    let tangent = max(0, square - radius * radius).squareRoot()
    return ((half * radius + up * tangent) / square, (half * tangent - up * radius) / square)
  }

  /// A piece of the tip's circle, as a cubic.
  struct Arc {
    var start, startControl, endControl, end: EdgePoint
  }

  /// From the tip to the right flank.
  var rightArc: Arc { arc(sign: 1) }

  /// From the left flank to the tip.
  var leftArc: Arc {
    let arc = arc(sign: -1)
    return Arc(start: arc.end, startControl: arc.endControl, endControl: arc.startControl, end: arc.start)
  }

  private func arc(sign: Double) -> Arc {
    // Half-angle formulas in place of sines: the tangent of a quarter of the angle between tip and flank.
    let half = normal.along / (1 + normal.out)
    let quarter = half > 0 ? ((1 + half * half).squareRoot() - 1) / half : 0
    let handle = radius * 4 / 3 * quarter
    let middle = tip.out - radius
    func point(_ along: Double, _ out: Double) -> EdgePoint { EdgePoint(along: tip.along + sign * along, out: out) }
    return Arc(
      start: tip, startControl: point(handle, tip.out),
      endControl: point(
        radius * normal.along - handle * normal.out, middle + radius * normal.out + handle * normal.along),
      end: point(radius * normal.along, middle + radius * normal.out))
  }

  /// The arrow inside an inset contour; `nil` if the border fills it.
  ///
  /// - Parameter edge: the edge that it stands on before the inset.
  func inset(by width: Double, at edge: EdgeFrame) -> ArrowContour? {
    let (along, out) = normal
    guard along > 0, out > 0 || radius > width else { return nil }
    // The flank moved inwards is the line of all points whose product with the normal is this, seen from the tip's foot.
    let product = along * (right.along - tip.along) - width
    let half = (product + out * width) / along
    let innerRadius = max(0, radius - width)
    guard half > innerRadius * along else { return nil }

    /// The end of a flank, and whether it ends on the next edge of the box since that comes first.
    func flankEnd(room: Double) -> (along: Double, out: Double, isSwallowed: Bool)? {
      guard half > room else { return (half, -width, false) }
      guard room > innerRadius * along, out > 0 else { return nil }
      return (room, (product - along * room) / out, true)
    }
    guard let end = flankEnd(room: edge.end - width - tip.along),
      let start = flankEnd(room: tip.along - edge.start - width)
    else { return nil }
    var inner = self
    inner.radius = innerRadius
    inner.tip.out = innerRadius > 0 ? tip.out - width : edge.level + product / out
    inner.right = EdgePoint(along: tip.along + end.along, out: edge.level + end.out)
    inner.left = EdgePoint(along: tip.along - start.along, out: edge.level + start.out)
    inner.swallowsEnd = end.isSwallowed
    inner.swallowsStart = start.isSwallowed
    return inner
  }
}
