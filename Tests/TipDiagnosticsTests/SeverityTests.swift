import Testing
import TipDiagnostics

struct SeverityTests {
  static let kinds = KindTable([
    Sample("").with { $0.code = "fault" }.kind,
    Sample("").with {
      $0.code = "rule"
      $0.standing = .rule
      $0.severity = .warning
    }.kind,
    Sample("").with {
      $0.code = "other-rule"
      $0.standing = .rule
    }.kind,
  ])

  static func finding(_ code: String, popup: String? = nil) -> Diagnostic {
    Sample("").with {
      $0.code = code
      $0.popup = popup
      $0.severity = code == "rule" ? .warning : .error
    }.diagnostic
  }

  struct Row: Sendable {
    let found: [Diagnostic]
    let rules: [String: RuleSetting]
    let ignores: [Ignore]
    /// Code and severity of what is left.
    let left: [String]
    /// Popup and code of ignores that suppress nothing.
    let unused: [String]
  }

  @Test(arguments: [
    Row(found: [finding("rule")], rules: [:], ignores: [], left: ["rule warning"], unused: []),
    Row(found: [finding("rule")], rules: ["rule": .error], ignores: [], left: ["rule error"], unused: []),
    Row(found: [finding("rule")], rules: ["rule": .note], ignores: [], left: ["rule note"], unused: []),
    Row(
      found: [finding("rule"), finding("other-rule")], rules: ["rule": .off], ignores: [], left: ["other-rule error"],
      unused: []),
    // Faults and codes that nobody declared stay.
    Row(
      found: [finding("fault", popup: "p"), finding("new", popup: "p")], rules: ["fault": .off, "new": .off],
      ignores: [Ignore(popup: "p", code: "fault"), Ignore(popup: "p", code: "new")],
      left: ["fault error", "new error"],
      unused: ["p fault", "p new"]),
    // An ignore is for one popup and one code.
    Row(
      found: [
        finding("rule", popup: "p"), finding("rule", popup: "q"), finding("other-rule", popup: "p"), finding("rule"),
      ],
      rules: [:], ignores: [Ignore(popup: "p", code: "rule")],
      left: ["rule warning", "other-rule error", "rule warning"],
      unused: []),
    Row(
      found: [finding("rule", popup: "p"), finding("rule", popup: "p")], rules: [:],
      ignores: [
        Ignore(popup: "p", code: "rule"), Ignore(popup: "q", code: "rule"), Ignore(popup: "p", code: "other-rule"),
      ],
      left: [], unused: ["q rule", "p other-rule"]),
    // It is used also where the rule is off.
    Row(
      found: [finding("rule", popup: "p")], rules: ["rule": .off], ignores: [Ignore(popup: "p", code: "rule")],
      left: [],
      unused: []),
    Row(found: [], rules: [:], ignores: [], left: [], unused: []),
  ])
  func judges(_ row: Row) {
    let judged = judge(row.found, rules: row.rules, ignores: row.ignores, kinds: Self.kinds)
    #expect(judged.diagnostics.map { "\($0.code) \($0.severity)" } == row.left)
    #expect(judged.unusedIgnores.map { "\($0.popup) \($0.code)" } == row.unused)
  }
}
