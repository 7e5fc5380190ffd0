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

  /// How labels are laid out.
  static let labels: [Row] = [
    Row(
      "two lines, each with a label",
      Sample(
        "menus:\n  - id: add\n    titles: [Scan, Pay, Add a friend]\n    images: [scan.svg, pay.svg]\n",
        .init("[scan.svg, pay.svg]", "2 images"),
        also: [.init("[Scan, Pay, Add a friend]", "3 titles; \"Add a friend\" has no image")]
      ).with {
        $0.files[0].path = "specs/menus.yaml"
        $0.code = "title-image-count"
        $0.message = "menu \"add\" has 3 titles but 2 images"
        $0.help = ["add an image, or write ~ for a title without one"]
      },
      """
      error[title-image-count]: menu "add" has 3 titles but 2 images
        --> specs/menus.yaml:4:13
         |
       3 |     titles: [Scan, Pay, Add a friend]
         |             ------------------------- 3 titles; "Add a friend" has no image
       4 |     images: [scan.svg, pay.svg]
         |             ^^^^^^^^^^^^^^^^^^^ 2 images
         = help: add an image, or write ~ for a title without one
      """
    ),
    Row(
      "no text", Sample("key: value", .init("value")).with { $0.severity = .warning },
      """
      warning[c]: m
        --> a.yaml:1:6
         |
       1 | key: value
         |      ^^^^^
      """
    ),
    Row(
      "two labels in one line: the right one's text beside, the left one's below",
      Sample("key: value", .init("value", "right"), also: [.init("key", "left")]),
      """
      error[c]: m
        --> a.yaml:1:6
         |
       1 | key: value
         | ---  ^^^^^ right
         | |
         | left
      """
    ),
    Row(
      "three labels in one line",
      Sample("a: [b, c]", .init("b", "two"), also: [.init("a", "one"), .init("c", "three")]),
      """
      error[c]: m
        --> a.yaml:1:5
         |
       1 | a: [b, c]
         | -   ^  - three
         | |   |
         | |   two
         | one
      """
    ),
    Row(
      "one label within the other",
      Sample("abcdef", .init("abcdef", "all"), also: [.init("cd", "some")]),
      """
      error[c]: m
        --> a.yaml:1:1
         |
       1 | abcdef
         | ^^--^^ all
         |   |
         |   some
      """
    ),
    Row(
      "overlapping",
      Sample("abcdef", .init("abcd", "left"), also: [.init("cdef", "right")]),
      """
      error[c]: m
        --> a.yaml:1:1
         |
       1 | abcdef
         | ^^^^-- right
         | |
         | left
      """
    ),
    Row(
      "two labels at the same place",
      Sample("abc", .init("b", "first"), also: [.init("b", "second")]),
      """
      error[c]: m
        --> a.yaml:1:2
         |
       1 | abc
         |  ^ first
         |  |
         |  second
      """
    ),
    Row(
      "no text for the rightmost: the other hangs",
      Sample("a: b", .init("b"), also: [.init("a", "left")]),
      """
      error[c]: m
        --> a.yaml:1:4
         |
       1 | a: b
         | -  ^
         | |
         | left
      """
    ),
    Row(
      "a text that does not fit beside hangs",
      Sample(
        "a: \(String(repeating: "b", count: 60))",
        .init(String(repeating: "b", count: 60), "this is a text of more than twenty cells")),
      """
      error[c]: m
        --> a.yaml:1:4
         |
       1 | a: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
         |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         |    |
         |    this is a text of more than twenty cells
      """
    ),
  ]

  /// Files, gaps, ranges over lines, beginnings and ends.
  static let places: [Row] = [
    Row(
      "another file",
      Sample("a: 1\nb: 2", .init("b", "again"), also: [.init("id", "first here", file: 1)]).with {
        $0.files.append(("other.yaml", Array("x:\n  id: b\n".utf8)))
      },
      """
      error[c]: m
        --> a.yaml:2:1
         |
       2 | b: 2
         | ^ again
         |
        ::: other.yaml:2:3
         |
       2 |   id: b
         |   -- first here
      """
    ),
    Row(
      "lines between are left out, one alone is shown",
      Sample("a\nb\nc\nd\ne\nf", .init("a"), also: [.init("c"), .init("f", "end")]),
      """
      error[c]: m
        --> a.yaml:1:1
         |
       1 | a
         | ^
       2 | b
       3 | c
         | -
      ...
       6 | f
         | - end
      """
    ),
    Row(
      "numbers of two digits", Sample("\n\n\n\n\n\n\n\na\nb", .init("b", "x"), also: [.init("a", "y")]),
      """
      error[c]: m
        --> a.yaml:10:1
          |
        9 | a
          | - y
       10 | b
          | ^ x
      """.replacing("  --> ", with: "   --> ")
    ),
    Row(
      "over many lines: the first, to its end",
      Sample("tip:  \n  a: 1\n  b: 2\n", .init("tip:  \n  a: 1\n  b: 2", "no title")),
      """
      error[c]: m
        --> a.yaml:1:1
         |
       1 | tip:
         | ^^^^ no title
      """
    ),
    Row(
      "fix and help",
      Sample("a: yes", .init("yes")).with {
        $0.help = ["one", "two"]
        $0.fixTitle = "replace `yes` with `true`"
      },
      """
      error[c]: m
        --> a.yaml:1:4
         |
       1 | a: yes
         |    ^^^
         = help: one
         = help: two
         = fix: replace `yes` with `true`
      """
    ),
    Row(
      "an unsafe fix is help",
      Sample("a: yes", .init("yes")).with {
        $0.fixTitle = "replace `yes` with `true`"
        $0.fixSafety = .unsafe
      },
      """
      error[c]: m
        --> a.yaml:1:4
         |
       1 | a: yes
         |    ^^^
         = help: replace `yes` with `true`
      """
    ),
    Row(
      "no place",
      Sample("").with {
        $0.severity = .note
        $0.help = ["h"]
      }, "note[c]: m\n   = help: h"),
    Row(
      "unknown file",
      Sample("", .init("x", file: 0)).with {
        $0.files = []
        $0.primary = nil
      }, "error[c]: m"),
    Row("empty file", Sample("", .init(0..<0, "nothing here")), snippet("1:1", 1, "", "^ nothing here")),
    Row("end of file behind a line break", Sample("a\n", .init(2..<2)), snippet("2:1", 2, "", "^")),
    Row("end of file", Sample("abc", .init(3..<3)), snippet("1:4", 1, "abc", "   ^")),
    Row("beyond the end of file", Sample("abc", .init(2..<900)), snippet("1:3", 1, "abc", "  ^")),
    Row("before the file", Sample("abc", .init(-9 ..< -3)), snippet("1:1", 1, "abc", "^")),
    Row("a line break", Sample("abc\nd", .init(3..<4)), snippet("1:4", 1, "abc", "   ^")),
    Row("CR LF", Sample("ab\r\ncd\r\n", .init("cd")), snippet("2:1", 2, "cd", "^^")),
    Row("CR LF, up to the next line", Sample("ab\r\ncd\r\n", .init(1..<4)), snippet("1:2", 1, "ab", " ^")),
    Row("CR", Sample("ab\rcd\r", .init("cd")), snippet("2:1", 2, "cd", "^^")),
    Row("byte-order mark", Sample("\u{FEFF}ab", .init("b")), snippet("1:2", 1, "ab", " ^")),
    Row("the byte-order mark itself", Sample("\u{FEFF}ab", .init(0..<3)), snippet("1:1", 1, "ab", "^")),
    Row("empty range within a line", Sample("abc", .init(1..<1)), snippet("1:2", 1, "abc", " ^")),
  ]

  /// What stands in the line, and which columns an underline takes; the label is on `x`, if nothing else is said.
  static let snippets: [Row] = [
    Row("wide", Sample("title: 漢字x", .init("字")), snippet("1:9", 1, "title: 漢字x", "         ^^")),
    Row("behind wide", Sample("漢字x", .init("x")), snippet("1:3", 1, "漢字x", "    ^")),
    Row("fullwidth", Sample("Ａx", .init("x")), snippet("1:2", 1, "Ａx", "  ^")),
    Row("halfwidth", Sample("ｱx", .init("x")), snippet("1:2", 1, "ｱx", " ^")),
    Row("ambiguous is narrow", Sample("αx", .init("x")), snippet("1:2", 1, "αx", " ^")),
    Row("combining", Sample("e\u{301}x", .init("x")), snippet("1:3", 1, "e\u{301}x", " ^")),
    Row("on a combining mark", Sample("ae\u{301}x", .init("\u{301}")), snippet("1:3", 1, "ae\u{301}x", " ^")),
    Row("combining without a base", Sample("\u{301}x", .init("x")), snippet("1:2", 1, "\u{25CC}\u{301}x", " ^")),
    Row("enclosing", Sample("a\u{20DD}x", .init("x")), snippet("1:3", 1, "a\u{20DD}x", " ^")),
    Row("right to left", Sample("שלום: x", .init("x")), snippet("1:7", 1, "שלום: x", "      ^")),
    Row("on right to left", Sample("a: שלום", .init("שלום")), snippet("1:4", 1, "a: שלום", "   ^^^^")),
    Row("points", Sample("שָx", .init("x")), snippet("1:3", 1, "שָx", " ^")),
    Row(
      "Hangul by its parts", Sample("\u{1112}\u{1161}\u{11AB}x", .init("x")),
      snippet("1:4", 1, "\u{1112}\u{1161}\u{11AB}x", "  ^")),
    Row("emoji", Sample("😀x", .init("x")), snippet("1:2", 1, "😀x", "  ^")),
    Row("joined emoji", Sample("👨‍👩‍👧x", .init("x")), snippet("1:6", 1, "👨‍👩‍👧x", "  ^")),
    Row("flag", Sample("🇨🇭x", .init("x")), snippet("1:3", 1, "🇨🇭x", "  ^")),
    Row("skin tone", Sample("👍🏽x", .init("x")), snippet("1:3", 1, "👍🏽x", "  ^")),
    Row("styled as emoji", Sample("❤\u{FE0F}x", .init("x")), snippet("1:3", 1, "❤\u{FE0F}x", "  ^")),
    Row("styled as text", Sample("❤x", .init("x")), snippet("1:2", 1, "❤x", " ^")),
    Row("keycap", Sample("1\u{FE0F}\u{20E3}x", .init("x")), snippet("1:4", 1, "1\u{FE0F}\u{20E3}x", "  ^")),
    Row("tab", Sample("a\tx", .init("x")), snippet("1:3", 1, "a   x", "    ^")),
    Row("on a tab", Sample("a\tx", .init("\t")), snippet("1:2", 1, "a   x", " ^^^")),
    Row("tab at a stop", Sample("abcd\tx", .init("x")), snippet("1:6", 1, "abcd    x", "        ^")),
    Row("tab behind wide", Sample("漢\tx", .init("x")), snippet("1:3", 1, "漢  x", "    ^")),
    Row("escape", Sample("a\u{1B}[31mx", .init("x")), snippet("1:7", 1, "a␛[31mx", "      ^")),
    Row("null and delete", Sample("\0\u{7F}x", .init("x")), snippet("1:3", 1, "␀␡x", "  ^")),
    Row("C1", Sample("\u{9B}x", .init("x")), snippet("1:2", 1, "<U+009B>x", "        ^")),
    Row("NEL", Sample("\u{85}x", .init("x")), snippet("1:2", 1, "<U+0085>x", "        ^")),
    Row("line separator", Sample("\u{2028}x", .init("x")), snippet("1:2", 1, "<U+2028>x", "        ^")),
    Row("override", Sample("a\u{202E}x", .init("x")), snippet("1:3", 1, "a<U+202E>x", "         ^")),
    Row("on an isolate", Sample("a\u{2066}x", .init("\u{2066}")), snippet("1:2", 1, "a<U+2066>x", " ^^^^^^^^")),
    Row("Arabic letter mark", Sample("\u{61C}x", .init("x")), snippet("1:2", 1, "<U+061C>x", "        ^")),
    Row("byte-order mark within", Sample("a\u{FEFF}x", .init("x")), snippet("1:3", 1, "a<U+FEFF>x", "         ^")),
    Row("zero-width space", Sample("a\u{200B}x", .init("x")), snippet("1:3", 1, "a<U+200B>x", "         ^")),
    Row("joiner beside ASCII", Sample("a\u{200D}x", .init("x")), snippet("1:3", 1, "a<U+200D>x", "         ^")),
    Row("non-joiner within Persian", Sample("می\u{200C}خx", .init("x")), snippet("1:5", 1, "می\u{200C}خx", "   ^")),
    Row(
      "no UTF-8", Sample(bytes: [0xFF, 0xE4, 0xBD, 0x78], .init(3..<4)), snippet("1:3", 1, "\u{FFFD}\u{FFFD}x", "  ^")),
    Row(
      "on what is no UTF-8", Sample(bytes: [0x61, 0xE4, 0xBD, 0x78], .init(1..<3)),
      snippet("1:2", 1, "a\u{FFFD}x", " ^")),
    Row(
      "build server's command", Sample("##[error]x", .init("x")),
      snippet("1:10", 1, "#<U+0023>[error]x", "                ^")),
    Row("spaces at the end", Sample("x   ", .init("x")), snippet("1:1", 1, "x", "^")),
    Row("label on spaces at the end", Sample("x   ", .init("   ")), snippet("1:2", 1, "x", " ^^^")),
  ]

  /// The text for one label in one line of a.yaml.
  private static func snippet(_ position: String, _ line: Int, _ source: String, _ underline: String) -> String {
    let source = source.isEmpty ? "" : " " + source
    return "error[c]: m\n  --> a.yaml:\(position)\n   |\n \(line) |\(source)\n   | \(underline)"
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
