/// A side of a rectangle.
public enum Side: String, Hashable, Codable, Sendable, CaseIterable {
  case top, right, bottom, left

  /// The side across from it.
  public var opposite: Side {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }

  /// The direction in which a popup at this side lies off its anchor.
  public var axis: Popup.Axis {
    switch self {
    case .top, .bottom: .vertical
    case .right, .left: .horizontal
    }
  }
}

/// The direction that lines of text run in.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
  case ltr, rtl
}

/// How a popup lies along the side of its anchor: where lines of text begin, in the middle, or where they end. At the
/// left and right sides `start` is the top and `end` the bottom.
public enum SideAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  case start, center, end
}

/// Where a popup lies: a physical side of its anchor and how it is aligned there, or over the anchor.
///
/// In the file it is one word: `bottom`, `bottom-start`, `over`.
public enum Placement: Hashable, Sendable {
  case at(Side, SideAlignment)
  /// In the middle of the usable area, where no side of the anchor has any room.
  case over

  /// The side; `nil` for `over`.
  public var side: Side? {
    if case .at(let side, _) = self { side } else { nil }
  }

  /// The alignment; `center` for `over`.
  public var alignment: SideAlignment {
    if case .at(_, let alignment) = self { alignment } else { .center }
  }
}

/// Where a popup should lie: a physical or logical side of its anchor, or whichever has the most room.
///
/// In the file it is one word: `bottom`, `leading-end`, `auto`.
public struct PreferredPlacement: Hashable, Sendable {
  /// The side.
  public var side: PreferredSide
  /// How it is aligned there.
  public var alignment: SideAlignment

  public init(_ side: PreferredSide, _ alignment: SideAlignment = .center) {
    self.side = side
    self.alignment = alignment
  }
}

/// A side of an anchor as a style names it.
public enum PreferredSide: String, Hashable, Codable, Sendable, CaseIterable {
  case top, bottom, left, right
  /// The left in locales that run left to right, else the right.
  case leading
  /// The right in locales that run left to right, else the left.
  case trailing
  /// The side with the most room.
  case auto

  /// The physical side; `nil` for `auto`.
  public func resolved(in direction: WritingDirection) -> Side? {
    switch self {
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    case .left: .left
    case .leading: direction == .ltr ? .left : .right
    case .trailing: direction == .ltr ? .right : .left
    case .auto: nil
    }
  }
}

/// An arrow on a body. Points are relative to the body's top left corner.
public struct PlacedArrow: Hashable, Codable, Sendable {
  /// The side of the body that it stands on: the one across from the side of the anchor where the popup lies.
  public var edge: Side
  /// What points at the anchor.
  public var tip: Point
  /// Where it leaves the body's edge and comes back to it, clockwise along the outline: two points.
  public var base: [Point]

  public init(
    edge: Side, tip: Point, base: [Point]
  ) {
    self.edge = edge
    self.tip = tip
    self.base = base
  }
}
