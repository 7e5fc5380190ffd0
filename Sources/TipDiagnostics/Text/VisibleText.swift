/// A text as it may be sent to a terminal or a build log, whatever is in it: one line, without controls, without
/// scalars that are not seen or that turn the writing direction, and without what build servers take for a command.
///
/// Texts of more than `limit` scalars lose their middle: a message quotes what was written, which may be a megabyte.
package func visible(_ text: String, limit: Int = 4000) -> String {
  if isPlain(text), text.utf8.count <= limit { return text }
  var scalars = text.unicodeScalars.map { SourceScalar($0) }
  if scalars.count > limit {
    let half = max(limit, 2) / 2
    scalars.replaceSubrange(half..<(scalars.count - half), with: CollectionOfOne(SourceScalar("\u{2026}")))
  }
  return cells(of: scalars).map(\.text).joined()
}

/// A path as it may begin a line of output: `visible`, and not to be taken for a command of GitHub Actions, which is a
/// line that begins with `::` behind any white space.
package func visiblePath(_ path: String) -> String {
  let shown = visible(path)
  guard let first = shown.unicodeScalars.first else { return "<no path>" }
  let isHarmless = first.value > 0x20 && first != ":" && !(first.value >= 0xA0 && first.properties.isWhitespace)
  return isHarmless ? shown : "./" + shown
}

/// Whether every byte is printable ASCII and nothing looks like a build server's command.
private func isPlain(_ text: String) -> Bool {
  var hashes = 0
  for byte in text.utf8 {
    guard 0x20..<0x7F ~= byte else { return false }
    hashes = byte == 0x23 ? hashes + 1 : 0
    if hashes == 2 { return false }
  }
  return true
}
