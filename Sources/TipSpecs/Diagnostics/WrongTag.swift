import TipDiagnostics
import TipSyntax

extension Shape {
  /// Whether a value of this shape may carry a tag of YAML's core schema: where the tag says what the shape says.
  func takes(_ tag: CoreTag) -> Bool {
    switch self {
    case .text, .nonEmptyText, .shownText, .words, .pattern: tag == .str
    case .number(let number): tag == .int || tag == .float && !number.isWhole
    case .boolean: tag == .bool
    case .list: tag == .seq
    case .map, .record: tag == .map
    case .missing: tag == .null
    case .either(let shapes): shapes.contains { $0.takes(tag) }
    case .definition(_, _, let body): body.takes(tag)
    }
  }
}

extension Diagnostic {
  /// A tag that says something else of a value than its key does.
  static func wrongTag(
    _ tag: CoreTag, expected shape: Shape, on node: Node, under path: ValuePath, in context: DecodingContext
  ) -> Diagnostic {
    Diagnostic(
      .tag, "\(path.subject) must be \(shape.phrase), but `!!\(tag.rawValue)` says something else",
      at: Label(context.place(of: node)), also: context.aliasLabel(of: node), help: ["remove the tag"])
  }
}
