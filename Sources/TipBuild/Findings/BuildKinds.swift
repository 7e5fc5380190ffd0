import TipDiagnostics

extension DiagnosticKind {
  static let unknownRule = DiagnosticKind(
    "unknown-rule",
    summary: "`rules:` or `ignore:` names something that is not a rule.",
    explanation: """
      Only rules, which judge what works for people and screens, can be configured or ignored. An error, such as a missing \
      key, has to be fixed. `tipc rules` lists both.
      """,
    wrong: [
      ("tipc.yaml", "rules: {contrats: error}\n"), ("spec.yaml", "banners:\n  saved: {message: Saved, style: info}\n"),
    ],
    right: [
      ("tipc.yaml", "preset: modern\nrules: {contrast: error}\n"),
      ("spec.yaml", "banners:\n  saved: {message: Saved, style: info}\n"),
    ])

  static let unusedIgnore = DiagnosticKind(
    "unused-ignore", .warning, standing: .rule,
    summary: "An entry of `ignore:` suppresses nothing.",
    explanation: """
      The finding it was written for is gone or never occurred, so the entry could only hide a future one. Remove it.
      """,
    wrong: """
      banners:
        saved:
          message: Saved
          ignore: {missing-translation: "reviewed"}
      """,
    right: """
      banners:
        saved:
          message: Saved
      """)

  static let tooOld = DiagnosticKind(
    "tool-too-old",
    summary: "The project asks for a newer version of tipc than this one.",
    explanation: """
      `minimum-tipc` in the project file names the version that the project was written for. An older one may lay popups \
      out differently or not know a key. Install that version or a newer one.
      """,
    wrong: [("tipc.yaml", "minimum-tipc: 99.0.0\n"), ("spec.yaml", "banners:\n  saved: {message: Saved}\n")],
    right: [("tipc.yaml", "minimum-tipc: 0.1.0\n"), ("spec.yaml", "banners:\n  saved: {message: Saved}\n")])

  static let outdatedOutput = DiagnosticKind(
    "outdated-output",
    summary: "With `--check`: a file in the output folder is not what a build would write.",
    explanation: """
      The file is missing, was edited, belongs to an older version of the specs, or is no longer generated. `tipc build` \
      corrects that; `tipc build --check --diff` shows the difference first. If outputs are committed, run `tipc build` \
      and commit the result together with the specs.
      """,
    wrong: "banners:\n  saved: {message: Saved}\n", right: "banners:\n  saved: {message: Saved}\n")
}

/// What this room reports.
package let buildKinds: [DiagnosticKind] = [.unknownRule, .unusedIgnore, .tooOld, .outdatedOutput]

extension Diagnostic {
  static func unknownRule(_ code: String, isFault: Bool, near: String?, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownRule,
      isFault ? "`\(code)` is an error, which cannot be configured or ignored" : "there is no rule `\(code)`",
      at: Label(place), help: [near.map { "did you mean `\($0)`?" } ?? "`tipc rules` lists all rules"])
  }

  static func unusedIgnore(_ code: String, popup: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .unusedIgnore, "\"\(popup)\" ignores `\(code)`, which does not occur in it", at: place.map { Label($0) },
      help: ["remove the entry"], popup: popup)
  }

  /// - Parameter path: As the user would type it.
  package static func outdatedOutput(_ path: String, _ finding: String) -> Diagnostic {
    Diagnostic(.outdatedOutput, "the output \(path) \(finding)", help: ["run `tipc build`"])
  }

  static func tooOld(asked: String, version: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooOld, "the project asks for tipc \(asked), and this is \(version)", at: Label(place),
      help: ["install a newer tipc"])
  }
}
