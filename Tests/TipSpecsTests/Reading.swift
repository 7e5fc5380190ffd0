import Foundation
import TipDiagnostics
import TipSpecs
import TipSyntax

/// The folder that this file lies in.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// What reading one text gave.
struct Reading {
  var table = SourceTable()
  var diagnostics: [Diagnostic] = []
  var spec: SpecFile?
  var project: ProjectSpec?

  /// Reads a spec, or a project file where the path says so.
  init(_ text: String, path: String = "specs/spec.yaml") {
    let source = table.add(path: path, bytes: Array(text.utf8))
    var sink = DiagnosticSink()
    if let tree = parse(source, into: &sink) {
      if path.hasSuffix("tipc.yaml") {
        project = decodeProject(tree, source: source, into: &sink)
      } else {
        spec = decodeSpec(tree, source: source, into: &sink)
      }
    }
    diagnostics = sink.diagnostics
  }

  var codes: [String] { diagnostics.map(\.code) }

  /// The diagnostics as people read them.
  var rendered: String { renderText(diagnostics.sorted(in: table), from: table) }

  /// The text of a place.
  func text(at place: SourceSpan) -> String {
    let range = Int(place.range.lowerBound.offset)..<Int(place.range.upperBound.offset)
    return String(decoding: table[place.file].bytes[range], as: UTF8.self)
  }
}
