import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let limitTextLength = DiagnosticKind(
    "limit-text-length", summary: "A text is longer than 100 000 characters.",
    explanation: """
      A text in a popup has at most 100 000 characters. A longer one is a document, a quote that was never closed, or a \
      file that was pasted into a spec.
      """,
    wrong: [], right: [])
}

extension Diagnostic {
  static func textTooLong(at node: Node, under path: ValuePath, in context: DecodingContext) -> Diagnostic {
    Diagnostic(
      .limitTextLength, "\(path.subject) is longer than \(grouped(Limits.textLength)) characters",
      at: Label(context.place(of: node)), also: context.aliasLabel(of: node),
      help: ["shorten it: a popup shows a few lines"])
  }
}
