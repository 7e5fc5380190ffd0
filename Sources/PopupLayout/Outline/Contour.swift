/// A closed path around a box and its arrow, as figures.
///
/// A position at an edge has two coordinates: `along`, clockwise from the edge's beginning, and `out`, away from the box.
struct Contour {
  /// The box, in the coordinates of the path.
  var box: Rect
  var cornerRadius: Double
  /// The edge where the path begins: the arrow's.
  var edge: Side
  var arrow: ArrowContour?

  init(box: Rect, cornerRadius: Double, edge: Side, arrow: ArrowContour?) {
    self.box = box
    self.cornerRadius = cornerRadius
    self.edge = edge
    self.arrow = arrow
  }

  init(of shape: PopupShape) {
    box = Rect(x: 0, y: 0, width: shape.body.width.drawable, height: shape.body.height.drawable)
    cornerRadius = min(shape.cornerRadius.drawable, min(box.width, box.height) / 2)
    edge = shape.arrow?.edge ?? .top
    guard let arrow = shape.arrow, let first = arrow.base.first, let last = arrow.base.last else { return }
    self.arrow = ArrowContour(arrow, from: first, to: last, box: box, tipRadius: shape.tipRadius.drawable)
  }

  /// The same path moved inwards; `nil` if nothing is left inside.
  func inset(by width: Double) -> Contour? {
    guard width.isFinite, box.width > 2 * width, box.height > 2 * width else { return nil }
    let inner = Rect(
      x: box.x + width, y: box.y + width, width: box.width - 2 * width, height: box.height - 2 * width)
    let length = EdgeFrame(edge, of: box).length
    return Contour(
      box: inner, cornerRadius: max(0, cornerRadius - width), edge: edge,
      arrow: arrow?.inset(by: width, edgeLength: length))
  }

  /// The path, clockwise.
  var commands: [PathCommand] {
    var path = PathBuilder()
    let frame = EdgeFrame(edge, of: box)
    if let arrow {
      path.move(to: frame.point(arrow.tip))
      if arrow.isRound { path.curve(through: arrow.rightArc, in: frame) }
      path.line(to: frame.point(arrow.right))
    } else {
      path.move(to: frame.point(EdgePoint(along: cornerRadius, out: 0)))
    }
    var side = edge
    for turn in 0..<4 {
      // Where a border is wide and a corner sharp, an arrow's flank ends on the next edge: no corner is left there.
      let isSwallowed = (turn == 0 && arrow?.swallowsEnd == true) || (turn == 3 && arrow?.swallowsStart == true)
      if !isSwallowed { path.corner(atEndOf: EdgeFrame(side, of: box), radius: cornerRadius) }
      side = side.clockwise
    }
    if let arrow {
      path.line(to: frame.point(arrow.left))
      if arrow.isRound {
        path.line(to: frame.point(arrow.leftArc.start))
        path.curve(through: arrow.leftArc, in: frame)
      }
    }
    path.close()
    return path.commands
  }
}

extension Side {
  /// The side that follows when one goes round clockwise.
  var clockwise: Side {
    switch self {
    case .top: .right
    case .right: .bottom
    case .bottom: .left
    case .left: .top
    }
  }
}

/// A position at an edge.
struct EdgePoint {
  /// Clockwise from the edge's beginning.
  var along: Double
  /// Away from the box.
  var out: Double
}

/// An edge of a box as axes of a coordinate system.
struct EdgeFrame {
  let origin: Point
  let direction: Point
  let length: Double

  init(_ side: Side, of box: Rect) {
    switch side {
    case .top: (origin, direction, length) = (Point(x: box.minX, y: box.minY), Point(x: 1, y: 0), box.width)
    case .right: (origin, direction, length) = (Point(x: box.maxX, y: box.minY), Point(x: 0, y: 1), box.height)
    case .bottom: (origin, direction, length) = (Point(x: box.maxX, y: box.maxY), Point(x: -1, y: 0), box.width)
    case .left: (origin, direction, length) = (Point(x: box.minX, y: box.maxY), Point(x: 0, y: -1), box.height)
    }
  }

  /// A position at the edge as a point of the path. Terms that are 0 are left out, so that no `-0` comes of them.
  func point(_ position: EdgePoint) -> Point {
    if direction.y == 0 {
      return Point(x: origin.x + direction.x * position.along, y: origin.y - direction.x * position.out)
    }
    return Point(x: origin.x + direction.y * position.out, y: origin.y + direction.y * position.along)
  }

  /// A point of the path as a position at the edge.
  func position(_ point: Point) -> EdgePoint {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return direction.y == 0
      ? EdgePoint(along: direction.x * x, out: -direction.x * y)
      : EdgePoint(along: direction.y * y, out: direction.y * x)
  }
}
