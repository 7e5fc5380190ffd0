import Testing

@testable import TipText

/// Texts that other tools get wrong. Box at 10 points.
@Suite struct HardCaseTests {
  private let shaper = Shaper()

  @Test(
    "An emoji is one cluster and one box of 1.25 em, and the font around it stays",
    arguments: [
      "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "⚡", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    ])
  func emoji(_ emoji: String) throws {
    let block = shaper.measure("ab \(emoji)there", TestFonts.style)
    let line = try #require(block.lines.first)
    #expect(line.emojiBoxes.map(\.text) == [emoji])
    #expect(line.emojiBoxes.map(\.width) == [12_500])
    #expect(line.emojiBoxes.map(\.x) == [17_000])
    #expect(line.emojiBoxes.map(\.height) == [12_500])
    #expect(line.width == 17_000 + 12_500 + 30_000)
    #expect(line.runs.map(\.face) == [TestFonts.regular, TestFonts.regular])
    // The square is higher than the letters, so the line is.
    #expect(line.height == 12_500)
    #expect(block.findings.isEmpty)
  }

  @Test(
    "An emoji font measures emoji; what it does not know is a square still",
    arguments: [("👍", 12_000), ("❤️", 12_000), ("👨\u{200D}👩", 12_000), ("🇩🇪", 12_000), ("🦊", 12_500)])
  func emojiFont(_ emoji: String, _ width: Int) throws {
    let face = try #require(TestFonts.load("Box-Emoji.ttf", allowsBitmaps: true))
    #expect(face.isBitmapOnly)
    let cascade = FontCascade(TestFonts.box.family, emoji: FontFamily(name: "emoji", members: [.init(face)]))
    let block = shaper.measure("a\(emoji)b", TextStyle(cascade: cascade, size: 10_000))
    #expect(block.lines.first?.emojiBoxes.map(\.width) == [width])
    #expect(block.lines.first?.width == 12_000 + width)
    #expect(block.findings.isEmpty)
    #expect(shaper.outlines(of: block, frameWidth: 50_000, origin: (0, 0)).map(\.count) == [2])
    // Without U+FE0F a heart is text, which only an emoji font may then stand in for; with U+FE0E it must be text.
    #expect(shaper.measure("\u{2764}", TextStyle(cascade: cascade, size: 10_000)).findings.isEmpty)
    #expect(shaper.measure("\u{2764}\u{FE0E}", TextStyle(cascade: cascade, size: 10_000)).findings.count == 1)
    #expect(shaper.measure("\u{2764}", TestFonts.style).findings.map(\.kind) == [.missingGlyph])
  }

  @Test("A family without faces sets nothing, and stops nothing")
  func noFaces() {
    let cascade = FontCascade(FontFamily(name: "none", members: []))
    let style = TextStyle(cascade: cascade, size: 10_000, maxLines: 1)
    for text in ["", "abc def", "我 שלום 👍", "a\u{AD}b\nc"] {
      let block = shaper.wrap(text, style, maxWidth: 20_000)
      #expect(shaper.outlines(of: block, frameWidth: 20_000, origin: (0, 0)).allSatisfy { $0.isEmpty })
    }
  }

  @Test("An emoji of a later Unicode is a box too")
  func laterEmoji() {
    #expect(shaper.measure("\u{1FAE9}", TestFonts.style).lines.first?.emojiBoxes.count == 1)
  }

  @Test("Emoji are broken between, never within")
  func emojiBreaks() {
    let flags = "🇩🇪🇫🇷"
    #expect(shaper.wrap(flags, TestFonts.style, maxWidth: 13_000).drawn == ["🇩🇪", "🇫🇷"])
    #expect(shaper.wrap("👨‍👩‍👧‍👦", TestFonts.style, maxWidth: 1000).drawn == ["👨‍👩‍👧‍👦"])
  }

  @Test("A missing character changes nothing around it")
  func missing() throws {
    let block = shaper.measure("abqab", TestFonts.style)
    #expect(block.lines.first?.runs.map(\.face) == [TestFonts.regular])
    #expect(block.findings.map(\.kind) == [.missingGlyph])
    #expect(block.findings.first?.scalars == 2..<3)
    #expect(block.findings.first?.script == "Latin")
    // With a fallback only that cluster goes to it.
    guard let inter = TestFonts.inter else { return }
    let cascade = FontCascade(
      TestFonts.box.family, fallback: FontFamily(name: "fallback", members: [.init(inter)]))
    let mixed = shaper.measure("abqab", TextStyle(cascade: cascade, size: 10_000))
    #expect(mixed.findings.isEmpty)
    #expect(mixed.lines.first?.runs.map(\.face) == [TestFonts.regular, inter, TestFonts.regular])
    #expect(mixed.lines.first?.runs.map(\.glyphs.count) == [2, 1, 2])
  }

  @Test("Where a missing character stands is told in the string that was given")
  func missingPlace() {
    let block = shaper.measure("  é  \u{10400}q", TestFonts.style)
    #expect(block.findings.map(\.scalars) == [5..<6, 6..<7])
    #expect(block.findings.map(\.script) == ["Deseret", "Latin"])
  }

  /// The advance of each glyph, its cluster's scalar with it, from left to right.
  private func visual(_ text: String, _ direction: TextStyle.Direction) -> String {
    var style = TestFonts.style
    style.direction = direction
    style.language = direction == .leftToRight ? "en" : "ar"
    let block = shaper.measure(text, style)
    let scalars = Array(block.text.unicodeScalars)
    var view = String.UnicodeScalarView()
    for run in block.lines[0].runs { view.append(contentsOf: run.glyphs.map { scalars[Int($0.cluster)] }) }
    return String(view)
  }

  @Test(
    "Right-to-left text is ordered as UAX 9 says",
    arguments: [
      ("مرحبا بالعالم", "ملاعلاب ابحرم"),
      // The sign after the digits goes with them; the minus before them does not.
      ("رقم -35%", "%35- مقر"),
      // The digits follow Latin letters, so they and their brackets go with them (W7, N0).
      ("مرحبا iPhone (15)", "iPhone (15) ابحرم"),
      // Scalars as they stand in the text: the brackets are mirrored when they are drawn.
      ("شالوم (abc) d", "d )abc( مولاش"),
    ])
  func rightToLeft(_ text: String, _ expected: String) {
    #expect(visual(text, .rightToLeft) == expected)
  }

  @Test("Brackets are mirrored where they run from right to left")
  func mirroring() {
    var style = TestFonts.style
    style.direction = .rightToLeft
    let glyphs = shaper.measure("(א)", style).lines[0].runs.flatMap { $0.glyphs.map(\.id) }
    let plain = shaper.measure("()", TestFonts.style).lines[0].runs.flatMap { $0.glyphs.map(\.id) }
    #expect(glyphs.first == plain.first)
    #expect(glyphs.last == plain.last)
  }

  @Test("An ellipsis is cut in logical order, and stands at the left of a right-to-left line")
  func rightToLeftEllipsis() throws {
    var style = TestFonts.style
    style.direction = .rightToLeft
    style.maxLines = 1
    let block = shaper.wrap("אבג abcdef דהו", style, maxWidth: 60_000)
    // Three letters, a space, Latin letters and ten points of ellipsis: 18 + 5 + 24 + 10.
    #expect(block.visibleText == "אבג abcd")
    let line = try #require(block.lines.first)
    #expect(line.width == 57_000)
    // From left to right: the ellipsis, the Latin letters, the space and the Hebrew ones.
    #expect(line.runs.map(\.level) == [1, 2, 1])
    #expect(line.runs.map(\.glyphs.count) == [1, 4, 4])
  }

  @Test("Thai without U+200B is broken between clusters only, and that is said")
  func thai() {
    let block = shaper.wrap("กิกิกิ", TestFonts.style, maxWidth: 12_000)
    #expect(block.drawn == ["กิกิ", "กิ"])
    #expect(block.findings.map(\.kind) == [.noBreakPoints])
    #expect(block.findings.first?.script == "Thai")
    let helped = shaper.wrap("กิกิ\u{200B}กิ", TestFonts.style, maxWidth: 12_000)
    #expect(helped.findings.isEmpty)
  }

  @Test("Thai marks lie above their letters: up in the font is up in the picture")
  func marksAbove() throws {
    let block = shaper.measure("กิ", TestFonts.style)
    let glyphs = try #require(shaper.outlines(of: block, frameWidth: 6000, origin: (0, 0)).first)
    #expect(glyphs.count == 2)
    let (letter, mark) = (glyphs[0], glyphs[1])
    // The letter fills 0 to 500 of 1000 units above the baseline (8 points down), the mark 550 to 700.
    #expect(letter.y + letter.outline.bounds.top == 300)
    #expect(mark.y + mark.outline.bounds.bottom == 250)
    #expect(mark.y + mark.outline.bounds.top == 100)
    #expect(mark.x + mark.outline.bounds.left == letter.x + letter.outline.bounds.left)
  }

  @Test("Two characters of one surrogate block are looked up one by one")
  func surrogates() {
    let block = shaper.measure("\u{20000}中", TestFonts.style)
    #expect(block.findings.map(\.text) == ["\u{20000}"])
    #expect(block.lines.first?.width == 15_000)
  }

  @Test("A broken word is named once")
  func brokenWord() {
    let block = shaper.wrap("ab abcdefgh b", TestFonts.style, maxWidth: 18_000)
    #expect(block.findings.map(\.kind) == [.wordBroken])
    #expect(block.findings.map(\.text) == ["abcdefgh"])
    #expect(block.findings.map(\.scalars) == [3..<11])
  }

  @Test("A title of 10 000 characters is wrapped")
  func longTitle() {
    let text = String(repeating: "Lorem ipsum dolor sit amet, ", count: 400)
    let block = shaper.wrap(text, TestFonts.style, maxWidth: 200_000)
    #expect(block.lines.map(\.text).joined(separator: " ") == block.text)
    #expect(block.lines.allSatisfy { $0.width <= 200_000 })
  }

  @Test("Shapers on several threads share faces and agree")
  func threads() async {
    let texts = (0..<40).map { "\($0) Box AV 我能吞下玻璃 שלום (abc) กิ" }
    let expected = texts.map { shaper.wrap($0, TestFonts.style, maxWidth: 60_000).drawn }
    await withTaskGroup(of: [[String]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let shaper = Shaper()
          return texts.map { shaper.wrap($0, TestFonts.style, maxWidth: 60_000).drawn }
        }
      }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test("A text after another is measured as if it were the first")
  func independence() {
    let composed = shaper.measure("\u{E9}", TestFonts.style)
    let decomposed = shaper.measure("e\u{301}", TestFonts.style)
    #expect(composed.text.unicodeScalars.count == 1)
    #expect(decomposed.text.unicodeScalars.count == 2)
  }
}
