/// How bad a diagnostic is.
package enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case note
  case warning
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }
}

/// A place with a short text that is written beside its underline.
package struct Label: Hashable, Sendable {
  package var place: SourceSpan

  /// What is to be seen there, a few words without a full stop; `nil` underlines only.
  package var text: String?

  package init(_ place: SourceSpan, _ text: String? = nil) {
    self.place = place
    self.text = text
  }
}

/// One replacement of bytes of a source file.
package struct Edit: Hashable, Sendable {
  package var place: SourceSpan
  package var replacement: String

  package init(_ place: SourceSpan, _ replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}

/// Edits that, all together, mend what a diagnostic reports.
package struct Fix: Hashable, Sendable {
  /// Whether a machine may apply the fix without asking: only where the meaning that the author had is certain.
  package enum Safety: String, Hashable, Sendable {
    case safe
    case unsafe
  }

  /// An imperative sentence without a full stop: "replace `yes` with `true`".
  package var title: String
  package var safety: Safety
  package var edits: [Edit]

  package init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// One problem: what is wrong, where, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// The name of its kind, in kebab case.
  package var code: String
  package var severity: Severity

  /// A sentence without a capital at its beginning or a full stop at its end.
  package var message: String

  /// Where the problem is; `nil` where no source says it (a missing output, a default).
  package var primary: Label?

  /// Other places that explain it, in this or other files.
  package var secondary: [Label]

  /// What to do, a sentence each.
  package var help: [String]
  package var fix: Fix?

  /// The id of the popup that it concerns, where there is one.
  package var popup: String?

  package init(
    _ kind: DiagnosticKind, _ message: String, at primary: Label? = nil, also secondary: [Label] = [],
    help: [String] = [], fix: Fix? = nil, popup: String? = nil
  ) {
    self.code = kind.code
    self.severity = kind.severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.help = help
    self.fix = fix
    self.popup = popup
  }
}
