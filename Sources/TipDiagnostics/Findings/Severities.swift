/// What a project file says about a rule under `rules:`.
package enum RuleSetting: String, Hashable, Sendable, CaseIterable {
  case off
  case note
  case warning
  case error

  /// The severity that it sets; `nil` for `off`.
  package var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// An entry of a popup's `ignore:` key.
package struct Ignore: Hashable, Sendable {
  /// The id of the popup that is excused.
  package let popup: String

  /// The code of the rule that it is excused from.
  package let code: String

  /// Where the entry stands, for the report that it suppresses nothing.
  package let place: SourceSpan?

  package init(popup: String, code: String, place: SourceSpan? = nil) {
    (self.popup, self.code, self.place) = (popup, code, place)
  }
}

/// Diagnostics after a project's settings.
package struct JudgedDiagnostics: Sendable {
  /// What is left, in the order it came in, with the severities that the project gives.
  package let diagnostics: [Diagnostic]

  /// The entries, in their order, that suppressed nothing, whatever severity the rule has.
  package let unusedIgnores: [Ignore]

  /// How many diagnostics an entry suppressed.
  package let ignoredCount: Int
}

/// Applies a project's `rules:` and the popups' `ignore:` to diagnostics.
///
/// Only rules can be set or ignored: a fault stays what it is, and so does a diagnostic whose code `kinds` lacks. An
/// entry for a rule that is off counts as used where the rule would have spoken, so that turning a rule off and on
/// again needs no edits of specs.
package func judge(
  _ diagnostics: [Diagnostic], rules: [String: RuleSetting], ignores: [Ignore], kinds: KindTable
) -> JudgedDiagnostics {
  struct Target: Hashable {
    let popup: String
    let code: String
  }
  var entries: [Target: [Int]] = [:]
  for (index, ignore) in ignores.enumerated() {
    entries[Target(popup: ignore.popup, code: ignore.code), default: []].append(index)
  }
  var isUsed = [Bool](repeating: false, count: ignores.count)
  var ignoredCount = 0
  let kept = diagnostics.compactMap { diagnostic -> Diagnostic? in
    guard kinds.isRule(diagnostic.code) else { return diagnostic }
    if let popup = diagnostic.popup, let indices = entries[Target(popup: popup, code: diagnostic.code)] {
      for index in indices { isUsed[index] = true }
      ignoredCount += 1
      return nil
    }
    guard let setting = rules[diagnostic.code] else { return diagnostic }
    guard let severity = setting.severity else { return nil }
    var changed = diagnostic
    changed.severity = severity
    return changed
  }
  let unused = zip(ignores, isUsed).filter { !$0.1 }.map(\.0)
  return JudgedDiagnostics(diagnostics: kept, unusedIgnores: unused, ignoredCount: ignoredCount)
}
