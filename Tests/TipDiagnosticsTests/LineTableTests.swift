import TestSupport
import Testing

@testable import TipDiagnostics

struct LineTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let offset: Int
    let line: Int32
    let column: Int32
    let utf16: Int
    /// Where the answer lies, if not at `offset`.
    var found: Int32?

    init(_ bytes: [UInt8], _ offset: Int, _ line: Int32, _ column: Int32, utf16: Int? = nil, found: Int32? = nil) {
      (self.bytes, self.offset, self.line, self.column) = (bytes, offset, line, column)
      self.utf16 = utf16 ?? Int(column)
      self.found = found
    }

    init(_ text: String, _ offset: Int, _ line: Int32, _ column: Int32, utf16: Int? = nil, found: Int32? = nil) {
      self.init(Array(text.utf8), offset, line, column, utf16: utf16, found: found)
    }

    var testDescription: String { "\(String(decoding: bytes, as: UTF8.self).debugDescription) at \(offset)" }
  }

  static let rows: [Row] = [
    Row("", 0, 1, 1), Row("", 5, 1, 1, found: 0), Row("", -5, 1, 1, found: 0),
    Row("ab", 1, 1, 2), Row("ab", 2, 1, 3), Row("ab", 9, 1, 3, found: 2),
    // Line breaks: the break itself belongs to its line.
    Row("a\nb", 1, 1, 2), Row("a\nb", 2, 2, 1), Row("a\n", 2, 2, 1),
    Row("a\rb", 1, 1, 2), Row("a\rb", 2, 2, 1),
    Row("a\r\nb", 1, 1, 2), Row("a\r\nb", 2, 1, 3), Row("a\r\nb", 3, 2, 1),
    Row("a\n\rb", 3, 3, 1), Row("\r\r\n\n", 4, 4, 1),
    // NEL, LS, PS, VT and FF break no line.
    Row("a\u{85}b", 3, 1, 3), Row("a\u{2028}b", 4, 1, 3), Row("a\u{2029}b", 4, 1, 3), Row("a\u{B}\u{C}b", 3, 1, 4),
    // Scalars of two, three and four bytes; an offset within one is its beginning.
    Row("éx", 2, 1, 2), Row("éx", 1, 1, 1, found: 0), Row("漢x", 3, 1, 2), Row("漢x", 2, 1, 1, found: 0),
    Row("😀x", 4, 1, 2, utf16: 3), Row("😀x", 3, 1, 1, found: 0), Row("a\n😀x", 6, 2, 2, utf16: 3),
    // A byte-order mark has offsets, but no column; elsewhere it is a scalar.
    Row("\u{FEFF}ab", 0, 1, 1), Row("\u{FEFF}ab", 3, 1, 1), Row("\u{FEFF}ab", 4, 1, 2),
    Row("\u{FEFF}ab", 1, 1, 1, found: 0),
    Row("\u{FEFF}", 3, 1, 1), Row("\u{FEFF}a\nb", 5, 2, 1), Row("a\u{FEFF}b", 4, 1, 3),
    // Bytes that are no UTF-8: one scalar per maximal subpart.
    Row([0xFF, 0xFF, 0x61], 2, 1, 3), Row([0xE4, 0xBD, 0x61], 2, 1, 2), Row([0xED, 0xA0, 0x80, 0x61], 3, 1, 4),
    Row([0xF0, 0x9F, 0x98], 3, 1, 2), Row([0xC3, 0x0A, 0x61], 2, 2, 1), Row([0xC0, 0x80, 0x61], 2, 1, 3),
    Row([0xF4, 0x90, 0x80, 0x80], 4, 1, 5),
  ]

  @Test(arguments: rows)
  func position(_ row: Row) {
    let lines = LineTable(row.bytes)
    let position = lines.position(atOffset: row.offset)
    #expect(position.line == row.line)
    #expect(position.column == row.column)
    #expect(position.offset == row.found ?? Int32(row.offset))
    #expect(lines.utf16Column(atOffset: row.offset) == row.utf16)
    // Between CR and LF there is a position, but no way back to it: it is as good as the line's end.
    let isWithinBreak = row.bytes.dropFirst(max(row.offset, 1) - 1).starts(with: [0x0D, 0x0A])
    if row.found == nil, position != .start, !isWithinBreak {
      #expect(lines.offset(line: Int(row.line), column: Int(row.column)) == row.offset)
    }
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb\rc\n\rd", ["a", "b", "c", "", "d"]),
    ("\u{FEFF}a\nb", ["a", "b"]),
    ("\u{FEFF}\n", ["", ""]), ("\r\n", ["", ""]),
  ])
  func lineTexts(_ text: String, _ expected: [String]) {
    let lines = LineTable(Array(text.utf8))
    #expect((1...lines.lineCount).map { lines.text(ofLine: $0) } == expected)
    #expect(lines.text(ofLine: 0) == "" && lines.text(ofLine: expected.count + 1) == "")
  }

  /// Counts by the plainest means there is and compares, on bytes that are full of traps.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreesWithCountingOneByOne(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = generator.awkwardBytes(count: Int.random(in: 0...1500, using: &generator))
    let lines = LineTable(bytes)
    var (line, column, utf16, offset) = (1, 1, 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    // The standard library's decoder is the other judge of what a scalar is.
    for scalar in String(decoding: bytes[offset...], as: UTF8.self).unicodeScalars {
      let decoded = decodeScalar(in: bytes, at: offset, before: bytes.count)
      #expect(decoded.scalar == scalar, "seed \(seed), offset \(offset)")
      let position = lines.position(atOffset: offset)
      #expect(
        (Int(position.line), Int(position.column), Int(position.offset)) == (line, column, offset), "seed \(seed)")
      #expect(lines.utf16Column(atOffset: offset) == utf16, "seed \(seed), offset \(offset)")
      #expect(
        lines.offset(line: line, column: column) == offset || bytes[offset] == 0x0A, "seed \(seed), offset \(offset)")
      offset += decoded.length
      column += 1
      utf16 += UTF16.width(scalar)
      let breaks = scalar == "\n" || scalar == "\r" && !(offset < bytes.count && bytes[offset] == 0x0A)
      if breaks { (line, column, utf16) = (line + 1, 1, 1) }
    }
    #expect(offset == bytes.count && lines.lineCount == line, "seed \(seed)")
  }
}
