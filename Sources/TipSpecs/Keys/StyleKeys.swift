import PopupLayout
import TipDiagnostics

/// The keys that a style may hold, and `at-side` too.
let sharedStyleKeys = keys(of: StyleSpec.self) {
  boxKeys
  textKeys
  imageKeys
  placingKeys
  menuStyleKeys
  bannerStyleKeys
  timeKeys
}

private let boxKeys = keys(of: StyleSpec.self) {
  LayerKey("background", .color, "The colour of the box.", \.background, \.background)
  LayerKey(
    "background-opacity", .opacity, "The opacity of the box, times that of its colour.", \.backgroundOpacity,
    \.backgroundOpacity)
  LayerKey("corner-radius", .length(min: 0), "The radius of the box's corners.", \.cornerRadius, \.cornerRadius)
  LayerKey(
    "padding", .sides, "The distance of the contents from the edges of the box; of a menu, of each row's contents.",
    \.padding, \.padding)
  LayerKey(
    "vertical-align", .choice, "Where the contents stand in a box that is higher than they are.", \.verticalAlign,
    \.verticalAlign)
  LayerKey("border", orNone: borderRecord, "A line along the outline.", \.border, \.border)
  LayerKey("shadow", orNone: shadowRecord, "A shadow under the box.", \.shadow, \.shadow)
  LayerKey("width", .width, "The width of the body.", \.width, \.width)
  LayerKey("min-width", .length(min: 0), "The least width of the body.", \.minWidth, \.minWidth)
  LayerKey(
    "max-width", .length(min: 0), default: .words("the room there is"), "The greatest width of the body.", \.maxWidth,
    \.maxWidth)
  LayerKey("min-height", .length(min: 0), "The least height of the body.", \.minHeight, \.minHeight)
  LayerKey(
    "max-height", .length(min: 0), default: .words("the room there is"), "The greatest height of the body.",
    \.maxHeight, \.maxHeight)
  LayerKey("scrim", .color, "The colour of the layer between the popup and the screen behind it.", \.scrim, \.scrim)
}

private let textKeys = keys(of: StyleSpec.self) {
  LayerKey("text", textStyleRecord, "How texts look.", \.text, \.title, \.message, \.subtitle, \.action)
  LayerKey(
    "title", textStyleRecord, default: .words("as `text`"), "How titles look: what differs from `text`.", \.title,
    \.title)
  LayerKey(
    "message", textStyleRecord, default: .words("as `text`"), "How messages look: what differs from `text`.", \.message,
    \.message)
  LayerKey(
    "subtitle", textStyleRecord, default: .words("as `text`"), "How subtitles of rows look: what differs from `text`.",
    \.subtitle, \.subtitle)
  LayerKey(
    "action", textStyleRecord, default: .words("as `text`"), "How actions look: what differs from `text`.", \.action,
    \.action)
}

private let imageKeys = keys(of: StyleSpec.self) {
  LayerKey("image-size", .length(min: 0), "The width and height that images fit into.", \.imageSize, \.imageSize)
  LayerKey(
    "image-gap", .length(min: 0), "The distance between an image and the text beside it.", \.imageGap, \.imageGap)
  LayerKey(
    "image-tint", .color, "The colour that images are painted in; with `none` they keep their own.", \.imageTint,
    \.imageTint)
}

/// The keys that say where a popup lies; they stand in popups too.
private let placingKeys = keys(of: StyleSpec.self) {
  LayerKey("placement", .placement, "Where the popup lies relative to its anchor.", \.placement, \.placement)
  LayerKey(
    "fallbacks", .placements, default: .words("the opposite side, with the same alignment"),
    "The placements that are tried, in order, where the popup does not fit.", \.fallbacks, \.fallbacks)
  LayerKey("offset", .length(), "The distance from the anchor to the tip of the arrow.", \.offset, \.offset)
  LayerKey("margin", .sides, "The least distance of the body from the edges of the safe area.", \.margin, \.margin)
  LayerKey("arrow", orNone: arrowRecord, "The arrow that points at the anchor.", \.arrow, \.arrow)
  LayerKey(
    "arrow-inset", .length(min: 0), default: .words("what the corners need"),
    "The least distance of the arrow's tip from the ends of the body's edge.", \.arrowInset, \.arrowInset)
}

private let menuStyleKeys = keys(of: StyleSpec.self) {
  LayerKey("row-height", .length(min: 1), "The height of a menu's row.", \.rowHeight, \.rowHeight)
  LayerKey("separator", orNone: separatorRecord, "The line between two rows.", \.separator, \.separator)
  LayerKey("section-gap", .length(min: 0), "The distance between two sections.", \.sectionGap, \.sectionGap)
  LayerKey(
    "max-rows", .count("a whole number of rows", min: 1, max: 10_000), default: .words("all of them"),
    "The most rows that are seen at once; a menu with more of them scrolls.", \.maxRows, \.maxRows)
  LayerKey(
    "destructive-color", .color, "The colour of the titles of destructive rows.", \.destructiveColor, \.destructiveColor
  )
  LayerKey("disabled-opacity", .opacity, "The opacity of rows that are disabled.", \.disabledOpacity, \.disabledOpacity)
}

private let bannerStyleKeys = keys(of: StyleSpec.self) {
  LayerKey(
    "overshoot", .length(min: 0),
    "How much of a banner's strip lies beyond the edge of the screen, to hide the swing of its spring.", \.overshoot,
    \.overshoot)
  LayerKey(
    "replace", .choice, "What a banner does when another is on the screen: take its place, or wait.", \.replace,
    \.replace)
}

private let timeKeys = keys(of: StyleSpec.self) {
  LayerKey("duration", .duration, "How long the popup stays, counted from the end of `show`.", \.duration, \.duration)
  LayerKey("dismiss-on", .dismissals, "What makes the popup leave.", \.dismissOn, entries: \.dismissOn)
  LayerKey("animation", animationRecord, "How the popup comes and goes.", \.animation, \.animation)
}

/// `at-side`: all keys of a style that can differ.
private let atSideRecord = LayerRecord(
  "at-side", "`at-side`", "What holds instead while the popup lies left or right of its anchor.", of: StyleSpec.self
) {
  sharedStyleKeys.map { $0.inheriting(.words("the same as above and below")) }
}

let styleRecord = LayerRecord(
  "style", "a style", "How a popup looks, where it is placed, and how it comes and goes.", of: StyleSpec.self
) {
  LayerKey(
    "extends", .id("style"),
    default: .words("the default style of the popup's kind, where a popup is given these keys"),
    "The style that this one takes all other keys from.", \.extends)
  sharedStyleKeys
  LayerKey(
    "at-side", boxed(atSideRecord), default: .words("the same as above and below"),
    "The keys that hold instead while the popup lies left or right of its anchor.", \.atSide)
}

/// A record behind a reference.
func boxed(_ record: LayerRecord<StyleSpec>) -> ValueType<Boxed<StyleSpec>> {
  var type = ValueType<Boxed<StyleSpec>>(
    .record(record.shape), write: { record.written($0.value) },
    read: { node, path, context in
      guard let style = record.decode(node, at: path, into: &context) else { return nil }
      checkDismissal(style.duration, style.dismissOn, into: &context)
      return Boxed(style)
    })
  type.merge = { Boxed(record.merged($0.value.value, over: $1.value)) }
  type.subtract = { base, nearer in
    let rest = record.subtracting(nearer.value, from: base.value)
    return record.written(rest).isEmpty ? nil : Boxed(rest)
  }
  return type
}

extension ValueType where Value == [Located<PreferredPlacement>] {
  /// Placements in the order in which they are tried.
  static var placements: ValueType<[Located<PreferredPlacement>]> {
    // None is an answer: the popup is to lie nowhere else.
    distinctList(of: .placement, "placement", minimum: 0, by: \.description)
  }
}

extension ValueType where Value == [Located<Popup.DismissTrigger>] {
  /// What makes a popup leave.
  static var dismissals: ValueType<[Located<Popup.DismissTrigger>]> {
    // None is an answer: the app alone lets it go.
    distinctList(of: .choice, "way", minimum: 0, by: \.rawValue)
  }
}

extension ValueType where Value == StyleReference {
  /// The name of a style, or the keys of one.
  static var styleReference: ValueType<StyleReference> {
    let name = ValueType<String>.id("style")
    let keys = boxed(styleRecord)
    return ValueType(.either([name.shape, keys.shape])) { node, path, context in
      guard case .mapping = node.content else { return name.read(node, path, &context).map { .named($0) } }
      return keys.read(node, path, &context).map { .inline($0) }
    }
  }
}
