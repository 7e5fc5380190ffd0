import PopupLayout

extension Form where Value == PopupBundle {
  static let bundle = object(
    "PopupBundle", "Many popups in one file.",
    [
      .key("format", "The version of the file's form.", .constant(Popup.currentFormat)) { $0.format },
      .key("popups", "The popups, ordered by id.", .array(of: .popup)) { $0.popups },
    ])
}

extension Form where Value == Popup {
  static let popup = object(
    "Popup", "One popup, all of it.",
    [
      .key("format", "The version of the file's form.", .constant(Popup.currentFormat)) { $0.format },
      .key(
        "id", "The popup's name, unique in its project.",
        .string(matching: "^[a-z0-9]+(-[a-z0-9]+)*$")
      ) { $0.id },
      .key("kind", "Whether it is a tip, a banner or a menu.", .word) { $0.kind },
      .key("source", "The spec that it was compiled from, relative to the project file.", .string) { $0.source },
      .key(
        "anchor", "The name of the anchor that it points at; null for a banner and where the spec gives a rectangle.",
        .optional(.string)
      ) { $0.anchor },
      .key("comment", "A remark for people; changes nothing.", .optional(.string)) { $0.comment },
      .key("behavior", "When it leaves, and how it takes turns with others.", .behavior) { $0.behavior },
      .key("animation", "How it comes and goes.", .animation) { $0.animation },
      .key("placing", "What placing it at a real anchor needs besides sizes.", .placing) { $0.placing },
      .key("palettes", "Its colours, for each theme that it was compiled for.", .palettes) { $0.palettes },
      .key(
        "contents", "What does not depend on where the anchor is, for each locale and text size.",
        .array(of: .content)
      ) { $0.contents },
      .key("placements", "Where it lies, for each declared screen, locale and text size.", .array(of: .variant)) {
        $0.placements
      },
    ])
}

extension Form where Value == Popup.Behavior {
  static let behavior = object(
    "Behavior", "When a popup leaves, and how it takes turns with others.",
    [
      .key("dismissOn", "What makes it leave.", .array(of: .word, inline: true)) { $0.dismissOn },
      .key(
        "duration",
        "Seconds from the end of its show animation until it leaves by itself; null if it stays, or if each content has a duration of its own.",
        .optional(.magnitude)
      ) { $0.duration },
      .key("replace", "What a banner does to the one on screen; null for tips and menus.", .optional(.word)) {
        $0.replace
      },
    ])
}
