/// A popup to be placed: how large it is, how it likes to lie, at which anchor, in which window.
///
/// No value is refused. What is not a number counts as 0, a negative length, inset or margin as 0, and nothing is
/// farther or longer than `reach`. An offset is never so negative that the body would reach into its anchor.
public struct PlacementRequest: Hashable, Sendable {
  /// What it points at, in the window; a rectangle without size is a point.
  public var anchor: Rect
  /// The size of the screen or window, in points.
  public var window: Size
  /// What of the window is not to be lain on: safe area, keyboard.
  public var insets: Insets
  /// Where it should lie, and how it is made.
  public var placing: Placing
  /// The direction of its texts: what `leading`, `start` and the like mean.
  public var direction: WritingDirection
  /// Device pixels in a point, to snap to; `nil` for exact frames.
  public var scale: Int?
  /// How large the body is, where it is not measured.
  public var body: BodySizes

  public init(
    anchor: Rect, window: Size, insets: Insets = .zero, placing: Placing, direction: WritingDirection = .ltr,
    scale: Int? = nil, body: BodySizes = BodySizes(Size(width: 0, height: 0))
  ) {
    self.anchor = anchor
    self.window = window
    self.insets = insets
    self.placing = placing
    self.direction = direction
    self.scale = scale
    self.body = body
  }

  /// The farthest position and longest length that are told apart, in points.
  public static let reach = 1_000_000.0
}

/// How large a body is above or below its anchor and at its sides, and how small it can be, in points.
public struct BodySizes: Hashable, Sendable {
  /// The size above or below the anchor, and over it.
  public var vertical: Size
  /// The size to the left or right of the anchor.
  public var horizontal: Size
  /// The height of a body with one line or one row: less room is no room.
  public var minimumHeight: Double
  /// The least width at the sides: less room is no room.
  public var minimumWidth: Double

  public init(vertical: Size, horizontal: Size, minimumHeight: Double = 0, minimumWidth: Double = 0) {
    self.vertical = vertical
    self.horizontal = horizontal
    self.minimumHeight = minimumHeight
    self.minimumWidth = minimumWidth
  }

  /// The same size on all sides.
  public init(_ size: Size, minimumHeight: Double = 0, minimumWidth: Double = 0) {
    self.init(vertical: size, horizontal: size, minimumHeight: minimumHeight, minimumWidth: minimumWidth)
  }

  /// The size for one axis.
  public subscript(axis: Popup.Axis) -> Size {
    get { axis == .vertical ? vertical : horizontal }
    set { if axis == .vertical { vertical = newValue } else { horizontal = newValue } }
  }
}
