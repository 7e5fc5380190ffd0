import TipDiagnostics
import TipSpecs

/// What a run has found, as the project and the baseline judge it.
package struct Findings: Sendable {
  /// In the order that they are shown in.
  package var diagnostics: [Diagnostic]
  package var counts: DiagnosticCounts

  /// How many the baseline holds that were not found.
  package var goneFromBaseline = 0

  /// Whether an error stands in the project file, so that what it says cannot be gone by.
  package var isProjectBroken: Bool

  package var hasErrors: Bool { counts.errors > 0 }
}

/// Judges what was found by the project's `rules`, the popups' `ignore`, and a baseline.
///
/// - Parameters:
///   - found: In any order.
///   - isComplete: Whether every stage has had its say, so that what suppresses nothing is known to be of no use.
package func judge(
  _ found: DiagnosticSink, in loaded: LoadedProject, sources: SourceTable, baseline: Baseline?, isComplete: Bool
) -> Findings {
  var sink = found
  var rules: [String: TipDiagnostics.RuleSetting] = [:]
  for setting in loaded.project?.rules ?? [] {
    check(rule: setting.code, into: &sink)
    rules[setting.code.value] =
      setting.severity.flatMap { TipDiagnostics.RuleSetting(rawValue: $0.rawValue) } ?? .off
  }
  let ignores = ignoreEntries(loaded, into: &sink)
  let judged = judge(sink.diagnostics, rules: rules, ignores: ignores, kinds: kindTable)
  var diagnostics = judged.diagnostics
  if isComplete {
    let unused = judged.unusedIgnores.map { Diagnostic.unusedIgnore($0.code, popup: $0.popup, at: $0.place) }
    diagnostics += judge(unused, rules: rules, ignores: [], kinds: kindTable).diagnostics
  }
  diagnostics = diagnostics.sorted(in: sources)
  var gone = 0
  if let baseline {
    let filtered = baseline.filter(diagnostics, in: sources, kinds: kindTable)
    diagnostics = filtered.diagnostics
    gone = isComplete ? filtered.goneCount : 0
  }
  return Findings(
    diagnostics: diagnostics, counts: DiagnosticCounts(diagnostics), goneFromBaseline: gone,
    isProjectBroken: isProjectBroken(loaded, diagnostics))
}

/// Whether the project file cannot be gone by: it does not decode, sets what is no rule, or asks for a newer tool.
private func isProjectBroken(_ loaded: LoadedProject, _ diagnostics: [Diagnostic]) -> Bool {
  guard let project = loaded.project else { return true }
  if loaded.projectFindings.diagnostics.contains(where: { $0.severity == .error }) { return true }
  let own = [DiagnosticKind.unknownRule.code, DiagnosticKind.tooOld.code]
  return diagnostics.contains { own.contains($0.code) && $0.primary?.place.file == project.file }
}

private func ignoreEntries(_ loaded: LoadedProject, into sink: inout DiagnosticSink) -> [Ignore] {
  var entries: [Ignore] = []
  for spec in loaded.specs {
    for popup in spec.popups {
      for ignore in popup.ignore where check(rule: ignore.rule, into: &sink) {
        entries.append(Ignore(popup: popup.id.value, code: ignore.rule.value, place: ignore.rule.place))
      }
    }
  }
  return entries
}

/// Reports a code that is no rule's.
@discardableResult
private func check(rule code: Located<String>, into sink: inout DiagnosticSink) -> Bool {
  if kindTable.isRule(code.value) { return true }
  let rules = kindTable.kinds.filter { $0.standing == .rule }.map(\.code)
  sink.report(
    .unknownRule(
      code.value, isFault: kindTable[code.value] != nil, near: nearest(to: code.value, among: rules), at: code.place))
  return false
}

/// Reports a project that asks for a newer tool.
func checkVersion(_ project: ProjectSpec, version: String, into sink: inout DiagnosticSink) {
  guard let asked = project.minimumTipc else { return }
  func parts(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? .max } }
  if parts(version).lexicographicallyPrecedes(parts(asked.value)) {
    sink.report(.tooOld(asked: asked.value, version: version, at: asked.place))
  }
}
