/// How many diagnostics there are of each severity.
package struct DiagnosticCounts: Hashable, Sendable {
  package var errors = 0
  package var warnings = 0
  package var notes = 0

  package init() {}

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  package var total: Int { errors + warnings + notes }

  /// "2 errors, 1 warning"; severities without any are left out, and nothing at all is "no problems".
  package var summary: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return said.isEmpty ? "no problems" : said.joined(separator: ", ")
  }
}

/// What is shown of some diagnostics, and what is not.
package struct CappedDiagnostics: Sendable {
  package let shown: [Diagnostic]

  /// Those that were left out, counted all the same.
  package let hidden: DiagnosticCounts

  /// "… and 12 errors, 1 warning more"; `nil` where nothing was left out.
  package var remark: String? {
    hidden.total == 0 ? nil : "… and \(hidden.summary) more"
  }
}

extension [Diagnostic] {
  /// At most `limit` of the diagnostics: errors before warnings before notes where not all fit, still in their order.
  /// Without a limit, or with one below 0, all of them.
  package func capped(at limit: Int?) -> CappedDiagnostics {
    guard let limit, limit >= 0, limit < count else { return CappedDiagnostics(shown: self, hidden: .init()) }
    var isShown = [Bool](repeating: false, count: count)
    var left = limit
    for severity in [Severity.error, .warning, .note] {
      for index in indices where left > 0 && self[index].severity == severity {
        isShown[index] = true
        left -= 1
      }
    }
    let pairs = zip(self, isShown)
    return CappedDiagnostics(
      shown: pairs.filter(\.1).map(\.0), hidden: DiagnosticCounts(pairs.lazy.filter { !$0.1 }.map(\.0)))
  }
}
