/// Where a popup lies, and how it came to lie there.
public struct PlacementTrace: Hashable, Sendable {
  /// What was to be placed, and where.
  public var request: PlacementRequest
  /// Where the body was allowed to lie, in the window.
  public var usableArea: Rect
  /// The part of the anchor that is on the screen.
  public var visibleAnchor: Rect
  /// The sides that were looked at, in this order; none if the anchor is the whole screen.
  public var candidates: [PlacementCandidate]
  /// Where it lies.
  public var result: PlacementResult
}

/// A side that was looked at while a popup was placed.
public struct PlacementCandidate: Hashable, Sendable {
  public var placement: Placement
  /// Whether a style asks for it; the others are tried when none of those is of any use.
  public var isAsked: Bool
  /// How long a body may be there, away from the anchor, in points; negative if not even arrow and offset have room.
  public var room: Double
  /// How long the body would have to be in that direction to show all of its contents, in points.
  public var need: Double
  /// How long it is to be there, in points: `need`, or what the usable area lets it have of that.
  public var length: Double
  /// Whether the room is enough for one line or one row.
  public var isUsable: Bool
  /// Whether the popup lies there.
  public var isTaken = false
  /// Whether the room is enough for `length`.
  public var fits: Bool

  /// How much more room the contents need, in points; 0 if the body fits.
  public var missing: Double { fits ? 0 : max(0, need - room) }
}

/// Places a popup as `place` does, and says how it was done.
///
/// - Returns: `nil` if no part of the anchor is on the screen.
public func explain(_ request: PlacementRequest) -> PlacementTrace? {
  explain(request) { axis, _ in request.body.measure(axis) }
}

/// Places a popup as `place` does, and says how it was done: what was looked at is noted down on the way.
///
/// - Parameter measure: as for `place`.
/// - Returns: `nil` if no part of the anchor is on the screen.
public func explain(
  _ request: PlacementRequest, measuring measure: (Popup.Axis, Size) -> BodyMeasure
) -> PlacementTrace? {
  guard var solver = Solver(request) else { return nil }
  var told: [PlacementCandidate]? = []
  let choice = solver.choose(measure, telling: &told)
  let result = solver.settle(choice, measure)
  var candidates = told ?? []
  for index in candidates.indices { candidates[index].isTaken = candidates[index].placement == result.placement }
  return PlacementTrace(
    request: request, usableArea: solver.grid.rect(solver.style(result.axis).usable),
    visibleAnchor: solver.grid.rect(solver.anchor), candidates: candidates, result: result)
}
