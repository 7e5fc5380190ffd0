import Testing
import TipDiagnostics

struct FixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// Fixes, each with its edits: a range of bytes and what replaces it.
    let fixes: [[(Range<Int>, String)]]
    let expected: String
    let applied: Int

    init(_ name: String, _ text: String, _ fixes: [[(Range<Int>, String)]], _ expected: String, _ applied: Int) {
      (self.name, self.text, self.fixes, self.expected, self.applied) = (name, text, fixes, expected, applied)
    }

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row("replace", "a: yes\n", [[(3..<6, "true")]], "a: true\n", 1),
    Row("two in order", "abcd", [[(0..<1, "AA")], [(2..<3, "C")]], "AAbCd", 2),
    Row("two against the order", "abcd", [[(2..<3, "C")], [(0..<1, "AA")]], "AAbCd", 2),
    Row("side by side", "abcd", [[(0..<2, "x")], [(2..<4, "y")]], "xy", 2),
    Row("overlap: the first wins", "abcd", [[(0..<3, "x")], [(2..<4, "y")]], "xd", 1),
    Row("the same place twice", "abcd", [[(1..<2, "x")], [(1..<2, "x")]], "axcd", 1),
    Row("within the other", "abcd", [[(0..<4, "x")], [(1..<2, "y")]], "x", 1),
    Row("around the other", "abcd", [[(1..<2, "y")], [(0..<4, "x")]], "aycd", 1),
    Row("insert", "ad", [[(1..<1, "bc")]], "abcd", 1),
    Row("insert at both ends", "b", [[(0..<0, "a")], [(1..<1, "c")]], "abc", 2),
    Row(
      "two insertions at one place: which is first would be chance", "ad", [[(1..<1, "b")], [(1..<1, "c")]], "abd", 1),
    Row("insertion at the edge of another fix", "abcd", [[(1..<2, "x")], [(2..<2, "y")]], "axcd", 1),
    Row("insertion within a removal", "abcd", [[(0..<4, "")], [(2..<2, "y")]], "", 1),
    Row("all or nothing", "abcd", [[(2..<3, "C")], [(0..<1, "A"), (2..<3, "X")]], "abCd", 1),
    Row("many edits", "abcd", [[(3..<4, "D"), (0..<1, "A"), (1..<1, "-")]], "A-bcD", 1),
    Row("own edits overlap", "abcd", [[(0..<2, "A"), (1..<3, "B")], [(3..<4, "D")]], "abcD", 1),
    Row("out of the file", "ab", [[(1..<3, "x")], [(-1..<1, "y")], [(9..<9, "z")]], "ab", 0),
    Row("at the end", "ab", [[(2..<2, "c")]], "abc", 1),
    Row("within a scalar", "é", [[(1..<2, "x")], [(0..<1, "x")]], "é", 0),
    Row("CR LF stays CR LF", "a: 1\r\nb: 2\r\n", [[(6..<6, "x: 1\ny: 2\r\n")]], "a: 1\r\nx: 1\r\ny: 2\r\nb: 2\r\n", 1),
    Row("LF stays LF", "a: 1\nb: 2\r\n", [[(5..<5, "x: 1\n")]], "a: 1\nx: 1\nb: 2\r\n", 1),
    Row("no change", "ab", [[(0..<1, "a")]], "ab", 1),
    Row("no edits", "ab", [[]], "ab", 0),
    Row("empty file", "", [[(0..<0, "a\n")]], "a\n", 1),
  ]

  @Test(arguments: rows)
  func applies(_ row: Row) {
    var sample = Sample(row.text)
    sample.fixTitle = "f"
    let diagnostics = row.fixes.map { edits in
      sample.with { $0.edits = edits.map { (Sample.Mark($0.0), $0.1) } }.diagnostic
    }
    let fixed = applySafeFixes(diagnostics, to: sample.table)
    let text = fixed.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? row.text
    #expect(text.utf8.elementsEqual(row.expected.utf8))
    #expect(fixed.applied.count == row.applied)
    #expect(fixed.files.isEmpty == (row.expected == row.text))
    #expect(fixed.applied.count + fixed.skipped.count == diagnostics.filter { $0.fix?.edits.isEmpty == false }.count)
  }

  @Test func leavesUnsafeFixesAndBuiltInFilesAlone() {
    var table = SourceTable()
    table.add(path: "modern.yaml", bytes: Array("abcd".utf8), isBuiltIn: true)
    table.add(path: "a.yaml", bytes: Array("abcd".utf8))
    func finding(_ file: Int, _ safety: Fix.Safety) -> Diagnostic {
      Diagnostic(Sample("").kind, "m", fix: Fix("f", safety, [Edit(makePlace(file, 0..<1), "X")]))
    }
    let fixed = applySafeFixes([finding(0, .safe), finding(1, .unsafe), finding(7, .safe)], to: table)
    #expect(fixed.files.isEmpty && fixed.applied.isEmpty && fixed.skipped.count == 2)
  }

  @Test func changesManyFiles() {
    var table = SourceTable()
    for path in ["a", "b", "c"] { table.add(path: path, bytes: Array("abcd".utf8)) }
    let fix = Fix("f", .safe, [Edit(makePlace(2, 0..<1), "X"), Edit(makePlace(0, 3..<4), "Y")])
    let fixed = applySafeFixes([Diagnostic(Sample("").kind, "m", fix: fix)], to: table)
    #expect(fixed.files.map(\.file.rawValue) == [0, 2])
    #expect(fixed.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["abcY", "Xbcd"])
  }

  @Test func tellsNewFindings() {
    let old = Sample("a: b", .init("b"))
    let moved = Sample("\n\na: b", .init("b"))
    func new(_ after: [Sample], since before: [Sample]) -> [String] {
      newFindings(
        after: after.map(\.diagnostic), in: moved.table, before: before.map(\.diagnostic), in: old.table
      ).map(\.message)
    }
    #expect(new([moved], since: [old]).isEmpty)
    #expect(new([], since: [old]).isEmpty)
    #expect(new([moved, moved], since: [old]) == ["m"])
    #expect(new([moved.with { $0.message = "n" }], since: [old]) == ["n"])
    #expect(new([moved.with { $0.code = "d" }], since: [old]) == ["m"])
  }
}
