extension Shape {
  /// The shape with every ink, those of gradients too, replaced.
  package func repainted(_ change: (Ink) -> Ink) -> Shape {
    switch self {
    case .path(let path, let fill, let stroke):
      let stroke = stroke.map { stroke in
        var stroke = stroke
        stroke.paint = stroke.paint.repainted(change)
        return stroke
      }
      return .path(path, fill: fill?.repainted(change), stroke: stroke)
    case .glyphs(let glyphs, let ink): return .glyphs(glyphs, ink: change(ink))
    case .clipped(let clip, let shapes): return .clipped(clip: clip, shapes.map { $0.repainted(change) })
    }
  }
}

extension Paint {
  /// The paint with every ink replaced.
  package func repainted(_ change: (Ink) -> Ink) -> Paint {
    switch self {
    case .ink(let ink): return .ink(change(ink))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].ink = change(gradient.stops[index].ink) }
      let first = gradient.stops.first?.ink
      // Stops of one colour are that colour.
      if let first, gradient.stops.allSatisfy({ $0.ink == first }) { return .ink(first) }
      return .gradient(gradient)
    }
  }
}
