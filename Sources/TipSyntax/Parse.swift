import TipDiagnostics

/// Reads a YAML file into a tree that knows where every key and value stands.
///
/// One syntax error ends the reading, since what follows it would be guesswork; what is wrong with keys, tags and the
/// like is reported wherever it occurs.
///
/// - Returns: The tree, whose root is a mapping; `nil` if the file cannot be read as one, which `sink` then explains.
package func parse(_ source: SourceFile, into sink: inout DiagnosticSink) -> Tree? {
  guard let text = SourceText(checking: source, into: &sink) else { return nil }
  guard checkDirectives(of: text, into: &sink) else { return nil }
  guard let composer = compose(text) else {
    sink.report(.noMemory(source.id))
    return nil
  }
  sink.absorb(composer.sink)
  guard let root = composer.root else { return nil }
  return Tree(file: source.id, root: root)
}

/// Runs through the events of a text; `nil` if there is no memory for that.
private func compose(_ text: SourceText) -> Composer? {
  EventReader.read(text.readable, from: text.firstOffset) { reader in
    var composer = Composer(text)
    var event = Event()
    while true {
      guard reader.read(&event) else {
        composer.fail(reader.fault)
        return composer
      }
      if event.kind == .documentEnd || event.kind == .streamEnd {
        composer.finish()
        return composer
      }
      guard composer.take(event) else {
        composer.root = nil
        return composer
      }
    }
  }
}
