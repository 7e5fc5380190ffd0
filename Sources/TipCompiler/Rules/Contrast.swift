import PopupLayout
import TipDiagnostics
import TipDrawing
import TipSpecs

/// Text that is hard to tell from what it stands on.
enum Contrast: Rule {
  static let kind = DiagnosticKind(
    "contrast", .warning, standing: .rule, summary: "A text's contrast with its background is below WCAG's minimum.",
    explanation: """
      WCAG 2.2 (success criterion 1.4.3) asks for a contrast of 4.5 to 1, or of 3 to 1 for large text: from 24 points \
      on, or from 18.66 in bold. Every theme counts. What a style makes transparent is reckoned over white and over \
      black, and the worse of the two counts. The figures of `preset: classic` are excused; those that a style changes \
      are not.
      """,
    wrong: """
      banners:
        saved: {message: Saved, style: {background: "#AAAAAA", text: {color: "#FFFFFF"}}}
      """,
    right: """
      banners:
        saved: {message: Saved, style: {background: "#1F5F3F", text: {color: "#FFFFFF"}}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let style = popup.plan.style
    for role in TextColorRole.allCases where isShown(role, popup.plan.content) {
      guard let place = style.colorPlaces[role].first(where: { !popup.isExcused($0) }) else { continue }
      let values = style.values[role]
      let large = isLarge(values)
      let needed = large ? 3.0 : 4.5
      let poor = popup.project.themes.compactMap { theme -> (Popup.Theme, Double)? in
        guard let ratio = ratio(style.values, values, theme: theme), ratio < needed else { return nil }
        return (theme, ratio)
      }
      guard let worst = poor.min(by: { $0.1 < $1.1 }) else { continue }
      // Rounded down, so that a failing ratio is never shown as the one that is needed.
      let shown = points((worst.1 * 100).rounded(.down) / 100)
      sink.report(
        Diagnostic(
          kind,
          "the \(role.rawValue) of \(popup.quotedID) has a contrast of \(shown) to 1 in the \(worst.0.rawValue) theme; \(points(needed)) is needed",
          at: Label(place, "too close to the other"), help: ["make the text or its background darker or lighter"],
          popup: popup.plan.id))
      return
    }
  }

  /// Whether the popup may show a text of a role.
  private static func isShown(_ role: TextColorRole, _ content: ContentPlan) -> Bool {
    switch (content, role) {
    case (.message(let message), .title): message.title != nil
    case (.message, .message), (.menu, .title): true
    case (.message(let message), .action): !message.actions.isEmpty
    case (.menu(let menu), .subtitle):
      menu.sections.contains { $0.title != nil || $0.rows.contains { $0.subtitle != nil } }
    case (.message, .subtitle), (.menu, .message), (.menu, .action): false
    }
  }

  /// WCAG's "large scale": 18 points, or 14 in bold, of 1/72 inch, that is 24 and 18.66 CSS pixels.
  private static func isLarge(_ values: TextValues) -> Bool {
    values.size.thousandths >= 24000 || (values.weight >= 700 && values.size.thousandths >= 18660)
  }

  /// The worst contrast of a text with what it stands on, whatever lies behind the popup.
  private static func ratio(_ style: StyleValues, _ text: TextValues, theme: Popup.Theme) -> Double? {
    guard let ink = Ink(text.color[theme], opacity: text.opacity) else { return nil }
    let fill = Ink(style.background[theme], opacity: style.backgroundOpacity)
    let own = Ink(text.background[theme])
    return [Channels.white, .black].map { backdrop in
      let behind = backdrop.covered(by: fill).covered(by: own)
      return contrast(behind.covered(by: ink).luminance, behind.luminance)
    }.min()
  }
}

extension LaidOutPopup {
  /// Whether a value is not the user's: it comes from the preset or is a default of the language.
  func isExcused(_ place: SourceSpan) -> Bool {
    program.isBuiltIn(place.file)
  }
}
