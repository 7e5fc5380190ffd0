import Foundation
import Testing
import TipDiagnostics

struct DocumentationTests {
  static let fault = DiagnosticKind(
    "b-fault", summary: "A | bar.", explanation: "Why.\n\nAnd how.", wrong: "a: ```\n\n\tb\u{1B}\n", right: "a: 1")
  static let rule = DiagnosticKind(
    "a-rule", .warning, standing: .rule, summary: "A rule.", explanation: "Why.",
    wrong: [("spec.yaml", "x\n"), ("tipc.yaml", "y\n")],
    right: [("tipc.yaml", "z\n")])

  @Test func explains() {
    #expect(
      explanation(of: Self.fault) == """
        b-fault (error)

        A | bar.

        Why.

        And how.

        Wrong:

            a: ```

            \tb␛

        Right:

            a: 1

        This is a fault of the input. It cannot be turned off or ignored.

        """)
    #expect(
      explanation(of: Self.rule) == """
        a-rule (warning)

        A rule.

        Why.

        Wrong, spec.yaml:

            x

        Wrong, tipc.yaml:

            y

        Right, tipc.yaml:

            z

        This is a rule. Set `a-rule: off` (or note, warning, error) under `rules:` in tipc.yaml, or excuse one popup by \
        `ignore:` with a reason.

        """)
  }

  @Test func listsRules() {
    #expect(
      rulesTable([Self.fault, Self.rule]) == """
        a-rule   warning  rule   A rule.
        b-fault  error    fault  A | bar.

        """)
    #expect(rulesTable([]) == "")
  }

  @Test func writesThePage() {
    let page = diagnosticsReference([Self.fault, Self.rule])
    let parts = [
      "| [a-rule](#a-rule) | warning | rule | A rule. |\n| [b-fault](#b-fault) | error | fault | A \\| bar. |\n\n## a-rule\n",
      "\n## b-fault\n\n*Fault, error.* A | bar.\n\nWhy.\n\nAnd how.\n\nWrong:\n\n````yaml\na: ```\n\n\tb␛\n````\n\nRight:\n",
      "Wrong, `tipc.yaml`:\n\n```yaml\ny\n```\n", "\n## Fields of `--format json`\n",
    ]
    for part in parts { #expect(page.contains(part)) }
    #expect(page.hasSuffix(" |\n") && !page.contains("\n\n\n"))
  }

  /// Every field that is written is described, and the other way round.
  @Test func describesEveryField() throws {
    let sample = Sample("a: b", .init("b"), also: [.init("a")]).with {
      $0.fixTitle = "f"
      $0.edits = [(.init("b"), "c")]
    }
    let text = renderJSONLines([sample.diagnostic], from: sample.table)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    var paths: [String] = []
    func visit(_ value: Any, _ path: String) {
      if let members = value as? [String: Any] {
        for (key, member) in members {
          paths.append(path.isEmpty ? key : "\(path).\(key)")
          visit(member, paths[paths.count - 1])
        }
      } else if let items = value as? [Any] {
        for item in items { visit(item, path + "[]") }
      }
    }
    visit(object, "")
    #expect(Set(paths) == Set(jsonFields.map(\.path)) && Set(jsonFields.map(\.path)).count == jsonFields.count)
    for field in jsonFields { #expect(jsonReference().contains("| `\(field.path)` | \(field.type) |")) }
  }
}
