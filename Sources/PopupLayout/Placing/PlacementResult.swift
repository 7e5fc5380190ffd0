/// How well a popup fits where it lies. What the usable area has no room for is no side's fault: a body is never larger.
public enum PlacementFit: Hashable, Sendable {
  /// At the placement or a fallback, as large as the usable area lets it be.
  case whole
  /// At the placement or a fallback, cut to the room there: none of them has enough.
  case cut
  /// At a side that nobody asked for, or over the anchor: at those that were, there is no room for a line or a row.
  case unasked(isCut: Bool)

  /// Whether the side has less room than the body takes.
  public var isCut: Bool {
    switch self {
    case .whole: false
    case .cut: true
    case .unasked(let isCut): isCut
    }
  }
}

/// Where a popup lies. Plain values only: a result allocates nothing until its arrow or outline is asked for.
public struct PlacementResult: Hashable, Sendable {
  /// The side of the anchor, physical and final, or `over`.
  public var placement: Placement
  /// Whether that is another side than the one preferred; never for `auto`, nor for `over`.
  public var isFlipped: Bool
  /// Whether it lies at a side that was asked for, and as large as it is to be.
  public var fits: PlacementFit
  /// The body, in the window.
  public var body: Rect
  /// Body and arrow together, in the window.
  public var frame: Rect
  /// The largest body that was allowed here, in points: what `measure` was last asked for.
  public var room: Size
  /// How far the body was moved across its axis to get into the usable area, in points; to the right or down if positive.
  public var shift: Double
  /// How far the arrow's tip is from where it should be: the visible part of the anchor, less `offset`. 0 without an arrow.
  public var miss: Double
  /// The part of `miss` that lies along the body's edge, in points; to the right or down if positive.
  public var missAcross: Double
  /// Whether the body's edge is long enough for the arrow's base; `true` without an arrow.
  public var arrowFits: Bool
  /// The radius of the corners, in points: never more than half the body's shorter side.
  public var cornerRadius: Double
  /// The radius of the arrow's tip, in points: never more than its height or half its base.
  public var tipRadius: Double
  /// The edge of the body that the arrow stands on; `nil` if there is no arrow.
  public var arrowEdge: Side?
  /// The arrow's tip, relative to the body's top left corner; 0 if there is no arrow.
  public var arrowTip: Point
  /// The arrow's width along the edge, in points; less than its style says if it does not fit.
  public var arrowBase: Double

  /// The axis on which the body lies off its anchor.
  public var axis: Popup.Axis { placement.side?.axis ?? .vertical }

  /// The height that is left for the contents, in points.
  public var visibleHeight: Double { body.height }

  /// The arrow; `nil` if there is none.
  public var arrow: PlacedArrow? {
    guard let arrowEdge else { return nil }
    let half = arrowBase / 2
    let base: [Point] =
      switch arrowEdge {
      case .top: [Point(x: arrowTip.x - half, y: 0), Point(x: arrowTip.x + half, y: 0)]
      case .bottom: [Point(x: arrowTip.x + half, y: body.height), Point(x: arrowTip.x - half, y: body.height)]
      case .left: [Point(x: 0, y: arrowTip.y + half), Point(x: 0, y: arrowTip.y - half)]
      case .right: [Point(x: body.width, y: arrowTip.y - half), Point(x: body.width, y: arrowTip.y + half)]
      }
    return PlacedArrow(edge: arrowEdge, tip: arrowTip, base: base)
  }

  /// The shape of body and arrow.
  public var shape: PopupShape {
    PopupShape(
      body: Size(width: body.width, height: body.height), cornerRadius: cornerRadius, arrow: arrow, tipRadius: tipRadius
    )
  }

  /// Body and arrow as one closed path, clockwise, relative to the body's top left corner. Starts at the arrow's tip.
  public var outline: [PathCommand] { shape.outline }
}
