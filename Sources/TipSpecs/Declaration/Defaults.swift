import TipDiagnostics
import TipSyntax

/// Reads the text of a declared default.
///
/// The texts are part of this program, and a test reads all of them: one that is no YAML counts as none.
func parseDefault(_ text: String) -> Node? {
  let source = SourceFile(
    id: SourceID(rawValue: -1), path: "defaults.yaml", bytes: Array("value: \(text)\n".utf8), isBuiltIn: true)
  var sink = DiagnosticSink()
  guard case .mapping(let entries)? = parse(source, into: &sink)?.root.content else { return nil }
  return entries.first?.value
}
