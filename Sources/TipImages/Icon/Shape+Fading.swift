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
}
