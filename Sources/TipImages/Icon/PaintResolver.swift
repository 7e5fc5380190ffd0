import PopupLayout
import TipDrawing

/// Turns what an element's style says into the paints of its shape.
struct PaintResolver {
  let reducer: IconReducer
  let element: XMLElement
  let style: Style

  /// In the element's own coordinates.
  let path: Path
  let transform: Transform

  func fill() throws(ImageProblem) -> Paint? {
    try resolve(style.fill, opacity: style.fillOpacity)
  }

  func stroke() throws(ImageProblem) -> Stroke? {
    guard style.strokeWidth > 0, let paint = try resolve(style.stroke, opacity: style.strokeOpacity) else {
      try refuseMarkers()
      return nil
    }
    try refuseMarkers()
    if style.isDashed {
      throw .feature("the dashes", of: element, consumers: "Android's vector importer draws dashes as a solid line")
    }
    if let effect = element["vector-effect"], effect != "none" { throw .feature("the vector-effect", of: element) }
    guard let scale = transform.similarityScale else {
      throw .feature("the stroke under a transform that stretches", of: element)
    }
    guard scale > 0 else { return nil }
    return Stroke(
      paint, width: style.strokeWidth * scale, cap: style.cap, join: style.join, miterLimit: style.miterLimit)
  }

  private func refuseMarkers() throws(ImageProblem) {
    guard style.hasMarkers, ["path", "line", "polyline", "polygon"].contains(element.name) else { return }
    throw .feature("the markers", of: element, consumers: "Android's vector importer drops markers")
  }

  private func resolve(_ value: PaintValue, opacity: Double) throws(ImageProblem) -> Paint? {
    switch value {
    case .none: return nil
    case .current: return .visible(style.color, opacity: opacity)
    case .color(let color, let alpha): return .visible(color, opacity: opacity * alpha)
    case .reference(let id, let fallback):
      guard let (index, target) = reducer.element(id: id) else {
        if let fallback { return try resolve(fallback, opacity: opacity) }
        throw .feature("the reference to #\(id), which is not there,", of: element)
      }
      switch target.name {
      case "linearGradient", "radialGradient":
        return try reducer.gradients[index]?.paint(for: path, transform, opacity: opacity)
      default: throw .element(target)
      }
    }
  }
}

extension Paint {
  /// A colour, if anything of it is to be seen.
  static func visible(_ color: Color, opacity: Double) -> Paint? {
    let count = thousandths(opacity)
    return count > 0 ? .ink(Ink(color, opacity: min(count, 1000))) : nil
  }
}
