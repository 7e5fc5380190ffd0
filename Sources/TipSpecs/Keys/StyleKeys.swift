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
  Key(
    "background", .color, default: "{light: \"#F2F2F7\", dark: \"#2C2C2E\"}", "The colour of the box.", \.background)
  Key(
    "background-opacity", .opacity, default: "1", "The opacity of the box, times that of its colour.",
    \.backgroundOpacity)
  Key(
    "corner-radius", .length(min: 0), default: .byKind(tip: "8", banner: "0", menu: "8"),
    "The radius of the box's corners.", \.cornerRadius)
  Key(
    "padding", .sides,
    default: .byKind(
      tip: "{top: 8, right: 12, bottom: 8, left: 12}", banner: "{top: 8, right: 16, bottom: 8, left: 16}",
      menu: "{right: 16, left: 16}"),
    "The distance of the contents from the edges of the box; of a menu, of each row's contents.", \.padding)
  Key(
    "vertical-align", .choice, default: "center", "Where the contents stand in a box that is higher than they are.",
    \.verticalAlign)
  Key("border", orNone(borderRecord), default: "none", "A line along the outline.", \.border)
  Key("shadow", orNone(shadowRecord), default: "none", "A shadow under the box.", \.shadow)
  Key(
    "width", .width, default: .byKind(tip: "hug", banner: "fill", menu: "hug"), "The width of the body.", \.width)
  Key("min-width", .length(min: 0), default: "0", "The least width of the body.", \.minWidth)
  Key(
    "max-width", .length(min: 0), default: .words("the room there is"), "The greatest width of the body.", \.maxWidth)
  Key("min-height", .length(min: 0), default: "0", "The least height of the body.", \.minHeight)
  Key(
    "max-height", .length(min: 0), default: .words("the room there is"), "The greatest height of the body.",
    \.maxHeight)
  Key("scrim", .color, default: "none", "The colour of the layer between the popup and the screen behind it.", \.scrim)
}

private let textKeys = keys(of: StyleSpec.self) {
  Key("text", textStyleRecord.type, default: .ownKeys, "How texts look.", \.text)
  Key(
    "title", textStyleRecord.type, default: .words("as `text`"), "How titles look: what differs from `text`.", \.title)
  Key(
    "message", textStyleRecord.type, default: .words("as `text`"), "How messages look: what differs from `text`.",
    \.message)
  Key(
    "subtitle", textStyleRecord.type, default: .words("as `text`"),
    "How subtitles of rows look: what differs from `text`.", \.subtitle)
  Key(
    "action", textStyleRecord.type, default: .words("as `text`"), "How actions look: what differs from `text`.",
    \.action)
}

private let imageKeys = keys(of: StyleSpec.self) {
  Key("image-size", .length(min: 0), default: "24", "The width and height that images fit into.", \.imageSize)
  Key("image-gap", .length(min: 0), default: "8", "The distance between an image and the text beside it.", \.imageGap)
  Key(
    "image-tint", .color, default: "none", "The colour that images are painted in; with `none` they keep their own.",
    \.imageTint)
}

/// The keys that say where a popup lies; they stand in popups too.
private let placingKeys = keys(of: StyleSpec.self) {
  Key("placement", .placement, default: "bottom", "Where the popup lies relative to its anchor.", \.placement)
  Key(
    "fallbacks", .placements, default: .words("the opposite side, with the same alignment"),
    "The placements that are tried, in order, where the popup does not fit.", \.fallbacks)
  Key("offset", .length(), default: "0", "The distance from the anchor to the tip of the arrow.", \.offset)
  Key(
    "margin", .sides, default: "8", "The least distance of the body from the edges of the safe area.", \.margin)
  Key(
    "arrow", orNone(arrowRecord),
    default: .byKind(
      tip: "{base: 16, height: 8, tip-radius: 0}", banner: "none", menu: "{base: 16, height: 8, tip-radius: 0}"),
    "The arrow that points at the anchor.", \.arrow)
  Key(
    "arrow-inset", .length(min: 0), default: .words("what the corners need"),
    "The least distance of the arrow's tip from the ends of the body's edge.", \.arrowInset)
}

private let menuStyleKeys = keys(of: StyleSpec.self) {
  Key("row-height", .length(min: 1), default: "44", "The height of a menu's row.", \.rowHeight)
  Key("separator", orNone(separatorRecord), default: "none", "The line between two rows.", \.separator)
  Key("section-gap", .length(min: 0), default: "8", "The distance between two sections.", \.sectionGap)
  Key(
    "max-rows", .count("a whole number of rows", min: 1, max: 10_000), default: .words("all of them"),
    "The most rows that are seen at once; a menu with more of them scrolls.", \.maxRows)
  Key(
    "destructive-color", .color, default: "{light: \"#C4201D\", dark: \"#FF8A80\"}",
    "The colour of the titles of destructive rows.", \.destructiveColor)
  Key("disabled-opacity", .opacity, default: "0.4", "The opacity of rows that are disabled.", \.disabledOpacity)
}

private let bannerStyleKeys = keys(of: StyleSpec.self) {
  Key(
    "overshoot", .length(min: 0), default: "0",
    "How much of a banner's strip lies beyond the edge of the screen, to hide the swing of its spring.", \.overshoot)
  Key(
    "replace", .choice, default: "at-once",
    "What a banner does when another is on the screen: take its place, or wait.",
    \.replace)
}

private let timeKeys = keys(of: StyleSpec.self) {
  Key(
    "duration", .duration, default: .byKind(tip: "auto", banner: "auto", menu: "indefinite"),
    "How long the popup stays, counted from the end of `show`.", \.duration)
  Key(
    "dismiss-on", .dismissals,
    default: .byKind(tip: "[timeout, tap]", banner: "[timeout, tap, swipe]", menu: "[select, tap-outside]"),
    "What makes the popup leave.", \.dismissOn)
  Key("animation", animationRecord.type, default: .ownKeys, "How the popup comes and goes.", \.animation)
}

/// `at-side`: all keys of a style that can differ.
private let atSideRecord = Record(
  "at-side", "`at-side`", "What holds instead while the popup lies left or right of its anchor.", empty: StyleSpec()
) {
  sharedStyleKeys
}

let styleRecord = Record(
  "style", "a style", "How a popup looks, where it is placed, and how it comes and goes.", empty: StyleSpec()
) {
  Key(
    "extends", .id("style"),
    default: .words("the default style of the popup's kind, where a popup is given these keys"),
    "The style that this one takes all other keys from.", \.extends)
  sharedStyleKeys
  Key(
    "at-side", boxed(atSideRecord), default: .words("the same as above and below"),
    "The keys that hold instead while the popup lies left or right of its anchor.", \.atSide)
}

/// A record behind a reference.
func boxed(_ record: Record<StyleSpec>) -> ValueType<Boxed<StyleSpec>> {
  var type = ValueType<Boxed<StyleSpec>>(
    .record(record.shape), write: { record.written($0.value) },
    read: { node, context in
      guard let style = record.decode(node, into: &context) else { return nil }
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

extension ValueType where Value == [Located<PlacementSpec>] {
  /// Placements in the order in which they are tried.
  static var placements: ValueType<[Located<PlacementSpec>]> {
    // None is an answer: the popup is to lie nowhere else.
    distinctList(of: .placement, "placement", minimum: 0, by: \.text)
  }
}

extension ValueType where Value == [Located<Dismissal>] {
  /// What makes a popup leave.
  static var dismissals: ValueType<[Located<Dismissal>]> {
    // None is an answer: the app alone lets it go.
    distinctList(of: .choice, "way", minimum: 0, by: \.rawValue)
  }
}

extension ValueType where Value == StyleReference {
  /// The name of a style, or the keys of one.
  static var styleReference: ValueType<StyleReference> {
    let name = ValueType<String>.id("style")
    let keys = boxed(styleRecord)
    return ValueType(.either([name.shape, keys.shape])) { node, context in
      guard case .mapping = node.content else { return name.read(node, &context).map { .named($0) } }
      return keys.read(node, &context).map { .inline($0) }
    }
  }
}
