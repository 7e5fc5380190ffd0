import Testing

@testable import TipText

@Suite struct UnicodeRunTests {
  @Test(
    arguments: [
      ("", []),
      ("abc", ["abc Latin"]),
      ("12 !", ["12 ! Common"]),
      ("(あ)a", ["(あ) Hiragana", "a Latin"]),
      ("a(あ)b", ["a( Latin", "あ Hiragana", ")b Latin"]),
      ("“a” א “a”", ["“a”  Latin", "א “ Hebrew", "a Latin", "” Hebrew"]),
      ("あ、漢", ["あ、 Hiragana", "漢 Han"]),
      ("、a", ["、 Han", "a Latin"]),
      ("ーア", ["ーア Katakana"]),
      ("アー", ["アー Katakana"]),
      ("あー", ["あー Hiragana"]),
      ("「あ」a", ["「あ」 Hiragana", "a Latin"]),
      ("한漢", ["한 Hangul", "漢 Han"]),
      ("ب،ت", ["ب،ت Arabic"]),
      ("مرحبا iPhone (15)", ["مرحبا  Arabic", "iPhone (15) Latin"]),
      ("١٢", ["١٢ Arabic"]),
      ("क। খ।", ["क।  Devanagari", "খ। Bengali"]),
      ("e\u{301}α\u{342}", ["e\u{301} Latin", "α\u{342} Greek"]),
      ("Hi 👨\u{200D}👩\u{200D}👧 there", ["Hi 👨\u{200D}👩\u{200D}👧 there Latin"]),
      // A mark of a script gives a shared base its script, and never leaves a base that has one.
      ("ab \u{25CC}\u{E31}", ["ab  Latin", "\u{25CC}\u{E31} Thai"]),
      ("a\u{E31}b", ["a\u{E31}b Latin"]),
      // Unassigned.
      ("a\u{378}", ["a Latin", "\u{378} Unknown"]),
    ] as [(String, [String])])
  func scripts(_ text: String, _ expected: [String]) {
    let scalars = Array(text.unicodeScalars)
    let got = scriptRuns(scalars).map { run in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[run.range])
      return "\(String(part)) \(run.script.name)"
    }
    #expect(got.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(got)")
  }

  @Test func tags() {
    #expect(Script.latin.tag == 0x4C61_746E)
    #expect(Script.common.tag == 0x5A79_7979)
    #expect(Script(rawValue: 255).tag == Script.unknown.tag)
    #expect(Script(rawValue: 255).name == "Unknown")
    #expect(ScalarProperties("\u{10300}").script.name == "Old Italic")
  }

  @Test(arguments: [
    ("❤", EmojiPresentation.text), ("❤\u{FE0F}", .emoji), ("❤\u{FE0E}", .text), ("😀", .emoji), ("😀\u{FE0E}", .text),
    ("⚡", .emoji), ("⚡\u{FE0E}", .text), ("1", .text), ("1\u{FE0F}\u{20E3}", .emoji), ("#\u{20E3}", .emoji),
    ("1\u{FE0E}", .text), ("🇩🇪", .emoji), ("👍🏽", .emoji), ("☝🏽", .emoji), ("👨\u{200D}👩\u{200D}👧", .emoji),
    ("❤\u{200D}🔥", .emoji), ("❤\u{FE0F}\u{200D}🔥", .emoji), ("🏴\u{E0067}\u{E007F}", .emoji), ("©", .text),
    ("©\u{FE0F}", .emoji), ("a\u{FE0F}", .text), ("漢", .text), ("", .text),
  ])
  func emoji(_ text: String, _ expected: EmojiPresentation) {
    let scalars = Array(text.unicodeScalars)
    #expect(emojiPresentation(scalars[...]) == expected)
    #expect(graphemeClusters(scalars).count == (scalars.isEmpty ? 0 : 1))
  }

  @Test(
    arguments: [
      ("", []), ("abc", [0, 1, 2]), ("e\u{301}x", [0, 2]), ("\r\n\n", [0, 2]), ("🇩🇪🇫🇷🇯", [0, 2, 4]),
      ("กำ", [0]), ("각", [0]), ("\u{1100}\u{1161}\u{11A8}x", [0, 3]), ("क्ष", [0, 2]), ("\u{600}1", [0]),
      ("a👨\u{200D}👩b", [0, 1, 4]),
    ] as [(String, [Int])])
  func clusters(_ text: String, _ starts: [Int]) {
    let scalars = Array(text.unicodeScalars)
    let ranges = graphemeClusters(scalars)
    #expect(ranges.map(\.lowerBound) == starts)
    #expect(ranges.last?.upperBound ?? 0 == scalars.count)
  }

  @Test func anyTextKeepsTheContracts() {
    var state: UInt64 = 7
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    // Blocks with many properties, and all of Unicode.
    let blocks: [(UInt64, UInt64)] = [
      (0, 0x110000), (0x20, 0x60), (0x590, 0x170), (0x900, 0x80), (0xE00, 0x80), (0x1100, 0x100), (0x2000, 0x70),
      (0x202A, 5), (0x2066, 4), (0x3000, 0x100), (0x1F1E6, 26), (0x1F300, 0x300), (0x300, 0x70), (0x11000, 0xD0),
    ]
    for _ in 0..<2_000 {
      var scalars: [Unicode.Scalar] = []
      for _ in 0..<random(40) {
        let (first, count) = blocks[Int(random(UInt64(blocks.count)))]
        if let scalar = Unicode.Scalar(UInt32(first + random(count))) { scalars.append(scalar) }
      }
      let starts = graphemeClusters(scalars).map(\.lowerBound)
      let runs = scriptRuns(scalars)
      #expect(runs.first?.range.lowerBound ?? 0 == 0 && runs.last?.range.upperBound ?? 0 == scalars.count)
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
      #expect(runs.allSatisfy { starts.contains($0.range.lowerBound) }, "\(scalars) \(runs)")
      #expect(lineBreaks(scalars, options: UnicodeLineBreakTests.looseJapanese).count == scalars.count)
      for base in [nil, BidiDirection.leftToRight, .rightToLeft] {
        let paragraph = BidiParagraph(scalars, base: base)
        #expect(paragraph.levels.count == scalars.count)
        #expect(paragraph.levels.allSatisfy { $0 >= paragraph.baseLevel && $0 <= 127 })
        #expect(visualOrder(paragraph.levels).sorted() == Array(scalars.indices))
      }
    }
  }
}
