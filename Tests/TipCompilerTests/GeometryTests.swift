import PopupLayout
import Testing
import TipDrawing

/// Defects that some popup library has or had, each reduced to numbers, compiled from a spec.
@Suite struct GeometryTests {
  @Test(arguments: GeometryCase.all) func geometry(_ geometry: GeometryCase) throws {
    let compilation = compileProject([geometry.spec], project: geometry.project)
    let popup = try #require(compilation.popups["it"], "\(compilation.rendered)")
    let figures = try Figures(popup.layout)
    for (path, expected) in geometry.figures { #expect(figures[path] == expected, "\(path)") }
    #expect(compilation.codes == geometry.codes, "\(compilation.rendered)")
    for words in geometry.words { #expect(compilation.rendered.contains(words), "\(compilation.rendered)") }
  }

  /// A border of 4 is seen 4 wide on every side and on the arrow's flanks, and no ink lies beyond the frame.
  @Test func border() throws {
    let border = GeometryCase(
      "border", "100, y: 100, width: 40, height: 40", body: (100, 40), style: "border: {width: 4, color: black}")
    let popup = try #require(compileProject([border.spec], project: border.project).popups["it"])
    let picture = popup.pictures[0].picture
    // The arrow is 8 high, the body 40: no ink beyond, so that the drawing's box is the frame.
    #expect(picture.frame == Rect(x: 0, y: 0, width: 100, height: 48))
    guard case .path(let ring, .some, nil) = picture.shapes[1] else {
      Issue.record("the border is no ring")
      return
    }
    // 4 from the sides and the bottom of the outline, and from the flat parts of its top.
    let hull = try #require(ring.hull)
    #expect(hull == Rect(x: 0, y: 0, width: 100, height: 48))
    let ends = ring.commands.compactMap { command -> Point? in
      switch command {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
    let inner = ends.filter { $0.x >= 4 && $0.x <= 96 && $0.y > 0 && $0.y <= 44 }
    #expect(inner.contains { $0.x == 4 } && inner.contains { $0.x == 96 } && inner.contains { $0.y == 44 })
    #expect(inner.contains { $0.y == 12 })
    // The flanks run from (50, 0) to (50 ± 8, 8): their inner edges meet 4 x the square root of 2 below the tip.
    #expect(inner.contains { $0.x == 50 && abs($0.y - 4 * 2.0.squareRoot()) < 0.001 })
  }

  @Test(arguments: [
    ("width: -1, height: 24", "width: -1"), ("width: .nan, height: 24", "width: .nan"),
    ("width: 24, height: 1e999", "height: 1e999"),
  ])
  func impossibleNumbers(_ size: String, near: String) throws {
    let compilation = compileProject(["tips:\n  it: {message: a, anchor: {x: 0, y: 100, \(size)}}\n"])
    #expect(compilation.popups.isEmpty)
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(compilation.diagnostics.count == 1 && diagnostic.severity == .error)
    let range = try #require(diagnostic.primary).place.range
    let bytes = compilation.sources[try #require(diagnostic.primary).place.file].bytes
    let value = String(
      decoding: bytes[Int(range.lowerBound.offset)..<Int(range.upperBound.offset)], as: UTF8.self)
    #expect(near.hasSuffix(" " + value))
  }
}

/// One scene: a tip whose body has a given size.
struct GeometryCase: CustomTestStringConvertible, Sendable {
  var name: String
  var spec: String
  var project: String
  var figures: [(String, String)] = []
  var codes: [String] = []
  var words: [String] = []

  var testDescription: String { name }

  init(
    _ name: String, _ anchor: String, body: (width: Double, height: Double), more: String = "", style: String = "",
    arrow: String = "{base: 16, height: 8}", screen: String = "width: 375, height: 812", locale: String = "en"
  ) {
    self.name = name
    let size = "width: \(body.width), min-height: \(body.height), max-height: \(body.height)"
    // The preset's tip has sizes and an arrow of its own at the sides, and keeps 1 from the edge.
    let common = "padding: 0, margin: 0, corner-radius: 0, arrow: \(arrow), \(size)"
    let keys = "tips:\n  it:\n    message: ia\n    anchor: {x: \(anchor)}\n    style: it\n"
    spec = keys + (more.isEmpty ? "" : "    \(more)\n") + Self.style(common, style)
    project = "screens: {phone: {\(screen)}}\nlocales: [\(locale)]"
  }

  /// The style's keys, those that are said twice taken from the second.
  private static func style(_ common: String, _ own: String) -> String {
    "styles:\n  base: {extends: tip, \(common)}\n  it: {extends: base\(own.isEmpty ? "" : ", " + own)}\n"
  }
}
