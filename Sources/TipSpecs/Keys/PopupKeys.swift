import TipDiagnostics
import TipSyntax

/// The keys of every popup.
let popupKeys = keys(of: PopupDraft.self) {
  Key(
    "style", .styleReference, default: .words("the default style of its kind, of the project's preset"),
    "How it looks: the name of a style, or the keys of one.", \.style)
  Key(
    "accessibility", accessibilityRecord.type, default: .words("the visible texts"),
    "What assistive technology says of it.", \.accessibility)
  Key(
    "comment", .remark, default: .words("none"), "A note for people and translators; it changes nothing.", \.comment)
  Key(
    "screens", distinctList(of: .screenName, "screen") { $0 }, default: .words("all of the project's"),
    "The names of the screens that it is compiled for.", \.screens)
  Key(
    "duration", .duration, default: .words("the style's"),
    "How long it stays, counted from the end of `show`; replaces the style's.", \.duration)
  Key(
    "dismiss-on", .dismissals, default: .words("the style's"), "What makes it leave; replaces the style's.", \.dismissOn
  )
  Key(
    "animation", animationRecord.type, default: .words("the style's"), "How it comes and goes; replaces the style's.",
    \.animation)
  Key(
    "ignore", .reasons, default: .words("none"), "The rules that are not applied to it, each with a reason.", \.ignore)
}

/// The keys of popups that point at something.
let placedKeys = keys(of: PopupDraft.self) {
  Key(
    "anchor", .anchorReference, default: .required, "What it points at: the name of an anchor, or a rectangle.",
    \.anchor)
  Key("placement", .placement, default: .words("the style's"), "Where it lies relative to its anchor.", \.placement)
  Key(
    "fallbacks", .placements, default: .words("the style's"),
    "The placements that are tried, in order, where it does not fit.", \.fallbacks)
}

/// The keys of popups that say something.
let messageKeys = keys(of: PopupDraft.self) {
  Key("message", .localized, default: .required, "What it says.", \.message)
  Key("title", .localized, default: .words("none"), "A line above the message.", \.title)
  Key("image", .image, default: .words("none"), "An image beside the texts.", \.image)
  Key(
    "actions", distinctList(of: .action, "action", by: \.id.value), default: .words("none"),
    "Buttons under the message.", \.actions)
  Key("close", .boolean, "Whether it has a button that closes it.", value: \.close)
}

let tipRecord = Record(
  "tip", "a tip", "A box with an arrow that says something about what it points at.", empty: PopupDraft()
) {
  messageKeys
  placedKeys
  popupKeys
}

let bannerRecord = Record(
  "banner", "a banner", "A strip that comes in from an edge of the screen.", empty: PopupDraft()
) {
  messageKeys
  Key("edge", .choice, "The edge of the screen that it lies along.", value: \.edge)
  popupKeys
}

let accessibilityRecord = LayerRecord(
  "accessibility", "`accessibility`", "What assistive technology says of a popup.", of: AccessibilitySpec.self
) {
  LayerKey("label", .localized, default: .words("the visible texts"), "What it is called.", \.label, located: \.label)
  LayerKey("hint", .localized, default: .words("none"), "What happens when it is used.", \.hint, located: \.hint)
  LayerKey(
    "announce", .choice, "Whether it is read out when it comes, and whether it interrupts.", \.announce, \.announce)
}

/// An action, while it is read.
private struct ActionDraft: Sendable {
  var id: Located<String>?
  var title: Located<TextSpec>?
}

private let actionRecord = Record(
  "action", "an action", "A button under the message.", empty: ActionDraft()
) {
  Key("id", .id("action"), default: .required, "What the app is told when it is chosen.", \.id)
  Key("title", .localized, default: .required, "What is written on it.", \.title)
}

extension ValueType where Value == ActionSpec {
  /// A button.
  static var action: ValueType<ActionSpec> {
    ValueType(.record(actionRecord.shape)) { node, path, context in
      guard let draft = actionRecord.decode(node, at: path, into: &context), let id = draft.id, let title = draft.title
      else {
        return nil
      }
      return ActionSpec(id: id, title: title)
    }
  }
}

extension ValueType where Value == [IgnoreSpec] {
  /// Rules with the reason why each is not applied.
  static var reasons: ValueType<[IgnoreSpec]> {
    let names = NameRule(pattern: nil, phrase: "rules to reasons") { _, _, _ in true }
    let type = map(of: .remark, named: names, minimum: 1)
    return ValueType(type.shape) { node, path, context in
      type.read(node, path, &context)?.map { IgnoreSpec(rule: $0.name, reason: $0.value) }
    }
  }
}
