/// What `tipc explain CODE` prints: what the kind means, both examples, and how to turn it off.
package func explanation(of kind: DiagnosticKind) -> String {
  var text = "\(kind.code) (\(kind.severity.rawValue))\n\n\(kind.summary)\n\n\(kind.explanation)\n"
  for (title, files) in [("Wrong", kind.wrong), ("Right", kind.right)] {
    for file in files {
      text += "\n\(title)\(files.count > 1 || file.path != "spec.yaml" ? ", \(file.path)" : ""):\n\n"
      text += indented(file.text)
    }
  }
  return text + "\n" + turningOff(kind) + "\n"
}

/// How the kind can be turned off, or why it cannot; one paragraph.
func turningOff(_ kind: DiagnosticKind) -> String {
  switch kind.standing {
  case .fault:
    "This is a fault of the input. It cannot be turned off or ignored."
  case .rule:
    "This is a rule. Set `\(kind.code): off` (or note, warning, error) under `rules:` in tipc.yaml, or excuse one "
      + "popup by `ignore:` with a reason."
  }
}

/// Every line four spaces in, empty ones left empty, a line feed at the end.
private func indented(_ text: String) -> String {
  exampleLines(text).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}

/// An example's lines, visible, tabs as they are.
func exampleLines(_ text: String) -> [String] {
  var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
    String(line)?.split(separator: "\t", omittingEmptySubsequences: false).map { visible(String($0)) }
      .joined(separator: "\t") ?? ""
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

/// What `tipc rules` prints: a line for every kind, by code.
package func rulesTable(_ kinds: [DiagnosticKind]) -> String {
  let ordered = kinds.sorted { $0.code.precedes($1.code) ?? false }
  let width = ordered.map(\.code.utf8.count).max() ?? 0
  return ordered.map { kind in
    let code = kind.code + String(repeating: " ", count: width - kind.code.utf8.count)
    let severity = kind.severity.rawValue + String(repeating: " ", count: 7 - kind.severity.rawValue.utf8.count)
    return "\(code)  \(severity)  \(kind.standing == .rule ? "rule " : "fault")  \(kind.summary)\n"
  }.joined()
}
