import PopupLayout
import Testing
import TipDiagnostics
import TipDrawing

@testable import TipImages

/// An icon and what it comes to, worked out by hand.
struct IconRow: Sendable, CustomTestStringConvertible {
  var name: String
  var root = ##"viewBox="0 0 10 10""##
  var body: String
  var expected: [String]

  init(_ name: String, root: String = ##"viewBox="0 0 10 10""##, _ body: String, _ expected: String...) {
    (self.name, self.root, self.body, self.expected) = (name, root, body, expected)
  }

  var testDescription: String { name }

  var source: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(root)>\(body)</svg>"
  }
}

func load(_ source: String, _ path: String = "a.svg") -> (LoadedImage?, [Diagnostic]) {
  var sink = DiagnosticSink()
  let image = loadImage(Array(source.utf8), path: path, at: nil, into: &sink)
  return (image, sink.diagnostics)
}

@Suite struct IconTests {
  @Test(arguments: shapes + commands + arcs + transforms + styles + frames + gradients + references)
  func reduced(_ row: IconRow) throws {
    let (image, diagnostics) = load(row.source)
    #expect(diagnostics == [])
    guard case .icon(let picture) = image else {
      Issue.record("no picture")
      return
    }
    #expect(described(picture.shapes) == row.expected)
  }

  static let shapes = [
    IconRow("rect", ##"<rect x="1" y="2" width="3" height="4"/>"##, "M1 2L4 2L4 6L1 6Z | #000000"),
    IconRow(
      "rounded rect", ##"<rect width="10" height="10" rx="2"/>"##,
      "M2 0L8 0C9.105 0 10 0.895 10 2L10 8C10 9.105 9.105 10 8 10L2 10C0.895 10 0 9.105 0 8L0 2C0 0.895 0.895 0 2 0Z"
        + " | #000000"),
    IconRow(
      "radii of more than half", ##"<rect width="10" height="4" ry="9"/>"##,
      "M5 0C7.761 0 10 0.895 10 2C10 3.105 7.761 4 5 4C2.239 4 0 3.105 0 2C0 0.895 2.239 0 5 0Z | #000000"),
    IconRow(
      "circle", ##"<circle cx="5" cy="5" r="5"/>"##,
      "M10 5C10 7.761 7.761 10 5 10C2.239 10 0 7.761 0 5C0 2.239 2.239 0 5 0C7.761 0 10 2.239 10 5Z | #000000"),
    IconRow(
      "ellipse", ##"<ellipse cx="5" cy="5" rx="5" ry="2.5"/>"##,
      "M10 5C10 6.381 7.761 7.5 5 7.5C2.239 7.5 0 6.381 0 5C0 3.619 2.239 2.5 5 2.5C7.761 2.5 10 3.619 10 5Z | #000000"),
    IconRow("no size, no shape", ##"<rect width="0" height="4"/><circle/><path d=""/><path/><polygon points=""/>"##),
    IconRow(
      "a line has no area", ##"<line x1="2" y1="2" x2="8" y2="8" fill="red" stroke="blue" stroke-linejoin="round"/>"##,
      "M2 2L8 8 | stroke #0000ff 1 round"),
    IconRow("polyline", ##"<polyline points="1,1 2,2,3 1"/>"##, "M1 1L2 2L3 1 | #000000"),
    IconRow("polygon", ##"<polygon points=" 1 1-2-2 3,1 " transform="translate(3,3)"/>"##, "M4 4L1 1L6 4Z | #000000"),
    IconRow("shares", ##"<rect x="10%" y="50%" width="50%" height="25%"/>"##, "M1 5L6 5L6 7.5L1 7.5Z | #000000"),
    IconRow(
      "units", root: ##"viewBox="0 0 96 96""##, ##"<rect width="1in" height="36pt" x="1pc" y="5.4px"/>"##,
      "clip M0 0L96 0L96 96L0 96Z", "  M16 5.4L112 5.4L112 53.4L16 53.4Z | #000000"),
  ]

  static let commands = [
    IconRow("relative", ##"<path d="m1 2l3 4h-1v-2H9V8z"/>"##, "M1 2L4 6L3 6L3 4L9 4L9 8Z | #000000"),
    IconRow("more pairs", ##"<path d="M0 0 1 1,2 2m1 1 1-1"/>"##, "M0 0L1 1L2 2M3 3L4 2 | #000000"),
    IconRow(
      "tight", ##"<path d="M.5.5L1-1e0l+1.5,2.E-1" transform="translate(0 4)"/>"##, "M0.5 4.5L1 3L2.5 3.2 | #000000"),
    IconRow("smooth", ##"<path d="M0 0C1 2 3 4 5 6S9 9 8 8"/>"##, "M0 0C1 2 3 4 5 6C7 8 9 9 8 8 | #000000"),
    IconRow("smooth after a line", ##"<path d="M0 0L5 6s1 2 3 2"/>"##, "M0 0L5 6C5 6 6 8 8 8 | #000000"),
    IconRow("quadratic", ##"<path d="M0 5Q1.5 8 3 5T6 5"/>"##, "M0 5C1 7 2 7 3 5C4 3 5 3 6 5 | #000000"),
    IconRow("t after no q", ##"<path d="M0 5t3 0"/>"##, "M0 5C0 5 1 5 3 5 | #000000"),
    IconRow("on after z", ##"<path d="M1 1h2v2zl5 5"/>"##, "M1 1L3 1L3 3ZM1 1L6 6 | #000000"),
    IconRow("even-odd", ##"<path fill-rule="evenodd" d="M1 1h2v2z"/>"##, "M1 1L3 1L3 3Z evenodd | #000000"),
  ]

  static let arcs = [
    IconRow("quarter", ##"<path d="M0 5A5 5 0 0 1 5 0"/>"##, "M0 5C0 2.239 2.239 0 5 0 | #000000"),
    IconRow(
      "half, tight flags", ##"<path d="M0 5a5 5 0 0110 0"/>"##,
      "M0 5C0 2.239 2.239 0 5 0C7.761 0 10 2.239 10 5 | #000000"),
    IconRow(
      "the other way round", ##"<path d="M0 5a5 5 0 0 0 10 0"/>"##,
      "M0 5C0 7.761 2.239 10 5 10C7.761 10 10 7.761 10 5 | #000000"),
    IconRow(
      "large", ##"<path d="M5 0A5 5 0 1 1 0 5"/>"##,
      "M5 0C7.761 0 10 2.239 10 5C10 7.761 7.761 10 5 10C2.239 10 0 7.761 0 5 | #000000"),
    IconRow(
      "radii too small", ##"<path d="M0 5A1 1 0 0 1 10 5"/>"##,
      "M0 5C0 2.239 2.239 0 5 0C7.761 0 10 2.239 10 5 | #000000"),
    IconRow(
      "turned", ##"<path d="M5 0A10 5 90 0 1 10 10"/>"##, "M5 0C7.761 0 10 4.477 10 10 | #000000"),
    IconRow("no radius", ##"<path d="M0 0A0 5 0 0 1 5 5A1 1 0 0 1 5 5"/>"##, "M0 0L5 5 | #000000"),
  ]

  static let transforms = [
    IconRow(
      "last one first", ##"<rect x="1" y="1" width="2" height="2" transform="translate(2 3) scale(2)"/>"##,
      "M4 5L8 5L8 9L4 9Z | #000000"),
    IconRow(
      "quarter turn", ##"<rect width="2" height="1" transform="rotate(90,5,5)"/>"##, "M10 0L10 2L9 2L9 0Z | #000000"),
    IconRow(
      "thirty degrees", ##"<path d="M0 0h2v2z" transform="translate(5 5),rotate(30)"/>"##,
      "M5 5L6.732 6L5.732 7.732Z | #000000"),
    IconRow(
      "minus 3750 degrees", ##"<path d="M0 0h2" stroke="red" transform="translate(5 5)rotate(-3750)"/>"##,
      "M5 5L3.268 4 | #000000 | stroke #ff0000 1"),
    IconRow("skew", ##"<rect width="2" height="2" transform="skewX(45)"/>"##, "M0 0L2 0L4 2L2 2Z | #000000"),
    IconRow("skew down", ##"<rect width="2" height="2" transform="skewY(45)"/>"##, "M0 0L2 2L2 4L0 2Z | #000000"),
    IconRow(
      "nested", ##"<g transform="matrix(0 1 -1 0 8 1)"><g transform="scale(2)"><path d="M0 0l1 2 1-1z"/></g></g>"##,
      "M8 1L4 3L6 5Z | #000000"),
    IconRow(
      "lines grow with it",
      ##"<g transform="scale(2)" stroke="#123" stroke-width="1.5"><path d="M2 2h1" fill="none"/></g>"##,
      "clip M0 0L10 0L10 10L0 10Z", "  M4 4L6 4 | stroke #112233 3"),
  ]

  static let styles = [
    IconRow(
      "inherited", ##"<g fill="#f80" fill-opacity=".5"><path d="M1 1h1v1z"/><path d="M2 2h1v1z" fill="none"/></g>"##,
      "M1 1L2 1L2 2Z | #ff8800@0.5"),
    IconRow(
      "style wins", ##"<path d="M1 1h1v1z" fill="red" style="fill : #00F !important;;stroke:none"/>"##,
      "M1 1L2 1L2 2Z | #0000ff"),
    IconRow(
      "notations",
      ##"<g><path d="M1 1h1" fill="RGB(1, 2,300)"/><path d="M2 1h1" fill="rgba(10% 20% 0% / 25%)"/>"##
        + ##"<path d="M3 1h1" fill="#12345680"/><path d="M4 1h1" fill="CornflowerBlue"/><path d="M5 1h1" fill="#abc8"/></g>"##,
      "M1 1L2 1 | #0102ff", "M2 1L3 1 | #1a3300@0.25", "M3 1L4 1 | #123456@0.502", "M4 1L5 1 | #6495ed",
      "M5 1L6 1 | #aabbcc@0.533"),
    IconRow(
      "current colour",
      ##"<g color="teal"><path d="M1 1h1" fill="currentColor"/></g><path d="M2 1h1" fill="currentcolor"/>"##,
      "M1 1L2 1 | #008080", "M2 1L3 1 | #000000"),
    IconRow(
      "line",
      ##"<path d="M4 5h2" stroke="red" stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel""##
        + ##" stroke-miterlimit="2" stroke-opacity="50%" fill="none"/>"##,
      "M4 5L6 5 | stroke #ff0000@0.5 2 round bevel limit 2"),
    IconRow(
      "no mitre at all", ##"<path d="M4 5h2" stroke="red" stroke-miterlimit="0"/>"##,
      "M4 5L6 5 | #000000 | stroke #ff0000 1 limit 1"),
    IconRow(
      "line first", ##"<rect x="4" y="4" width="2" height="2" stroke="red" paint-order="stroke"/>"##,
      "M4 4L6 4L6 6L4 6Z | stroke #ff0000 1", "M4 4L6 4L6 6L4 6Z | #000000"),
    IconRow(
      "hidden",
      ##"<g visibility="hidden"><path d="M1 1h1"/><path d="M2 1h1" visibility="visible"/></g>"##
        + ##"<g display="none"><path d="M9 9h1"/></g><path d="M1 1h1" fill-opacity="0"/>"##,
      "M2 1L3 1 | #000000"),
    IconRow(
      "faded", ##"<g opacity="0.5"><rect width="2" height="2" opacity="0.5"/><rect x="2" width="2" height="2"/></g>"##,
      "M0 0L2 0L2 2L0 2Z | #000000@0.25", "M2 0L4 0L4 2L2 2Z | #000000@0.5"),
    IconRow("wholly faded", ##"<g opacity="0"><rect width="2" height="2"/><rect width="2" height="2"/></g>"##),
    IconRow(
      "what says nothing here",
      ##"<title>t</title><desc>d</desc><metadata><r:RDF xmlns:r="r"><r:x/></r:RDF></metadata>"##
        + ##"<x:namedview xmlns:x="http://x"/><style> </style><a href="x"><path class="k" d="M1 1h1"/></a>"##,
      "M1 1L2 1 | #000000"),
  ]

  static let frames = [
    IconRow(
      "smaller than its box", root: ##"viewBox="0 0 20 20" width="10" height="10px""##,
      ##"<path d="M2 4h6" stroke="red"/>"##,
      "M1 2L4 2 | #000000 | stroke #ff0000 0.5"),
    IconRow("moved", root: ##"viewBox="-5 -5 10 10""##, ##"<path d="M0 0h1"/>"##, "M5 5L6 5 | #000000"),
    IconRow("no box", root: ##"width="10" height="10""##, ##"<path d="M0 0h1"/>"##, "M0 0L1 0 | #000000"),
    IconRow("width alone", root: ##"viewBox="0 0 10 20" width="5""##, ##"<path d="M0 0h2"/>"##, "M0 0L1 0 | #000000"),
    IconRow(
      "shares", root: ##"viewBox="0 0 10 20" width="100%" height="100%""##, ##"<path d="M0 0h2"/>"##,
      "M0 0L2 0 | #000000"),
    IconRow(
      "in the middle", root: ##"viewBox="0 0 10 10" width="20" height="10""##, ##"<path d="M0 0h1"/>"##,
      "M5 0L6 0 | #000000"),
    IconRow(
      "at the end", root: ##"viewBox="0 0 10 10" width="10" height="30" preserveAspectRatio="xMidYMax meet""##,
      ##"<path d="M0 0h1"/>"##, "M0 20L1 20 | #000000"),
    IconRow(
      "sliced", root: ##"viewBox="0 0 10 10" width="20" height="10" preserveAspectRatio="xMinYMid slice""##,
      ##"<path d="M0 0h1"/>"##, "clip M0 0L20 0L20 10L0 10Z", "  M0 -5L2 -5 | #000000"),
    IconRow(
      "stretched", root: ##"viewBox="0 0 10 10" width="20" height="10" preserveAspectRatio="none""##,
      ##"<path d="M1 1h1"/>"##, "M2 1L4 1 | #000000"),
    // Where a curve turns back decides, not its control points: at -0.31, -0.5 and 0.
    IconRow(
      "bends back", ##"<path d="M0 1C-1 2 0 3 2 4"/>"##, "clip M0 0L10 0L10 10L0 10Z", "  M0 1C-1 2 0 3 2 4 | #000000"),
    IconRow(
      "bends back evenly", ##"<path d="M1 1C-1 2 -1 3 1 4"/>"##, "clip M0 0L10 0L10 10L0 10Z",
      "  M1 1C-1 2 -1 3 1 4 | #000000"),
    IconRow("just touches", ##"<path d="M3 1C-1 2 -1 3 3 4"/>"##, "M3 1C-1 2 -1 3 3 4 | #000000"),
    IconRow(
      "sticks out", ##"<path d="M-1 0h2"/>"##, "clip M0 0L10 0L10 10L0 10Z", "  M-1 0L1 0 | #000000"),
    IconRow(
      "root's paint", root: ##"viewBox="0 0 10 10" fill="none" stroke="red""##, ##"<path d="M5 5h1"/>"##,
      "M5 5L6 5 | stroke #ff0000 1"),
  ]

  private static let stops = ##"<stop/><stop offset="150%" stop-color="red" stop-opacity=".5"/>"##

  static let gradients = [
    IconRow(
      "along the box",
      ##"<linearGradient id="g">\##(stops)</linearGradient><rect x="2" width="4" height="9" fill="url(#g)"/>"##,
      "M2 0L6 0L6 9L2 9Z | gradient(2 0 6 0; 0 #000000, 1 #ff0000@0.5)"),
    // Lines of one colour run from (10, 0) to (0, 5), as the box's diagonal does: half way is their middle.
    IconRow(
      "across a flat box",
      ##"<rect width="10" height="5" fill="url( '#g' )"/><linearGradient id="g" x2="1" y2="100%">\##(stops)</linearGradient>"##,
      "M0 0L10 0L10 5L0 5Z | gradient(0 0 4 8; 0 #000000, 1 #ff0000@0.5)"),
    IconRow(
      "in user space, moved",
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="1" x2="50%" gradientTransform="translate(1 2)">\##(stops)"##
        + ##"</linearGradient><g transform="scale(2)" fill-opacity=".5"><rect width="1" height="1" fill="url(#g)"/></g>"##,
      "M0 0L2 0L2 2L0 2Z | gradient(4 4 12 4; 0 #000000@0.5, 1 #ff0000@0.25)"),
    IconRow(
      "radial",
      ##"<radialGradient id="g" fx="0.25">\##(stops)</radialGradient><circle cx="5" cy="5" r="4" fill="url(#g)"/>"##,
      "M9 5C9 7.209 7.209 9 5 9C2.791 9 1 7.209 1 5C1 2.791 2.791 1 5 1C7.209 1 9 2.791 9 5Z"
        + " | gradient(5 5 4 3 5; 0 #000000, 1 #ff0000@0.5)"),
    IconRow(
      "taken over",
      ##"<linearGradient id="a" y2="1">\##(stops)</linearGradient><linearGradient id="g" xlink:href="#a" x2="0"/>"##
        + ##"<path d="M1 1h4v4z" fill="none" stroke="url(#g)" stroke-width=".002"/>"##,
      "M1 1L5 1L5 5Z | stroke gradient(1 1 1 5; 0 #000000, 1 #ff0000@0.5) 0.002"),
    IconRow(
      "one stop, no stop, no way, no box, no such",
      ##"<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><linearGradient id="b"/>"##
        + ##"<linearGradient id="c" x2="0">\##(stops)</linearGradient><g><path d="M1 1h1v1z" fill="url(#a)"/>"##
        + ##"<path d="M2 1h1v1z" fill="url(#b)"/><path d="M3 1h1v1z" fill="url(#c)"/><path d="M4 1h1" fill="url(#a)"/>"##
        + ##"<path d="M5 1h1" fill="url(#nix) lime"/></g>"##,
      "M1 1L2 1L2 2Z | #ffffff", "M3 1L4 1L4 2Z | #ff0000@0.5", "M5 1L6 1 | #00ff00"),
  ]

  static let references = [
    IconRow(
      "use",
      ##"<defs><g id="g"><path id="p" d="M0 0h1"/></g></defs><use href="#g" x="1" y="2" fill="red"/>"##
        + ##"<use xlink:href="#p" transform="scale(2)" x="3"/>"##,
      "M1 2L2 2 | #ff0000", "M6 0L8 0 | #000000"),
    IconRow(
      "a clip that cuts nothing off",
      ##"<g clip-path="url(#c)"><path d="M0 0h10v10z"/></g><clipPath id="c"><rect width="10" height="10"/></clipPath>"##,
      "M0 0L10 0L10 10Z | #000000"),
    IconRow(
      "a clip",
      ##"<g clip-path="url(#c)" transform="translate(1 1)"><path d="M0 0h6v6z"/></g>"##
        + ##"<clipPath id="c" clip-rule="evenodd"><rect width="2" height="2" transform="scale(2)"/></clipPath>"##,
      "clip M1 1L5 1L5 5L1 5Z evenodd", "  M1 1L7 1L7 7Z | #000000"),
    IconRow(
      "a clip of two",
      ##"<path clip-path="url(#c)" d="M0 0h6v6z"/>"##
        + ##"<clipPath id="c"><path d="M0 0h1v1z"/><path d="M1 0h1v1z"/></clipPath>"##,
      "clip M0 0L1 0L1 1ZM1 0L2 0L2 1Z", "  M0 0L6 0L6 6Z | #000000"),
    IconRow("an empty clip", ##"<path clip-path="url(#c)" d="M0 0h6v6z"/><clipPath id="c"/>"##),
  ]

  @Test func fitting() {
    let gradient = Paint.gradient(
      Gradient(
        .radial(cx: 5, cy: 5, r: 5, fx: 4, fy: 5),
        stops: [
          .init(offset: 0, ink: Ink(Color(red: 9, green: 9, blue: 9), opacity: 500)),
          .init(offset: 1000, ink: Ink(Color(red: 1, green: 1, blue: 1))),
        ]))
    let line = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 5))])
    let picture = Picture(
      frame: Rect(x: 0, y: 0, width: 10, height: 5),
      shapes: [.clipped(clip: line, [.path(line, fill: gradient, stroke: Stroke(gradient, width: 1))])], label: nil)
    // Twice as large in a box 20 by 30, of which 10 stay free above and below.
    let fitted = picture.shapes(fitting: Rect(x: 100, y: 50, width: 20, height: 30))
    let paint = "gradient(110 70 10 108 70; 0 #090909@0.5, 1 #010101)"
    #expect(described(fitted) == ["clip M100 60L120 70", "  M100 60L120 70 | \(paint) | stroke \(paint) 2"])
    let tinted = fitted.tinted(with: Ink(Color(red: 255, green: 0, blue: 0), opacity: 500))
    let red = "gradient(110 70 10 108 70; 0 #ff0000@0.25, 1 #ff0000@0.5)"
    #expect(described(tinted) == ["clip M100 60L120 70", "  M100 60L120 70 | \(red) | stroke \(red) 2"])
    #expect(described(picture.shapes(fitting: Rect(x: 0, y: 0, width: 0, height: 1))) == [])
  }

  /// Our sine and cosine against values to fifteen places.
  @Test(arguments: [
    (0.0, 0.0, 1.0), (30, 0.5, 0.866025403784439), (45, 0.707106781186548, 0.707106781186548), (90, 1, 0),
    (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0), (1, 0.017452406437284, 0.999847695156391),
    (89, 0.999847695156391, 0.017452406437284), (200, -0.342020143325669, -0.939692620785908),
    (-3750, -0.5, -0.866025403784439), (1e7, -0.984807753012208, 0.173648177666930),
  ])
  func sines(_ degrees: Double, _ sine: Double, _ cosine: Double) {
    let ours = sineAndCosine(degrees: degrees)
    #expect(abs(ours.sine - sine) < 1e-14 && abs(ours.cosine - cosine) < 1e-14)
    if degrees.truncatingRemainder(dividingBy: 90) == 0 { #expect(ours.sine == sine && ours.cosine == cosine) }
  }

  /// Arcs of all sizes, turned at will, lie on their ellipse: no point is off by more than 3 in 10 000.
  @Test func arcsLieOnTheirEllipse() {
    for rotation in stride(from: -90.0, through: 180, by: 7.5) {
      for angle in stride(from: 5.0, to: 360, by: 12.5) {
        let (sine, cosine) = sineAndCosine(degrees: rotation)
        func onEllipse(_ degrees: Double) -> Point {
          let (y, x) = sineAndCosine(degrees: degrees)
          return Point(x: 7 * x * cosine - 3 * y * sine, y: 7 * x * sine + 3 * y * cosine)
        }
        let arc = Arc(
          rx: 7, ry: 3, rotation: rotation, isLarge: angle > 180, isClockwise: true, end: onEllipse(20 + angle))
        let commands = arc.cubics(from: onEllipse(20))
        #expect(commands.count >= Int(angle / 90) && commands.count <= Int(angle / 90) + 1)
        var pen = onEllipse(20)
        for case .cubic(let first, let second, let end) in commands {
          for t in [0.25, 0.5, 0.75, 1] {
            let s = 1 - t
            let x = s * s * s * pen.x + 3 * s * s * t * first.x + 3 * s * t * t * second.x + t * t * t * end.x
            let y = s * s * s * pen.y + 3 * s * s * t * first.y + 3 * s * t * t * second.y + t * t * t * end.y
            let (u, v) = ((x * cosine + y * sine) / 7, (y * cosine - x * sine) / 3)
            #expect(abs((u * u + v * v).squareRoot() - 1) < 3e-4, "\(rotation) \(angle)")
          }
          pen = end
        }
      }
    }
  }
}
