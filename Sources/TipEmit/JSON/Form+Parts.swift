import PopupLayout

extension Form where Value == Popup.Image {
  static let image = object(
    "Image", "A picture in a body.", inline: true,
    [
      .key("frame", "Where it lies.", .rect) { $0.frame },
      .key("source", "A file relative to the project file, asset:NAME, or an https: address.", .string) { $0.source },
      .key("alt", "The text that stands for it; null if it is decorative.", .optional(.string)) { $0.alt },
    ])
}

extension Form where Value == Popup.Action {
  static let action = object(
    "Action", "Something to choose in a tip or banner.",
    [
      .key("id", "What a choice of it gives.", .string) { $0.id },
      .key("frame", "Where it is seen.", .rect) { $0.frame },
      .key("hitFrame", "Where it can be touched: at least 44 by 44 points; it may reach beyond the body.", .rect) {
        $0.hitFrame
      },
      .key("title", "What it says.", .text) { $0.title },
    ])
}

extension Form where Value == Popup.Button {
  static let button = object(
    "Button", "A button that says nothing: the close button.",
    [
      .key("frame", "Where it is seen.", .rect) { $0.frame },
      .key("hitFrame", "Where it can be touched: at least 44 by 44 points; it may reach beyond the body.", .rect) {
        $0.hitFrame
      },
    ])
}

extension Form where Value == Popup.Row {
  static let row = object(
    "Row", "A menu's row.",
    [
      .key("index", "Its place among the rows, from 0; sections are not counted.", .count) { $0.index },
      .key("id", "What a choice of it gives; null to give the index.", .optional(.string)) { $0.id },
      .key("frame", "The whole row, where it can be touched.", .rect) { $0.frame },
      .key("title", "What it says.", .text) { $0.title },
      .key("subtitle", "What it says below the title; null for nothing.", .optional(.text)) { $0.subtitle },
      .key("image", "Its image; null for none.", .optional(.image)) { $0.image },
      .key("role", "What choosing it does.", .word) { $0.role },
      .key("state", "Whether it is checked; null if that is no question.", .optional(.word)) { $0.state },
      .key("disabled", "Whether it cannot be chosen.", .boolean) { $0.disabled },
      .omissible("checkFrame", "Where the check mark lies.", .rect) { $0.checkFrame },
    ])
}

extension Form where Value == Popup.Separator {
  static let separator = object(
    "Separator", "A line between two rows.", inline: true,
    [.key("frame", "Where it lies; its height is the line's thickness.", .rect) { $0.frame }])
}

extension Form where Value == Popup.Section {
  static let section = object(
    "Section", "Rows that belong together.",
    [
      .key("frame", "The section's title and rows together.", .rect) { $0.frame },
      .key("title", "What stands above the rows; null for nothing.", .optional(.text)) { $0.title },
      .key("firstRow", "The index of its first row.", .count) { $0.firstRow },
      .key("rowCount", "How many rows it has.", .count) { $0.rowCount },
    ])
}
