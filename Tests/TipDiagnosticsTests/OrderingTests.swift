import Testing
import TipDiagnostics

struct OrderingTests {
  @Test func sortsByPathLineColumnCodeMessage() {
    var table = SourceTable()
    // U+FF5E comes before U+1F600 by bytes, behind it by UTF-16; é is written in two ways that are no equals.
    for path in ["b.yaml", "a.yaml", "\u{1F600}", "\u{FF5E}", "e\u{301}", "\u{E9}"] {
      table.add(path: path, bytes: Array("x\ny\nz".utf8))
    }
    let table2 = table
    func diagnostic(_ file: Int?, _ offset: Int = 0, _ code: String = "c", _ message: String = "m") -> Diagnostic {
      let lines = LineTable(table2.files[0].bytes)
      let place = file.map {
        SourceSpan(SourceID(rawValue: Int32($0)), lines.position(atOffset: offset)..<lines.position(atOffset: offset))
      }
      return Diagnostic(Sample("").with { $0.code = code }.kind, message, at: place.map { Label($0) })
    }
    let expected = [
      diagnostic(nil), diagnostic(1, 0, "a"), diagnostic(1, 0, "b"), diagnostic(1, 0, "b", "n"), diagnostic(1, 1, "a"),
      diagnostic(1, 2, "a"), diagnostic(0), diagnostic(0, 4), diagnostic(4), diagnostic(5), diagnostic(3),
      diagnostic(2),
    ]
    #expect(expected.reversed().sorted(in: table) == expected)
    #expect((expected + expected.reversed()).sorted(in: table) == expected)
  }

  @Test(arguments: [
    (0, 0, 0, "no problems"), (1, 0, 0, "1 error"), (2, 1, 0, "2 errors, 1 warning"), (0, 0, 3, "3 notes"),
  ])
  func counts(_ errors: Int, _ warnings: Int, _ notes: Int, _ expected: String) {
    let severities =
      Array(repeating: Severity.error, count: errors) + Array(repeating: .warning, count: warnings)
      + Array(repeating: .note, count: notes)
    let counts = DiagnosticCounts(severities.map { severity in Sample("").with { $0.severity = severity }.diagnostic })
    #expect(counts.summary == expected)
    #expect(counts.total == errors + warnings + notes)
  }

  @Test(
    arguments: [
      (nil, [0, 1, 2, 3, 4], nil), (5, [0, 1, 2, 3, 4], nil), (9, [0, 1, 2, 3, 4], nil), (-1, [0, 1, 2, 3, 4], nil),
      // Order: warning, error, note, warning, error.
      (3, [0, 1, 4], "… and 1 warning, 1 note more"), (2, [1, 4], "… and 2 warnings, 1 note more"),
      (1, [1], "… and 1 error, 2 warnings, 1 note more"), (0, [], "… and 2 errors, 2 warnings, 1 note more"),
    ] as [(Int?, [Int], String?)])
  func caps(_ limit: Int?, _ shown: [Int], _ remark: String?) {
    let severities: [Severity] = [.warning, .error, .note, .warning, .error]
    let all = severities.enumerated().map { index, severity in
      Sample("").with {
        $0.severity = severity
        $0.message = "\(index)"
      }.diagnostic
    }
    let capped = all.capped(at: limit)
    #expect(capped.shown == shown.map { all[$0] })
    #expect(capped.remark == remark)
  }
}
