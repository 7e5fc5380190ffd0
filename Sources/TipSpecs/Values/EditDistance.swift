/// How many letters must be inserted, left out, replaced or exchanged with their neighbour to turn one word into the
/// other (optimal string alignment), in UTF-8 code units.
func editDistance(_ from: String, _ to: String) -> Int {
  let from = Array(from.utf8)
  let to = Array(to.utf8)
  guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
  var beforeLast: [Int] = []
  var last = Array(0...to.count)
  for i in 1...from.count {
    var row = [i]
    row.reserveCapacity(to.count + 1)
    for j in 1...to.count {
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1))
      if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[to.count]
}

/// The word nearest to a written one, the first of several, if any is near enough to have been meant.
///
/// Near enough is a third of the letters, at least one, but for single letters; case and `_` for `-` cost nothing.
package func nearest(to written: String, among words: [String]) -> String? {
  // A long word is no slip of the pen, and its distance costs the product of the lengths.
  guard written.utf8.count <= 64 else { return nil }
  let written = String(written.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  var best: (word: String, distance: Int)?
  for word in words {
    let lower = word.lowercased()
    let shorter = min(written.utf8.count, lower.utf8.count)
    // Of a single letter nothing would be left in common.
    let limit = shorter == 1 ? 0 : max(1, shorter / 3)
    // Every letter too many costs one.
    guard abs(written.utf8.count - lower.utf8.count) <= limit else { continue }
    let distance = editDistance(written, lower)
    if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// A text for a message, cut after 40 letters.
func clipped(_ text: String) -> String {
  text.unicodeScalars.count <= 40 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(39))) + "…"
}
