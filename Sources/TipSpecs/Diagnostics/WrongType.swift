import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let wrongType = DiagnosticKind(
    "wrong-type",
    summary: "A value is not written as its key asks for.",
    explanation: """
      What a value is depends on its key alone: where a number belongs, only a number in plain decimal digits is one, and \
      where a boolean belongs, only `true` and `false` are. Where a text belongs, everything is a text as it stands: `no`, \
      `007` and `22:22` need no quotes.

      Readers of YAML differ in what they make of `yes`, `010` or `1_000`. Such values are not guessed at; the message says \
      how to write what was probably meant.
      """,
    wrong: """
      banners:
        saved:
          message: Saved
          close: yes
          style: {corner-radius: "8", background: 3355FF}
      """,
    right: """
      banners:
        saved:
          message: Saved
          close: true
          style: {corner-radius: 8, background: "#3355FF"}
      """)
}

extension Diagnostic {
  /// A value that is not of the shape that its key asks for.
  static func wrongType(
    expected shape: Shape, found node: Node, under path: ValuePath, in context: DecodingContext, help: [String] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongType, "\(path.subject) must be \(shape.phrase), not \(description(of: node))",
      at: Label(context.place(of: node)), also: context.aliasLabel(of: node), help: help, fix: fix)
  }

  /// What a node is called where something else should stand.
  static func description(of node: Node) -> String {
    switch node.content {
    case .scalar(let scalar) where scalar.style == .plain: "`\(clipped(scalar.text))`"
    case .scalar(let scalar): "\"\(clipped(scalar.text))\""
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
