import TipDiagnostics
import TipSpecs

/// An image that stands for words without having any.
enum UnlabelledImage: Rule {
  static let kind = DiagnosticKind(
    "unlabelled-image", .warning, standing: .rule,
    summary: "An image from the app or the network has no text for assistive technology.",
    explanation: """
      An image beside a text is decoration unless it says something of its own, and `{source: …}` says so, with \
      `alt: decorative` or without `alt`. A picture that the compiler cannot see, `asset:` or `https:`, may show anything: \
      of its source alone nothing is known, so write what it shows in `alt`, or that it is decoration. A menu's images \
      stand beside their titles and are not reported.
      """,
    wrong: """
      tips:
        hint:
          message: Hello
          image: asset:portrait
          anchor: {x: 100, y: 100, width: 44, height: 44}
      """,
    right: """
      tips:
        hint:
          message: Hello
          image: {source: asset:portrait, alt: Your portrait}
          anchor: {x: 100, y: 100, width: 44, height: 44}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    guard case .message(let message) = popup.plan.content, let image = message.image, image.alt == nil,
      image.isForeign, !image.isDeclaredDecorative
    else { return }
    sink.report(
      Diagnostic(
        kind, "the image of \(popup.quotedID) has no text for assistive technology",
        at: Label(image.place, "what it shows is not said"),
        help: ["write {source: \(image.source), alt: …}, or `alt: decorative`"], popup: popup.plan.id))
  }
}
