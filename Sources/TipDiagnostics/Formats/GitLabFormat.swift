/// A Code Quality report of GitLab: an array of findings, each with the members that GitLab reads.
///
/// The report has to name a file for each: one without a place is laid to the project file.
package func renderGitLab(_ diagnostics: [Diagnostic], in context: ReportContext) -> String {
  let lines = SourceLines(of: context.table, for: diagnostics)
  let names = fingerprints(of: diagnostics, in: lines)
  let findings = zip(diagnostics, names).map { diagnostic, name -> JSONValue in
    let range = diagnostic.primary.flatMap { lines.locate($0.place) }
    return [
      "description": .string(plainLines(of: diagnostic, in: lines).joined(separator: "\n")),
      "check_name": .string(diagnostic.code),
      "fingerprint": .string(name.text),
      "severity": .string(gitLabSeverity(diagnostic.severity)),
      "location": [
        "path": .string(range?.path ?? context.projectPath),
        "lines": ["begin": .integer(range?.start.line ?? 1), "end": .integer(range?.end.line ?? 1)],
      ],
    ]
  }
  return JSONValue.array(findings).indentedText + "\n"
}

/// One of GitLab's five: info, minor, major, critical, blocker.
private func gitLabSeverity(_ severity: Severity) -> String {
  switch severity {
  case .note: "info"
  case .warning: "minor"
  case .error: "major"
  }
}
