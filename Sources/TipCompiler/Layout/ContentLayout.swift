import PopupLayout

/// Contents laid out in a body of one size, with what the drawing needs besides the layout's own figures.
struct ContentLayout {
  /// What the layout file says.
  var layout: Popup.Layout

  /// The height that the body would have in a room without end, in points.
  var wholeHeight: Double

  /// Every text that is seen, in drawing order.
  var texts: [PlacedText] = []

  /// Every image, in drawing order.
  var images: [PlacedImage] = []

  /// Texts that were left out wholly, since the body had no room for them.
  var dropped: [SetText] = []
}

extension ContentLayout {
  /// What the solver has to know of it.
  var measure: BodyMeasure {
    var measure = layout.measure
    measure.wholeHeight = wholeHeight
    return measure
  }

  /// Writes the least body down where the layout's frames do not show it.
  mutating func setMinimum(_ least: Size) {
    let seen = layout.leastBodySeen
    let isSeen = abs(seen.width - least.width) < 0.001 && abs(seen.height - least.height) < 0.001
    layout.minimum = isSeen ? nil : least
  }

  /// The boxes of all emoji that are seen without scrolling.
  var emoji: [Popup.Emoji] {
    texts.filter { $0.row.map { $0 < layout.visibleRows ?? .max } ?? true }.flatMap { $0.emoji ?? [] }
  }
}

/// A text with its frame in the body.
struct PlacedText {
  var text: SetText
  var frame: Rect

  /// The row that it belongs to; `nil` for other texts.
  var row: Int?
}

/// An image with its frame in the body.
struct PlacedImage {
  var image: ImagePlan
  var frame: Rect
  var row: Int?
}

/// How much room a body may take.
struct Room: Hashable {
  /// The body's greatest width, in points.
  var width: Double

  /// The body's greatest height, in points.
  var height: Double
}

extension Room {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension PlacedText {
  /// The text as the layout file says it, its lines aligned in its frame.
  var described: Popup.Text {
    Popup.Text(
      role: text.role, string: text.string, visible: text.visible, truncated: text.truncated, frame: frame,
      width: text.width, font: text.font, align: text.align,
      lines: text.lines.indices.map { index in
        let line = text.lines[index]
        let origin = origin(of: index)
        return Popup.Line(text: line.text, x: origin.x, baseline: origin.y, width: line.width)
      }, emoji: emoji)
  }

  /// The boxes of its emoji; `nil` where it has none.
  fileprivate var emoji: [Popup.Emoji]? {
    var boxes: [Popup.Emoji] = []
    for (index, line) in text.block.lines.enumerated() where !line.emojiBoxes.isEmpty {
      let left = origin(of: index).x
      for box in line.emojiBoxes {
        let place = Rect(
          x: left + Double(box.x) / 1000, y: frame.y + Double(box.y) / 1000, width: Double(box.width) / 1000,
          height: Double(box.height) / 1000)
        boxes.append(Popup.Emoji(text: box.text, frame: place))
      }
    }
    return boxes.isEmpty ? nil : boxes
  }

  /// Where a line's baseline begins, at its left end, in the body.
  func origin(of index: Int) -> Point {
    let line = text.lines[index]
    let x =
      switch text.align {
      case .left: frame.x
      case .center: frame.x + (frame.width - line.width) / 2
      case .right: frame.x + frame.width - line.width
      }
    return Point(x: x, y: frame.y + line.baseline)
  }
}
