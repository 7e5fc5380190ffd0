/// What the solver needs, besides sizes and the screen, to place a popup.
public struct Placing: Hashable, Codable, Sendable {
  /// Where it should lie; `nil` for banners.
  public var placement: PreferredPlacement?
  /// Where else it may lie, tried in this order.
  public var fallbacks: [PreferredPlacement]
  /// From the anchor to the arrow's tip, or to the body if there is no arrow, in points.
  public var offset: Double
  /// The least distance of the body from the safe area's edges, in points.
  public var margin: Margin
  /// The radius of the body's corners, in points.
  public var cornerRadius: Double
  /// The arrow; `nil` for none.
  public var arrow: ArrowShape?
  /// The least distance of the arrow's tip from the body's ends, in points; corners may ask for more.
  public var arrowInset: Double
  /// What holds instead while the popup lies to the left or right of its anchor; `nil` if nothing differs.
  public var atSide: AtSide?
  /// The screen's edge that a banner comes from; `nil` for tips and menus.
  public var edge: BannerEdge?
  /// How much of a banner lies beyond that edge, in points; `nil` for tips and menus.
  public var overshoot: Double?

  public init(
    placement: PreferredPlacement?, fallbacks: [PreferredPlacement], offset: Double, margin: Margin,
    cornerRadius: Double, arrow: ArrowShape?, arrowInset: Double, atSide: AtSide?, edge: BannerEdge?, overshoot: Double?
  ) {
    self.placement = placement
    self.fallbacks = fallbacks
    self.offset = offset
    self.margin = margin
    self.cornerRadius = cornerRadius
    self.arrow = arrow
    self.arrowInset = arrowInset
    self.atSide = atSide
    self.edge = edge
    self.overshoot = overshoot
  }
}

extension Placing {
  /// The values that may differ at the sides of the anchor; each of them is given, also where it does not.
  public struct AtSide: Hashable, Codable, Sendable {
    public var offset: Double
    public var margin: Margin
    public var cornerRadius: Double
    public var arrow: ArrowShape?
    public var arrowInset: Double

    public init(
      offset: Double, margin: Margin, cornerRadius: Double, arrow: ArrowShape?, arrowInset: Double
    ) {
      self.offset = offset
      self.margin = margin
      self.cornerRadius = cornerRadius
      self.arrow = arrow
      self.arrowInset = arrowInset
    }
  }

  /// The edge that a banner comes from.
  public enum BannerEdge: String, Hashable, Codable, Sendable, CaseIterable {
    case top, bottom
  }
}

/// The triangle between a body and its anchor.
public struct ArrowShape: Hashable, Codable, Sendable {
  /// Its width along the body's edge, in points.
  public var base: Double
  /// How far its tip is from the body's edge, in points.
  public var height: Double
  /// The radius that its tip is rounded with, in points; 0 for a sharp one.
  public var tipRadius: Double

  public init(
    base: Double, height: Double, tipRadius: Double = 0
  ) {
    self.base = base
    self.height = height
    self.tipRadius = tipRadius
  }
}

/// Least distances from the four sides, in points.
public struct Margin: Hashable, Codable, Sendable {
  public var top: Double
  public var right: Double
  public var bottom: Double
  public var left: Double
  /// Where lines begin; takes the place of `left` or `right`. Left out of the file if it is not given.
  public var leading: Double?
  /// Where lines end; takes the place of `right` or `left`. Left out of the file if it is not given.
  public var trailing: Double?

  public init(
    top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0, leading: Double? = nil,
    trailing: Double? = nil
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
    self.leading = leading
    self.trailing = trailing
  }

  /// The same distance from all four sides.
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// The distances from the physical sides.
  public func insets(in direction: WritingDirection) -> Insets {
    let isLeftToRight = direction == .ltr
    return Insets(
      top: top, right: (isLeftToRight ? trailing : leading) ?? right, bottom: bottom,
      left: (isLeftToRight ? leading : trailing) ?? left)
  }

  private enum CodingKeys: String, CodingKey {
    case top, right, bottom, left, leading, trailing
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(right, forKey: .right)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(left, forKey: .left)
    if let leading { try container.encode(leading, forKey: .leading) }
    if let trailing { try container.encode(trailing, forKey: .trailing) }
  }
}
