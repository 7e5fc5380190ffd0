import Testing

@testable import TipText

/// A text in Box at 10 points and the lines that it must have in a room of so many points.
struct WrapCase: CustomTestStringConvertible, Sendable {
  let text: String
  let width: Int?
  let lines: [String]
  var change: @Sendable (inout TextStyle) -> Void = { _ in }

  init(
    _ text: String, _ width: Int?, _ lines: [String], _ change: @escaping @Sendable (inout TextStyle) -> Void = { _ in }
  ) {
    self.text = text
    self.width = width
    self.lines = lines
    self.change = change
  }

  var testDescription: String { "\(text.debugDescription) in \(width.map(String.init) ?? "any width")" }

  func block() -> TextBlock {
    var style = TestFonts.style
    change(&style)
    return Shaper().wrap(text, style, maxWidth: width.map { $0 * 1000 })
  }
}

private let cases: [WrapCase] = [
  // White space.
  WrapCase("", 100, []),
  WrapCase(" ", 100, []),
  WrapCase(" \t\n \n", 100, []),
  WrapCase("  a \t b  ", nil, ["a b"]),
  WrapCase("a \n  b\n", nil, ["a", "b"]),
  WrapCase("a\r\nb\u{2029}c\rd\u{2028}e\u{85}f", nil, ["a", "b", "c", "d", "e", "f"]),
  WrapCase("a\n\nb", nil, ["a", "", "b"]),
  WrapCase("a\u{0}\u{7}b\u{9F}\u{FFFE}c", nil, ["abc"]),
  // Spaces at the end of a line take no room: "ab" is 12 points.
  WrapCase("ab ab", 12, ["ab", "ab"]),
  WrapCase("ab ab", 29, ["ab ab"]),
  WrapCase("ab ab", 28, ["ab", "ab"]),
  WrapCase("ab\u{3000}ab", 12, ["ab", "ab"]),
  // A word that is too wide is broken between clusters, at least one a line.
  WrapCase("abcde", 18, ["abc", "de"]),
  WrapCase("abcde", 1, ["a", "b", "c", "d", "e"]),
  WrapCase("ab abcde f", 18, ["ab", "abc", "de", "f"]),
  WrapCase(String(repeating: "X", count: 40), 200, [33, 7].map { String(repeating: "X", count: $0) }),
  // No break at a no-break space or a word joiner: eight columns of six points.
  WrapCase("hello\u{A0}world", 48, ["hello\u{A0}wo", "rld"]),
  WrapCase("aa\u{2060}aa bb", 24, ["aa\u{2060}aa", "bb"]),
  // A zero-width space breaks, and has no width.
  WrapCase("aa\u{200B}bb", 24, ["aa\u{200B}bb"]),
  WrapCase("aa\u{200B}bb", 23, ["aa\u{200B}", "bb"]),
  // A soft hyphen shows only where the line ends, and its hyphen must fit: 12 + 5 points.
  WrapCase("aa\u{AD}bb", 24, ["aa\u{AD}bb"]),
  WrapCase("aa\u{AD}bb", 17, ["aa\u{AD}\u{2010}", "bb"]),
  WrapCase("aa\u{AD}bb", 16, ["aa", "\u{AD}bb"]),
  WrapCase("cc aa\u{AD}bb", 30, ["cc", "aa\u{AD}bb"]),
  // Kerning across a join counts: A V are 11 points together.
  WrapCase("AVAV", 22, ["AVAV"]),
  WrapCase("AVAV", 21, ["AVA", "V"]),
  // Chinese and Japanese.
  WrapCase("我能吞下（玻璃）而不伤身体。", 50, ["我能吞下", "（玻璃）而", "不伤身体。"]),
  WrapCase("ああー。", 30, ["あ", "あー。"]),
  WrapCase("ああー。", 20, ["ああ", "ー。"]) {
    $0.lineBreak = .normal
    $0.language = "ja"
  },
  WrapCase("中文 中文", 30, ["中文", "中文"]) { $0.wordBreak = .keepAll },
  WrapCase("中文中文", 35, ["中文中", "文"]) { $0.wordBreak = .keepAll },
  // An ellipsis (10 points) at the last line that may be shown.
  WrapCase("aaa bbb ccc", 30, ["aaa", "bbb", "ccc"]) { $0.maxLines = 3 },
  WrapCase("aaa bbb ccc", 30, ["aaa", "bbb…"]) { $0.maxLines = 2 },
  WrapCase("aaa bbb ccc", 30, ["aaa…"]) { $0.maxLines = 1 },
  WrapCase("aaa bbb ccc", 27, ["aa…"]) { $0.maxLines = 1 },
  WrapCase("aaa bbb ccc", 3, ["…"]) { $0.maxLines = 1 },
  WrapCase("aaa\nbbb", 100, ["aaa…"]) { $0.maxLines = 1 },
  WrapCase("aaa bbb ccc", 30, ["aaa", "bbb", "ccc"]) {
    $0.maxLines = 1
    $0.overflow = .grow
  },
  WrapCase("aaa bbb", nil, ["aaa bbb"]) { $0.maxLines = 1 },
]

@Test("Lines are filled as the rules say", arguments: cases)
func wrapping(_ sample: WrapCase) {
  #expect(sample.block().drawn == sample.lines)
}

@Test(
  "Widths are exact",
  arguments: [
    ("Ai", 11_000), ("AV", 11_000), ("我。", 20_000), ("a\u{AD}\u{200B}\u{2060}b", 12_000), ("e\u{301}", 6_000),
    ("q", 5_000),
  ])
func widths(_ text: String, _ width: Int) {
  #expect(Shaper().measure(text, TestFonts.style).width == width)
}

@Test("Widths and heights are rounded up to whole points")
func roundingUp() {
  var style = TestFonts.style
  style.size = 10_010
  let block = Shaper().measure("a", style)
  #expect(block.width == 6006)
  #expect(block.wholeWidth == 7)
  #expect(block.height == 10_010)
  #expect(block.wholeHeight == 11)
}

@Test("Lines have the font's height, or more if that is asked for")
func lineHeights() {
  var style = TestFonts.style
  let plain = Shaper().wrap("a a", style, maxWidth: 6000)
  #expect(plain.lines.map(\.baseline) == [8000, 18_000])
  #expect(plain.height == 20_000)
  style.lineHeight = 14_000
  let spaced = Shaper().wrap("a a", style, maxWidth: 6000)
  #expect(spaced.lines.map(\.baseline) == [10_000, 24_000])
  style.lineHeight = 1000
  #expect(Shaper().wrap("a a", style, maxWidth: 6000).height == 20_000)
}

@Test("A limit of height shows the lines that fit, and one at least", arguments: [(35, 3), (30, 3), (29, 2), (5, 1)])
func heights(_ points: Int, _ lines: Int) {
  let block = Shaper().wrap("aaa bbb ccc ddd", TestFonts.style, maxWidth: 28_000, maxHeight: points * 1000)
  #expect(block.lines.count == lines)
  #expect(block.isTruncated)
  #expect(block.findings.map(\.kind) == [.truncated])
  #expect(block.lines.last?.suffix == "…")
}

@Test("What is visible and what is hidden add up")
func visibleRange() {
  var style = TestFonts.style
  style.maxLines = 2
  let block = Shaper().wrap(" aaa  bbb ccc", style, maxWidth: 30_000)
  #expect(block.text == "aaa bbb ccc")
  #expect(block.visible == 0..<7)
  #expect(block.visibleText == "aaa bbb")
  #expect(block.findings.map(\.scalars) == [9..<13])
}

@Test("With slack the block is as large as the wider text needs")
func slack() {
  var style = TestFonts.style
  style.slack = 100
  // 24 points and a tenth are 26.4.
  let one = Shaper().wrap("aaaa", style, maxWidth: 30_000)
  #expect(one.width == 26_400)
  // 29 points fit into 30, but 31.9 do not: room for two lines, though one is drawn.
  let two = Shaper().wrap("aa bb", style, maxWidth: 30_000)
  #expect(two.lines.count == 1)
  #expect(two.height == 20_000)
  #expect(two.width == 29_000)
}

@Test(
  "Lines lie in their frame as aligned",
  arguments: [
    (TextStyle.Align.start, TextStyle.Direction.leftToRight, 0), (.center, .leftToRight, 44_000),
    (.end, .leftToRight, 88_000), (.left, .rightToLeft, 0), (.start, .rightToLeft, 88_000), (.end, .rightToLeft, 0),
    (.right, .leftToRight, 88_000),
  ])
func alignment(_ align: TextStyle.Align, _ direction: TextStyle.Direction, _ x: Int) {
  var style = TestFonts.style
  style.align = align
  style.direction = direction
  let block = Shaper().measure("aa", style)
  #expect(block.lines.map { block.x(of: $0, in: 100_000) } == [x])
  // A line that is too wide begins where reading does.
  #expect(block.lines.map { block.x(of: $0, in: 10_000) } == [direction == .leftToRight ? 0 : -2000])
}
