/// The keys of `text`, and of the roles that override it.
let textStyleKeys = keys(of: TextStyleSpec.self) {
  Key("color", .color, default: "{light: black, dark: white}", "The colour of the letters.", \.color)
  Key("opacity", .opacity, default: "1", "The opacity of the letters, times that of their colour.", \.opacity)
  Key("background", .color, default: "none", "The colour behind each line.", \.background)
  Key("font", .line, default: "system", "A family of fonts, out of the project's.", \.font)
  Key("size", .fontSize, default: "15", "The size of the font.", \.size)
  Key("weight", .weight, default: "regular", "The weight of the font.", \.weight)
  Key(
    "line-height", .fontSize, default: .words("the font's own"), "The distance from one baseline to the next.",
    \.lineHeight)
  Key("align", .choice, default: "start", "Where lines stand that are shorter than the text is wide.", \.align)
  Key(
    "max-lines", .count("a whole number of lines", min: 1, max: 1000), default: .words("no limit"),
    "The most lines of each text.", \.maxLines)
  Key("overflow", .choice, default: "ellipsis", "What becomes of a text that does not fit.", \.overflow)
  Key(
    "line-break", .choice, default: "normal", "How strictly lines break between East Asian characters.", \.lineBreak)
  Key(
    "word-break", .choice, default: "normal", "Whether words of Chinese, Japanese and Korean stay whole.", \.wordBreak)
}

/// A style of text: the same keys, whatever role they are for.
let textStyleRecord = Record(
  "text-style", "a text style", "How texts look; a role overrides `text`, key by key.", empty: TextStyleSpec()
) {
  textStyleKeys
}

extension ValueType where Value == Milli {
  /// A size of letters or lines.
  static var fontSize: ValueType<Milli> {
    number("a length in points", min: 1, max: 1000)
  }
}
