/// The keys of `text`, and of the roles that override it.
let textStyleKeys = keys(of: TextStyleSpec.self) {
  LayerKey("color", .color, "The colour of the letters.", \.color, \.color)
  LayerKey("opacity", .opacity, "The opacity of the letters, times that of their colour.", \.opacity, \.opacity)
  LayerKey("background", .color, "The colour behind each line.", \.background, \.background)
  LayerKey("font", .line, "A family of fonts, out of the project's.", \.font, \.font)
  LayerKey("size", .fontSize, "The size of the font.", \.size, \.size)
  LayerKey("weight", .weight, "The weight of the font.", \.weight, \.weight)
  LayerKey(
    "line-height", .fontSize, default: .words("the font's own"), "The distance from one baseline to the next.",
    \.lineHeight, \.lineHeight)
  LayerKey("align", .choice, "Where lines stand that are shorter than the text is wide.", \.align, \.align)
  LayerKey(
    "max-lines", .count("a whole number of lines", min: 1, max: 1000), default: .words("no limit"),
    "The most lines of each text.", \.maxLines, \.maxLines)
  LayerKey("overflow", .choice, "What becomes of a text that does not fit.", \.overflow, \.overflow)
  LayerKey("line-break", .choice, "How strictly lines break between East Asian characters.", \.lineBreak, \.lineBreak)
  LayerKey("word-break", .choice, "Whether words of Chinese, Japanese and Korean stay whole.", \.wordBreak, \.wordBreak)
}

/// A style of text: the same keys, whatever role they are for.
let textStyleRecord = LayerRecord(
  "text-style", "a text style", "How texts look; a role overrides `text`, key by key.", of: TextStyleSpec.self
) {
  textStyleKeys
}

extension ValueType where Value == Milli {
  /// A size of letters or lines.
  static var fontSize: ValueType<Milli> {
    number("a length in points", min: 1, max: 1000)
  }
}
