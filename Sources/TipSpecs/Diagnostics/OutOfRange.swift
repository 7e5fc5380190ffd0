import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let outOfRange = DiagnosticKind(
    "out-of-range",
    summary: "A number is too small, too large, or has too many decimals.",
    explanation: """
      Lengths are in points, at most a million, and below zero only where that means something. All numbers have at most \
      three decimals, so that the same file gives the same bytes everywhere.
      """,
    wrong: """
      banners:
        saved:
          message: Saved
          style:
            corner-radius: -4
            disabled-opacity: 98
      """,
    right: """
      banners:
        saved:
          message: Saved
          style:
            corner-radius: 4
            disabled-opacity: 0.98
      """)
}

extension Diagnostic {
  /// A number out of its bounds; `fault` is read after the name of the key.
  static func outOfRange(_ fault: String, at node: Node, _ path: ValuePath, _ context: DecodingContext) -> Diagnostic {
    Diagnostic(
      .outOfRange, "\(path.subject) \(fault)", at: Label(context.place(of: node)), also: context.aliasLabel(of: node)
    )
  }

  /// A screen whose insets leave nothing of it.
  static func noSafeArea(_ screen: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .outOfRange, "the safe area of screen \"\(screen)\" is empty", at: Label(place, "insets as wide as it is"))
  }
}
