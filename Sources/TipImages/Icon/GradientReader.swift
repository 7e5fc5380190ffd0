import PopupLayout
import TipDrawing

/// A gradient element with all that it takes over from those that it refers to.
struct GradientReader {
  private let element: XMLElement
  private let viewport: Viewport

  /// The element and those that it refers to, nearest first.
  private let chain: [XMLElement]
  let stops: [Gradient.Stop]

  /// How many bytes are read to use it.
  let length: Int

  /// - Parameter lists: The stops that were read, by the index of the element that holds them.
  init(reducer: IconReducer, index: Int, stops lists: inout [Int: [Gradient.Stop]]) throws(ImageProblem) {
    let document = reducer.document
    var chain: [Int] = []
    var next: Int? = index
    while let index = next {
      let element = document.elements[index]
      guard !chain.contains(index), chain.count < 16 else {
        throw .feature("the circle of references", of: element)
      }
      chain.append(index)
      let reference = (element["href"] ?? element["xlink:href"] ?? "").trimmed
      next = nil
      guard !reference.isEmpty else { continue }
      guard reference.hasPrefix("#"), let (target, found) = reducer.element(id: String(reference.dropFirst())),
        found.name == "linearGradient" || found.name == "radialGradient"
      else { throw .feature("the reference \"\(reference)\"", of: element) }
      next = target
    }
    element = document.elements[index]
    viewport = reducer.viewport
    self.chain = chain.map { document.elements[$0] }
    length = self.chain.reduce(0) { $0 + $1.length }
    var stops: [Gradient.Stop] = []
    for index in chain where stops.isEmpty {
      if let known = lists[index] {
        stops = known
      } else {
        stops = try Self.stops(of: index, document)
        lists[index] = stops
      }
    }
    self.stops = stops
  }

  private subscript(name: String) -> String? {
    for element in chain {
      if let value = element[name] { return value.trimmed }
    }
    return nil
  }

  /// The paint for a path that stands under a transform; `nil` where nothing is painted.
  func paint(for path: Path, _ transform: Transform, opacity: Double) throws(ImageProblem) -> Paint? {
    let stops = stops.map { Gradient.Stop(offset: $0.offset, ink: $0.ink.faded(by: opacity)) }
    guard let last = stops.last, stops.contains(where: { $0.ink.opacity > 0 }) else { return nil }
    if let method = self["spreadMethod"], method != "pad" {
      throw .feature("spreadMethod=\"\(method)\"", of: element, consumers: "Android's importer and others differ in it")
    }
    var toPicture = transform
    let isInBox = self["gradientUnits"] != "userSpaceOnUse"
    if isInBox {
      guard let box = path.bounds, box.width > 0, box.height > 0 else { return nil }
      toPicture = toPicture.applied(after: Transform(a: box.width, b: 0, c: 0, d: box.height, e: box.x, f: box.y))
    }
    if let text = self["gradientTransform"] {
      guard let own = Transform(attribute: text) else { throw .value("gradientTransform", of: element) }
      toPicture = toPicture.applied(after: own)
    }
    guard toPicture.isFinite, toPicture.determinant != 0 else { return nil }
    if stops.count == 1 { return .solid(last.ink) }
    let size = isInBox ? Size(width: 1, height: 1) : viewport.userSize
    if element.name == "linearGradient" {
      return try linear(stops, toPicture, size) ?? .solid(last.ink)
    }
    return try radial(stops, toPicture, size) ?? .solid(last.ink)
  }

  /// A linear gradient stays one under any transform: its lines of one colour stay parallel. So the second point is
  /// moved along its line to where the way to it is at a right angle again. `nil` for one without a length.
  private func linear(_ stops: [Gradient.Stop], _ toPicture: Transform, _ size: Size) throws(ImageProblem) -> Paint? {
    let start = Point(x: try coordinate("x1", 0, size.width), y: try coordinate("y1", 0, size.height))
    let end = Point(x: try coordinate("x2", 1, size.width), y: try coordinate("y2", 0, size.height))
    guard start != end else { return nil }
    let across = toPicture.applyToVector(Point(x: start.y - end.y, y: end.x - start.x))
    let (from, to) = (toPicture.apply(start), toPicture.apply(end))
    let normal = Point(x: across.y, y: -across.x)
    let square = normal.x * normal.x + normal.y * normal.y
    guard square > 0 else { return nil }
    let share = ((to.x - from.x) * normal.x + (to.y - from.y) * normal.y) / square
    return .gradient(
      Gradient(
        .linear(x1: from.x, y1: from.y, x2: from.x + normal.x * share, y2: from.y + normal.y * share), stops: stops))
  }

  /// A radial gradient stays a circle only where all lengths grow alike. `nil` for one without a radius.
  private func radial(_ stops: [Gradient.Stop], _ toPicture: Transform, _ size: Size) throws(ImageProblem) -> Paint? {
    let diagonal = ((size.width * size.width + size.height * size.height) / 2).squareRoot()
    let center = Point(x: try coordinate("cx", 0.5, size.width), y: try coordinate("cy", 0.5, size.height))
    let radius = try coordinate("r", 0.5, diagonal)
    guard radius >= 0 else { throw .value("r", of: element) }
    guard try coordinate("fr", 0, diagonal) == 0 else { throw .feature("fr", of: element) }
    guard radius > 0 else { return nil }
    let focus = Point(
      x: self["fx"] == nil ? center.x : try coordinate("fx", 0, size.width),
      y: self["fy"] == nil ? center.y : try coordinate("fy", 0, size.height))
    let (dx, dy) = (focus.x - center.x, focus.y - center.y)
    guard dx * dx + dy * dy < radius * radius else { throw .feature("the focus outside of the circle", of: element) }
    guard let scale = toPicture.similarityScale else {
      throw .feature("the circle that is stretched to an ellipse", of: element)
    }
    let (middle, light) = (toPicture.apply(center), toPicture.apply(focus))
    return .gradient(
      Gradient(.radial(cx: middle.x, cy: middle.y, r: radius * scale, fx: light.x, fy: light.y), stops: stops))
  }

  /// A coordinate; `standard` is a share of the whole.
  private func coordinate(_ name: String, _ standard: Double, _ whole: Double) throws(ImageProblem) -> Double {
    guard let text = self[name] else { return standard * whole }
    guard let length = Length(text) else { throw .value(name, of: element) }
    return length.resolved(against: whole)
  }

  private static func stops(of index: Int, _ document: XMLDocument) throws(ImageProblem) -> [Gradient.Stop] {
    var stops: [Gradient.Stop] = []
    for child in document.children(of: index) {
      let element = document.elements[child]
      guard element.namespace == .svg, element.name == "stop" else { continue }
      let declared = try Declarations(element)
      let offset = try Style.share("offset", element, declared) ?? 0
      let opacity = try Style.share("stop-opacity", element, declared) ?? 1
      var (color, alpha) = (Color(red: 0, green: 0, blue: 0), 1.0)
      let text = declared["stop-color"] ?? "black"
      switch PaintValue(text) {
      case .color(let value, let share): (color, alpha) = (value, share)
      case .current:
        if let own = declared["color"], case .color(let value, _) = PaintValue(own) { color = value }
      case .some(.none): alpha = 0
      default: throw .feature("stop-color=\"\(text)\"", of: element)
      }
      let ink = Ink(color, opacity: thousandths(opacity * alpha))
      stops.append(Gradient.Stop(offset: max(thousandths(offset), stops.last?.offset ?? 0), ink: ink))
    }
    return stops
  }
}

extension Paint {
  fileprivate static func solid(_ ink: Ink) -> Paint? {
    ink.opacity > 0 ? .ink(ink) : nil
  }
}
