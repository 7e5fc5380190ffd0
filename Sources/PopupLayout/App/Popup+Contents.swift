extension Popup {
  /// The contents to show to someone, as an index in `contents`; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag. Without contents for it one with fewer subtags is tried, then another with the same
  ///     language, then the first: the project's fallback.
  ///   - textSize: a name or factor. Without contents for it `large` is taken, then the first.
  public func contentIndex(locale: String, textSize: String) -> Int? {
    guard let chosen = bestLocale(for: locale) else { return nil }
    let indices = contents.indices.filter { contents[$0].locale == chosen }
    return indices.first { contents[$0].textSize == textSize }
      ?? indices.first { contents[$0].textSize == "large" } ?? indices.first
  }

  private func bestLocale(for locale: String) -> String? {
    var subtags = locale.split(separator: "-", omittingEmptySubsequences: true).map { $0.lowercased() }
    let language = subtags.first
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let match = contents.first(where: { $0.locale.lowercased() == tag }) { return match.locale }
      subtags.removeLast()
    }
    let sameLanguage = contents.first { $0.locale.split(separator: "-").first?.lowercased() == language }
    return (sameLanguage ?? contents.first)?.locale
  }
}

extension Popup.Content {
  /// The layout to use where the body may be no larger than a size, as an index in `layouts`; `nil` if there are none.
  ///
  /// It is the one wrapped for the widest room that is no wider than this one, and of those the tallest; where there is
  /// none, one wrapped for more whose body fits all the same; where none fits, the one of which least has to be cut.
  public func layoutIndex(for axis: Popup.Axis, within maximum: Size) -> Int? {
    // Sizes in a file have three decimals.
    let (width, height) = (maximum.width + 0.001, maximum.height + 0.001)
    func isBetter(_ index: Int, than other: Int?) -> Bool {
      guard let other else { return true }
      return rank(layouts[index], axis, width, height).lexicographicallyPrecedes(
        rank(layouts[other], axis, width, height))
    }
    var best: Int?
    for index in layouts.indices where isBetter(index, than: best) { best = index }
    return best
  }

  /// How little a layout suits: the lesser the better, the first figure counts most.
  private func rank(_ layout: Popup.Layout, _ axis: Popup.Axis, _ width: Double, _ height: Double) -> [Double] {
    let otherAxis = layout.axis == axis ? 0.0 : 1
    if layout.body.width > width { return [otherAxis, 2, layout.body.width, layout.body.height] }
    if layout.body.height > height { return [otherAxis, 1, layout.body.height, -layout.maxWidth] }
    // What was wrapped for more room than there is may fit, but where it was not hugged it is the wrong one.
    if layout.maxWidth > width { return [otherAxis, 0, 1, layout.maxWidth, -layout.body.height] }
    return [otherAxis, 0, 0, -layout.maxWidth, -layout.body.height]
  }
}

extension Popup.Layout {
  /// The height that the body would have with one line or one row, in points: less room than that is no room.
  ///
  /// Compiler and app take it from here, so that both call the same sides useless.
  public var minimumHeight: Double {
    if let row = rows.first { return min(body.height, row.frame.maxY) }
    let textHeight = texts.reduce(0) { $0 + $1.frame.height }
    guard let first = texts.first, !first.lines.isEmpty else { return body.height }
    return body.height - textHeight + first.frame.height / Double(first.lines.count)
  }
}
