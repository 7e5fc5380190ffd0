/// The declaration of one kind of diagnostic: its name, weight and documentation.
///
/// Every room declares its kinds beside what reports them and gathers them in one array; `tipc explain`, `tipc rules`,
/// the reference page and the SARIF rule table come from those arrays.
package struct DiagnosticKind: Sendable {
  /// Whether users may change it.
  package enum Standing: Sendable {
    /// A fault of the input: always an error, never ignored.
    case fault
    /// An opinion: its severity can be set in the project file, and a popup can be excused from it.
    case rule
  }

  /// Files of an example, by path: a spec is `spec.yaml`, a project file `tipc.yaml`.
  package typealias Example = [(path: String, text: String)]

  /// The name, in kebab case; never renamed.
  package let code: String
  package let severity: Severity
  package let standing: Standing

  /// One sentence that says what is reported.
  package let summary: String

  /// Why it matters and what to do: one or more paragraphs.
  package let explanation: String

  /// Input that brings the diagnostic about, and the same input mended; the tests run both.
  package let wrong: Example
  package let right: Example

  package init(
    _ code: String, _ severity: Severity = .error, standing: Standing = .fault, summary: String,
    explanation: String, wrong: Example, right: Example
  ) {
    self.code = code
    self.severity = severity
    self.standing = standing
    self.summary = summary
    self.explanation = explanation
    self.wrong = wrong
    self.right = right
  }

  /// The same, where both examples are one spec.
  package init(
    _ code: String, _ severity: Severity = .error, standing: Standing = .fault, summary: String,
    explanation: String, wrong: String, right: String
  ) {
    self.init(
      code, severity, standing: standing, summary: summary, explanation: explanation,
      wrong: [("spec.yaml", wrong)], right: [("spec.yaml", right)])
  }
}
