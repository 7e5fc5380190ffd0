/// Puts a path together and leaves out lines without length.
struct PathBuilder {
  private(set) var commands: [PathCommand] = []
  private var current = Point(x: 0, y: 0)

  init() { commands.reserveCapacity(14) }

  mutating func move(to point: Point) {
    commands.append(.move(point))
    current = point
  }

  mutating func line(to point: Point) {
    guard point != current else { return }
    commands.append(.line(point))
    current = point
  }

  mutating func close() { commands.append(.close) }

  /// A line along the edge, and a quarter circle round its end.
  mutating func corner(atEndOf edge: EdgeFrame, radius: Double) {
    // Clockwise the next edge goes into the box.
    func point(_ back: Double, _ inside: Double) -> Point {
      edge.point(EdgePoint(along: edge.end - back, out: edge.level - inside))
    }
    line(to: point(radius, 0))
    guard radius > 0 else { return }
    let rest = radius * (1 - Self.quarterCircle)
    commands.append(.cubic(point(rest, 0), point(0, rest), point(0, radius)))
    current = point(0, radius)
  }

  /// A piece of a circle that begins where the path is.
  mutating func curve(through arc: ArrowContour.Arc, in frame: EdgeFrame) {
    let end = frame.point(arc.end)
    commands.append(.cubic(frame.point(arc.startControl), frame.point(arc.endControl), end))
    current = end
  }

  /// How far the controls of a cubic quarter circle are from its ends, for a radius of 1: the cubic meets the circle in
  /// the middle, 4 / 3 (√2 - 1).
  static let quarterCircle = 0.552_284_749_830_793_6
}

extension [PathCommand] {
  /// The same closed path, run through from its end to its beginning.
  var reversed: [PathCommand] {
    var ends: [Point] = []
    for command in self {
      switch command {
      case .move(let end), .line(let end), .cubic(_, _, let end): ends.append(end)
      case .close: break
      }
    }
    guard let last = ends.last else { return [] }
    var path: [PathCommand] = [.move(last)]
    for (index, command) in zip(ends.indices, self).reversed() where index > 0 {
      let end = ends[index - 1]
      switch command {
      case .cubic(let first, let second, _): path.append(.cubic(second, first, end))
      default: path.append(.line(end))
      }
    }
    path.append(.close)
    return path
  }
}
