import TipDiagnostics

@testable import TipSyntax

/// The file of a text, as a run would number it.
func source(_ bytes: some Sequence<UInt8>) -> SourceFile {
  SourceFile(id: SourceID(rawValue: 0), path: "spec.yaml", bytes: Array(bytes))
}

/// A text read: its tree and what was reported.
func read(_ text: String) -> (tree: Tree?, diagnostics: [Diagnostic]) {
  read(bytes: Array(text.utf8))
}

func read(bytes: [UInt8]) -> (tree: Tree?, diagnostics: [Diagnostic]) {
  var sink = DiagnosticSink()
  let tree = parse(source(bytes), into: &sink)
  return (tree, sink.diagnostics)
}

/// Diagnostics as fixtures hold them: a line each, and indented below it what belongs to it.
func describe(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map(describe).joined()
}

private func describe(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.primary.map { describe($0.place.range) } ?? "-"
  var text = "\(place) \(diagnostic.code) \(diagnostic.severity): \(diagnostic.message)\n"
  for label in diagnostic.secondary { text += "  also \(describe(label.place.range)): \(label.text ?? "")\n" }
  for help in diagnostic.help { text += "  help: \(help)\n" }
  guard let fix = diagnostic.fix else { return text }
  text += "  fix \(fix.safety): \(fix.title)\n"
  for edit in fix.edits { text += "    \(describe(edit.place.range)) -> \(edit.replacement)\n" }
  return text
}

func describe(_ range: Range<SourcePosition>) -> String {
  "\(range.lowerBound.line):\(range.lowerBound.column)-\(range.upperBound.line):\(range.upperBound.column)"
}

/// The bytes with the edits of a fix applied, which do not overlap.
func apply(_ fix: Fix, to bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  for edit in fix.edits.sorted(by: { $0.place.range.lowerBound > $1.place.range.lowerBound }) {
    let range = Int(edit.place.range.lowerBound.offset)..<Int(edit.place.range.upperBound.offset)
    bytes.replaceSubrange(range, with: edit.replacement.utf8)
  }
  return bytes
}
