/// The shape of a body with its arrow: what is filled, and what a border is drawn in.
///
/// Paths are relative to the body's top left corner. Corners are cubic quarter circles. Values that make no shape are
/// brought to the nearest that do: what is not a number or negative counts as 0, a radius is at most half the shorter
/// side, a tip's radius at most the arrow's height or half its base.
public struct PopupShape: Hashable, Sendable {
  /// The body's size, in points.
  public var body: Size
  /// The radius of its corners, in points.
  public var cornerRadius: Double
  /// The arrow, if there is one.
  public var arrow: PlacedArrow?
  /// The radius of the arrow's tip, in points; 0 for a sharp one.
  public var tipRadius: Double

  public init(body: Size, cornerRadius: Double, arrow: PlacedArrow? = nil, tipRadius: Double = 0) {
    self.body = body
    self.cornerRadius = cornerRadius
    self.arrow = arrow
    self.tipRadius = tipRadius
  }

  /// Body and arrow as one closed path, clockwise: from the arrow's tip, or from the beginning of the top edge.
  public var outline: [PathCommand] { Contour(of: self).commands }

  /// The line along the inside of the outline, to be filled: the outline, and counter-clockwise the same moved inwards
  /// by the line's width.
  ///
  /// The line is as wide as it should be along every edge and both flanks of the arrow, and nothing of it is outside the
  /// outline, as half a stroke would be. Where it leaves nothing of the inside, all is filled; so is an arrow.
  ///
  /// - Parameter width: the line's width in points; 0 or less gives no path.
  public func border(width: Double) -> [PathCommand] {
    guard width > 0 else { return [] }
    let outer = Contour(of: self)
    guard let inner = outer.inset(by: width) else { return outer.commands }
    return outer.commands + inner.commands.reversed
  }
}

extension Double {
  /// A length that can be drawn: finite and not negative.
  var drawable: Double { self > 0 ? Swift.min(self, 2 * PlacementRequest.reach) : 0 }

  /// A position or distance that can be drawn: finite.
  var drawablePosition: Double { self < 0 ? 0 - (0 - self).drawable : drawable }
}

/// The width of a line on a screen: whole device pixels and at least one, in points; the same where there is no scale.
/// A line without width stays so.
public func snapped(stroke width: Double, scale: Int?) -> Double {
  guard let scale, scale > 0, width > 0 else { return width.drawable }
  let pixels = Double(min(scale, 64))
  return Double(max(1, nearestInteger(width.drawable * pixels))) / pixels
}
