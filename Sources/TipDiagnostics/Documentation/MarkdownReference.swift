/// One kind as a Markdown section under a heading of `level`, 1 to 6.
func markdown(for kind: DiagnosticKind, level: Int) -> String {
  var text = "\(String(repeating: "#", count: level)) \(kind.code)\n\n"
  text += "*\(kind.standing == .fault ? "Fault" : "Rule"), \(kind.severity.rawValue).* \(kind.summary)\n\n"
  text += kind.explanation + "\n\n"
  for (title, files) in [("Wrong", kind.wrong), ("Right", kind.right)] {
    for file in files {
      text += "\(title)\(files.count > 1 || file.path != "spec.yaml" ? ", `\(file.path)`" : ""):\n\n"
      text += fenced(file.text, file.path.utf8.suffix(5).elementsEqual(".yaml".utf8) ? "yaml" : "text") + "\n"
    }
  }
  return text + turningOff(kind) + "\n"
}

/// A code block, its fence longer than any run of backticks in it.
private func fenced(_ text: String, _ language: String) -> String {
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == 0x60 ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return "\(fence)\(language)\n" + exampleLines(text).map { $0 + "\n" }.joined() + fence + "\n"
}

/// The page docs/DIAGNOSTICS.md: a table of all kinds by code, each in a section of its own, and the fields of
/// `--format json`.
package func diagnosticsReference(_ kinds: [DiagnosticKind]) -> String {
  let ordered = kinds.sorted { $0.code.precedes($1.code) ?? false }
  var text = """
    # Diagnostics

    Everything that tipc can say about its input, by code. A fault is always an error. A rule is an opinion: its
    severity is set under `rules:` in tipc.yaml, and one popup is excused from it by `ignore:` with a reason.
    `tipc explain CODE` prints the same.

    | code | severity | kind | what is reported |
    | --- | --- | --- | --- |

    """
  for kind in ordered {
    let summary = kind.summary.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
    let standing = kind.standing == .fault ? "fault" : "rule"
    text += "| [\(kind.code)](#\(kind.code)) | \(kind.severity.rawValue) | \(standing) | \(summary) |\n"
  }
  for kind in ordered {
    text += "\n" + markdown(for: kind, level: 2)
  }
  return text + "\n" + jsonReference()
}
