import TipDiagnostics
import TipSpecs
import TipSyntax

/// What a project file's bytes say, if nothing is wrong with them.
package func decodedProject(_ bytes: [UInt8]) -> ProjectSpec? {
  var table = SourceTable()
  var sink = DiagnosticSink()
  let source = table.add(path: "tipc.yaml", bytes: bytes)
  guard let tree = parse(source, into: &sink) else { return nil }
  let project = decodeProject(tree, source: source, into: &sink)
  return sink.diagnostics.contains { $0.severity == .error } ? nil : project
}
