/// Many names, ready to be searched for the one that was meant by another.
///
/// It finds what `nearest(to:among:)` finds, but looks only at names of about the length and letters, and gives up
/// after some steps: a file with thousands of names and thousands of mistakes is no work of slips, and must not take
/// long.
package struct NameSearch: Sendable {
  package let names: [String]

  /// The names as they are compared, by their length in UTF-8 code units, in their order.
  private let byLength: [Int: [Word]]

  /// How many cells of tables one search may fill in: enough for hundreds of names that look alike, and a moment.
  static let mostSteps = 20_000

  private struct Word {
    var index: Int
    var bytes: [UInt8]
    var letters: UInt32
  }

  package init(_ names: [String]) {
    self.names = names
    let words = names.enumerated().map { index, name in
      let bytes = folded(name)
      return Word(index: index, bytes: bytes, letters: letterSet(bytes))
    }
    byLength = Dictionary(grouping: words, by: \.bytes.count)
  }

  /// The name nearest to a written one, the first of several, and how many letters differ.
  package func nearest(to written: String) -> (name: String, distance: Int)? {
    guard let written = foldedSlip(written) else { return nil }
    let letters = letterSet(written)
    var steps = 0
    var best: (index: Int, distance: Int)?
    for length in (written.count / 2)...(written.count + max(1, written.count / 3)) {
      let limit = slipLimit(written.count, length)
      guard abs(written.count - length) <= limit, let words = byLength[length] else { continue }
      // A letter that is replaced changes two bits, any other slip no more.
      for word in words where (word.letters ^ letters).nonzeroBitCount <= 2 * limit {
        guard steps < Self.mostSteps else { return nil }
        let most = min(limit, best?.distance ?? limit)
        guard let distance = editDistance(written, word.bytes, atMost: most, steps: &steps) else { continue }
        if let found = best, (found.distance, found.index) <= (distance, word.index) { continue }
        best = (word.index, distance)
      }
    }
    return best.map { (names[$0.index], $0.distance) }
  }
}

/// Which letters a word has, a bit each; several may share one.
private func letterSet(_ bytes: [UInt8]) -> UInt32 {
  bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) }
}
