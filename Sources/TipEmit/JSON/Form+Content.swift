import PopupLayout

extension Form where Value == Popup.Content {
  static let content = object(
    "Content", "A popup's contents in one locale and text size.",
    [
      .key("locale", "The locale, as BCP 47 writes it.", .string) { $0.locale },
      .key("direction", "The direction that the locale's script runs in.", .word) { $0.direction },
      .key("textSize", "The name of the text size, or its factor.", .string) { $0.textSize },
      .key("exact", "Whether texts were measured with the very fonts that the app draws with.", .boolean) { $0.exact },
      .key("accessibility", "What assistive technology says.", .accessibility) { $0.accessibility },
      .key(
        "layouts", "The same contents laid out for each room that the declared screens leave.", .array(of: .layout)
      ) { $0.layouts },
      .omissible(
        "duration",
        "Seconds that this content stays after its show animation, where that follows from its text.", .magnitude
      ) { $0.duration },
    ])
}

extension Form where Value == Popup.Accessibility {
  static let accessibility = object(
    "Accessibility", "What assistive technology says about a popup.", inline: true,
    [
      .key("label", "What is read; null for the visible texts.", .optional(.string)) { $0.label },
      .key("hint", "What is read after a pause; null for nothing.", .optional(.string)) { $0.hint },
      .key("announce", "Whether its appearing is announced: when there is a pause, at once, or not.", .word) {
        $0.announce
      },
    ])
}

extension Form where Value == Popup.Layout {
  static let layout = object(
    "Layout", "Contents laid out in a body of one size; rectangles are relative to the body's top left corner.",
    [
      .key("axis", "For which sides of the anchor it was laid out.", .word) { $0.axis },
      .key(
        "maxWidth",
        "The width of the room that its texts were wrapped for, in points: it may be used where there is as much.",
        .magnitude
      ) { $0.maxWidth },
      .omissible(
        "scale",
        "Device pixels in a point that its sizes are rounded up to; left out where they are exact, or the same for all screens that show it.",
        .count
      ) { $0.scale },
      .key("body", "The body's size.", .size) { $0.body },
      .omissible(
        "minimum",
        "The least body that shows one letter a line, one line or one row: where a side has less room, it has none; left out where all contents are seen and the widest text fills its column, and for banners.",
        .size
      ) { $0.minimum },
      .key("texts", "A tip's or banner's title and message.", .array(of: .text)) { $0.texts },
      .key("images", "A tip's or banner's images.", .array(of: .image)) { $0.images },
      .key("actions", "A tip's or banner's actions, in the order of the spec.", .array(of: .action)) { $0.actions },
      .key("close", "The close button; null for none.", .optional(.button)) { $0.close },
      .key("rows", "A menu's rows, those that have to be scrolled to as well.", .array(of: .row)) { $0.rows },
      .key("separators", "The lines between a menu's rows.", .array(of: .separator)) { $0.separators },
      .key("sections", "A menu's sections.", .array(of: .section)) { $0.sections },
      .key(
        "contentHeight",
        "The height that all contents take with the padding around them, in points: more than the body's where they are cut or scroll, less where the body is higher than it has to be.",
        .magnitude
      ) { $0.contentHeight },
      .key(
        "visibleRows", "How many rows are wholly visible without scrolling; null for tips and banners.",
        .optional(.count)
      ) { $0.visibleRows },
      .key("scrolls", "Whether the contents are taller than the body and have to be scrolled.", .boolean) {
        $0.scrolls
      },
    ])
}

extension Form where Value == Popup.Text {
  static let text = object(
    "Text", "A text, wrapped into lines.",
    [
      .key("role", "What it is there for.", .word) { $0.role },
      .key("string", "The whole text, as the spec has it.", .string) { $0.string },
      .key("visible", "What can be seen of it: the same text, or its beginning and an ellipsis.", .string) {
        $0.visible
      },
      .key("truncated", "Whether a part of it is cut off.", .boolean) { $0.truncated },
      .key("frame", "Where it lies; its width is the room that it was wrapped for.", .rect) { $0.frame },
      .key("width", "The width of its widest line, in points.", .magnitude) { $0.width },
      .key("font", "What it is set in.", .font) { $0.font },
      .key("align", "Where its lines lie in the frame; physical, so mirrored already.", .word) { $0.align },
      .key("lines", "The visible lines, in logical order.", .array(of: .line)) { $0.lines },
      .omissible(
        "emoji", "Where pictures of emoji belong, which are not in the drawing.", .array(of: .emoji)
      ) { $0.emoji },
    ])
}

extension Form where Value == Popup.Font {
  static let font = object(
    "Font", "A face and a size.", inline: true,
    [
      .key("family", "The family's name in the project file.", .string) { $0.family },
      .key("weight", "The weight asked for.", .integer(in: 1...1000)) { $0.weight },
      .key("size", "The size, in points; the text size's factor is in it.", .magnitude) { $0.size },
      .key(
        "file",
        "The face's file, relative to the project file; null for the platform's font, or one found on the machine.",
        .optional(.string)
      ) { $0.file },
    ])
}

extension Form where Value == Popup.Line {
  static let line = object(
    "Line", "One line of a text.", inline: true,
    [
      .key("text", "The piece of the text that it shows, or with an ellipsis where it was cut.", .string) { $0.text },
      .key("x", "Its left end, relative to the body's left edge, in points.", .number) { $0.x },
      .key("baseline", "Its baseline, relative to the body's top edge, in points.", .number) { $0.baseline },
      .key("width", "Its advance, in points, without the spaces at its end.", .magnitude) { $0.width },
    ])
}

extension Form where Value == Popup.Emoji {
  static let emoji = object(
    "Emoji", "The place of an emoji, for the app to draw it in.", inline: true,
    [
      .key("text", "One cluster: a family, a flag or a keycap is one.", .string) { $0.text },
      .key("frame", "Where it lies, relative to the body's top left corner.", .rect) { $0.frame },
    ])
}
