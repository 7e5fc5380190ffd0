import PopupLayout
import TipDrawing

extension Path {
  /// About how many characters the longest part takes that must stay in one piece.
  ///
  /// It is reckoned for an icon in a popup of less than 1000 points: seven characters a number.
  func longestPart(stroke: Stroke?) -> Int {
    // Even a path of curves alone is shorter.
    guard commands.count > Self.mostCharacters / 48 else { return 0 }
    var lengths: [Int] = []
    var boxes: [Box] = []
    for command in commands {
      if case .move = command {
        lengths.append(0)
        boxes.append(Box(around: command.points))
      }
      guard let last = boxes.indices.last else { continue }
      lengths[last] += command.points.count * 16 + 1
      for point in command.points { boxes[last].include(thousandths(point.x), thousandths(point.y)) }
    }
    let reach = stroke.map { thousandths($0.width / 2 * max($0.miterLimit, 1)) } ?? 0
    var (longest, sum) = (0, 0)
    for (length, isClean) in zip(lengths, cleanBoundaries(of: boxes, reach: reach)) {
      sum = isClean ? length : sum + length
      longest = max(longest, sum)
    }
    return longest
  }
}

extension PathCommand {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension Box {
  fileprivate init(around points: [Point]) {
    let (x, y) = points.first.map { (thousandths($0.x), thousandths($0.y)) } ?? (0, 0)
    self.init(left: x, top: y, right: x, bottom: y)
  }
}
