import TipDiagnostics
import TipSpecs
import TipSyntax

/// What a project file's bytes say, as far as they can be decoded, and whether nothing is wrong with them.
package func decodedProject(_ bytes: [UInt8]) -> (project: ProjectSpec?, isFaultless: Bool) {
  var table = SourceTable()
  var sink = DiagnosticSink()
  let source = table.add(path: "tipc.yaml", bytes: bytes)
  let project = parse(source, into: &sink).flatMap { decodeProject($0, source: source, into: &sink) }
  return (project, project != nil && !sink.diagnostics.contains { $0.severity == .error })
}
