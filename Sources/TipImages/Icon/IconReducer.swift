import PopupLayout
import TipDrawing

/// Walks a drawing and says the same in the closed vocabulary, or why it cannot.
struct IconReducer {
  /// What references could otherwise multiply without end: no icon comes near it.
  enum Limit {
    static let depth = XMLReader.Limit.depth
    static let elements = 20_000
    static let commands = 200_000

    /// Of attributes, each as often as it is read.
    static let bytes = 2 << 20

    /// Of gradients, each as often as it is used: every shape's gradient is written with all of them.
    static let stops = 10_000
  }

  let document: XMLDocument
  let viewport: Viewport

  /// The first element with each id.
  private let indices: [String: Int]
  private var elementsLeft = Limit.elements
  private var commandsLeft = Limit.commands
  private var bytesLeft = Limit.bytes
  private var stopsLeft = Limit.stops

  /// The gradients that were read, and the lists of stops, by the index of their element.
  private(set) var gradients: [Int: GradientReader] = [:]
  private var stops: [Int: [Gradient.Stop]] = [:]

  init(_ document: XMLDocument) throws(ImageProblem) {
    let root = document.root
    guard root.name == "svg", root.namespace != .other else {
      throw .unreadable(line: root.line, message: "the root element is <\(root.name)>, not <svg>")
    }
    guard root.namespace == .svg else {
      throw .unreadable(
        line: root.line, message: "the root does not say that it is SVG, so browsers do not draw the file",
        help: "add xmlns=\"\(XMLNamespaces.svg)\" to <svg>")
    }
    self.document = document
    viewport = try Viewport(root: root)
    var indices: [String: Int] = [:]
    for (index, element) in document.elements.enumerated() {
      guard let id = element["id"], indices[id] == nil else { continue }
      indices[id] = index
    }
    self.indices = indices
  }

  /// The whole picture, clipped to its frame only where something would stick out.
  mutating func reduce() throws(ImageProblem) -> Picture {
    try refuseWhatActsFromAfar()
    let frame = Rect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    var shapes = try render(0, in: Style(), viewport.toPicture, depth: 0)
    if let reach = shapes.reach {
      guard (abs(reach.x) + abs(reach.y) + reach.width + reach.height) < 1e9 else {
        throw .unreadable(line: document.root.line, message: "the picture reaches too far")
      }
      if !frame.contains(reach) { shapes = [.clipped(clip: .rectangle(frame), shapes)] }
    }
    return Picture(frame: frame, shapes: shapes, label: nil)
  }

  /// Style sheets, animations and scripts change elements that stand elsewhere.
  private func refuseWhatActsFromAfar() throws(ImageProblem) {
    if let line = document.stylesheetLine {
      throw .unreducible(line: line, what: "the style sheet", consumers: ImageProblem.consumers(dropping: "style"))
    }
    for element in document.elements where element.namespace == .svg {
      switch element.name {
      case "style" where element.hasText, "script", "animate", "animateColor", "animateMotion", "animateTransform",
        "set":
        throw .element(element)
      default: continue
      }
    }
  }

  /// The element that an id names.
  func element(id: String) -> (index: Int, element: XMLElement)? {
    indices[id].map { ($0, document.elements[$0]) }
  }

  /// The shapes of one element and all in it.
  private mutating func render(
    _ index: Int, in outer: Style, _ outerTransform: Transform, depth: Int
  ) throws(ImageProblem) -> [Shape] {
    let element = document.elements[index]
    try count(element, madeBy: "<use>", isTooDeep: depth > Limit.depth)
    guard element.namespace == .svg, try isDrawn(element, isRoot: index == 0) else { return [] }
    let declared = try Declarations(element)
    if declared["display"] == "none" { return [] }
    try refuseEffects(of: element, declared)
    let style = try outer.inherited(by: element, declared, viewport: viewport)
    var transform = outerTransform
    if let text = element["transform"] {
      if index == 0 { throw .feature("the transform", of: element, consumers: "SVG 1.1 has none on the root") }
      guard let own = Transform(attribute: text) else { throw .value("transform", of: element) }
      transform = transform.applied(after: own)
    }
    var shapes: [Shape]
    if BasicShape.names.contains(element.name) {
      shapes = try draw(element, style, transform)
    } else if element.name == "use" {
      shapes = try expand(element, style, transform, depth: depth)
    } else {
      shapes = []
      for child in document.children(of: index) {
        shapes += try render(child, in: style, transform, depth: depth + 1)
      }
    }
    if let text = declared["clip-path"], text != "none" {
      shapes = try clip(shapes, with: text, element, transform)
    }
    if let opacity = try Style.share("opacity", element, declared), opacity < 1 {
      shapes = try shapes.faded(by: opacity, element)
    }
    return shapes
  }

  /// Whether an element of SVG draws anything where it stands; what draws in ways of its own is refused.
  private func isDrawn(_ element: XMLElement, isRoot: Bool) throws(ImageProblem) -> Bool {
    switch element.name {
    case "g", "a", "use": return true
    case "svg" where isRoot: return true
    case let name where BasicShape.names.contains(name): return true
    case "defs", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath", "mask", "pattern",
      "marker", "filter", "symbol", "style", "view":
      return false
    default: throw .element(element)
    }
  }

  private func refuseEffects(of element: XMLElement, _ declared: Declarations) throws(ImageProblem) {
    for name in ["mask", "filter"] {
      guard let value = declared[name], value != "none" else { continue }
      throw .feature("the \(name)", of: element, consumers: ImageProblem.consumers(dropping: name))
    }
    if let mode = declared["mix-blend-mode"], mode != "normal" {
      throw .feature("the mix-blend-mode", of: element, consumers: "few renderers outside of browsers blend")
    }
  }

  private mutating func draw(
    _ element: XMLElement, _ style: Style, _ transform: Transform
  ) throws(ImageProblem) -> [Shape] {
    guard var path = try BasicShape.path(of: element, viewport: viewport), style.isVisible else { return [] }
    try count(path, of: element, madeBy: "<use>")
    path.fillRule = style.fillRule
    if element.name != "line" { try prepare(style.fill, of: element) }
    if style.strokeWidth > 0 { try prepare(style.stroke, of: element) }
    let paints = PaintResolver(reducer: self, element: element, style: style, path: path, transform: transform)
    let fill = element.name == "line" ? nil : try paints.fill()
    let stroke = try paints.stroke()
    let outline = path.transformed(by: transform)
    try refuseLongParts(of: outline, stroke: stroke, element)
    guard fill != nil || stroke != nil else { return [] }
    if style.strokeFirst, let stroke, let fill {
      return [.path(outline, fill: nil, stroke: stroke), .path(outline, fill: fill, stroke: nil)]
    }
    return [.path(outline, fill: fill, stroke: stroke)]
  }

  /// Counts an element as often as it is looked at.
  mutating func count(
    _ element: XMLElement, madeBy cause: String, isTooDeep: Bool = false
  ) throws(ImageProblem) {
    elementsLeft -= 1
    bytesLeft -= element.length
    guard elementsLeft >= 0, bytesLeft >= 0, !isTooDeep else {
      throw .unreducible(line: element.line, what: "the multitude of elements that \(cause) makes")
    }
  }

  /// Counts the commands of a path as often as it is drawn.
  mutating func count(_ path: Path, of element: XMLElement, madeBy cause: String) throws(ImageProblem) {
    commandsLeft -= path.commands.count
    guard commandsLeft >= 0 else {
      throw .unreducible(line: element.line, what: "the multitude of path commands that \(cause) makes")
    }
  }

  /// Reads the gradient that a paint names, once, and counts its stops as often as it is used.
  private mutating func prepare(_ paint: PaintValue, of element: XMLElement) throws(ImageProblem) {
    guard case .reference(let id, _) = paint, let (index, target) = self.element(id: id),
      target.name == "linearGradient" || target.name == "radialGradient"
    else { return }
    let gradient: GradientReader
    if let known = gradients[index] {
      gradient = known
    } else {
      var lists = stops
      gradient = try GradientReader(reducer: self, index: index, stops: &lists)
      stops = lists
      gradients[index] = gradient
    }
    stopsLeft -= gradient.stops.count
    bytesLeft -= gradient.length
    guard stopsLeft >= 0, bytesLeft >= 0 else {
      throw .unreducible(
        line: element.line,
        what: "the gradient of <\(element.name)>, with which the icon has more than \(Limit.stops) gradient stops,",
        consumers: "the stops of a gradient are written again for every shape; use fewer of them")
    }
  }

  /// A path is written in attributes of a certain length, and parted only where that does not change the picture.
  func refuseLongParts(of path: Path, stroke: Stroke?, _ element: XMLElement) throws(ImageProblem) {
    guard path.longestPart(stroke: stroke) > Path.mostCharacters else { return }
    throw .unreducible(
      line: element.line,
      what: "the outline of <\(element.name)>, \(path.commands.count) commands that cannot be parted,",
      consumers: "Android's vector importer gives up on paths of more than \(Path.mostCharacters) characters")
  }

  /// Draws what a `use` refers to, in its place.
  private mutating func expand(
    _ element: XMLElement, _ style: Style, _ transform: Transform, depth: Int
  ) throws(ImageProblem) -> [Shape] {
    let reference = (element["href"] ?? element["xlink:href"] ?? "").trimmed
    guard reference.hasPrefix("#"), let (index, target) = self.element(id: String(reference.dropFirst())) else {
      throw .feature("the reference \"\(reference)\"", of: element, consumers: ImageProblem.consumers(dropping: "use"))
    }
    guard target.name == "g" || target.name == "use" || BasicShape.names.contains(target.name) else {
      throw .element(target)
    }
    let shift = Transform.translation(
      x: try BasicShape.x("x", element, viewport), y: try BasicShape.y("y", element, viewport))
    // A `use` that contains itself runs into the depth limit.
    return try render(index, in: style, transform.applied(after: shift), depth: depth + 1)
  }
}
