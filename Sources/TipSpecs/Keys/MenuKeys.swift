import TipDiagnostics
import TipSyntax

let menuRecord = Record(
  "menu", "a menu", "A list of rows to choose from.", empty: PopupDraft(),
  constraints: [
    KeyConstraint(.apart(["titles"], ["items"])) { mapping in
      zip(mapping.entries(of: ["titles"]), mapping.entries(of: ["items"])).map { titles, items in
        .titlesAndItems(titles, items, clipped(mapping.path.key ?? ""), mapping.context)
      }
    },
    KeyConstraint(.needs("images", "titles")) { mapping in
      mapping.entries(of: ["images"]).map { images in
        mapping.entry("items").map { items in
          .conflictingKeys(images, beside: items, "write the `image` of each row in its item", mapping.context)
        } ?? .conflictingKeys(images, without: "titles", mapping.context)
      }
    },
    KeyConstraint(.anyOf(["titles", "items"])) { mapping in
      [.missingKey(oneOf: ["titles", "items"], of: mapping.shape.noun, at: mapping.owner)]
    },
  ]
) {
  Key(
    "titles", counted(.localized, minimum: 1), default: .words("`items` is given"), "The titles of the rows.", \.titles)
  Key(
    "images", counted(.image, allowsMissing: true, minimum: 1), default: .words("none"),
    "The images of the rows: one for each title, `~` for a row without one.", \.images)
  Key(
    "items", list(of: .menuItem), default: .words("`titles` is given"), "The rows, where there is more to say of them.",
    \.items)
  placedKeys
  popupKeys
}

/// A list that keeps the count of its entries: those that are wrong or left out are `nil`.
private func counted<Element>(
  _ element: ValueType<Element>, allowsMissing: Bool = false, minimum: Int
) -> ValueType<[Located<Element>?]> {
  let entry = allowsMissing ? Shape.either([element.shape, .missing]) : element.shape
  return ValueType(.list(entry, minimum: minimum)) { node, path, context in
    guard allowsMissing, case .sequence(let nodes) = node.content, nodes.contains(where: \.isMissing) else {
      return decodeList(node, of: element, minimum: minimum, at: path, into: &context)
    }
    return nodes.map { node in
      guard !node.isMissing else { return nil }
      return element.decode(node, at: path.entry, into: &context).map { Located($0, context.place(of: node)) }
    }
  }
}

/// An entry of `items`, while it is read.
private struct ItemDraft: Sendable {
  var section: Located<Section>?
  var title: Located<TextSpec>?
  /// All else that is said of a row; its title is not yet known.
  var row = RowSpec(title: Located(.same(""), .nowhere))
}

/// The title of a section, which may have none.
private struct Section: Sendable {
  var title: TextSpec?
}

private let rowKeys = keys(of: ItemDraft.self) {
  Key("title", .localized, default: .words("required in a row"), "What is written in the row.", \.title)
  Key("id", .id("row"), default: .words("its index, from 0"), "What the app is told when the row is chosen.", \.row.id)
  Key("subtitle", .localized, default: .words("none"), "A second line under the title.", \.row.subtitle)
  Key("image", .image, default: .words("none"), "An image beside the title.", \.row.image)
  Key("role", .choice, "Whether choosing the row destroys something.", value: \.row.role)
  Key("disabled", .boolean, "Whether the row cannot be chosen.", value: \.row.disabled)
  Key(
    "state", .choice, default: .words("none"),
    "Whether the row is ticked; any state in a menu makes room for the ticks of all rows.", \.row.state)
}

private let itemRecord = Record(
  "item", "an item", "A row, or with `section` the beginning of a section.", empty: ItemDraft(),
  constraints: [
    KeyConstraint(.apart(["section"], rowKeys.map(\.name))) { mapping in
      mapping.entries(of: rowKeys.map(\.name)).compactMap { other in
        mapping.entry("section").map { section in
          .conflictingKeys(
            other, beside: section, "a section is no row: write its rows after it", mapping.context)
        }
      }
    },
    KeyConstraint(.anyOf(["title", "section"])) { mapping in
      [.missingKey(oneOf: ["title"], of: "a row", at: mapping.owner)]
    },
  ]
) {
  Key(
    "section", .section, default: .words("the item is a row"),
    "Begins a section; its title, or nothing for one without a title.", \.section)
  rowKeys
}

extension ValueType where Value == Section {
  fileprivate static var section: ValueType<Section> {
    let text = ValueType<TextSpec>.localized
    var type = ValueType<Section>(.either([text.shape, .missing])) { node, path, context in
      node.isMissing ? Section(title: nil) : text.read(node, path, &context).map { Section(title: $0) }
    }
    type.allowsMissing = true
    return type
  }
}

extension ValueType where Value == MenuContent.Item {
  /// A row or the beginning of a section.
  static var menuItem: ValueType<MenuContent.Item> {
    ValueType(.record(itemRecord.shape)) { node, path, context in
      if node.text?.isEmpty == false {
        let help = "write `title: …`, or put all texts into `titles` if the rows have nothing else"
        context.report(
          .wrongType(expected: .record(itemRecord.shape), found: node, under: path, in: context, help: [help]))
        return nil
      }
      guard let draft = itemRecord.decode(node, at: path, into: &context) else { return nil }
      if let section = draft.section {
        return .section(section.value.title.map { Located($0, section.place) }, place: context.place(of: node))
      }
      return draft.title.map { title in
        var row = draft.row
        row.title = title
        return .row(row)
      }
    }
  }
}

/// Decodes what a menu shows: out of `titles` and `images`, or out of `items`.
func menuContent(
  _ draft: PopupDraft, _ entries: [Entry], id: Entry, into context: inout DecodingContext
) -> MenuContent? {
  guard let titles = entries.first(where: { $0.key == "titles" }) else {
    return draft.items.flatMap { checkedItems($0, into: &context) }
  }
  let images = entries.first { $0.key == "images" }
  return rows(draft, titles, images, menu: id.key, into: &context)
}

/// The rows of a menu that is written as titles, after counting its images.
private func rows(
  _ draft: PopupDraft, _ titles: Entry, _ images: Entry?, menu: String, into context: inout DecodingContext
) -> MenuContent? {
  if let images, case .sequence(let titleNodes) = titles.value.content,
    case .sequence(let imageNodes) = images.value.content, titleNodes.count != imageNodes.count, !titleNodes.isEmpty,
    !imageNodes.isEmpty
  {
    context.report(
      .titleImageCount(
        menu: clipped(menu), titles: titles.value, titleNodes, images: images.value, imageNodes, context))
    return nil
  }
  guard let titles = draft.titles else { return nil }
  let imageSpecs = draft.images?.value ?? []
  let rows = titles.value.enumerated().compactMap { index, title in
    title.map { RowSpec(title: $0, image: index < imageSpecs.count ? imageSpecs[index] : nil) }
  }
  return rows.isEmpty ? nil : MenuContent(items: rows.map { .row($0) }, place: titles.place)
}

/// The items of a menu, if there is a row among them and no id stands twice.
private func checkedItems(
  _ items: Located<[Located<MenuContent.Item>]>, into context: inout DecodingContext
) -> MenuContent? {
  var ids: [Located<String>] = []
  var hasRow = false
  for item in items.value {
    guard case .row(let row) = item.value else { continue }
    hasRow = true
    if let id = row.id { ids.append(id) }
  }
  _ = withoutRepetitions(ids, "row", by: { $0 }, into: &context)
  guard hasRow else {
    if !items.value.isEmpty { context.report(.noRow(at: items.place)) }
    return nil
  }
  return MenuContent(items: items.value.map(\.value), place: items.place)
}

extension Diagnostic {
  /// A menu whose items are all sections.
  fileprivate static func noRow(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingValue, "`items` must have at least one row", at: Label(place, "only sections"),
      help: ["add an item with a `title`"])
  }
}
