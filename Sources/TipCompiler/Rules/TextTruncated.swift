import TipDiagnostics
import TipText

/// A text was cut.
enum TextTruncated: Rule {
  static let kind = DiagnosticKind(
    "text-truncated", .warning, standing: .rule, summary: "A text does not fit and was cut.",
    explanation: """
      The text is longer than `max-lines`, `max-height` or the room on the screen. It ends in an ellipsis there. \
      Shorten it, widen the popup, or set `overflow: grow` to lift the style's own limits.
      """,
    wrong: """
      banners:
        saved:
          message: Your changes are saved on this device and will be sent to all the others as soon as there is a connection again
          style: {text: {max-lines: 1, overflow: ellipsis}}
      """,
    right: """
      banners:
        saved:
          message: Your changes are saved
          style: {text: {max-lines: 1, overflow: ellipsis}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let cut = popup.seenTexts.filter { ($0.text.truncated || $0.isDropped) && $0.text.values.overflow != .error }
    guard !cut.isEmpty else { return }
    let cells = cut.flatMap(\.cells)
    report(
      kind, "\(popup.quotedID) does not show all of its text\(popup.words(cells))",
      texts: cut.map { ($0.text.place, label($0)) },
      help: [help(areCut: popup.areCut(cells))], popup: popup, into: &sink)
  }

  /// `overflow: grow` lifts the style's own limits; it is no help against a side's.
  private static func help(areCut: Bool) -> String {
    areCut
      ? "shorten the text, or give the popup more room with `fallbacks`"
      : "shorten the text, widen the popup, or set `overflow: grow`"
  }

  static func label(_ seen: SeenText) -> String {
    if seen.isDropped { return "has no room at all" }
    return "ends after \(excerpt(String(seen.text.block.visibleText.suffix(24))))"
  }
}

/// A text with `overflow: error` does not fit.
enum TextOverflow: Rule {
  static let kind = DiagnosticKind(
    "text-overflow", summary: "A text with `overflow: error` does not fit.",
    explanation: """
      `overflow: error` says that the text must never be cut: where it is longer than `max-lines`, `max-height` or the \
      room on the screen, nothing is built.
      """,
    wrong: """
      banners:
        saved:
          message: Your changes are saved on this device and will be sent to all the others as soon as there is a connection again
          style: {text: {max-lines: 1, overflow: error}}
      """,
    right: """
      banners:
        saved:
          message: Your changes are saved
          style: {text: {max-lines: 1, overflow: error}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let cut = popup.seenTexts.filter { ($0.text.truncated || $0.isDropped) && $0.text.values.overflow == .error }
    guard !cut.isEmpty else { return }
    report(
      kind, "the text of \(popup.quotedID) does not fit\(popup.words(cut.flatMap(\.cells)))",
      texts: cut.map { ($0.text.place, TextTruncated.label($0)) },
      help: ["shorten the text or widen the popup; `overflow: ellipsis` would cut it"], popup: popup, into: &sink)
  }
}
