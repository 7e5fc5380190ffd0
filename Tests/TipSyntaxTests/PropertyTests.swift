import TestSupport
import Testing
import TipDiagnostics

@testable import TipSyntax

/// What holds for any bytes whatever.
@Suite struct PropertyTests {
  @Test(arguments: 0..<24)
  func anyBytes(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let count = Int.random(in: 0...120, using: &random)
      try check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, seed)
    }
  }

  @Test(arguments: 0..<48)
  func soupOfIndicators(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: 1000 + seed)
    for _ in 0..<60 {
      let count = Int.random(in: 1...30, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      try check(Array(text.utf8), seed)
    }
  }

  @Test(arguments: 0..<48)
  func damagedSpecs(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: 2000 + seed)
    for _ in 0..<60 {
      var bytes = Array((Self.specs.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
      try check(bytes, seed)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let at = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where at < bytes.count: bytes.remove(at: at)
    case 1: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: at)
    case 2 where at < bytes.count: bytes[at] = UInt8.random(in: 0...255, using: &random)
    default:
      let end = min(bytes.count, at + Int.random(in: 0...20, using: &random))
      bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  static let pieces = [
    " ", "  ", "\n", "\n  ", "\r\n", "\t", ":", ": ", "-", "- ", "? ", ",", "[", "]", "{", "}", "#", " # c", "&a", "*a",
    "!", "!!str ", "|", ">", "|+\n", ">2-\n", "'", "\"", "\\", "\\u00e9", "%", "%YAML 1.2\n", "@", "`", "---\n",
    "...\n",
    "a", "b: c", "é", "已", "😀", "\u{2028}", "\u{85}", "\u{FEFF}", "<<", "~", "x y", "\n\n", "#fff", "key: ", "\"a\" ",
  ]

  static let specs = [
    "tips:\n  hint:\n    message: Tap here\n    anchor: {x: 1, y: 2, width: 3, height: 4}\n    style: info\n",
    "anchors:\n  a: &a {in: safe-area, left: 20, top: 8}\ntips:\n  t: {message: \"Hi \\u00e9\", anchor: *a}\n",
    "menus:\n  add:\n    titles: [Scan, Pay, 'Add a friend']\n    images:\n    - a.svg\n    - ~\n    - \"c.svg\"\n",
    "banners:\n  b:\n    message: |\n      Two\n       lines\n\n    comment: >-\n      folded\n      text\n# end\n",
    "\u{FEFF}styles:\r\n  brand:\r\n    background: \"#3355FF\" # blue\r\n    title: {weight: semibold}\r\n",
    "messages: {en: Saved, zh-Hans: 已保存, ar: تم الحفظ}\n? key\n: value\nempty:\n",
  ]

  /// Reading ends, the same way twice, with places that exist, and in words of our own.
  private func check(_ bytes: [UInt8], _ seed: UInt64) throws {
    let (tree, diagnostics) = read(bytes: bytes)
    let again = read(bytes: bytes)
    #expect(describe(diagnostics) == describe(again.diagnostics))
    #expect(tree.map(dump) == again.tree.map(dump))
    let input = "seed \(seed): \(bytes)"
    #expect(tree != nil || diagnostics.contains { $0.severity == .error }, "\(input)")
    let words = ["did not find", "could not find", "not allowed in this context", "while scanning", "while parsing"]
    for diagnostic in diagnostics {
      let place = try #require(diagnostic.primary?.place)
      #expect(!diagnostic.message.isEmpty && words.allSatisfy { !diagnostic.message.contains($0) }, "\(input)")
      // A byte that is no UTF-8 is shown as one column, which counting scalars cannot know.
      #expect(isRight(place.range.lowerBound, bytes), "\(input)")
      for label in [Label(place)] + diagnostic.secondary where diagnostic.code != "encoding" {
        #expect(isRight(label.place.range, bytes), "\(describe([diagnostic])) \(input)")
      }
      for edit in diagnostic.fix?.edits ?? [] { #expect(isRight(edit.place.range, bytes), "\(input)") }
    }
    if let tree { checkNode(tree.root, within: nil, bytes, input) }
  }

  private func checkNode(_ node: Node, within outer: Range<SourcePosition>?, _ bytes: [UInt8], _ input: String) {
    #expect(isRight(node.range, bytes), "\(node) \(input)")
    let place = node.alias ?? node.range
    if let outer {
      #expect(outer.lowerBound <= place.lowerBound && place.upperBound <= outer.upperBound, "\(node) \(input)")
    }
    switch node.content {
    case .scalar: return
    case .sequence(let items):
      for item in items { checkNode(item, within: node.range, bytes, input) }
    case .mapping(let entries):
      for entry in entries {
        #expect(isRight(entry.keyRange, bytes) && node.range.lowerBound <= entry.keyRange.lowerBound, "\(input)")
        let value = entry.value.alias ?? entry.value.range
        #expect(entry.keyRange.upperBound <= value.lowerBound, "\(entry) \(input)")
        checkNode(entry.value, within: node.range, bytes, input)
      }
    }
  }

  /// Whether both ends of a range have the line and column that counting from the beginning gives.
  private func isRight(_ range: Range<SourcePosition>, _ bytes: [UInt8]) -> Bool {
    isRight(range.lowerBound, bytes) && isRight(range.upperBound, bytes)
  }

  private func isRight(_ position: SourcePosition, _ bytes: [UInt8]) -> Bool {
    guard position.offset >= 0, position.offset <= bytes.count else { return false }
    guard position != .start else { return true }
    var line: Int32 = 1
    var column: Int32 = 1
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < position.offset {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return position.line == line && position.column == column
  }
}
