import PopupLayout

/// Gathers the parts of a body, reckoned from the reading edge, and mirrors them where lines run from right to left.
struct Assembly {
  let width: Double
  let direction: WritingDirection
  private(set) var texts: [PlacedText] = []
  private(set) var images: [PlacedImage] = []

  init(width: Double, direction: WritingDirection) {
    self.width = width
    self.direction = direction
  }

  /// Where a rectangle lies physically.
  func physical(_ frame: Rect) -> Rect {
    direction == .rtl ? frame.mirrored(in: width) : frame
  }

  /// Adds a text in a column that begins at `x`: its frame is as wide as its widest line, rounded up, and lies in the
  /// column as its lines do.
  @discardableResult
  mutating func add(_ text: SetText, x: Double, y: Double, width: Double, row: Int? = nil) -> PlacedText {
    let own = min(text.size.width, max(width, 0))
    let offset: Double =
      switch (text.align, direction) {
      case (.center, _): (width - own) / 2
      case (.left, .ltr), (.right, .rtl): 0
      case (.right, .ltr), (.left, .rtl): width - own
      }
    let frame = Rect(x: x + offset, y: y, width: own, height: text.size.height)
    let placed = PlacedText(text: text, frame: physical(frame), row: row)
    texts.append(placed)
    return placed
  }

  mutating func add(_ image: ImagePlan, _ frame: Rect, row: Int? = nil) {
    images.append(PlacedImage(image: image, frame: physical(frame), row: row))
  }

  /// Adds an action's title in the middle of its frame.
  mutating func action(id: String, title: SetText, frame: Rect) -> Popup.Action {
    let own = min(title.size.width, frame.width)
    let placed = add(
      title, x: frame.x + (frame.width - own) / 2, y: frame.y + (frame.height - title.size.height) / 2, width: own)
    let physical = physical(frame)
    return Popup.Action(id: id, frame: physical, hitFrame: physical.hitFrame, title: placed.described)
  }
}

extension Popup.Image {
  init(_ placed: PlacedImage, locale: Int) {
    self.init(frame: placed.frame, source: placed.image.source, alt: placed.image.alt?.strings[locale])
  }
}
