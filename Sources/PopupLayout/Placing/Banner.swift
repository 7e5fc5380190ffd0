/// The frames of a banner, in the window.
public struct BannerFrames: Hashable, Sendable {
  /// What is painted: as wide as the window, beyond its edge by the overshoot.
  public var frame: Rect
  /// What lies inside the safe area: where the contents are.
  public var content: Rect
  /// Where it waits: one point beyond the edge.
  public var hidden: Rect
}

/// Places a banner.
///
/// The strip is as high as its contents and grows by the safe area's inset at its edge; it is painted beyond the edge by
/// `placing.overshoot`, so that a spring shows no gap. It is never higher than the safe area. Values are brought into
/// range as for `PlacementRequest`.
///
/// - Parameters:
///   - height: the height of the visible strip without the inset, in points.
///   - placing: of it count `edge`, the top if there is none, and `overshoot`.
public func placeBanner(height: Double, placing: Placing, window: Size, insets: Insets, scale: Int?) -> BannerFrames {
  let grid = Grid(scale: scale)
  let screen = Solver.screen(window, grid)
  let safe = safeArea(window: window, insets: insets, grid)
  let strip = min(grid.wholeLength(height), safe.y.length)
  let overshoot = grid.wholeLength(placing.overshoot ?? 0)
  let painted: Interval
  let content: Interval
  let hiddenStart: Ticks
  switch placing.edge ?? .top {
  case .top:
    content = Interval(from: safe.y.min, length: strip)
    painted = Interval(-overshoot, content.max)
    hiddenStart = -painted.length - grid.perPoint
  case .bottom:
    content = Interval(from: safe.y.max - strip, length: strip)
    painted = Interval(content.min, screen.y.max + overshoot)
    hiddenStart = screen.y.max + grid.perPoint
  }
  return BannerFrames(
    frame: grid.rect(TickRect(x: screen.x, y: painted)), content: grid.rect(TickRect(x: safe.x, y: content)),
    hidden: grid.rect(TickRect(x: screen.x, y: Interval(from: hiddenStart, length: painted.length))))
}

/// The largest strip that a banner may have on a screen, in points: the safe area's size.
public func bannerRoom(window: Size, insets: Insets, scale: Int?) -> Size {
  let grid = Grid(scale: scale)
  let safe = grid.rect(safeArea(window: window, insets: insets, grid))
  return Size(width: safe.width, height: safe.height)
}

private func safeArea(window: Size, insets: Insets, _ grid: Grid) -> TickRect {
  TickRect(
    x: Style.usable(window.width, insets.left, 0, insets.right, 0, grid),
    y: Style.usable(window.height, insets.top, 0, insets.bottom, 0, grid))
}
