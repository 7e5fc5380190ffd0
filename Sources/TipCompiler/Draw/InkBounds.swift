import PopupLayout
import TipDrawing

extension Shape {
  /// A rectangle that all ink lies in; `nil` where there is none. It may be larger than the ink, by what control points
  /// reach beyond their curves.
  var inkBounds: Rect? {
    switch self {
    case .path(let path, _, let stroke):
      guard let hull = path.hull else { return nil }
      // Joins are round wherever we draw lines ourselves; an icon's mitre reaches as far as its limit says.
      let reach = (stroke?.width ?? 0) / 2 * (stroke?.join == .miter ? stroke?.miterLimit ?? 1 : 1)
      return Rect(
        x: hull.x - reach, y: hull.y - reach, width: hull.width + 2 * reach, height: hull.height + 2 * reach)
    case .glyphs(let glyphs, _):
      return glyphs.reduce(nil) { bounds, glyph in bounds.map { $0.enclosing(glyph.bounds) } ?? glyph.bounds }
    case .clipped(let clip, _):
      return clip.hull
    }
  }

  /// The same elsewhere.
  func moved(x dx: Double, y dy: Double) -> Shape {
    if dx == 0 && dy == 0 { return self }
    switch self {
    case .path(let path, let fill, let stroke):
      return .path(path.moved(x: dx, y: dy), fill: fill?.moved(x: dx, y: dy), stroke: stroke?.moved(x: dx, y: dy))
    case .glyphs(let glyphs, let ink):
      let (x, y) = (Int((dx * 100).rounded()), Int((dy * 100).rounded()))
      return .glyphs(
        glyphs.map { PlacedGlyph(x: $0.x + x, y: $0.y + y, outline: $0.outline) }, ink: ink)
    case .clipped(let clip, let shapes):
      return .clipped(clip: clip.moved(x: dx, y: dy), shapes.map { $0.moved(x: dx, y: dy) })
    }
  }
}

extension PlacedGlyph {
  fileprivate var bounds: Rect {
    let own = outline.bounds
    return Rect(
      x: Double(x + own.left) / 100, y: Double(y + own.top) / 100, width: Double(own.right - own.left) / 100,
      height: Double(own.bottom - own.top) / 100)
  }
}

extension Path {
  fileprivate func moved(x dx: Double, y dy: Double) -> Path {
    Path(commands.moved(x: dx, y: dy), fillRule: fillRule)
  }
}

extension Stroke {
  fileprivate func moved(x dx: Double, y dy: Double) -> Stroke {
    var stroke = self
    stroke.paint = paint.moved(x: dx, y: dy)
    return stroke
  }
}

extension Paint {
  fileprivate func moved(x dx: Double, y dy: Double) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    switch gradient.geometry {
    case .linear(let x1, let y1, let x2, let y2):
      gradient.geometry = .linear(x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy)
    case .radial(let cx, let cy, let r, let fx, let fy):
      gradient.geometry = .radial(cx: cx + dx, cy: cy + dy, r: r, fx: fx + dx, fy: fy + dy)
    }
    return .gradient(gradient)
  }
}

extension Rect {
  /// The least rectangle around both.
  func enclosing(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
