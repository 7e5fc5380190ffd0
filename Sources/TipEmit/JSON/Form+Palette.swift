import PopupLayout

extension Form where Value == Themed<Popup.Palette> {
  static let palettes = object(
    "Palettes", "Colours for each theme; a theme that the popup was not compiled for is left out.",
    [
      .omissible("light", "The colours in the light theme.", .palette) { $0.light },
      .omissible("dark", "The colours in the dark theme.", .palette) { $0.dark },
    ])
}

extension Form where Value == Popup.Palette {
  static let palette = object(
    "Palette", "A popup's colours in one theme.",
    [
      .key("background", "What the body and the arrow are filled with; null for nothing.", .optional(.ink)) {
        $0.background
      },
      .key("border", "The line along the inside of the outline; null for none.", .optional(.border)) { $0.border },
      .key("shadow", "What it casts; null for none. It is never in the SVG.", .optional(.shadow)) { $0.shadow },
      .key("scrim", "The layer behind the popup, over the whole screen; null for none.", .optional(.ink)) { $0.scrim },
      .key("separator", "The lines between rows; null for none.", .optional(.ink)) { $0.separator },
      .key("destructive", "The title of a destructive row; null for tips and banners.", .optional(.ink)) {
        $0.destructive
      },
      .key("disabledOpacity", "The opacity of a disabled row; null for tips and banners.", .optional(.share)) {
        $0.disabledOpacity
      },
      .key("imageTint", "The colour that takes the place of an icon's own; null to leave them.", .optional(.ink)) {
        $0.imageTint
      },
      .key("text", "The colours of the texts, by role.", .textPalette) { $0.text },
    ])
}

extension Form where Value == Popup.Ink {
  static let ink = object(
    "Ink", "A colour and how much of it.", inline: true,
    [
      .key("color", "The colour, in sRGB.", .color) { $0.color },
      .key("opacity", "From 0, nothing, to 1.", .share) { $0.opacity },
    ])
}

extension Form where Value == Popup.Border {
  static let border = object(
    "Border", "A line along the inside of the outline.", inline: true,
    [
      .key("width", "How wide it is, in points.", .magnitude) { $0.width },
      .key("color", "Its colour, in sRGB.", .color) { $0.color },
      .key("opacity", "From 0, nothing, to 1.", .share) { $0.opacity },
    ])
}

extension Form where Value == Popup.Shadow {
  static let shadow = object(
    "Shadow", "A blurred copy of the shape, behind it.", inline: true,
    [
      .key("x", "How far it lies to the right, in points.", .number) { $0.x },
      .key("y", "How far it lies below, in points.", .number) { $0.y },
      .key("blur", "The radius over which it fades, in points.", .magnitude) { $0.blur },
      .key("color", "Its colour, in sRGB.", .color) { $0.color },
      .key("opacity", "From 0, nothing, to 1.", .share) { $0.opacity },
    ])
}

extension Form where Value == Popup.TextPalette {
  static let textPalette = object(
    "TextPalette", "The colours of texts by role; null for a role that a popup of this kind does not have.",
    [
      .key("title", "The colours of titles.", .optional(.textInk)) { $0.title },
      .key("message", "The colours of messages.", .optional(.textInk)) { $0.message },
      .key("subtitle", "The colours of subtitles.", .optional(.textInk)) { $0.subtitle },
      .key("action", "The colours of actions.", .optional(.textInk)) { $0.action },
    ])
}

extension Form where Value == Popup.TextInk {
  static let textInk = object(
    "TextInk", "The colours of a text.", inline: true,
    [
      .key("color", "The glyphs' colour, in sRGB.", .color) { $0.color },
      .key("opacity", "The glyphs' opacity: from 0, nothing, to 1.", .share) { $0.opacity },
      .key("background", "What the text's frame is filled with; null for nothing.", .optional(.ink)) { $0.background },
    ])
}
