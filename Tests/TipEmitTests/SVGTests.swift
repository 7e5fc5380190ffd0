import PopupLayout
import Testing
import TipDrawing

@testable import TipEmit

private let red = Paint.ink(Ink(Color(red: 255, green: 0, blue: 0)))
private let black = Paint.ink(Ink(Color(red: 0, green: 0, blue: 0)))

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

private let square = Path([
  .move(point(0, 0)), .line(point(10, 0)), .line(point(10, 10)), .line(point(0, 10)), .close,
])

@Suite struct NumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0004, "0"),
    (0.0005, "0.001"), (-0.0005, "-0.001"), (1.6666666, "1.667"), (114.25, "114.25"), (99.9996, "100"),
    (1234567.125, "1234567.125"), (1e-7, "0"), (0.001, "0.001"), (0.01, "0.01"), (10, "10"), (0.1 + 0.2, "0.3"),
    (1e300, "9007199254740.992"), (.infinity, "9007199254740.992"), (-.infinity, "-9007199254740.992"), (.nan, "0"),
  ])
  func decimals(_ value: Double, _ expected: String) {
    var out: [UInt8] = []
    out.append(decimal: value)
    #expect(text(out) == expected)
  }

  @Test(arguments: [(0, "0"), (5, "0.05"), (-5, "-0.05"), (120, "1.2"), (1205, "12.05"), (-100, "-1"), (700, "7")])
  func hundredths(_ count: Int, _ expected: String) {
    var out: [UInt8] = []
    out.append(hundredths: count)
    #expect(text(out) == expected)
  }

  @Test func integersToTheirEnds() {
    var out: [UInt8] = []
    out.append(integer: .min)
    out.append(integer: .max)
    #expect(text(out) == "-92233720368547758089223372036854775807")
  }
}

@Suite struct SVGTests {
  /// One shape a row, and the element it becomes.
  static let rows: [(Shape, String)] = [
    (Shape.path(square, fill: red, stroke: nil), ##"<path d="M0 0H10V10H0Z" fill="#ff0000"/>"##),
    (.path(square, fill: black, stroke: nil), ##"<path d="M0 0H10V10H0Z"/>"##),
    (
      .path(square, fill: .ink(Ink(Color(red: 1, green: 2, blue: 171), opacity: 980)), stroke: nil),
      ##"<path d="M0 0H10V10H0Z" fill="#0102ab" fill-opacity="0.98"/>"##
    ),
    (
      .path(Path(square.commands, fillRule: .evenOdd), fill: red, stroke: nil),
      ##"<path d="M0 0H10V10H0Z" fill="#ff0000" fill-rule="evenodd"/>"##
    ),
    (
      .path(square, fill: nil, stroke: Stroke(black, width: 1)),
      ##"<path d="M0 0H10V10H0Z" fill="none" stroke="#000000"/>"##
    ),
    (
      .path(
        square, fill: nil,
        stroke: Stroke(
          .ink(Ink(Color(red: 0, green: 0, blue: 0), opacity: 5)), width: 1.5, cap: .round, join: .bevel, miterLimit: 2)
      ),
      ##"<path d="M0 0H10V10H0Z" fill="none" stroke="#000000" stroke-width="1.5" stroke-opacity="0.005""##
        + ##" stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="2"/>"##
    ),
    (
      .path(
        Path([.move(point(1, 2)), .cubic(point(0.1, -0.25), point(1e-9, 3.00051), point(4, 5)), .line(point(6, 7))]),
        fill: black, stroke: nil),
      ##"<path d="M1 2C0.1 -0.25 0 3.001 4 5L6 7"/>"##
    ),
    // After Z the pen is at the beginning of the contour, whence a line up is vertical.
    (
      .path(
        Path([.move(point(1, 1)), .line(point(5, 2)), .close, .line(point(1, 9))]), fill: black, stroke: nil),
      ##"<path d="M1 1L5 2ZV9"/>"##
    ),
    // No first move, no numbers: nothing that an SVG reader would choke on.
    (.path(Path([.line(point(3, 0))]), fill: black, stroke: nil), ##"<path d="M0 0H3"/>"##),
    (.path(Path([.move(point(.nan, .infinity))]), fill: black, stroke: nil), ##"<path d="M0 9007199254740.992"/>"##),
    (
      .glyphs(
        [
          PlacedGlyph(x: 1000, y: 2050, outline: glyph("l3 0z")), PlacedGlyph(x: 0, y: 0, outline: glyph("")),
          PlacedGlyph(x: -1000, y: 5, outline: glyph("h1z")),
        ], ink: Ink(Color(red: 255, green: 255, blue: 255))),
      ##"<path d="M10.05 20.4l3 0zM-9.95 -0.05h1z" fill="#ffffff"/>"##
    ),
  ]

  @Test(arguments: rows)
  func elements(_ shape: Shape, _ expected: String) {
    let picture = Picture(frame: Rect(x: 0, y: 0, width: 10, height: 10), shapes: [shape], label: nil)
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">"#
    #expect(text(svg(picture, name: "a.svg")) == head + "\n  " + expected + "\n</svg>\n")
  }

  static let empty: [Shape] = [
    .path(Path(), fill: red, stroke: nil), .path(Path([.close]), fill: red, stroke: nil),
    .glyphs([], ink: Ink(Color(red: 0, green: 0, blue: 0))), .clipped(clip: square, []),
  ]

  @Test(arguments: empty)
  func nothingIsWrittenForNothing(_ shape: Shape) {
    let picture = Picture(frame: Rect(x: 0, y: 0, width: 1, height: 1), shapes: [shape], label: nil)
    #expect(text(svg(picture, name: "a")).split(separator: "\n").count == 2)
  }

  /// A label is escaped wherever it stands; the frame's corner leads the view box.
  @Test(arguments: [
    ("Save", "Save"), ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&apos;"), ("line\nbreak\ttab", "line break tab"),
    ("nul\u{0}esc\u{1B}", "nul\u{FFFD}esc\u{FFFD}"), ("\u{FFFE}已保存\u{1F600}", "\u{FFFD}已保存\u{1F600}"),
  ])
  func labels(_ label: String, _ escaped: String) {
    let picture = Picture(frame: Rect(x: -0.5, y: -8.5, width: 141, height: 140.5), shapes: [], label: label)
    #expect(
      text(svg(picture, name: "a.svg")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="141" height="140.5" viewBox="-0.5 -8.5 141 140.5" \
        role="img" aria-label="\(escaped)">
          <title>\(escaped)</title>
        </svg>

        """)
  }

  /// FNV-1a of "a.svg" is 0x3862d0d4 (worked out with an independent program); each definition stands once.
  @Test func definitions() {
    let gradient = Gradient(
      .linear(x1: 0, y1: 0, x2: 10, y2: 0.5),
      stops: [
        .init(offset: 0, ink: Ink(Color(red: 0, green: 0, blue: 0))),
        .init(offset: 1000, ink: Ink(Color(red: 255, green: 0, blue: 0), opacity: 250)),
      ])
    let radial = Gradient(
      .radial(cx: 5, cy: 5, r: 4, fx: 5, fy: 6),
      stops: [.init(offset: 333, ink: Ink(Color(red: 0, green: 0, blue: 1)))])
    let inner: [Shape] = [
      .path(square, fill: .gradient(gradient), stroke: Stroke(.gradient(radial), width: 2)),
      .path(square, fill: .gradient(gradient), stroke: nil),
    ]
    let clip = Path(square.commands, fillRule: .evenOdd)
    let picture = Picture(
      frame: Rect(x: 0, y: 0, width: 10, height: 10),
      shapes: [.clipped(clip: clip, inner), .clipped(clip: clip, [.path(square, fill: black, stroke: nil)])], label: nil
    )
    let id = "tp-3862d0d4"
    #expect(
      text(svg(picture, name: "a.svg")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
          <defs>
            <clipPath id="\(id)-1">
              <path d="M0 0H10V10H0Z" clip-rule="evenodd"/>
            </clipPath>
            <linearGradient id="\(id)-2" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0.5">
              <stop offset="0"/>
              <stop offset="1" stop-color="#ff0000" stop-opacity="0.25"/>
            </linearGradient>
            <radialGradient id="\(id)-3" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="4" fy="6">
              <stop offset="0.333" stop-color="#000001"/>
            </radialGradient>
          </defs>
          <g clip-path="url(#\(id)-1)">
            <path d="M0 0H10V10H0Z" fill="url(#\(id)-2)" stroke="url(#\(id)-3)" stroke-width="2"/>
            <path d="M0 0H10V10H0Z" fill="url(#\(id)-2)"/>
          </g>
          <g clip-path="url(#\(id)-1)">
            <path d="M0 0H10V10H0Z"/>
          </g>
        </svg>

        """)
  }
}

@Suite struct SplittingTests {
  /// 4 000 squares in a row: no path is too long, and no square is lost.
  @Test(arguments: [1000, 500]) func separateContours(_ opacity: Int) {
    let commands = (0..<4000).flatMap { index -> [PathCommand] in
      let x = Double(index) * 3
      return [.move(point(x, 0)), .line(point(x + 1, 0)), .line(point(x + 1, 1)), .line(point(x, 1)), .close]
    }
    let ink = Ink(Color(red: 0, green: 0, blue: 0), opacity: opacity)
    let paths = written(.path(Path(commands), fill: .ink(ink), stroke: nil))
    #expect(paths.count == 3)
    #expect(paths.allSatisfy { $0.utf8.count <= 30_000 && $0.hasPrefix("M") && $0.hasSuffix("Z") })
    #expect(paths.joined().split(separator: "Z").count == 4000)
  }

  /// A hole stays in the path of what it is cut from, however long that gets.
  @Test func holesStay() {
    let holes = (0..<3000).flatMap { index -> [PathCommand] in
      let x = Double(index) * 3 + 1
      return [.move(point(x, 1)), .line(point(x, 2)), .line(point(x + 1, 2)), .line(point(x + 1, 1)), .close]
    }
    let around: [PathCommand] = [
      .move(point(0, 0)), .line(point(9001, 0)), .line(point(9001, 3)), .line(point(0, 3)), .close,
    ]
    let apart: [PathCommand] = [.move(point(0, 5)), .line(point(1, 5)), .line(point(1, 6)), .close]
    let paths = written(.path(Path(around + holes + apart), fill: black, stroke: nil))
    #expect(paths.count == 2)
    #expect(paths.last == "M0 5H1V6Z")
  }

  @Test func opaqueGlyphsArePartedAnywhereAndTranslucentOnesAtGaps() {
    let outline = glyph(String(repeating: "l1 0", count: 250) + "z")
    let run = (0..<100).map { PlacedGlyph(x: $0 / 10 * 1000 + $0 % 10, y: 0, outline: outline) }
    let opaque = written(.glyphs(run, ink: Ink(Color(red: 0, green: 0, blue: 0))))
    #expect(opaque.count == 4)
    let translucent = written(.glyphs(run, ink: Ink(Color(red: 0, green: 0, blue: 0), opacity: 400)))
    #expect(translucent.map { $0.split(separator: "z").count } == [20, 20, 20, 20, 20])
  }

  private func written(_ shape: Shape) -> [String] {
    let picture = Picture(frame: Rect(x: 0, y: 0, width: 1, height: 1), shapes: [shape], label: nil)
    return text(svg(picture, name: "x")).split(separator: "\"").filter { $0.hasPrefix("M") }.map(String.init)
  }
}

private func glyph(_ data: String) -> GlyphOutline {
  GlyphOutline(startX: 5, startY: -10, data: Array(data.utf8), bounds: (left: 5, top: -10, right: 105, bottom: -10))
}
