/// A closed path around a box and its arrow, as figures.
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
    return Contour(
      box: inner, cornerRadius: max(0, cornerRadius - width), edge: edge,
      arrow: arrow?.inset(by: width, at: EdgeFrame(edge, of: box)))
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
      path.move(to: frame.point(EdgePoint(along: frame.start + cornerRadius, out: frame.level)))
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

/// A position as one edge of a box sees it: the same numbers, turned so that the edge runs to the right.
///
/// Turning only swaps and negates, so a position comes back as exactly what it was.
struct EdgePoint {
  /// Clockwise.
  var along: Double
  /// Away from the box.
  var out: Double
}

/// An edge of a box, as lengths along and away from it.
struct EdgeFrame {
  let side: Side
  /// Where the edge begins, clockwise.
  let start: Double
  /// Where it ends.
  let end: Double
  /// How far out it is.
  let level: Double

  init(_ side: Side, of box: Rect) {
    self.side = side
    switch side {
    case .top: (start, end, level) = (box.minX, box.maxX, 0 - box.minY)
    case .right: (start, end, level) = (box.minY, box.maxY, box.maxX)
    case .bottom: (start, end, level) = (0 - box.maxX, 0 - box.minX, box.maxY)
    case .left: (start, end, level) = (0 - box.maxY, 0 - box.minY, 0 - box.minX)
    }
  }

  /// A position at the edge as a point of the path. Subtracted from 0, since `-` would make `-0` of a 0.
  func point(_ position: EdgePoint) -> Point {
    switch side {
    case .top: Point(x: position.along, y: 0 - position.out)
    case .right: Point(x: position.out, y: position.along)
    case .bottom: Point(x: 0 - position.along, y: position.out)
    case .left: Point(x: 0 - position.out, y: 0 - position.along)
    }
  }

  /// A point of the path as a position at the edge; what cannot be drawn is brought to the nearest that can.
  func position(_ point: Point) -> EdgePoint {
    let (x, y) = (point.x.drawablePosition, point.y.drawablePosition)
    return switch side {
    case .top: EdgePoint(along: x, out: 0 - y)
    case .right: EdgePoint(along: y, out: x)
    case .bottom: EdgePoint(along: 0 - x, out: y)
    case .left: EdgePoint(along: 0 - y, out: 0 - x)
    }
  }
}
