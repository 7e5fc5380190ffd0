import PopupLayout
import TipDrawing

extension Picture {
  /// The picture's shapes, as large as they can be inside `box` and in its middle, without stretching.
  package func shapes(fitting box: Rect) -> [Shape] {
    guard frame.width > 0, frame.height > 0, box.width > 0, box.height > 0 else { return [] }
    let scale = min(box.width / frame.width, box.height / frame.height)
    let transform = Transform(
      a: scale, b: 0, c: 0, d: scale, e: box.midX - frame.midX * scale, f: box.midY - frame.midY * scale)
    guard transform.isFinite else { return [] }
    return shapes.map { $0.scaled(by: scale, transform) }
  }
}

extension [Shape] {
  /// The shapes in one colour: each keeps its own opacity, times that of the tint.
  package func tinted(with tint: Ink) -> [Shape] {
    map { shape in
      shape.repainted {
        Ink(tint.color, opacity: (Swift.min(Swift.max($0.opacity, 0), 1000) * tint.opacity + 500) / 1000)
      }
    }
  }
}

extension Shape {
  /// The shape under a transform that makes every length `scale` times as long.
  fileprivate func scaled(by scale: Double, _ transform: Transform) -> Shape {
    switch self {
    case .path(let path, let fill, let stroke):
      let stroke = stroke.map {
        Stroke(
          $0.paint.scaled(by: scale, transform), width: $0.width * scale, cap: $0.cap, join: $0.join,
          miterLimit: $0.miterLimit)
      }
      return .path(
        path.transformed(by: transform), fill: fill?.scaled(by: scale, transform), stroke: stroke)
    case .glyphs:
      // Outlines of glyphs are formatted for one size; no image holds any.
      return self
    case .clipped(let clip, let shapes):
      return .clipped(clip: clip.transformed(by: transform), shapes.map { $0.scaled(by: scale, transform) })
    }
  }
}

extension Paint {
  fileprivate func scaled(by scale: Double, _ transform: Transform) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    switch gradient.geometry {
    case .linear(let x1, let y1, let x2, let y2):
      let start = transform.apply(Point(x: x1, y: y1))
      let end = transform.apply(Point(x: x2, y: y2))
      gradient.geometry = .linear(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
    case .radial(let cx, let cy, let r, let fx, let fy):
      let center = transform.apply(Point(x: cx, y: cy))
      let focus = transform.apply(Point(x: fx, y: fy))
      gradient.geometry = .radial(cx: center.x, cy: center.y, r: r * scale, fx: focus.x, fy: focus.y)
    }
    return .gradient(gradient)
  }
}
