import PopupLayout

extension Form where Value == Popup.Variant {
  static let variant = object(
    "Variant", "Where a popup lies on one declared screen, in one locale and text size.",
    [
      .key("screen", "The screen's name.", .string) { $0.screen },
      .key("locale", "The locale.", .string) { $0.locale },
      .key("textSize", "The text size's name, or its factor.", .string) { $0.textSize },
      .key("content", "The index in contents of what it shows.", .count) { $0.content },
      .key("layout", "The index in that content's layouts of what it shows.", .count) { $0.layout },
      .key("anchor", "The anchor on this screen; null for banners.", .optional(.rect)) { $0.anchor },
      .key("placement", "The side where it lies, physical and final; null for banners.", .optional(.placement)) {
        $0.placement
      },
      .key("flipped", "Whether that is another side than the preferred one.", .boolean) { $0.flipped },
      .key(
        "miss", "How far the arrow's tip is from the visible part of the anchor, in points; 0 without an arrow.",
        .magnitude
      ) { $0.miss },
      .key("body", "The body, in the screen; of a banner the same rectangle as frame.", .rect) { $0.body },
      .key("frame", "Body and arrow together, in the screen; of a banner what is painted.", .rect) { $0.frame },
      .omissible("contentFrame", "A banner's rectangle inside the safe area, in the screen.", .rect) {
        $0.contentFrame
      },
      .omissible("hidden", "Where a banner waits, one point beyond the screen's edge.", .rect) { $0.hidden },
      .key(
        "arrow", "The arrow, relative to the body; null for banners, over an anchor, and for styles without one.",
        .optional(.placedArrow)
      ) { $0.arrow },
      .key(
        "outline", "Body and arrow as one closed path, clockwise, from the arrow's tip, relative to the body.",
        .array(of: .pathCommand)
      ) { $0.outline },
      .key(
        "svg", "The drawing for each theme, relative to the output folder; null if none is written.",
        .optional(.drawings)
      ) { $0.svg },
    ])
}

extension Form where Value == Themed<String> {
  static let drawings = object(
    "Drawings", "Paths of SVG files, one for each theme that the popup was compiled for.",
    [
      .omissible("light", "The drawing in the light theme.", .string) { $0.light },
      .omissible("dark", "The drawing in the dark theme.", .string) { $0.dark },
    ])
}
