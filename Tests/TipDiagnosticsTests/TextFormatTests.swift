import Testing
import TipDiagnostics

/// Expected texts follow from the rule that an underline takes the display columns of what it names.
struct TextFormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let sample: Sample
    let expected: String

    init(_ name: String, _ sample: Sample, _ expected: String) {
      (self.name, self.sample, self.expected) = (name, sample, expected)
    }

    var testDescription: String { name }
  }

  @Test(arguments: labels + places + snippets)
  func rendersExactly(_ row: Row) {
    let text = renderText([row.sample.diagnostic], from: row.sample.table, options: TextOptions(width: 80))
    #expect(text == row.expected + "\n")
  }

  /// Of very many labels some are shown, and the others counted.
  @Test(arguments: [(24, nil), (25, "= note: 1 more place"), (1000, "= note: 976 more places")])
  func countsLabels(_ count: Int, _ note: String?) {
    let marks = (0..<count).map { Sample.Mark(($0 + 1)..<($0 + 2), "b") }
    let sample = Sample(String(repeating: "a\n", count: 501), .init(0..<1, "a"), also: marks)
    let rows = renderText([sample.diagnostic], from: sample.table).split(separator: "\n")
    #expect(rows.first { $0.contains("= note") }.map { String($0.drop { $0 == " " }) } == note)
  }

  /// Lines cut to 40 cells: a margin of 5, 34 for the source, one left for a caret behind its end.
  @Test(arguments: [
    (
      "the middle", 60, "X", 60,
      "…" + String(repeating: "a", count: 15) + "X" + String(repeating: "b", count: 16) + "…", 16, 1
    ),
    ("the beginning", 0, "X", 60, "X" + String(repeating: "b", count: 32) + "…", 0, 1),
    ("the end", 60, "X", 0, "…" + String(repeating: "a", count: 32) + "X", 33, 1),
    (
      "wide at both cuts", 31, "漢漢", 60,
      "…" + String(repeating: "a", count: 14) + "漢漢" + String(repeating: "b", count: 14) + "…", 15, 4
    ),
    ("fits", 33, "X", 0, String(repeating: "a", count: 33) + "X", 33, 1),
    (
      "megabytes", 2_000_000, "X", 2_000_000,
      "…" + String(repeating: "a", count: 15) + "X" + String(repeating: "b", count: 16) + "…", 16, 1
    ),
  ])
  func cutsLines(
    _ name: String, _ before: Int, _ focus: String, _ after: Int, _ shown: String, _ column: Int, _ width: Int
  ) {
    let text = String(repeating: "a", count: before) + focus + String(repeating: "b", count: after)
    let sample = Sample(text, .init(before..<(before + focus.utf8.count)))
    let rendered = renderText([sample.diagnostic], from: sample.table, options: TextOptions(width: 40))
    let rows = rendered.split(separator: "\n")
    #expect(rows[3] == " 1 | " + shown, "\(name)")
    #expect(
      rows[4] == "   | " + String(repeating: " ", count: column) + String(repeating: "^", count: width), "\(name)")
  }

  @Test func separatesByAnEmptyLine() {
    let sample = Sample("x", .init("x"))
    let one = renderText([sample.diagnostic], from: sample.table)
    #expect(renderText([sample.diagnostic, sample.diagnostic], from: sample.table) == one + "\n" + one)
    #expect(renderText([], from: sample.table) == "")
  }

  @Test func colours() {
    let sample = Sample("a: b", .init("b", "p"), also: [.init("a", "s")]).with { $0.help = ["h"] }
    let text = renderText([sample.diagnostic], from: sample.table, options: TextOptions(usesColor: true))
    let expected = """
      <1;31>error[c]<0><1>: m<0>
      <1;34>  --> <0>a.yaml:1:4
      <1;34>   |<0>
      <1;34> 1 |<0> a: b
      <1;34>   | -<0>  <1;31>^ p<0>
      <1;34>   | |<0>
      <1;34>   | s<0>
      <1;34>   = <0><1>help<0>: h

      """
    let escaped = expected.replacing("<", with: "\u{1B}[").replacing(">", with: "m").replacing("--m", with: "-->")
    #expect(text == escaped)
  }

  @Test(arguments: [
    ("a b", "a b"), ("a\nb", "a␊b"), ("\r\n", "␍␊"), ("a\tb", "a␉b"), ("\u{1B}]0;x\u{7}", "␛]0;x␇"),
    ("\u{202E}x\u{202C}", "<U+202E>x<U+202C>"), ("\u{200F}", "<U+200F>"), ("漢e\u{301}", "漢e\u{301}"),
    ("##[group]", "#<U+0023>[group]"), ("##vso[task]", "#<U+0023>vso[task]"), ("## [x]", "## [x]"),
    ("###[x]", "##<U+0023>[x]"),
    ("\u{E0001}", "<U+E0001>"), ("", ""),
  ])
  func showsTexts(_ text: String, _ expected: String) {
    #expect(visible(text) == expected)
  }

  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("::error::x", "./::error::x"), (" \t::error::x", "./ ␉::error::x"),
    ("\u{3000}::error::x", "./\u{3000}::error::x"), ("a\n::error::x", "a␊::error::x"), ("", "<no path>"),
    ("\n::error::x", "␊::error::x"),
  ])
  func showsPaths(_ path: String, _ expected: String) {
    #expect(visiblePath(path) == expected)
  }

  @Test func cutsLongTexts() {
    #expect(visible(String(repeating: "a", count: 11), limit: 10) == "aaaaa…aaaaa")
    #expect(visible(String(repeating: "a", count: 10), limit: 10) == "aaaaaaaaaa")
  }

  /// Widths of PyPI's wcwidth 0.7, an independent judge.
  @Test(arguments: [
    ("", 0), ("abc", 3), ("漢字", 4), ("ｱ", 1), ("e\u{301}", 1), ("👩🏽", 2), ("🇨🇭🇩🇪", 4), ("❤️", 2), ("한글", 4),
    ("ไทย", 3), ("สวัสดี", 4), ("שָׁלוֹם", 4), ("\u{1100}\u{1161}", 2),
  ])
  func measures(_ text: String, _ width: Int) {
    #expect(displayWidth(of: text) == width)
  }

  @Test(arguments: [
    (ColorChoice.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
    (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["CLICOLOR": "0"], false), (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    (.auto, false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
  ])
  func choosesColour(_ choice: ColorChoice, _ isTerminal: Bool, _ environment: [String: String], _ expected: Bool) {
    #expect(choice.usesColor(isTerminal: isTerminal, environment: environment) == expected)
  }
}
