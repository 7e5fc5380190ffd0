import Testing
import TipDiagnostics
import TipSyntax

/// Pieces of texts are found where they were written, whatever the scalar's style.
@Suite struct ScalarPlaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var yaml: String
    /// The piece that is looked for.
    var piece: String
    /// Where it stands: `line:column-line:column`.
    var place: String
    var testDescription: String { yaml }
  }

  @Test(arguments: [
    Row(yaml: "k: one two", piece: "two", place: "1:8-1:11"),
    Row(yaml: "k: 'it''s two'", piece: "two", place: "1:11-1:14"),
    Row(yaml: "k: 'it''s two'", piece: "'", place: "1:7-1:9"),
    Row(yaml: #"k: "a\tb\u00e9 two""#, piece: "two", place: "1:16-1:19"),
    Row(yaml: #"k: "a\tb\u00e9 two""#, piece: "é", place: "1:9-1:15"),
    Row(yaml: "k: \"一 \u{1F600} two\"", piece: "two", place: "1:9-1:12"),
    Row(yaml: "k: one\n  two three", piece: "three", place: "2:7-2:12"),
    Row(yaml: "k: \"one\n\n   two\"", piece: "two", place: "3:4-3:7"),
    Row(yaml: "k: \"one \\\n   two\"", piece: "two", place: "2:4-2:7"),
    Row(yaml: "k: |\n  one\n  two\n", piece: "two", place: "3:3-3:6"),
    Row(yaml: "k: >-\n  one\n  two\n\n  three\n", piece: "three", place: "5:3-5:8"),
    Row(yaml: "k: |2\n    one\n  two\n", piece: "two", place: "3:3-3:6"),
    Row(yaml: "k: |\r  one\r  two\r", piece: "two", place: "3:3-3:6"),
    Row(yaml: "k: |\r\n  one\r\n  two\r\n", piece: "two", place: "3:3-3:6"),
  ]) func isFound(_ row: Row) throws {
    var table = SourceTable()
    var sink = DiagnosticSink()
    let file = table.add(path: "a.yaml", bytes: Array(row.yaml.utf8))
    let tree = try #require(parse(file, into: &sink))
    guard case .mapping(let entries) = tree.root.content, let value = entries.first?.value,
      case .scalar(let scalar) = value.content
    else { return #expect(Bool(false), "not a mapping with a scalar") }
    let text = Array(scalar.text.unicodeScalars)
    let piece = Array(row.piece.unicodeScalars)
    let start = try #require(text.indices.first { Array(text[$0...].prefix(piece.count)) == piece })
    let places = try #require(ScalarPlaces(of: scalar.text, at: SourceSpan(file.id, value.range), in: file))
    let range = try #require(places.place(of: start..<start + piece.count)).range
    let (from, to) = (range.lowerBound, range.upperBound)
    #expect("\(from.line):\(from.column)-\(to.line):\(to.column)" == row.place)
  }

  /// A block scalar without a line, where the file ends with its header.
  @Test(arguments: ["k: |", "k: >", "k: |+", "k: |2-", "k: | # remark", "k: |\r", "k: |\n", "k: |+\r\r"])
  func aHeaderAtTheEndIsNotLeft(_ yaml: String) throws {
    var table = SourceTable()
    var sink = DiagnosticSink()
    let file = table.add(path: "a.yaml", bytes: Array(yaml.utf8))
    let tree = try #require(parse(file, into: &sink))
    guard case .mapping(let entries) = tree.root.content, let value = entries.first?.value,
      case .scalar(let scalar) = value.content
    else { return #expect(Bool(false), "not a mapping with a scalar") }
    let count = scalar.text.unicodeScalars.count
    let place = ScalarPlaces(of: scalar.text, at: SourceSpan(file.id, value.range), in: file)?.place(of: 0..<count)
    #expect(place.map { Int($0.range.upperBound.offset) <= yaml.utf8.count } ?? true)
  }

  @Test func doesNotAnswerForAnotherText() {
    var table = SourceTable()
    let file = table.add(path: "a.yaml", bytes: Array("k: one".utf8))
    let range = SourcePosition(line: 1, column: 4, offset: 3)..<SourcePosition(line: 1, column: 7, offset: 6)
    #expect(ScalarPlaces(of: "two", at: SourceSpan(file.id, range), in: file) == nil)
    #expect(ScalarPlaces(of: "one", at: SourceSpan(file.id, range), in: file)?.place(of: 0..<9) == nil)
  }
}
