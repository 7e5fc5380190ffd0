import TipDiagnostics
import TipSpecs

/// Text that is too small to be read.
enum SmallText: Rule {
  static let kind = DiagnosticKind(
    "small-text", .warning, standing: .rule, summary: "A text is set smaller than 11 points.",
    explanation: """
      Text below 11 points is hard to read on a phone, and Apple's Human Interface Guidelines name that as the least \
      size. The text size's factor counts, so a size may be fine at `large` and too small at `xSmall`.
      """,
    wrong: """
      banners:
        saved: {message: Saved, style: {text: {size: 9}}}
      """,
    right: """
      banners:
        saved: {message: Saved, style: {text: {size: 13}}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let small = popup.seenTexts.filter { $0.text.font.size < 11 && !$0.text.string.isEmpty }
    guard !small.isEmpty, let place = sizePlace(popup.plan.style.spec, small), !popup.isExcused(place) else { return }
    sink.report(
      Diagnostic(
        kind,
        "the text of \(popup.quotedID) is \(spread(small.map(\.text.font.size))) points large\(popup.words(small.flatMap(\.cells)))",
        at: Label(place, "too small"), help: ["set at least 11 points"], popup: popup.plan.id))
  }

  private static func sizePlace(_ style: StyleSpec, _ small: [SeenText]) -> SourceSpan? {
    let roles = Set(small.map(\.text.role.rawValue))
    let specs: [(String, Located<TextStyleSpec>?)] = [
      ("title", style.title), ("message", style.message), ("subtitle", style.subtitle), ("action", style.action),
    ]
    let own = specs.first { roles.contains($0.0) && $0.1?.value.size != nil }?.1?.value.size?.place
    return own ?? style.text?.value.size?.place
  }
}
