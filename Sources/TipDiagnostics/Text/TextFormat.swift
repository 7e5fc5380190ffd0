/// The diagnostics as people read them: a header line, the source with every label under its place, help and fix, an
/// empty line between two diagnostics. They are shown in the order given.
package func renderText(
  _ diagnostics: [Diagnostic], from table: SourceTable, options: TextOptions = TextOptions()
) -> String {
  let lines = SourceLines(of: table, for: diagnostics)
  return diagnostics.map { diagnostic in
    rows(of: diagnostic, in: lines, width: options.width).map { $0.text(inColor: options.usesColor) }.joined()
  }.joined(separator: "\n")
}

private func rows(of diagnostic: Diagnostic, in lines: SourceLines, width: Int) -> [StyledLine] {
  let snippets = Snippet.all(of: diagnostic, in: lines)
  let margin = String(snippets.map(\.lastLine).max() ?? 1).utf8.count
  let indent = String(repeating: " ", count: margin + 1)
  var rows = [header(of: diagnostic)]
  for (index, snippet) in snippets.enumerated() {
    if index > 0 { rows.append(StyledLine(indent + " |", .frame)) }
    var place = StyledLine(indent + (index == 0 ? "--> " : "::: "), .frame)
    place.append("\(visiblePath(snippet.path)):\(snippet.position.line):\(snippet.position.column)")
    rows.append(place)
    rows += snippet.rows(margin: margin, severity: diagnostic.severity, width: width)
  }
  let left = diagnostic.secondary.count - Snippet.mostSecondary
  let more = left > 0 ? [(title: "note", text: "\(left) more \(left == 1 ? "place" : "places")")] : []
  for remark in more + remarks(of: diagnostic) {
    var row = StyledLine(indent + " = ", .frame)
    row.append(remark.title, .strong)
    row.append(": " + visible(remark.text))
    rows.append(row)
  }
  return rows
}

private func header(of diagnostic: Diagnostic) -> StyledLine {
  var row = StyledLine("\(diagnostic.severity.rawValue)[\(visible(diagnostic.code))]", Style(diagnostic.severity))
  row.append(": " + visible(diagnostic.message), .strong)
  return row
}

/// What is said below the source: the help, and the fix, which is called one only where `--fix` would apply it.
func remarks(of diagnostic: Diagnostic) -> [(title: String, text: String)] {
  var remarks = diagnostic.help.map { (title: "help", text: $0) }
  if let fix = diagnostic.fix {
    remarks.append((title: fix.safety == .safe ? "fix" : "help", text: fix.title))
  }
  return remarks
}
