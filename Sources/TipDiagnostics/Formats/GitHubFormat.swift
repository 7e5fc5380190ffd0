/// Workflow commands of GitHub Actions, one a diagnostic, which become annotations:
/// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=CODE::message`.
///
/// Message and properties are made visible first and escaped then, so that nothing in them ends the command or begins
/// another; line feeds between message, labels and help are ours.
package func renderGitHub(_ diagnostics: [Diagnostic], from table: SourceTable) -> String {
  let lines = SourceLines(of: table, for: diagnostics)
  return diagnostics.map { command(for: $0, in: lines) + "\n" }.joined()
}

private func command(for diagnostic: Diagnostic, in lines: SourceLines) -> String {
  let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
  var properties: [(String, String)] = []
  if let range = diagnostic.primary.flatMap({ lines.locate($0.place) }) {
    properties = [("file", range.path), ("line", String(range.start.line)), ("endLine", String(range.end.line))]
    // Columns are taken only where the range lies in one line.
    if range.start.line == range.end.line {
      properties += [("col", String(range.start.column)), ("endColumn", String(range.end.column))]
    }
  }
  properties.append(("title", diagnostic.code))
  let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
  let text = plainLines(of: diagnostic, in: lines).map(escapedData).joined(separator: "%0A")
  return "::\(name) \(list)::\(text)"
}

/// The message, secondary labels with their places, and help, a line each, visible: for formats without snippets.
func plainLines(of diagnostic: Diagnostic, in lines: SourceLines) -> [String] {
  var texts = [diagnostic.message]
  if let text = diagnostic.primary?.text { texts.append(text) }
  for label in diagnostic.secondary {
    guard let text = label.text, let range = lines.locate(label.place) else { continue }
    texts.append("\(range.path):\(range.start.line):\(range.start.column): \(text)")
  }
  texts += remarks(of: diagnostic).map { "\($0.title): \($0.text)" }
  return texts.map { visible($0) }
}

/// Escapes a command's message, as the runner takes it apart.
private func escapedData(_ text: String) -> String {
  escaped(text, "%\r\n")
}

/// Escapes a property's value, line feeds in file names included: those it can say exactly.
private func escapedProperty(_ text: String) -> String {
  // Line breaks are escaped and thus harmless; the other controls have no escape.
  let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
  let breaks = text.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }
  var result = ""
  var nextBreak = breaks.makeIterator()
  for part in parts {
    result += visible(String(String.UnicodeScalarView(part)))
    if let scalar = nextBreak.next() { result.unicodeScalars.append(scalar) }
  }
  return escaped(result, "%\r\n:,")
}

/// Puts `%XX` in place of the ASCII scalars that `special` lists.
private func escaped(_ text: String, _ special: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if special.unicodeScalars.contains(scalar) {
      result += "%" + percentDigits(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A byte as two upper-case hexadecimal digits.
func percentDigits(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
