import TipDrawing

/// What an element inherits from those around it.
struct Style {
  var color = Color(red: 0, green: 0, blue: 0)
  var fill = PaintValue.color(Color(red: 0, green: 0, blue: 0), alpha: 1)
  var fillOpacity = 1.0
  var fillRule = Path.FillRule.nonZero
  var clipRule = Path.FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var isDashed = false
  var isVisible = true
  var hasMarkers = false

  /// Whether the line is drawn before the area.
  var strokeFirst = false

  /// The style of `element` inside of something that has this style.
  func inherited(
    by element: XMLElement, _ declared: Declarations, viewport: Viewport
  ) throws(ImageProblem) -> Style {
    var style = self
    if let text = declared["color"], let value = PaintValue(text) {
      if case .color(let color, _) = value { style.color = color }
    }
    style.fill = try Self.paint("fill", element, declared) ?? fill
    style.stroke = try Self.paint("stroke", element, declared) ?? stroke
    style.fillOpacity = try Self.share("fill-opacity", element, declared) ?? fillOpacity
    style.strokeOpacity = try Self.share("stroke-opacity", element, declared) ?? strokeOpacity
    style.fillRule = try Self.rule("fill-rule", element, declared) ?? fillRule
    style.clipRule = try Self.rule("clip-rule", element, declared) ?? clipRule
    if let text = declared["stroke-width"] {
      guard let width = Length(text)?.resolved(against: viewport.diagonal), width >= 0 else {
        throw .value("stroke-width", of: element)
      }
      style.strokeWidth = width
    }
    try style.readLine(element, declared)
    if let text = declared["visibility"] { style.isVisible = text == "visible" }
    if let text = declared["paint-order"] {
      let words = text.split(separator: " ")
      let stroke = words.firstIndex(of: "stroke")
      style.strokeFirst = stroke.map { $0 < words.firstIndex(of: "fill") ?? words.count } ?? false
    }
    for name in ["marker", "marker-start", "marker-mid", "marker-end"] {
      if let text = declared[name] { style.hasMarkers = text != "none" }
    }
    return style
  }

  private mutating func readLine(_ element: XMLElement, _ declared: Declarations) throws(ImageProblem) {
    if let text = declared["stroke-linecap"] {
      guard let value = Stroke.Cap(rawValue: text) else { throw .value("stroke-linecap", of: element) }
      cap = value
    }
    if let text = declared["stroke-linejoin"] {
      if text == "arcs" || text == "miter-clip" { throw .feature("stroke-linejoin=\"\(text)\"", of: element) }
      guard let value = Stroke.Join(rawValue: text) else { throw .value("stroke-linejoin", of: element) }
      join = value
    }
    if let text = declared["stroke-miterlimit"] {
      guard let numbers = AttributeScanner.numbers(text), numbers.count == 1, numbers[0] >= 0 else {
        throw .value("stroke-miterlimit", of: element)
      }
      // Below 1 no mitre is short enough, just as at 1: drawing programs write 0 for that.
      miterLimit = max(numbers[0], 1)
    }
    if let text = declared["stroke-dasharray"] {
      isDashed = text != "none" && (AttributeScanner.numbers(text)?.contains { $0 != 0 } ?? true)
    }
  }

  private static func paint(
    _ name: String, _ element: XMLElement, _ declared: Declarations
  ) throws(ImageProblem) -> PaintValue? {
    guard let text = declared[name] else { return nil }
    guard let value = PaintValue(text) else {
      // A colour in a notation of CSS that is not plain, or a mistake: either way renderers differ.
      throw .feature("\(name)=\"\(text)\"", of: element, consumers: "renderers differ in the colours that they know")
    }
    return value
  }

  static func share(
    _ name: String, _ element: XMLElement, _ declared: Declarations
  ) throws(ImageProblem) -> Double? {
    guard let text = declared[name] else { return nil }
    guard let length = Length(text) else { throw .value(name, of: element) }
    return min(max(length.resolved(against: 1), 0), 1)
  }

  private static func rule(
    _ name: String, _ element: XMLElement, _ declared: Declarations
  ) throws(ImageProblem) -> Path.FillRule? {
    switch declared[name] {
    case nil: return nil
    case "nonzero": return .nonZero
    case "evenodd": return .evenOdd
    default: throw .value(name, of: element)
    }
  }
}
