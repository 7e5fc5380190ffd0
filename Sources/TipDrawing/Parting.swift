extension Path {
  /// No `d` attribute is longer than this: some importers give up beyond it.
  package static let mostCharacters = 30_000
}

/// For each of several parts of a path in order, whether all before it lies apart from it and all after it, so that the
/// path can be parted there.
///
/// - Parameter reach: how far a line along the path spreads on either side.
package func cleanBoundaries(of boxes: [Box], reach: Int) -> [Bool] {
  var clean = [Bool](repeating: false, count: boxes.count)
  guard let first = boxes.first, let last = boxes.last else { return clean }
  var suffixes = [Box](repeating: last, count: boxes.count)
  for index in boxes.indices.dropLast().reversed() {
    suffixes[index] = boxes[index].union(suffixes[index + 1])
  }
  var prefix = first
  for index in boxes.indices.dropFirst() {
    clean[index] = !prefix.grown(by: 2 &* reach).meets(suffixes[index])
    prefix = prefix.union(boxes[index])
  }
  return clean
}

/// A rectangle in whole units.
package struct Box {
  package var left, top, right, bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  package mutating func include(_ x: Int, _ y: Int) {
    left = min(left, x)
    top = min(top, y)
    right = max(right, x)
    bottom = max(bottom, y)
  }

  package func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  package func grown(by reach: Int) -> Box {
    Box(left: left &- reach, top: top &- reach, right: right &+ reach, bottom: bottom &+ reach)
  }

  /// Whether the two share a point; an edge is one.
  package func meets(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }
}
