import TipDiagnostics
import TipSyntax

/// Decodes a spec file.
///
/// A wrong value hides nothing beside it: everything is read and reported, and what cannot be built is left out. Answers
/// `nil` only where the file is no mapping.
///
/// - Parameters:
///   - tree: The file's nodes.
///   - source: The file; paths in it are relative to its folder.
///   - sink: Takes what is wrong.
package func decodeSpec(_ tree: Tree, source: SourceFile, into sink: inout DiagnosticSink) -> SpecFile? {
  decoding(source, into: &sink) { context in
    specRecord.decode(tree.root, at: .file, into: &context).map { draft in
      var spec = SpecFile(
        file: tree.file, popups: context.popups, anchors: draft.anchors?.value ?? [], styles: draft.styles?.value ?? [])
      (spec.lostAnchors, spec.lostStyles) = lostNames(specRecord.shape, tree.root, context)
      return spec
    }
  }
}

/// Decodes the project file, and fills in its defaults.
///
/// A wrong value hides nothing beside it; its key's default stands in for it. Answers `nil` only where the file is no
/// mapping.
package func decodeProject(_ tree: Tree, source: SourceFile, into sink: inout DiagnosticSink) -> ProjectSpec? {
  decoding(source, into: &sink) { context in
    projectRecord.decode(tree.root, at: .file, into: &context).map { read in
      var project = read
      project.file = tree.file
      (project.lostAnchors, project.lostStyles) = lostNames(projectRecord.shape, tree.root, context)
      return project
    }
  }
}

/// The anchors and styles that could not be read: all of them, where their key itself is miswritten.
private func lostNames(
  _ record: RecordShape, _ root: Node, _ context: DecodingContext
) -> (anchors: LostNames, styles: LostNames) {
  var lost = (anchors: context.lostAnchors, styles: context.lostStyles)
  if case .mapping(let entries) = root.content, entries.contains(where: { !record.holds($0.key) }) {
    if record.isMiswritten(["anchors"], in: entries) { lost.anchors.isAll = true }
    if record.isMiswritten(["styles"], in: entries) { lost.styles.isAll = true }
  }
  return lost
}

/// Runs with a context that gathers in `sink`.
private func decoding<Value>(
  _ source: SourceFile, into sink: inout DiagnosticSink, _ body: (inout DecodingContext) -> Value?
) -> Value? {
  var context = DecodingContext(source, sink: DiagnosticSink())
  defer { sink.absorb(context.sink) }
  return body(&context)
}
