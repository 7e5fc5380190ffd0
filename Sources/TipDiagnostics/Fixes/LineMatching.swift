/// Which lines of two texts are the same: pairs of indices that grow together.
///
/// Lines that both texts begin or end with are matched first; then those that are there once in each and in the same
/// order ("patience"); between those the longest common subsequence, if that takes at most `smallEnough` steps. What is
/// left counts as replaced. So the time is about that of sorting, whatever the texts.
func matchedLines(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(old: Int, new: Int)] {
  var names: [ArraySlice<UInt8>: Int] = [:]
  func name(_ line: ArraySlice<UInt8>) -> Int {
    let next = names.count
    return names[line]
      ?? {
        names[line] = next
        return next
      }()
  }
  let matcher = LineMatcher(old: old.map(name), new: new.map(name))
  return matcher.pairs().sorted { $0.old < $1.old }
}

private struct LineMatcher {
  /// Lines by number: equal lines have equal numbers.
  let old: [Int]
  let new: [Int]

  private static let smallEnough = 1 << 16

  /// How often gaps between anchors are looked into for more anchors.
  private static let maximumDepth = 16

  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  func pairs() -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int)] = []
    var gaps = [Gap(old: old.indices, new: new.indices, depth: 0)]
    while var gap = gaps.popLast() {
      trim(&gap, into: &found)
      if gap.old.isEmpty || gap.new.isEmpty { continue }
      let anchors = gap.depth < Self.maximumDepth ? anchors(in: gap) : []
      if anchors.isEmpty {
        found += commonSubsequence(in: gap)
        continue
      }
      var start = (old: gap.old.lowerBound, new: gap.new.lowerBound)
      for anchor in anchors {
        gaps.append(Gap(old: start.old..<anchor.old, new: start.new..<anchor.new, depth: gap.depth + 1))
        start = (anchor.old + 1, anchor.new + 1)
      }
      gaps.append(Gap(old: start.old..<gap.old.upperBound, new: start.new..<gap.new.upperBound, depth: gap.depth + 1))
      found += anchors
    }
    return found
  }

  /// Takes off what both sides begin and end with.
  private func trim(_ gap: inout Gap, into found: inout [(old: Int, new: Int)]) {
    while let one = gap.old.first, let other = gap.new.first, old[one] == new[other] {
      found.append((one, other))
      gap.old.removeFirst()
      gap.new.removeFirst()
    }
    while let one = gap.old.last, let other = gap.new.last, old[one] == new[other] {
      found.append((one, other))
      gap.old.removeLast()
      gap.new.removeLast()
    }
  }

  /// The longest rising sequence of lines that are there once on either side.
  private func anchors(in gap: Gap) -> [(old: Int, new: Int)] {
    let places = uniquePlaces(new, gap.new)
    let here = uniquePlaces(old, gap.old)
    let pairs = gap.old.compactMap { index in
      here[old[index]] == index ? places[old[index]].flatMap { $0 < 0 ? nil : (old: index, new: $0) } : nil
    }
    return longestRising(pairs)
  }

  /// Where each line is; -1 for one that is there more than once.
  private func uniquePlaces(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
    return places
  }

  /// By patience sorting; `pairs` rise in `old`.
  private func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tops[low - 1] : -1
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }

  /// The longest common subsequence of a gap by the table of all pairs; nothing where that table would be large.
  private func commonSubsequence(in gap: Gap) -> [(old: Int, new: Int)] {
    let (rows, columns) = (gap.old.count, gap.new.count)
    guard rows <= Self.smallEnough / columns else { return [] }
    let width = columns + 1
    var lengths = [Int32](repeating: 0, count: (rows + 1) * width)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        lengths[row * width + column] =
          old[gap.old.lowerBound + row] == new[gap.new.lowerBound + column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if old[gap.old.lowerBound + row] == new[gap.new.lowerBound + column] {
        result.append((gap.old.lowerBound + row, gap.new.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
