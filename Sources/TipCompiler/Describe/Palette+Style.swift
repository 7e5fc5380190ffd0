import PopupLayout
import TipDrawing
import TipSpecs

extension Popup.Palette {
  /// A popup's colours in one theme.
  init(_ plan: PopupPlan, theme: Popup.Theme) {
    let style = plan.style.values
    let isMenu = plan.kind == .menu
    let ink = { (color: RGBA?, opacity: Milli) in Ink(color, opacity: opacity).map(Popup.Ink.init) }
    self.init(
      background: ink(style.background[theme], style.backgroundOpacity),
      border: style.border.flatMap { Popup.Border($0, theme: theme) },
      shadow: style.shadow.flatMap { Popup.Shadow($0, theme: theme) },
      scrim: ink(style.scrim[theme], Milli(1)),
      separator: isMenu ? style.separator.flatMap { ink($0.color[theme], $0.opacity) } : nil,
      destructive: isMenu ? ink(style.destructiveColor[theme], style.title.opacity) : nil,
      disabledOpacity: isMenu ? style.disabledOpacity.value : nil,
      imageTint: ink(style.imageTint[theme], Milli(1)),
      text: Popup.TextPalette(
        title: Popup.TextInk(style.title, theme: theme),
        message: isMenu ? nil : Popup.TextInk(style.message, theme: theme),
        subtitle: isMenu ? Popup.TextInk(style.subtitle, theme: theme) : nil,
        action: isMenu ? nil : Popup.TextInk(style.action, theme: theme)))
  }
}

extension Popup.Border {
  init?(_ border: StyleValues.Border, theme: Popup.Theme) {
    guard let ink = Ink(border.color[theme]) else { return nil }
    self.init(width: border.width.value, color: ink.color.hex, opacity: Double(ink.opacity) / 1000)
  }
}

extension Popup.Shadow {
  init?(_ shadow: StyleValues.Shadow, theme: Popup.Theme) {
    guard let ink = Ink(shadow.color[theme]) else { return nil }
    self.init(
      x: shadow.x.value, y: shadow.y.value, blur: shadow.blur.value, color: ink.color.hex,
      opacity: Double(ink.opacity) / 1000)
  }
}

extension Popup.TextInk {
  /// `nil` for a text that is not seen.
  init?(_ values: TextValues, theme: Popup.Theme) {
    guard let ink = Ink(values.color[theme], opacity: values.opacity) else { return nil }
    self.init(
      color: ink.color.hex, opacity: Double(ink.opacity) / 1000,
      background: Ink(values.background[theme]).map(Popup.Ink.init))
  }
}
