import TipDiagnostics
import TipSyntax

/// A spec file, while it is read.
struct SpecDraft: Sendable {
  var version = 1
  /// How many there are; they themselves gather in the context, so that they need not be copied.
  var tips, banners, menus: Located<Int>?
  var anchors: Located<[NamedAnchor]>?
  var styles: Located<[NamedStyle]>?
}

let specRecord = Record(
  "spec", "a spec", "A spec file: popups, and the anchors and styles that they share.", empty: SpecDraft(),
  allowsExtensions: true
) {
  Key("version", .version, "The version of the language; there is only one.", value: \.version)
  Key("anchors", .anchors, default: .words("none"), "Rectangles that popups point at, by name.", \.anchors)
  Key("tips", popups(tipRecord, makeTip), default: .words("none"), "Tips, by id.", \.tips)
  Key("banners", popups(bannerRecord, makeBanner), default: .words("none"), "Banners, by id.", \.banners)
  Key("menus", popups(menuRecord, makeMenu), default: .words("none"), "Menus, by id.", \.menus)
  Key("styles", .styles, default: .words("none"), "Styles, by name.", \.styles)
}

extension ValueType where Value == Int {
  /// The version of the language.
  static var version: ValueType<Int> { count("the number 1", min: 1, max: 1) }
}

extension ValueType where Value == [NamedAnchor] {
  /// Anchors by name.
  static var anchors: ValueType<[NamedAnchor]> {
    let type = map(of: .anchor, named: .id("anchor"))
    return ValueType(type.shape) { node, path, context in
      let read = type.read(node, path, &context)
      context.lostAnchors = lostNames(in: node, read: read?.map(\.name.value))
      return read?.map { NamedAnchor(name: $0.name, anchor: $0.value) }
    }
  }
}

extension ValueType where Value == [NamedStyle] {
  /// Styles by name.
  static var styles: ValueType<[NamedStyle]> {
    let type = map(of: boxed(styleRecord), named: .id("style"))
    return ValueType(type.shape) { node, path, context in
      let read = type.read(node, path, &context)
      context.lostStyles = lostNames(in: node, read: read?.map(\.name.value))
      return read?.map { NamedStyle(name: $0.name, style: $0.value.value, place: $0.value.place) }
    }
  }
}

/// The names in a mapping whose values could not be read; all there are, where there is no mapping.
private func lostNames(in node: Node, read: [String]?) -> LostNames {
  var lost = LostNames()
  if case .mapping(let entries) = node.content {
    if entries.count != read?.count { lost.names = Set(entries.map(\.key)).subtracting(read ?? []) }
  } else {
    lost.isAll = true
  }
  return lost
}

/// Makes a popup of what was read, if its kind's parts are complete.
private typealias MakePopup =
  @Sendable (PopupDraft, Located<String>, [Entry], Entry, inout DecodingContext) -> PopupSpec?

/// Popups of one kind, by id; one that cannot be built hides none of the others.
private func popups(_ record: Record<PopupDraft>, _ make: @escaping MakePopup) -> ValueType<Int> {
  let rule = NameRule.id(record.shape.name)
  let shape = Shape.map(keys: rule.pattern, phrase: rule.phrase, .record(record.shape), minimum: 0)
  return ValueType(shape) { node, path, context in
    guard case .mapping(let entries) = node.content else {
      context.report(.wrongType(expected: shape, found: node, under: path, in: context))
      return nil
    }
    context.popups.reserveCapacity(context.popups.count + entries.count)
    // By position: an entry that is taken out of the array is copied, with all that it holds.
    for position in entries.indices {
      context.popup = entries[position].key
      decodePopup(entries[position], record, rule, make, into: &context)
    }
    context.popup = nil
    return entries.count
  }
}

private func decodePopup(
  _ entry: Entry, _ record: Record<PopupDraft>, _ rule: NameRule, _ make: MakePopup, into context: inout DecodingContext
) {
  let place = context.place(entry.keyRange)
  let path = ValuePath.value(of: entry)
  let isNamed = rule.check(entry.key, at: place, into: &context)
  guard !entry.value.isMissing else {
    context.report(.missingValue(of: .record(record.shape), at: entry.value, under: path, in: context))
    return
  }
  guard let (draft, isWhole) = record.read(entry.value, at: path, into: &context),
    case .mapping(let entries) = entry.value.content
  else { return }
  checkDismissal(draft.duration, draft.dismissOn, into: &context)
  guard isWhole, let popup = make(draft, Located(entry.key, place), entries, entry, &context), isNamed else { return }
  context.popups.append(popup)
}

private func messageContent(_ draft: PopupDraft) -> MessageContent? {
  draft.message.map { message in
    MessageContent(
      message: message, title: draft.title, image: draft.image, actions: draft.actions?.value.map(\.value) ?? [],
      close: draft.close)
  }
}

private let makeTip: MakePopup = { draft, id, _, _, _ in
  guard draft.anchor != nil, let content = messageContent(draft) else { return nil }
  return draft.popup(id, .tip(content))
}

private let makeBanner: MakePopup = { draft, id, _, _, _ in
  messageContent(draft).map { draft.popup(id, .banner($0, edge: draft.edge)) }
}

private let makeMenu: MakePopup = { draft, id, entries, entry, context in
  guard let content = menuContent(draft, entries, id: entry, into: &context), draft.anchor != nil else { return nil }
  return draft.popup(id, .menu(content))
}
