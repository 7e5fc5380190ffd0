import TestSupport
import Testing
import TipDiagnostics

struct BaselineTests {
  static let kinds = KindTable([
    Sample("").with {
      $0.code = "rule"
      $0.standing = .rule
    }.kind, Sample("").with { $0.code = "fault" }.kind,
  ])

  /// Some findings in files whose names are awkward in a line of text.
  static func findings() -> ([Diagnostic], SourceTable) {
    var table = SourceTable()
    let paths = ["b.yaml", "a b%\n.yaml", "-", "é.yaml"]
    for path in paths { table.add(path: path, bytes: Array("x".utf8)) }
    let rule = kinds["rule"] ?? Sample("").kind
    var found = paths.indices.map { Diagnostic(rule, "m", at: Label(makePlace($0, 0..<1)), popup: "p") }
    found += [
      found[0], Diagnostic(rule, "no place"), Diagnostic(rule, "m", at: Label(makePlace(0, 0..<1)), popup: "q"),
    ]
    return (found, table)
  }

  @Test func readsWhatItWrites() {
    let (found, table) = Self.findings()
    let baseline = Baseline(of: found, in: table, kinds: Self.kinds)
    let text = baseline.fileText
    #expect(text == Baseline(of: found.reversed(), in: table, kinds: Self.kinds).fileText)
    #expect(text.utf8.allSatisfy { $0 == 0x0A || 0x20..<0x7F ~= $0 })
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "tipc baseline 1")
    // By path in bytes: none, `-`, a, b (twice, of two popups), é.
    #expect(
      lines.dropFirst().map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }.sorted()
        == [
          "1 %2D", "1 -", "1 %C3%A9.yaml", "1 a%20b%25%0A.yaml", "1 b.yaml", "2 b.yaml",
        ].sorted())
    var sink = DiagnosticSink()
    for bytes in [
      Array(text.utf8), Array(("tipc baseline 1\n# note\n\n" + text.dropFirst(16)).replacing("\n", with: "\r\n").utf8),
    ] {
      var files = SourceTable()
      #expect(readBaseline(files.add(path: "baseline", bytes: bytes), into: &sink) == baseline)
    }
    #expect(sink.diagnostics.isEmpty)
  }

  @Test func holdsBackWhatItCounts() {
    let (found, table) = Self.findings()
    let baseline = Baseline(of: found, in: table, kinds: Self.kinds)
    let same = baseline.filter(found, in: table, kinds: Self.kinds)
    #expect(same.diagnostics.isEmpty && same.heldBack == 7 && same.goneCount == 0)
    // One more of a kind, one of another popup, one fault: all new. Two are gone.
    let extra = [
      found[0], Diagnostic(Self.kinds["rule"] ?? Sample("").kind, "m", popup: "r"), SeverityTests.finding("fault"),
    ]
    let more = baseline.filter(
      Array(found.dropFirst(5)) + found.prefix(1) + found.prefix(1) + extra, in: table, kinds: Self.kinds)
    #expect(more.diagnostics == extra && more.heldBack == 4 && more.goneCount == 3)
    // Lines do not matter.
    var moved = SourceTable()
    for file in table.files { moved.add(path: file.path, bytes: Array("\n\n\nx".utf8)) }
    #expect(baseline.filter(found, in: moved, kinds: Self.kinds).diagnostics.isEmpty)
  }

  @Test func leavesFaultsOut() {
    let (_, table) = Self.findings()
    let fault = SeverityTests.finding("fault")
    let baseline = Baseline(of: [fault], in: table, kinds: Self.kinds)
    #expect(baseline == Baseline() && baseline.fileText == "tipc baseline 1\n")
    #expect(baseline.filter([fault], in: table, kinds: Self.kinds).diagnostics == [fault])
  }

  @Test(
    arguments: [
      ("", ["this is no baseline file 1"]), ("tipc baseline 2\n", ["this is no baseline file 1"]),
      (
        "tipc baseline 1\nrule 85944171f73967e8 1 a\nrule 85944171f73967e8 0 a\n",
        ["a line of the baseline is damaged 3"]
      ),
      ("tipc baseline 1\nrule 85944171f73967e 1 a", ["a line of the baseline is damaged 2"]),
      ("tipc baseline 1\nrule 85944171F73967E8 1 a", ["a line of the baseline is damaged 2"]),
      ("tipc baseline 1\nrule 85944171f73967e8 99999999999999999999 a", ["a line of the baseline is damaged 2"]),
      ("tipc baseline 1\nrule 85944171f73967e8 +1 a", ["a line of the baseline is damaged 2"]),
      ("tipc baseline 1\nrule 85944171f73967e8 1 %+1", ["a line of the baseline is damaged 2"]),
      ("tipc baseline 1\nrule 85944171f73967e8 1 %FF", ["a line of the baseline is damaged 2"]),
      ("tipc baseline 1\nrule 85944171f73967e8 1 %4", ["a line of the baseline is damaged 2"]),
      (
        "tipc baseline 1\nrule\n\n<<<<<<<\n",
        ["a line of the baseline is damaged 2", "a line of the baseline is damaged 4"]
      ),
      // Counts beyond all bounds are no reason to trap.
      (
        "tipc baseline 1\nrule 85944171f73967e8 9223372036854775807 a\nrule 85944171f73967e8 9223372036854775807 a\n",
        []
      ),
    ] as [(String, [String])])
  func reportsDamage(_ text: String, _ expected: [String]) {
    var table = SourceTable()
    var sink = DiagnosticSink()
    let baseline = readBaseline(table.add(path: "baseline", bytes: Array(text.utf8)), into: &sink)
    #expect(sink.diagnostics.map { "\($0.message) \($0.primary?.place.range.lowerBound.line ?? 0)" } == expected)
    #expect((baseline == nil) == !expected.isEmpty)
    if let baseline { #expect(baseline.filter([], in: table, kinds: Self.kinds).goneCount == .max) }
  }

  /// The examples do what they say.
  @Test func runsItsExamples() {
    for kind in diagnosticsKinds {
      for (example, isRight) in [(kind.wrong, false), (kind.right, true)] {
        for file in example {
          var table = SourceTable()
          var sink = DiagnosticSink()
          _ = readBaseline(table.add(path: file.path, bytes: Array(file.text.utf8)), into: &sink)
          #expect(sink.diagnostics.map(\.code) == (isRight ? [] : [kind.code]))
        }
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func readsAnything(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = SourceTable()
    var sink = DiagnosticSink()
    let bytes = Array("tipc baseline 1\nrule 85944171f73967e8 1 ".utf8) + generator.awkwardBytes(count: 60)
    let baseline = readBaseline(table.add(path: "b", bytes: bytes), into: &sink)
    #expect((baseline == nil) == !sink.diagnostics.isEmpty, "seed \(seed)")
  }
}
