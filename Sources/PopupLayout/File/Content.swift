extension Popup {
  /// A popup's contents in one locale and text size.
  public struct Content: Hashable, Codable, Sendable {
    /// The locale, as BCP 47 writes it.
    public var locale: String
    /// The direction that the locale's script runs in.
    public var direction: WritingDirection
    /// The name of the text size, or its factor.
    public var textSize: String
    /// Whether texts were measured with the very fonts that the app draws with.
    public var exact: Bool
    /// What assistive technology says.
    public var accessibility: Accessibility
    /// The same contents laid out for each room that the declared screens leave.
    public var layouts: [Layout]
    /// Seconds that this content stays, counted from the end of the show animation, where that follows from its
    /// text; left out of the file where the behaviour's duration holds.
    public var duration: Double?

    public init(
      locale: String, direction: WritingDirection, textSize: String, exact: Bool, accessibility: Accessibility,
      layouts: [Layout], duration: Double? = nil
    ) {
      self.locale = locale
      self.direction = direction
      self.textSize = textSize
      self.exact = exact
      self.accessibility = accessibility
      self.layouts = layouts
      self.duration = duration
    }
  }

  /// What assistive technology says about a popup.
  public struct Accessibility: Hashable, Codable, Sendable {
    /// What is read; `nil` for the visible texts.
    public var label: String?
    /// What is read after a pause; `nil` for nothing.
    public var hint: String?
    /// Whether its appearing is announced.
    public var announce: Announcement

    public init(
      label: String?, hint: String?, announce: Announcement
    ) {
      self.label = label
      self.hint = hint
      self.announce = announce
    }
  }

  /// How a popup's appearing is announced.
  public enum Announcement: String, Hashable, Codable, Sendable, CaseIterable {
    /// When there is a pause.
    case polite
    /// At once.
    case assertive
    /// Not at all.
    case off
  }

  /// Contents laid out in a body of one size. Rectangles are relative to the body's top left corner.
  public struct Layout: Hashable, Codable, Sendable {
    /// For which sides of the anchor it was laid out.
    public var axis: Axis
    /// The width of the room that its texts were wrapped for, in points: it may be used where there is as much.
    public var maxWidth: Double
    /// Device pixels in a point that its sizes are rounded up to; `nil` where they are exact, or the same for all screens
    /// that show it.
    public var scale: Int?
    /// The body's size, in points.
    public var body: Size
    /// The least body that shows one letter a line, one line or one row, in points; left out of the file where all
    /// contents are seen and the widest text fills its column, and for banners.
    public var minimum: Size?
    /// A tip's or banner's title and message, in this order.
    public var texts: [Text]
    /// A tip's or banner's images.
    public var images: [Image]
    /// A tip's or banner's actions, in the order of the spec.
    public var actions: [Action]
    /// The close button, if there is one.
    public var close: Button?
    /// A menu's rows, those that have to be scrolled to as well.
    public var rows: [Row]
    /// The lines between a menu's rows.
    public var separators: [Separator]
    /// A menu's sections.
    public var sections: [Section]
    /// The height that all contents take with the padding around them, in points: more than the body's where they are
    /// cut or scroll, less where the body is higher than it has to be.
    public var contentHeight: Double
    /// How many rows are wholly visible without scrolling; `nil` for tips and banners.
    public var visibleRows: Int?
    /// Whether the contents are taller than the body and have to be scrolled.
    public var scrolls: Bool

    public init(
      axis: Axis, maxWidth: Double, body: Size, texts: [Text], images: [Image], actions: [Action], close: Button?,
      rows: [Row], separators: [Separator], sections: [Section], contentHeight: Double, visibleRows: Int?,
      scrolls: Bool, scale: Int? = nil, minimum: Size? = nil
    ) {
      self.axis = axis
      self.maxWidth = maxWidth
      self.scale = scale
      self.body = body
      self.minimum = minimum
      self.texts = texts
      self.images = images
      self.actions = actions
      self.close = close
      self.rows = rows
      self.separators = separators
      self.sections = sections
      self.contentHeight = contentHeight
      self.visibleRows = visibleRows
      self.scrolls = scrolls
    }
  }

  /// The two directions in which a popup can lie off its anchor.
  public enum Axis: String, Hashable, Codable, Sendable, CaseIterable {
    /// Above or below; banners too, and a popup over its anchor.
    case vertical
    /// To the left or right.
    case horizontal
  }
}

extension Popup.Content {
  private enum CodingKeys: String, CodingKey {
    case locale, direction, textSize, exact, accessibility, layouts, duration
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(locale, forKey: .locale)
    try container.encode(direction, forKey: .direction)
    try container.encode(textSize, forKey: .textSize)
    try container.encode(exact, forKey: .exact)
    try container.encode(accessibility, forKey: .accessibility)
    try container.encode(layouts, forKey: .layouts)
    if let duration { try container.encode(duration, forKey: .duration) }
  }
}
