import TipDiagnostics

extension DiagnosticKind {
  package static let unknownScreenPreset = DiagnosticKind(
    "unknown-screen-preset",
    summary: "A screen without numbers of its own is none that the tool knows.",
    explanation: """
      The reference lists the screens that need no numbers; each of them can be laid on its side with `@landscape`. Any other \
      screen is written with its width and height.
      """,
    wrong: [
      ("tipc.yaml", "screens: [iphone-se, kiosk]"),
      ("spec.yaml", "banners: {saved: {message: Saved}}"),
    ],
    right: [
      ("tipc.yaml", "screens: {iphone-se: {}, kiosk: {width: 800, height: 600}}"),
      ("spec.yaml", "banners: {saved: {message: Saved}}"),
    ])
}

extension Diagnostic {
  /// A screen that is no preset and has no width and height.
  static func unknownScreenPreset(_ name: String, at place: SourceSpan, _ context: DecodingContext) -> Diagnostic {
    let near = !context.advises ? nil : nearest(to: name, among: screenPresets.map(\.name))
    return Diagnostic(
      .unknownScreenPreset, "there is no preset for screen \"\(clipped(name))\"", at: Label(place),
      help: near == nil
        ? [
          "give the screen a width and a height: `screens: {\(isID(name) ? name : "kiosk"): {width: 800, height: 600}}`"
        ] : [],
      fix: near.map { Fix("did you mean `\($0)`?", .unsafe, [Edit(place, $0)]) })
  }
}
