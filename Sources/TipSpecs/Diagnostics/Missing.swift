import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let missingKey = DiagnosticKind(
    "missing-key",
    summary: "A mapping lacks a key that it must have.",
    explanation: "The reference lists the keys of every mapping, and says which of them must be there.",
    wrong: """
      tips:
        hint:
          message: Tap here
      """,
    right: """
      tips:
        hint:
          message: Tap here
          anchor: {x: 20, y: 60, width: 44, height: 44}
      """)

  package static let missingValue = DiagnosticKind(
    "missing-value",
    summary: "A key has nothing after it, or a list is empty that may not be.",
    explanation: """
      A key without a value is most often a line that was not finished, or an indentation that slipped. To leave something \
      out, leave out its key; an empty text is written `""`.
      """,
    wrong: """
      banners:
        saved:
          message:
      """,
    right: """
      banners:
        saved:
          message: Saved
      """)
}

extension Diagnostic {
  /// A key that must stand in a mapping and does not.
  static func missingKey(
    _ key: KeyShape, of record: RecordShape, at owner: SourceSpan, _ context: DecodingContext
  ) -> Diagnostic {
    Diagnostic(
      .missingKey, "\(record.noun) needs `\(key.name)`", at: Label(owner),
      help: ["add `\(key.name)`, \(lowercasedFirst(key.sentence))"])
  }

  /// None of several keys of which one must stand in a mapping.
  static func missingKey(oneOf keys: [String], of noun: String, at owner: SourceSpan) -> Diagnostic {
    let names = Shape.alternatives(keys.map { "`\($0)`" })
    return Diagnostic(.missingKey, "\(noun) needs \(names)", at: Label(owner))
  }

  /// A key without a value, or a list or mapping that may not be empty.
  static func missingValue(of shape: Shape, at node: Node, under path: ValuePath, in context: DecodingContext)
    -> Diagnostic
  {
    let isEmptyText =
      switch node.content {
      case .scalar: true
      case .sequence, .mapping: false
      }
    let message =
      isEmptyText ? "\(path.subject) has no value" : "\(path.subject) must have at least one entry"
    let range = node.range.isEmpty ? path.keyRange ?? node.range : node.range
    return Diagnostic(
      .missingValue, message, at: Label(context.place(range)), also: context.aliasLabel(of: node),
      help: isEmptyText ? ["write \(shape.phrase)"] : [])
  }

  /// The sentence without its full stop and capital, for the middle of another.
  private static func lowercasedFirst(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
