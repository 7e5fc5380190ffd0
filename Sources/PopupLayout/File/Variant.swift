extension Popup {
  /// Where a popup lies on one declared screen, in one locale and text size. `anchor`, `body`, `frame`,
  /// `contentFrame` and `hidden` are in the screen; the arrow and the outline are relative to the body's top left.
  public struct Variant: Hashable, Codable, Sendable {
    /// The screen's name.
    public var screen: String
    public var locale: String
    public var textSize: String
    /// The index in `contents` of what it shows.
    public var content: Int
    /// The index in that content's `layouts` of what it shows.
    public var layout: Int
    /// The anchor on this screen; `nil` for banners.
    public var anchor: Rect?
    /// The side where it lies, physical and final; `nil` for banners.
    public var placement: Placement?
    /// Whether that is another side than the preferred one.
    public var flipped: Bool
    /// How far the arrow's tip is from the visible part of the anchor, in points; 0 without an arrow.
    public var miss: Double
    /// The body; of a banner the same rectangle as `frame`.
    public var body: Rect
    /// Body and arrow together; of a banner what is painted.
    public var frame: Rect
    /// A banner's rectangle inside the safe area; left out of the file for tips and menus.
    public var contentFrame: Rect?
    /// Where a banner waits, one point beyond the screen's edge; left out of the file for tips and menus.
    public var hidden: Rect?
    /// `nil` for banners, over an anchor, and for styles without one.
    public var arrow: PlacedArrow?
    /// Body and arrow as one closed path, clockwise, from the arrow's tip.
    public var outline: [PathCommand]
    /// The drawing for each theme, relative to the output folder; `nil` if none is written.
    public var svg: Themed<String>?

    public init(
      screen: String, locale: String, textSize: String, content: Int, layout: Int, anchor: Rect?, placement: Placement?,
      flipped: Bool, miss: Double, body: Rect, frame: Rect, contentFrame: Rect? = nil, hidden: Rect? = nil,
      arrow: PlacedArrow?, outline: [PathCommand], svg: Themed<String>?
    ) {
      self.screen = screen
      self.locale = locale
      self.textSize = textSize
      self.content = content
      self.layout = layout
      self.anchor = anchor
      self.placement = placement
      self.flipped = flipped
      self.miss = miss
      self.body = body
      self.frame = frame
      self.contentFrame = contentFrame
      self.hidden = hidden
      self.arrow = arrow
      self.outline = outline
      self.svg = svg
    }
  }
}

extension Popup.Variant {
  private enum CodingKeys: String, CodingKey {
    case screen, locale, textSize, content, layout, anchor, placement, flipped, miss, body, frame, contentFrame, hidden
    case arrow, outline, svg
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screen, forKey: .screen)
    try container.encode(locale, forKey: .locale)
    try container.encode(textSize, forKey: .textSize)
    try container.encode(content, forKey: .content)
    try container.encode(layout, forKey: .layout)
    try container.encodeIfPresent(anchor, forKey: .anchor)
    try container.encodeIfPresent(placement, forKey: .placement)
    try container.encode(flipped, forKey: .flipped)
    try container.encode(miss, forKey: .miss)
    try container.encode(body, forKey: .body)
    try container.encode(frame, forKey: .frame)
    if let contentFrame { try container.encode(contentFrame, forKey: .contentFrame) }
    if let hidden { try container.encode(hidden, forKey: .hidden) }
    try container.encodeIfPresent(arrow, forKey: .arrow)
    try container.encode(outline, forKey: .outline)
    try container.encodeIfPresent(svg, forKey: .svg)
  }
}
