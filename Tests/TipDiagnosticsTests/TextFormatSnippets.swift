extension TextFormatTests {
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
  static func snippet(_ position: String, _ line: Int, _ source: String, _ underline: String) -> String {
    let source = source.isEmpty ? "" : " " + source
    return "error[c]: m\n  --> a.yaml:\(position)\n   |\n \(line) |\(source)\n   | \(underline)"
  }
}
