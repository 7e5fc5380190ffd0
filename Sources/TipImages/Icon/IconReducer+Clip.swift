import PopupLayout
import TipDrawing

extension IconReducer {
  /// The shapes, clipped as `clip-path` says.
  mutating func clip(
    _ shapes: [Shape], with text: String, _ element: XMLElement, _ transform: Transform
  ) throws(ImageProblem) -> [Shape] {
    guard let (id, rest) = readReference(text), rest.isEmpty, let (index, target) = self.element(id: id),
      target.name == "clipPath", target.namespace == .svg
    else { throw .feature("clip-path=\"\(text)\"", of: element) }
    guard let reach = shapes.reach else { return [] }
    guard let clip = try clipPath(index, target, transform) else { return [] }
    // Drawing programs clip every icon to its own frame; what cuts nothing off is left out.
    if let rect = clip.axisParallelRectangle, rect.contains(reach) { return shapes }
    return [.clipped(clip: clip, shapes)]
  }

  /// The shape of a `clipPath` element, in the picture; `nil` if it is empty.
  private mutating func clipPath(
    _ index: Int, _ element: XMLElement, _ outer: Transform
  ) throws(ImageProblem) -> Path? {
    if element["clipPathUnits"] == "objectBoundingBox" {
      throw .feature("clipPathUnits=\"objectBoundingBox\"", of: element)
    }
    let declared = try Declarations(element)
    if declared["clip-path"] ?? "none" != "none" { throw .feature("the clip-path", of: element) }
    let style = try Style().inherited(by: element, declared, viewport: viewport)
    var transform = outer
    if let text = element["transform"] {
      guard let own = Transform(attribute: text) else { throw .value("transform", of: element) }
      transform = transform.applied(after: own)
    }
    var paths: [Path] = []
    for child in document.children(of: index) {
      if let path = try clipShape(document.elements[child], style, transform) { paths.append(path) }
    }
    guard let first = paths.first else { return nil }
    // Side by side, paths are the same as one path; where they overlap, the rule would see it differently.
    guard paths.allSatisfy({ $0.fillRule == first.fillRule }), areApart(paths.map(\.hull)) else {
      throw .feature("the shapes that overlap", of: element)
    }
    return Path(paths.flatMap(\.commands), fillRule: first.fillRule)
  }

  private mutating func clipShape(
    _ element: XMLElement, _ style: Style, _ outer: Transform
  ) throws(ImageProblem) -> Path? {
    try count(element, madeBy: "clip-path")
    guard element.namespace == .svg, element.name != "title", element.name != "desc" else { return nil }
    guard BasicShape.names.contains(element.name) else { throw .element(element) }
    let declared = try Declarations(element)
    if declared["display"] == "none" { return nil }
    if declared["clip-path"] ?? "none" != "none" { throw .feature("the clip-path", of: element) }
    let style = try style.inherited(by: element, declared, viewport: viewport)
    guard style.isVisible, element.name != "line", var path = try BasicShape.path(of: element, viewport: viewport)
    else { return nil }
    try count(path, of: element, madeBy: "clip-path")
    path.fillRule = style.clipRule
    var transform = outer
    if let text = element["transform"] {
      guard let own = Transform(attribute: text) else { throw .value("transform", of: element) }
      transform = transform.applied(after: own)
    }
    let outline = path.transformed(by: transform)
    try refuseLongParts(of: outline, stroke: nil, element)
    return outline
  }
}

/// Whether no two rectangles share an inner point. Many are not looked at: the question is asked for a few shapes.
func areApart(_ rects: [Rect?]) -> Bool {
  let rects = rects.compactMap { $0 }
  guard rects.count > 1 else { return true }
  guard rects.count <= 64 else { return false }
  for (index, rect) in rects.enumerated() {
    for other in rects[(index + 1)...] {
      if let common = rect.intersection(other), common.width > 0, common.height > 0 { return false }
    }
  }
  return true
}

extension Path {
  /// The rectangle that the path is, if it is one along the axes.
  var axisParallelRectangle: Rect? {
    var points: [Point] = []
    for command in commands {
      switch command {
      case .move(let point) where points.isEmpty: points.append(point)
      case .line(let point) where !points.isEmpty: points.append(point)
      case .close: continue
      default: return nil
      }
    }
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isRectangle =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isRectangle ? hull : nil
  }
}
