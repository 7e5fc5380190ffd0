import TipDiagnostics
import TipSpecs
import TipText

/// A title that says nothing but emoji.
enum EmojiOnlyLabel: Rule {
  static let kind = DiagnosticKind(
    "emoji-only-label", .warning, standing: .rule, summary: "A row or action is named by emoji alone.",
    explanation: """
      A screen reader reads an emoji by its Unicode name, which differs between systems and seldom says what choosing \
      it does. Add a word.
      """,
    wrong: """
      menus:
        react:
          titles: ["👍", "👎"]
          anchor: {x: 300, y: 100, width: 44, height: 44}
      """,
    right: """
      menus:
        react:
          titles: [Like, Dislike]
          anchor: {x: 300, y: 100, width: 44, height: 44}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let labels: [LocalizedText] =
      switch popup.plan.content {
      case .message(let message): message.actions.map(\.title)
      case .menu(let menu): menu.rows.map(\.title)
      }
    var texts: [(place: SourceSpan, label: String)] = []
    for label in labels {
      for (string, place) in zip(label.strings, label.places) where isEmojiOnly(string) {
        texts.append((place, "no word in it"))
      }
    }
    guard !texts.isEmpty else { return }
    report(
      kind, "\(popup.quotedID) names something by emoji alone", texts: texts, help: ["add a word"], popup: popup,
      into: &sink)
  }

  private static func isEmojiOnly(_ string: String) -> Bool {
    var hasEmoji = false
    for scalar in string.unicodeScalars {
      let properties = ScalarProperties(scalar)
      if properties.isExtendedPictographic || properties.isEmojiByDefault {
        hasEmoji = true
        continue
      }
      if properties.isWhiteSpace || properties.isMark || properties.isDefaultIgnorable { continue }
      if properties.isEmojiModifier { continue }
      return false
    }
    return hasEmoji
  }
}
