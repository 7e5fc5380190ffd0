import PopupLayout
import TipDrawing

extension Ink {
  /// The same with a share of its opacity.
  func faded(by opacity: Double) -> Ink {
    Ink(color, opacity: thousandths(Double(self.opacity) / 1000 * opacity))
  }
}

extension [Shape] {
  /// The shapes as one translucent layer.
  ///
  /// The vocabulary has no opacity of groups. Where no two layers of paint lie over each other, fading each of them
  /// looks the same; where they do, it does not, and the picture is refused.
  func faded(by opacity: Double, _ element: XMLElement) throws(ImageProblem) -> [Shape] {
    if opacity <= 0 { return [] }
    guard allSatisfy(\.isOneLayer), areApart(map(\.reach)) else {
      throw .feature(
        "the opacity over layers that overlap", of: element,
        consumers: "it needs a layer of its own, which vector formats of apps lack")
    }
    return map { $0.faded(by: opacity) }
  }
}

extension Shape {
  /// Whether no point is painted twice.
  fileprivate var isOneLayer: Bool {
    switch self {
    case .path(_, let fill, let stroke): fill == nil || stroke == nil
    case .glyphs: true
    case .clipped(_, let shapes): shapes.allSatisfy(\.isOneLayer) && areApart(shapes.map(\.reach))
    }
  }

  fileprivate func faded(by opacity: Double) -> Shape {
    repainted { ink in ink.faded(by: opacity) }
  }

  /// The shape with every ink, those of gradients too, replaced.
  func repainted(_ change: (Ink) -> Ink) -> Shape {
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
  func repainted(_ change: (Ink) -> Ink) -> Paint {
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
