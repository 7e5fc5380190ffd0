import PopupLayout
import TipDrawing
import TipSpecs

/// A laid-out popup as the layout file says it.
func describe(_ popup: LaidOutPopup, drawn: Set<VariantName>, typesetter: Typesetter) -> Popup {
  let plan = popup.plan
  return Popup(
    format: Popup.currentFormat, id: plan.id, kind: plan.kind, source: plan.source,
    anchor: plan.anchor?.name, comment: plan.comment, behavior: Popup.Behavior(plan),
    animation: Popup.Animation(plan.time), placing: Placing(plan),
    palettes: Themed(
      light: popup.project.themes.contains(.light) ? Popup.Palette(plan, theme: .light) : nil,
      dark: popup.project.themes.contains(.dark) ? Popup.Palette(plan, theme: .dark) : nil),
    contents: popup.contents.map { Popup.Content($0, of: popup, typesetter: typesetter) },
    placements: popup.cells.map { Popup.Variant($0, of: popup, drawn: drawn) })
}

extension Popup.Content {
  init(_ content: LocalizedContent, of popup: LaidOutPopup, typesetter: Typesetter) {
    let plan = popup.plan
    let locale = popup.project.locales[content.locale]
    let accessibility = Popup.Accessibility(
      label: plan.accessibility.label?.strings[content.locale],
      hint: plan.accessibility.hint?.strings[content.locale],
      announce: plan.accessibility.announce)
    self.init(
      locale: locale.tag, direction: locale.isRightToLeft ? .rtl : .ltr,
      textSize: popup.project.textSizes[content.textSize].name,
      exact: content.layouts.allSatisfy { $0.texts.allSatisfy { typesetter.isExact($0.text.font.family) } },
      accessibility: accessibility, layouts: content.layouts.map(\.layout),
      duration: plan.time.duration == .auto ? readingDuration(plan, locale: content.locale) : nil)
  }
}

extension Popup.Variant {
  init(_ cell: Cell, of popup: LaidOutPopup, drawn: Set<VariantName>) {
    let svg = Themed(
      light: popup.svgPath(cell, theme: .light, drawn: drawn), dark: popup.svgPath(cell, theme: .dark, drawn: drawn))
    let paths = svg.light == nil && svg.dark == nil ? nil : svg
    let (screen, locale, size) = (
      popup.screen(cell.name).name, popup.locale(cell.name).tag, popup.textSize(cell.name).name
    )
    switch cell.position {
    case .anchored(let anchored):
      self.init(
        screen: screen, locale: locale, textSize: size, content: cell.content, layout: cell.layout,
        anchor: anchored.anchor, result: anchored.result, svg: paths)
    case .banner(let frames):
      self.init(
        screen: screen, locale: locale, textSize: size, content: cell.content, layout: cell.layout, frames: frames,
        cornerRadius: popup.plan.style.values.cornerRadius.value, svg: paths)
    }
  }
}

extension LaidOutPopup {
  /// The drawing's path, where one is written.
  func svgPath(_ cell: Cell, theme: Popup.Theme, drawn: Set<VariantName>) -> String? {
    let name = variantName(cell.name, theme: theme)
    return drawn.contains(name) ? name.path(popup: plan.id) : nil
  }
}
