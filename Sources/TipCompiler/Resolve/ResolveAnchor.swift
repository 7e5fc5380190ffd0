import PopupLayout
import TipDiagnostics
import TipSpecs

/// The anchor's rectangle on a screen.
///
/// - Returns: `nil` where edges cross, so that the rectangle would have a negative size; the axis says which.
func resolve(_ edges: EdgeRect, on screen: ScreenSpec, rightToLeft: Bool) -> Result<Rect, InvertedAnchor> {
  let inset = edges.container == .safeArea
  let horizontal = axis(
    near: (rightToLeft ? edges.trailing : edges.leading) ?? edges.left,
    far: (rightToLeft ? edges.leading : edges.trailing) ?? edges.right,
    center: edges.centerX, size: edges.width,
    from: inset ? screen.safeLeft : .zero,
    to: Milli(thousandths: screen.width.thousandths - (inset ? screen.safeRight.thousandths : 0)))
  let vertical = axis(
    near: edges.top, far: edges.bottom, center: edges.centerY, size: edges.height,
    from: inset ? screen.safeTop : .zero,
    to: Milli(thousandths: screen.height.thousandths - (inset ? screen.safeBottom.thousandths : 0)))
  if horizontal.size < 0 { return .failure(InvertedAnchor(axis: "width", size: horizontal.size)) }
  if vertical.size < 0 { return .failure(InvertedAnchor(axis: "height", size: vertical.size)) }
  return .success(
    Rect(x: horizontal.start, y: vertical.start, width: horizontal.size, height: vertical.size))
}

/// A rectangle whose edges cross.
struct InvertedAnchor: Error {
  /// `width` or `height`.
  var axis: String
  /// In points, below zero.
  var size: Double
}

/// One axis of a rectangle between `from` and `to`; computed in half thousandths, so that middles are exact.
private func axis(
  near: Located<Milli>?, far: Located<Milli>?, center: Located<Milli>?, size: Located<Milli>?, from: Milli, to: Milli
) -> (start: Double, size: Double) {
  let (from, to) = (2 * from.thousandths, 2 * to.thousandths)
  let length = 2 * (size?.value.thousandths ?? 0)
  var start = from
  var extent = length
  switch (near, far, center) {
  case (let near?, let far?, _):
    start = from + 2 * near.value.thousandths
    extent = to - 2 * far.value.thousandths - start
  case (let near?, nil, _):
    start = from + 2 * near.value.thousandths
  case (nil, let far?, _):
    start = to - 2 * far.value.thousandths - length
  case (nil, nil, let center?):
    start = (from + to) / 2 + 2 * center.value.thousandths - length / 2
  case (nil, nil, nil):
    break
  }
  return (Double(start) / 2000, Double(extent) / 2000)
}

extension AnchorSpec {
  /// The rectangle that holds on a screen, by the screen's name or as the default.
  func rectangle(on screen: String) -> EdgeRect? {
    switch self {
    case .rectangle(let edges): edges
    case .byScreen(let entries, let fallback):
      entries.first { $0.screen.value == screen }?.rectangle.value ?? fallback?.value
    }
  }
}
