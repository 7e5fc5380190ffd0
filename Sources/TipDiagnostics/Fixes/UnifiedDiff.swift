/// How a difference is written.
package enum DiffStyle: Hashable, Sendable {
  /// Bytes as they are, for `patch` and `git apply`.
  case exact

  /// What is in the lines made visible, for people.
  case visible(inColor: Bool)
}

/// The difference of two versions of a file as a unified diff with three lines of context; empty where there is none.
///
/// Lines end at LF alone here, as `patch` reads them. A missing file, on either side, is `nil`, and is called
/// `/dev/null`.
package func unifiedDiff(
  _ old: [UInt8]?, _ new: [UInt8]?, path: String, style: DiffStyle = .exact
) -> [UInt8] {
  if old == new { return [] }
  let oldLines = splitLines(old ?? [])
  let newLines = splitLines(new ?? [])
  var writer = DiffWriter(style: style)
  writer.line("--- ", old == nil ? "/dev/null" : quotedPath("a/" + path, style), .strong)
  writer.line("+++ ", new == nil ? "/dev/null" : quotedPath("b/" + path, style), .strong)
  for hunk in hunks(of: rows(oldLines, newLines)) {
    writer.line("@@ ", hunk.header + " @@", .frame)
    for row in hunk.rows { writer.row(row, oldLines, newLines) }
  }
  return writer.bytes
}

/// A line of a hunk: with both indices one that stayed, with one alone one that went or came.
private struct DiffRow {
  var old: Int?
  var new: Int?
  var isChange: Bool { old == nil || new == nil }
}

private struct Hunk {
  var rows: [DiffRow]
  /// Lines before it, on either side.
  var before: (old: Int, new: Int)

  /// `-1,3 +1,4`: the first line's number, from 1, and how many; the number before where there are none.
  var header: String {
    let counts = (old: rows.count { $0.old != nil }, new: rows.count { $0.new != nil })
    func range(_ before: Int, _ count: Int) -> String {
      count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
    return "-\(range(before.old, counts.old)) +\(range(before.new, counts.new))"
  }
}

/// The lines with their ends; the last one may have none.
private func splitLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

private func rows(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [DiffRow] {
  var rows: [DiffRow] = []
  var (nextOld, nextNew) = (0, 0)
  for pair in matchedLines(old, new) + [(old.count, new.count)] {
    rows += (nextOld..<pair.old).map { DiffRow(old: $0) }
    rows += (nextNew..<pair.new).map { DiffRow(new: $0) }
    if pair.old < old.count { rows.append(DiffRow(old: pair.old, new: pair.new)) }
    (nextOld, nextNew) = (pair.old + 1, pair.new + 1)
  }
  return rows
}

/// The changed rows with three unchanged ones around; changes less than seven apart share a hunk.
private func hunks(of rows: [DiffRow]) -> [Hunk] {
  let context = 3
  var hunks: [Hunk] = []
  var before = (old: 0, new: 0)
  var start = 0
  let changes = rows.indices.filter { rows[$0].isChange }
  var index = 0
  while index < changes.count {
    var last = index
    while last + 1 < changes.count, changes[last + 1] - changes[last] <= 2 * context + 1 { last += 1 }
    let low = max(0, changes[index] - context)
    let high = min(rows.count, changes[last] + context + 1)
    before.old += rows[start..<low].count { $0.old != nil }
    before.new += rows[start..<low].count { $0.new != nil }
    start = low
    hunks.append(Hunk(rows: Array(rows[low..<high]), before: before))
    index = last + 1
  }
  return hunks
}

/// Puts a diff together.
private struct DiffWriter {
  let style: DiffStyle
  private(set) var bytes: [UInt8] = []

  init(style: DiffStyle) {
    self.style = style
  }

  mutating func line(_ mark: String, _ text: String, _ colour: Style) {
    bytes += StyledLine(mark + text, colour).text(inColor: style == .visible(inColor: true)).utf8
  }

  mutating func row(_ row: DiffRow, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let content = row.old.map { old[$0] } ?? row.new.map { new[$0] } ?? []
    let mark = !row.isChange ? " " : row.new == nil ? "-" : "+"
    if style == .exact {
      bytes += mark.utf8
      bytes += content
      if content.last != 0x0A { bytes.append(0x0A) }
    } else {
      let text = visibleDiffLine(content.last == 0x0A ? content.dropLast() : content)
      line(mark, text, !row.isChange ? .plain : mark == "-" ? .error : .added)
    }
    if content.last != 0x0A { line("\\ ", "No newline at end of file", .plain) }
  }
}

/// A line for people: visible, tabs as they are, and no command of GitHub Actions behind the space of a line that
/// stays.
private func visibleDiffLine(_ bytes: ArraySlice<UInt8>) -> String {
  let pieces = String(decoding: bytes, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
  let text = pieces.map { visible(String($0), limit: 100_000) }.joined(separator: "\t")
  let start = text.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
  guard text[start...].utf8.starts(with: "::".utf8) else { return text }
  return text[..<start] + number(of: ":") + text[start...].dropFirst()
}

/// A path as `git` writes it in a diff: in quotes with escapes where it has others than printable ASCII, quotes or
/// backslashes.
private func quotedPath(_ path: String, _ style: DiffStyle) -> String {
  if style != .exact { return visible(path) }
  if path.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return path }
  return path.utf8.reduce(into: "\"") { text, byte in
    switch byte {
    case 0x22, 0x5C: text += "\\" + String(Unicode.Scalar(byte))
    case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 8)
      text += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
  } + "\""
}
