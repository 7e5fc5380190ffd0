extension DiagnosticKind {
  static let badBaseline = DiagnosticKind(
    "bad-baseline",
    summary: "A baseline file is not in the form that `--write-baseline` writes.",
    explanation: """
      A baseline holds the findings that a repository starts with: a first line that names the form, then a line \
      for each code, message and path. It is written by `tipc validate --write-baseline FILE` and read by \
      `--baseline FILE`. A file that was damaged, by a merge for instance, is not used at all, since findings would \
      come and go at random. Write it anew.
      """,
    wrong: [("baseline.txt", "tipc baseline 1\ntouch-target 2 specs/menus.yaml\n")],
    right: [("baseline.txt", "tipc baseline 1\ntouch-target 85944171f73967e8 2 specs/menus.yaml\n")])
}

extension Diagnostic {
  static func notABaseline(expected: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badBaseline, "this is no baseline file", at: Label(place, "should be `\(expected)`"),
      help: ["write one with --write-baseline"])
  }

  static func badBaselineLine(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badBaseline, "a line of the baseline is damaged",
      at: Label(place, "should be a code, 16 hexadecimal digits, a count and a path"),
      help: ["write the baseline anew with --write-baseline"])
  }
}

/// What this room itself reports.
package let diagnosticsKinds: [DiagnosticKind] = [.badBaseline]
