/// How large a body is in the room that it was measured for, and what it takes to show its contents, in points.
public struct BodyMeasure: Hashable, Sendable {
  /// The body's size in that room.
  public var size: Size
  /// The least body that shows anything: one letter a line, one line or one row. Less room is no room.
  public var minimum: Size
  /// The height of the body that shows all that its style lets it show; more than `size.height` where the room cut it.
  public var wholeHeight: Double

  public init(_ size: Size, minimum: Size = Size(width: 0, height: 0), wholeHeight: Double? = nil) {
    self.size = size
    self.minimum = minimum
    self.wholeHeight = wholeHeight ?? size.height
  }
}

extension BodySizes {
  /// What measuring gives for one axis where the sizes are known.
  func measure(_ axis: Popup.Axis) -> BodyMeasure {
    BodyMeasure(self[axis], minimum: Size(width: minimumWidth, height: minimumHeight))
  }
}
