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
    for (role, values, spec) in roles(popup) {
      guard let place = ownPlace(style.spec, role: spec, popup: popup) else { continue }
      let large = isLarge(values)
      let needed = large ? 3.0 : 4.5
      let poor = popup.project.themes.compactMap { theme -> (Theme, Double)? in
        guard let ratio = ratio(style.values, values, theme: theme), ratio < needed else { return nil }
        return (theme, ratio)
      }
      guard let worst = poor.min(by: { $0.1 < $1.1 }) else { continue }
      // Rounded down, so that a failing ratio is never shown as the one that is needed.
      let shown = points((worst.1 * 100).rounded(.down) / 100)
      sink.report(
        Diagnostic(
          kind,
          "the \(role) of \(popup.quotedID) has a contrast of \(shown) to 1 in the \(worst.0.rawValue) theme; \(points(needed)) is needed",
          at: Label(place, "too close to the other"), help: ["make the text or its background darker or lighter"],
          popup: popup.plan.id))
      return
    }
  }

  /// The roles whose texts the popup shows.
  private static func roles(_ popup: LaidOutPopup) -> [(String, TextValues, TextStyleSpec?)] {
    let style = popup.plan.style
    let (values, spec) = (style.values, style.spec)
    switch popup.plan.content {
    case .message(let message):
      return [
        message.title.map { _ in ("title", values.title, spec.title?.value) },
        ("message", values.message, spec.message?.value),
        message.actions.isEmpty ? nil : ("action", values.action, spec.action?.value),
      ].compactMap { $0 }
    case .menu(let menu):
      let hasSubtitles = menu.rows.contains { $0.subtitle != nil } || menu.sections.contains { $0.title != nil }
      return [
        ("title", values.title, spec.title?.value),
        hasSubtitles ? ("subtitle", values.subtitle, spec.subtitle?.value) : nil,
      ].compactMap { $0 }
    }
  }

  /// Where the user's own colour stands; `nil` where all are the preset's.
  private static func ownPlace(_ style: StyleSpec, role: TextStyleSpec?, popup: LaidOutPopup) -> Place? {
    let places = [
      role?.color?.place, role?.background?.place, role?.opacity?.place, style.text?.value.color?.place,
      style.text?.value.opacity?.place, style.background?.place, style.backgroundOpacity?.place,
    ]
    return places.compactMap { $0 }.first { !popup.isExcused($0) }
  }

  /// WCAG's "large scale": 18 points, or 14 in bold, of 1/72 inch, that is 24 and 18.66 CSS pixels.
  private static func isLarge(_ values: TextValues) -> Bool {
    values.size.thousandths >= 24000 || (values.weight >= 700 && values.size.thousandths >= 18660)
  }

  /// The worst contrast of a text with what it stands on, whatever lies behind the popup.
  private static func ratio(_ style: StyleValues, _ text: TextValues, theme: Theme) -> Double? {
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
  func isExcused(_ place: Place) -> Bool {
    sources[place.file].isBuiltIn
  }
}
