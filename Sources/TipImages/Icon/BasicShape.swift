import PopupLayout
import TipDrawing

/// Turns the elements that draw into paths, in their own coordinates.
enum BasicShape {
  static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// The path of an element out of `names`; `nil` where it draws nothing.
  static func path(of element: XMLElement, viewport: Viewport) throws(ImageProblem) -> Path? {
    switch element.name {
    case "path": return try outline(element)
    case "rect": return try rectangle(element, viewport)
    case "circle", "ellipse": return try ellipse(element, viewport)
    case "line":
      let start = Point(x: try x("x1", element, viewport), y: try y("y1", element, viewport))
      return Path([.move(start), .line(Point(x: try x("x2", element, viewport), y: try y("y2", element, viewport)))])
    default: return try polygon(element)
    }
  }

  private static func outline(_ element: XMLElement) throws(ImageProblem) -> Path? {
    guard let text = element["d"], text.trimmed != "none" else { return nil }
    do {
      let commands = try PathAttribute.commands(text)
      return commands.isEmpty ? nil : Path(commands)
    } catch {
      throw .unreadable(
        line: element.line, message: "the path data of <path> is broken after \(error.offset) characters")
    }
  }

  private static func rectangle(_ element: XMLElement, _ viewport: Viewport) throws(ImageProblem) -> Path? {
    let width = try positive("width", element, viewport.userSize.width) ?? 0
    let height = try positive("height", element, viewport.userSize.height) ?? 0
    let rx = try positive("rx", element, viewport.userSize.width)
    let ry = try positive("ry", element, viewport.userSize.height)
    guard width > 0, height > 0 else { return nil }
    let rect = Rect(x: try x("x", element, viewport), y: try y("y", element, viewport), width: width, height: height)
    return Path.rectangle(rect, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
  }

  private static func ellipse(_ element: XMLElement, _ viewport: Viewport) throws(ImageProblem) -> Path? {
    let rx: Double?
    let ry: Double?
    if element.name == "circle" {
      rx = try positive("r", element, viewport.diagonal)
      ry = rx
    } else {
      rx = try positive("rx", element, viewport.userSize.width)
      ry = try positive("ry", element, viewport.userSize.height)
    }
    guard let rx = rx ?? ry, let ry = ry ?? Optional(rx), rx > 0, ry > 0 else { return nil }
    let center = Point(x: try x("cx", element, viewport), y: try y("cy", element, viewport))
    return Path.ellipse(center: center, rx: rx, ry: ry)
  }

  private static func polygon(_ element: XMLElement) throws(ImageProblem) -> Path? {
    guard let numbers = AttributeScanner.numbers(element["points"] ?? ""), numbers.count % 2 == 0 else {
      throw .value("points", of: element)
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    guard let first = points.first, points.count > 1 else { return nil }
    let lines = points.dropFirst().map { PathCommand.line($0) }
    return Path([.move(first)] + lines + (element.name == "polygon" ? [.close] : []))
  }

  static func x(
    _ name: String, _ element: XMLElement, _ viewport: Viewport
  ) throws(ImageProblem) -> Double {
    try length(name, element, viewport.userSize.width) ?? 0
  }

  static func y(
    _ name: String, _ element: XMLElement, _ viewport: Viewport
  ) throws(ImageProblem) -> Double {
    try length(name, element, viewport.userSize.height) ?? 0
  }

  private static func length(
    _ name: String, _ element: XMLElement, _ whole: Double
  ) throws(ImageProblem) -> Double? {
    guard let text = element[name], text.trimmed != "auto" else { return nil }
    guard let length = Length(text) else { throw .value(name, of: element) }
    return length.resolved(against: whole)
  }

  private static func positive(
    _ name: String, _ element: XMLElement, _ whole: Double
  ) throws(ImageProblem) -> Double? {
    let value = try length(name, element, whole)
    if let value, value < 0 { throw .value(name, of: element) }
    return value
  }
}
