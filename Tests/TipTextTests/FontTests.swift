import TestSupport
import Testing
import TipDiagnostics
import TipDrawing

@testable import TipText

/// A damaged or unfit file, and the words that its one diagnostic must have.
private struct BadFont: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: @Sendable () -> [UInt8]
  var index: Int?
  var variations: [FontVariation] = []
  let words: String
}

private let badFonts = [
  BadFont(testDescription: "empty", bytes: { [] }, words: "is empty"),
  BadFont(testDescription: "text", bytes: { Array("no font at all".utf8) }, words: "is no font"),
  BadFont(testDescription: "three bytes", bytes: { [0, 1, 0] }, words: "is no font"),
  BadFont(testDescription: "web font", bytes: { Array("wOF2aaaaaaaaaaaa".utf8) }, words: "web font"),
  BadFont(testDescription: "header only", bytes: { Array(box.prefix(8)) }, words: "cut off"),
  BadFont(testDescription: "half", bytes: { Array(box.prefix(box.count / 2)) }, words: "cut off"),
  BadFont(testDescription: "without cmap", bytes: { renamed("cmap") }, words: "`cmap`"),
  BadFont(testDescription: "without hhea", bytes: { renamed("hhea") }, words: "`hhea`"),
  BadFont(testDescription: "without outlines", bytes: { renamed("glyf") }, words: "`glyf`"),
  BadFont(testDescription: "bitmaps only", bytes: { renamed("glyf", "CBDT") }, words: "bitmaps only"),
  BadFont(testDescription: "index beyond", bytes: { box }, index: 1, words: "index 1"),
  BadFont(testDescription: "collection", bytes: { collection }, words: "collection of 2 fonts"),
  BadFont(testDescription: "collection, index beyond", bytes: { collection }, index: 2, words: "index 2"),
  BadFont(testDescription: "collection, cut", bytes: { Array(collection.prefix(14)) }, index: 0, words: "cut off"),
  BadFont(
    testDescription: "no such axis", bytes: { box }, variations: [FontVariation(tag: "wght", value: 500_000)],
    words: "`wght`"),
]

private let box = TestFonts.bytes("Box-Regular.ttf")

/// Box with a table under another name.
private func renamed(_ table: String, _ name: String = "xxxx") -> [UInt8] {
  var bytes = box
  for entry in stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
  where Array(bytes[entry..<entry + 4]) == Array(table.utf8) {
    bytes.replaceSubrange(entry..<entry + 4, with: name.utf8)
  }
  return bytes
}

/// Box twice, as a collection: a header, and the tables' offsets moved by its length.
private let collection: [UInt8] = {
  func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  var font = box
  for entry in stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16) {
    let offset = font[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    font.replaceSubrange(entry + 8..<entry + 12, with: word(offset + 20))
  }
  return Array("ttcf".utf8) + word(0x10000) + word(2) + word(20) + word(20) + font
}()

@Test("A file that will not do is one diagnostic that names it", arguments: badFonts)
private func loadingBadFonts(_ sample: BadFont) {
  var sink = DiagnosticSink()
  let face = loadFace(
    path: "fonts/a.ttf", bytes: sample.bytes(), index: sample.index, variations: sample.variations, into: &sink)
  #expect(face == nil)
  #expect(sink.diagnostics.map(\.code) == ["unreadable-font"])
  #expect(sink.diagnostics.first?.message.contains("fonts/a.ttf") == true)
  #expect(sink.diagnostics.first?.message.contains(sample.words) == true, "\(sink.diagnostics)")
  #expect(sink.diagnostics.first?.help.isEmpty == false)
}

@Test("Truncating or damaging a font anywhere never stops the tool")
func damagedFonts() {
  var random = SeededGenerator(seed: 7)
  for _ in 0..<120 {
    var bytes = box
    for _ in 0..<20 {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
    var sink = DiagnosticSink()
    guard let face = loadFace(path: "a.ttf", bytes: bytes, into: &sink) else {
      #expect(sink.diagnostics.count == 1)
      continue
    }
    let style = TextStyle(cascade: TestFonts.cascade(face), size: 10_000)
    let shaper = Shaper()
    let block = shaper.wrap("Box AV 我能 abc", style, maxWidth: 30_000)
    _ = shaper.outlines(of: block, frameWidth: 30_000, origin: (0, 0))
  }
}

@Test("A face tells its figures")
func faceFacts() {
  let face = TestFonts.regular
  #expect(face.familyName == "Box")
  #expect(face.postScriptName == "Box-Regular")
  #expect([face.unitsPerEm, face.ascent, face.descent, face.lineGap, face.weight] == [1000, 800, 200, 0, 400])
  #expect(TestFonts.bold.weight == 700)
  #expect(face.embeddingRights == .installable)
  #expect(face.coverage.contains(0x61) && !face.coverage.contains(0x71))
  #expect(face.coverage.contains(0x9FFF) && !face.coverage.contains(0xA000) && !face.coverage.contains(.max))
}

@Test("Every kind of this room is declared once, with words and examples")
func kinds() {
  #expect(Set(textKinds.map(\.code)).count == textKinds.count)
  for kind in textKinds {
    #expect(kind.summary.hasSuffix(".") && !kind.explanation.isEmpty)
    #expect(!kind.wrong.isEmpty && !kind.right.isEmpty)
  }
}

@Test("Coverage is told by ranges and scripts")
func coverage() {
  let coverage = TestFonts.regular.coverage
  #expect(coverage.ranges.contains(0x4E00...0x9FFF))
  #expect(coverage.ranges.first == 0x20...0x70)
  #expect(coverage.ranges.reduce(0) { $0 + $1.count } == coverage.count)
  #expect(coverage.scripts.first?.script.name == "Han")
  #expect(coverage.scripts.contains { $0.script.name == "Hebrew" && $0.count == 27 })
}

@Test(
  "An instance of a variable font has its own advances and outlines", arguments: [(400, 600), (550, 650), (700, 700)])
func variations(_ weight: Int, _ advance: Int) throws {
  let face = try #require(
    TestFonts.load("Box-Variable.ttf", variations: [FontVariation(tag: "wght", value: weight * 1000)]))
  #expect(face.weight == weight)
  let shaper = Shaper()
  let block = shaper.measure("ab", TextStyle(cascade: TestFonts.cascade(face), size: 10_000))
  #expect(block.width == advance * 20)
  let glyphs = shaper.outlines(of: block, frameWidth: block.width, origin: (0, 0)).flatMap { $0 }
  #expect(glyphs.map(\.outline.bounds.right) == [advance - 50, advance - 50])
}

@Test("A member of a collection is loaded by its index")
func loadingCollections() {
  var sink = DiagnosticSink()
  let face = loadFace(path: "a.ttc", bytes: collection, index: 1, into: &sink)
  #expect(face?.postScriptName == "Box-Regular")
  #expect(face?.coverage.count == TestFonts.regular.coverage.count)
}

@Test(
  "Embedding rights are read from OS/2; the least restrictive bit counts",
  arguments: [
    (0, FontFace.EmbeddingRights.installable), (2, .restricted), (4, .previewAndPrint), (8, .editable),
    (0xC, .editable), (0x200, .restricted), (0x100, .installable),
  ])
func embedding(_ bits: Int, _ rights: FontFace.EmbeddingRights) throws {
  var bytes = box
  for entry in stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
  where Array(bytes[entry..<entry + 4]) == Array("OS/2".utf8) {
    let offset = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes[offset + 8] = UInt8(bits >> 8)
    bytes[offset + 9] = UInt8(bits & 0xFF)
  }
  var sink = DiagnosticSink()
  let face = try #require(loadFace(path: "a.ttf", bytes: bytes, into: &sink))
  #expect(face.embeddingRights == rights)
  #expect(face.allowsOutlines == (rights != .restricted))
}

@Test(
  "Weights are matched as CSS does",
  arguments: [
    (400, [400, 500, 300, 700]), (500, [500, 400, 300, 700]), (450, [500, 400, 300, 700]),
    (300, [300, 400, 500, 700]), (350, [300, 400, 500, 700]), (600, [700, 500, 400, 300]),
    (700, [700, 500, 400, 300]), (900, [700, 500, 400, 300]), (100, [300, 400, 500, 700]),
  ])
func weights(_ asked: Int, _ order: [Int]) throws {
  let faces = try [300, 400, 500, 700].map { weight in
    (weight, try #require(TestFonts.load("Box-Regular.ttf")))
  }
  let family = FontFamily(name: "f", members: faces.map { .init($0.1, weight: $0.0) })
  let chosen = family.faces(for: asked).map { face in faces.first { $0.1 == face }?.0 ?? 0 }
  #expect(chosen == order)
}

@Test("Bold text is measured in the bold face")
func boldWidths() {
  var style = TestFonts.style
  style.weight = 600
  #expect(Shaper().measure("ab", style).width == 14_000)
}

@Suite struct FontLockTests {
  private let entry = FontLock.Entry(TestFonts.regular, path: "fonts/Box Regular.ttf", bytes: box)

  private func parse(_ text: String) -> (FontLock?, [Diagnostic]) {
    var sink = DiagnosticSink()
    var table = SourceTable()
    return (parseLock(table.add(path: "tipc.lock", bytes: Array(text.utf8)), into: &sink), sink.diagnostics)
  }

  @Test("A lock that is printed reads the same, sorted")
  func roundTrip() {
    let other = FontLock.Entry(
      path: "a.ttc", index: 1, sha256: String(repeating: "0", count: 64), unitsPerEm: 2048, postScriptName: "A b")
    let lock = FontLock([entry, other, entry])
    #expect(lock.entries.map(\.path) == ["a.ttc", "fonts/Box Regular.ttf"])
    let text = String(decoding: lock.printed, as: UTF8.self)
    #expect(text.hasPrefix("tipc-lock 1\n\(other.sha256) 1 2048 A-b a.ttc\n"))
    #expect(parse(text).0 == lock)
    #expect(parse(text.split(separator: "\n").joined(separator: "\r\n")).0 == lock)
  }

  @Test(
    "What is no lock is said with its line",
    arguments: [
      ("", 1), ("tipc-lock 2\n", 1), ("tipc-lock 1\n<<<<<<< HEAD\n", 2), ("tipc-lock 1\n\nabc 0 1000 A a.ttf\n", 3),
      ("tipc-lock 1\n\(String(repeating: "g", count: 64)) 0 1000 A a.ttf\n", 2),
      ("tipc-lock 1\n\(String(repeating: "a", count: 64)) -1 1000 A a.ttf\n", 2),
      ("tipc-lock 1\n\(String(repeating: "a", count: 64)) 99999999999999999999 1000 A a.ttf\n", 2),
    ])
  func broken(_ text: String, _ line: Int) {
    let (lock, diagnostics) = parse(text)
    #expect(lock == nil)
    #expect(diagnostics.map(\.code) == ["bad-lock"])
    #expect(diagnostics.first?.primary?.place.range.lowerBound.line == Int32(line))
  }

  @Test("A font that changed under its path is an error that says what changed and how to accept it")
  func changed() {
    let new = FontLock.Entry(TestFonts.bold, path: entry.path, bytes: TestFonts.bytes("Box-Bold.ttf"))
    var sink = DiagnosticSink()
    #expect(compare(FontLock([entry]), with: FontLock([entry]), at: { _ in nil }, into: &sink))
    #expect(!compare(FontLock([new]), with: FontLock([entry]), at: { _ in nil }, into: &sink))
    #expect(sink.diagnostics.map(\.code) == ["font-lock"])
    let diagnostic = sink.diagnostics[0]
    for word in [entry.path, "SHA-256", "Box-Regular", "Box-Bold"] { #expect(diagnostic.message.contains(word)) }
    #expect(diagnostic.help.first?.contains("tipc lock") == true)
  }

  @Test("Fonts that one side does not know are errors too")
  func unknown() {
    var sink = DiagnosticSink()
    compare(FontLock([entry]), with: FontLock([]), at: { _ in nil }, into: &sink)
    compare(FontLock([]), with: FontLock([entry]), at: { _ in nil }, into: &sink)
    #expect(sink.diagnostics.map(\.code) == ["font-lock", "font-lock"])
    #expect(sink.diagnostics.allSatisfy { $0.message.contains(entry.path) })
  }
}
