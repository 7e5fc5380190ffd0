/// How many letters must be inserted, left out, replaced or exchanged with their neighbour to turn one word into the
/// other (optimal string alignment), in UTF-8 code units; `nil` if they are more than `limit`.
///
/// Only the cells of the table that can be within the limit are filled in, and no more rows than may lead there.
func editDistance(_ from: [UInt8], _ to: [UInt8], atMost limit: Int) -> Int? {
  var steps = 0
  return editDistance(from, to, atMost: limit, steps: &steps)
}

/// The same; adds how many cells were filled in to `steps`.
func editDistance(_ from: [UInt8], _ to: [UInt8], atMost limit: Int, steps: inout Int) -> Int? {
  guard abs(from.count - to.count) <= limit else { return nil }
  guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
  let tooFar = limit + 1
  var beforeLast = [Int](repeating: tooFar, count: to.count + 1)
  var last = (0...to.count).map { min($0, tooFar) }
  var row = beforeLast
  var leastBefore = 0
  for i in 1...from.count {
    let columns = max(1, i - limit)...min(to.count, i + limit)
    steps += columns.count
    row[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(i, tooFar) : tooFar
    var least = row[columns.lowerBound - 1]
    for j in columns {
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1))
      if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row[j] = min(best, tooFar)
      least = min(least, row[j])
    }
    // Letters that change places are reckoned from the row before the last.
    if min(least, leastBefore) > limit { return nil }
    leastBefore = least
    // The next row looks at one cell more.
    if columns.upperBound < to.count { row[columns.upperBound + 1] = tooFar }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[to.count] <= limit ? last[to.count] : nil
}

/// The word nearest to a written one, the first of several, if any is near enough to have been meant.
///
/// Near enough is a third of the letters, at least one, but for single letters; case and `_` for `-` cost nothing.
package func nearest(to written: String, among words: [String]) -> String? {
  guard let written = foldedSlip(written) else { return nil }
  var best: (word: String, distance: Int)?
  for word in words {
    guard let distance = slipDistance(written, folded(word)), distance < best?.distance ?? .max else { continue }
    best = (word, distance)
  }
  return best?.word
}

/// What was written, without what costs nothing; `nil` for what is too long to be a slip of the pen.
func foldedSlip(_ written: String) -> [UInt8]? {
  guard written.utf8.count <= 64 else { return nil }
  return Array(String(written.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }).utf8)
}

/// A known word, as it is compared.
func folded(_ word: String) -> [UInt8] { Array(word.lowercased().utf8) }

/// How far a word is from what was written; `nil` if it cannot have been meant.
func slipDistance(_ written: [UInt8], _ word: [UInt8]) -> Int? {
  editDistance(written, word, atMost: slipLimit(written.count, word.count))
}

/// How many letters may differ between words of two lengths.
func slipLimit(_ written: Int, _ word: Int) -> Int {
  let shorter = min(written, word)
  // Of a single letter nothing would be left in common.
  return shorter == 1 ? 0 : max(1, shorter / 3)
}

/// A text for a message, cut after 40 letters.
func clipped(_ text: String) -> String {
  text.unicodeScalars.count <= 40 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(39))) + "…"
}
