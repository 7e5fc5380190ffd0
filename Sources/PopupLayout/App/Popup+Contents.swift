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
  /// It is one of which least is hidden: the one wrapped for the widest room that is no wider than this one, and of those
  /// the tallest; where there is none, one wrapped for more whose body fits all the same; where none fits, the one of
  /// which least has to be cut. Of two that differ only in the device pixels that they were rounded for, the one for
  /// `scale` is taken.
  public func layoutIndex(for axis: Popup.Axis, within maximum: Size, scale: Int? = nil) -> Int? {
    // Sizes in a file have three decimals.
    let (width, height) = (maximum.width + 0.001, maximum.height + 0.001)
    func isBetter(_ index: Int, than other: Int?) -> Bool {
      guard let other else { return true }
      return rank(layouts[index], axis, width, height).lexicographicallyPrecedes(
        rank(layouts[other], axis, width, height))
    }
    var best: Int?
    for index in layouts.indices where isBetter(index, than: best) { best = index }
    guard let best, layouts[best].scale != scale else { return best }
    func isTwin(_ layout: Popup.Layout) -> Bool {
      layout.body.width <= width && layout.body.height <= height && layout.differsOnlyByPixels(from: layouts[best])
    }
    return layouts.firstIndex { $0.scale == scale && isTwin($0) }
      ?? layouts.firstIndex { $0.scale == nil && isTwin($0) } ?? best
  }

  /// How little a layout suits: the lesser the better, the first figure counts most.
  private func rank(_ layout: Popup.Layout, _ axis: Popup.Axis, _ width: Double, _ height: Double) -> [Double] {
    let otherAxis = layout.axis == axis ? 0.0 : 1
    if layout.body.width > width { return [otherAxis, 2, layout.body.width, layout.body.height] }
    if layout.body.height > height { return [otherAxis, 1, layout.body.height, -layout.maxWidth] }
    let hidden = layout.hiddenHeight
    // What was wrapped for more room than there is may fit, but where it was not hugged it is the wrong one.
    if layout.maxWidth > width { return [otherAxis, 0, hidden, 1, layout.maxWidth, -layout.body.height] }
    return [otherAxis, 0, hidden, 0, -layout.maxWidth, -layout.body.height]
  }
}

extension Popup.Layout {
  /// How much of the contents the body has no room for, in points.
  fileprivate var hiddenHeight: Double {
    let hidden = contentHeight - body.height
    return hidden > 0.001 ? hidden : 0
  }

  /// Whether the same lines and rows stand in a body that is less than a point wider or narrower.
  fileprivate func differsOnlyByPixels(from other: Popup.Layout) -> Bool {
    func lines(_ layout: Popup.Layout) -> [[String]] {
      let titles = layout.rows.flatMap { [$0.title, $0.subtitle] } + layout.actions.map(\.title)
      return (layout.texts + titles.compactMap { $0 }).map { $0.lines.map(\.text) }
    }
    return axis == other.axis && abs(body.width - other.body.width) < 1
      && (hiddenHeight > 0) == (other.hiddenHeight > 0) && visibleRows == other.visibleRows
      && lines(self) == lines(other)
  }

  /// What the solver has to know of it: compiler and app take it from here, so that both call the same sides useless.
  public var measure: BodyMeasure { BodyMeasure(body, minimum: leastBody) }

  /// The least body that shows anything, in points: one letter a line, one line or one row.
  public var leastBody: Size {
    let least = minimum ?? leastBodySeen
    return Size(width: min(body.width, least.width), height: min(body.height, least.height))
  }

  /// The least body if all contents are seen and the widest text fills its column, so that all else is padding.
  package var leastBodySeen: Size { Size(width: leastWidthSeen, height: leastHeightSeen) }

  private var leastHeightSeen: Double {
    if let first = rows.first, let last = rows.last {
      return contentHeight - (last.frame.maxY - first.frame.maxY)
    }
    guard let first = texts.first, !first.lines.isEmpty else { return body.height }
    // By index: a text that is taken out of the array is copied, with all its lines.
    let textBottom = texts[texts.count - 1].frame.maxY
    var (top, bottom) = (first.frame.minY, textBottom)
    for index in actions.indices {
      top = min(top, actions[index].frame.minY)
      bottom = max(bottom, actions[index].frame.maxY)
    }
    var besideHeight = close?.frame.height ?? 0
    for index in images.indices { besideHeight = max(besideHeight, images[index].frame.height) }
    // A body that is higher than its contents only because it was told to can lose that first.
    let padding = min(body.height, contentHeight) - max(bottom - top, besideHeight)
    let line = wholePoints(first.frame.height / Double(first.lines.count))
    return padding + max(line + bottom - textBottom, besideHeight)
  }

  private var leastWidthSeen: Double {
    var (widest, letter) = (-Double.infinity, Double.infinity)
    for index in texts.indices {
      widest = max(widest, texts[index].frame.width)
      letter = min(letter, texts[index].font.size)
    }
    for index in rows.indices {
      widest = max(widest, rows[index].title.frame.width)
      letter = min(letter, rows[index].title.font.size)
      if let subtitle = rows[index].subtitle {
        widest = max(widest, subtitle.frame.width)
        letter = min(letter, subtitle.font.size)
      }
    }
    return letter < .infinity ? body.width - widest + letter : body.width
  }
}

/// A length rounded up to whole points; one that is out of all measure as it is.
private func wholePoints(_ length: Double) -> Double {
  guard length > 0, length < PlacementRequest.reach else { return length }
  let whole = Double(Int64(length))
  return length - whole > 0.0005 ? whole + 1 : whole
}
