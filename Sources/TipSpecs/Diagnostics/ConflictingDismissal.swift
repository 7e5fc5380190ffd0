import PopupLayout
import TipDiagnostics

extension DiagnosticKind {
  package static let conflictingDismissal = DiagnosticKind(
    "conflicting-dismissal",
    summary: "A popup that stays for ever is to leave when its time is over.",
    explanation: """
      With `duration: indefinite` no time is ever over, so `timeout` in `dismiss-on` could never come. Whoever wrote both \
      expects one of them to hold.
      """,
    wrong: """
      banners:
        offline:
          message: You are offline
          duration: indefinite
          dismiss-on: [timeout, tap]
      """,
    right: """
      banners:
        offline:
          message: You are offline
          duration: indefinite
          dismiss-on: [tap]
      """)
}

extension Diagnostic {
  /// `timeout` beside `indefinite`; also for those that come together from two mappings.
  package static func conflictingDismissal(timeout: SourceSpan, indefinite: SourceSpan) -> Diagnostic {
    Diagnostic(
      .conflictingDismissal, "`timeout` never comes, for `duration` is `indefinite`", at: Label(timeout),
      also: [Label(indefinite)], help: ["leave out `timeout`, or write a time"])
  }
}

/// Reports `timeout` in a mapping that says `indefinite` too.
func checkDismissal(
  _ duration: Located<DurationSpec>?, _ dismissOn: Located<[Located<Popup.DismissTrigger>]>?,
  into context: inout DecodingContext
) {
  guard let duration, duration.value == .indefinite else { return }
  for way in dismissOn?.value ?? [] where way.value == .timeout {
    context.report(.conflictingDismissal(timeout: way.place, indefinite: duration.place))
  }
}
