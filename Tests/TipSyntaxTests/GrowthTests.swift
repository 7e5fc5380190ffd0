import TestSupport
import Testing
import TipDiagnostics
import TipSyntax

/// Whatever stands in a file, YAML or not, reading it takes time in proportion to its length.
@Suite(.serialized) struct GrowthTests {
  static let rows = [
    yaml("lines", 200) { many($0, "- a\n") },
    yaml("comments", 2000) { many($0, "# a\n") },
    yaml("a flow sequence", 200) { "[" + many($0, "a, ") + "]" },
    yaml("a mapping", 100) { (0..<$0).map { "k\($0): a\n" }.joined() },
    yaml("equal keys", 100) { many($0, "k: a\n") },
    yaml("equal keys in a line", 100) { "{" + many($0, "k: a, ") + "}" },
    yaml("anchors and aliases", 100) { (0..<$0).map { "- &a\($0) b\n- *a\($0)\n" }.joined() },
    yaml("unused anchors", 100) { (0..<$0).map { "- &a\($0) b\n" }.joined() },
    yaml("one anchor again and again", 100) { many($0, "- &a b\n- *a\n") },
    yaml("unknown aliases", 100) { many($0, "- *a\n") },
    yaml("tags", 100) { many($0, "- !a b\n") },
    yaml("merge keys", 100) { many($0, "- {<<: {a: b}}\n") },
    yaml("open brackets", 2000) { many($0, "[") },
    yaml("closing brackets", 2000) { many($0, "]") },
    yaml("an open quote", 800) { "a: \"" + many($0, "b c\n  ") },
    yaml("escapes", 800) { "a: \"" + many($0, "\\u00e9") + "\"" },
    yaml("folded lines", 800) { "a: >\n" + many($0, "  b c\n") },
    yaml("colons", 800) { "a: " + many($0, "b: ") },
    yaml("dashes", 800) { many($0, "- ") },
    yaml("question marks", 800) { many($0, "? ") },
    yaml("falling indentation", 400) { many($0, "  a: b\n c: d\n") },
    yaml("tabs", 800) { "a:\n" + many($0, "\tb: c\n") },
    yaml("documents", 400) { many($0, "---\na: b\n") },
    yaml("odd line breaks", 800) { "a: \"" + many($0, "b\u{2028}\u{85}") + "\"" },
    yaml("carriage returns", 800) { many($0, "- a\r") },
    yaml("a long key", 2000) { many($0, "k") + ": a" },
    yaml("percent signs", 800) { many($0, "%") },
  ]

  @Test(arguments: rows) func reading(_ row: GrowthRow) {
    #expect(row.growth() < mostGrowth)
  }

  /// Where each character of a text is written is found in one walk over it.
  @Test func places() {
    let row = GrowthRow("places of characters", 400) { size in
      var table = SourceTable()
      let file = table.add(path: "a.yaml", bytes: Array(("a: " + many(size, "é")).utf8))
      let (start, end) = (3, 3 + 2 * size)
      let place = SourceSpan(
        file.id,
        SourcePosition(
          line: 1, column: 4, offset: Int32(start))..<SourcePosition(
            line: 1, column: Int32(4 + size), offset: Int32(end)))
      let text = many(size, "é")
      return {
        let places = ScalarPlaces(of: text, at: place, in: file)
        for index in 0..<size { _ = places?.place(of: index..<index + 1) }
      }
    }
    #expect(row.growth() < mostGrowth)
  }
}

private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

private func yaml(_ name: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String) -> GrowthRow {
  GrowthRow(name, size) { size in
    let bytes = Array(text(size).utf8)
    return {
      var table = SourceTable()
      var sink = DiagnosticSink()
      _ = parse(table.add(path: "a.yaml", bytes: bytes), into: &sink)
    }
  }
}
