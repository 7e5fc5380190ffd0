import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let conflictingKeys = DiagnosticKind(
    "conflicting-keys",
    summary: "Two keys stand together that exclude each other, or one without the key that it needs.",
    explanation: """
      A section of a menu is no row, and has no key of one; images belong to titles; a slack is for fonts that the platform \
      brings.
      """,
    wrong: """
      menus:
        add:
          items: [{section: More, disabled: true}, {title: Scan}]
          anchor: {x: 300, y: 60}
      """,
    right: """
      menus:
        add:
          items: [{section: More}, {title: Scan, disabled: true}]
          anchor: {x: 300, y: 60}
      """)

  package static let titlesAndItems = DiagnosticKind(
    "titles-and-items",
    summary: "A menu has both `titles` and `items`.",
    explanation: """
      A menu's rows are written in one of two ways: as a list of titles, with or without a list of images, or as a list of \
      items, which can say more of each row. Both together would leave it open which row comes first.
      """,
    wrong: """
      menus:
        add:
          titles: [Scan]
          items: [{title: Pay}]
          anchor: {x: 300, y: 60}
      """,
    right: """
      menus:
        add:
          items: [{title: Scan}, {title: Pay}]
          anchor: {x: 300, y: 60}
      """)
}

extension Diagnostic {
  /// A key that cannot stand beside another.
  static func conflictingKeys(
    _ entry: Entry, beside other: Entry, _ reason: String, _ context: DecodingContext
  ) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, "`\(clipped(entry.key))` cannot stand beside `\(other.key)`",
      at: Label(context.place(entry.keyRange)), also: [Label(context.place(other.keyRange))], help: [reason])
  }

  /// A key that stands without the one that it needs.
  static func conflictingKeys(
    _ entry: Entry, without needed: String, _ context: DecodingContext
  ) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, "`\(entry.key)` stands without `\(needed)`", at: Label(context.place(entry.keyRange)),
      help: ["add `\(needed)`, or leave out `\(entry.key)`"])
  }

  /// A menu that has its rows twice.
  static func titlesAndItems(_ titles: Entry, _ items: Entry, _ menu: String, _ context: DecodingContext) -> Diagnostic
  {
    let (first, second) =
      titles.keyRange.lowerBound < items.keyRange.lowerBound ? (titles, items) : (items, titles)
    return Diagnostic(
      .titlesAndItems, "menu \"\(menu)\" has both `titles` and `items`", at: Label(context.place(second.keyRange)),
      also: [Label(context.place(first.keyRange))],
      help: ["write all rows in `items`, or leave `items` out"])
  }
}
