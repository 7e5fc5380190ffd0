extension TextFormatTests {
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
}
