import PopupLayout
import Testing

/// A scene that some popup library got wrong, with what is right.
struct GeometryCase: CustomTestStringConvertible {
  let name: String
  let request: PlacementRequest
  let placement: String
  var body: Rect?
  var x: Double?
  /// The tip's position across the axis, in the screen.
  var tip: Double?
  var miss = 0.0
  var fits = true

  var testDescription: String { name }
}

private let phone = Size(width: 375, height: 812)
private let arrow = ArrowShape(base: 16, height: 8)

private func blur(scale: Int?, x: Double) -> GeometryCase {
  GeometryCase(
    name: "blur at \(scale ?? 0)",
    request: request(Rect(10, 10, 33, 30), body: Size(width: 50, height: 21), offset: 0, scale: scale),
    placement: "bottom", body: Rect(x, 48, 50, 21))
}

let geometryCases: [GeometryCase] = [
  GeometryCase(
    name: "arrow in the rounded corner",
    request: request(Rect(0, 100, 24, 24), body: Size(width: 200, height: 60), margin: Margin(8), radius: 16),
    placement: "bottom", body: Rect(8, 132, 200, 60), tip: 32, miss: 8),
  GeometryCase(
    name: "short text, wide anchor",
    request: request(
      Rect(100, 100, 80, 40), body: Size(width: 40, height: 30), radius: 5, arrow: ArrowShape(base: 10, height: 5)),
    placement: "bottom", x: 120, tip: 140),
  blur(scale: nil, x: 1.5), blur(scale: 1, x: 2), blur(scale: 2, x: 1.5), blur(scale: 3, x: 5.0 / 3),
  GeometryCase(
    name: "neither side fits",
    request: request(
      Rect(150, 180, 40, 40), body: Size(width: 200, height: 300), on: Size(width: 375, height: 400), margin: Margin(8)),
    placement: "bottom", body: Rect(70, 228, 200, 164), fits: false),
  GeometryCase(
    name: "neither side fits, the other one has more room",
    request: request(
      Rect(150, 120, 40, 40), body: Size(width: 200, height: 300), on: Size(width: 375, height: 400), margin: Margin(8),
      "top"),
    placement: "bottom", body: Rect(70, 168, 200, 224), fits: false),
  GeometryCase(
    name: "a shift would do",
    request: request(
      Rect(0, 100, 40, 40), body: Size(width: 150, height: 50), radius: 8, fallbacks: ["right", "top"]),
    placement: "bottom", x: 0, tip: 20),
  GeometryCase(
    name: "end-aligned on a wide anchor",
    request: request(Rect(20, 100, 300, 40), body: Size(width: 100, height: 50), radius: 12, "bottom-end"),
    placement: "bottom-end", x: 220, tip: 300),
  GeometryCase(
    name: "start-aligned on a wide anchor",
    request: request(Rect(20, 100, 300, 40), body: Size(width: 100, height: 50), radius: 12, "bottom-start"),
    placement: "bottom-start", x: 20, tip: 40),
  GeometryCase(
    name: "start-aligned on a small anchor",
    request: request(Rect(100, 100, 20, 20), body: Size(width: 200, height: 60), radius: 12, "bottom-start"),
    placement: "bottom-start", x: 90, tip: 110),
  GeometryCase(
    name: "point on the edge", request: request(Rect(0, 200, 0, 0), body: Size(width: 100, height: 50)),
    placement: "bottom", x: 0, tip: 8, miss: 8),
  GeometryCase(
    name: "safe area at the sides",
    request: request(
      Rect(60, 100, 30, 30), body: Size(width: 160, height: 50), on: Size(width: 844, height: 390),
      safeArea: Insets(right: 47, bottom: 21, left: 47), margin: Margin(16), radius: 12),
    placement: "bottom", body: Rect(63, 138, 160, 50), tip: 83),
  GeometryCase(
    name: "right-to-left start",
    request: request(Rect(100, 100, 100, 40), body: Size(width: 60, height: 30), "bottom-start", .rtl),
    placement: "bottom-start", x: 140),
  GeometryCase(
    name: "radius is not a constant",
    request: request(
      Rect(0, 100, 10, 40), body: Size(width: 120, height: 100), margin: Margin(4), radius: 12,
      arrow: ArrowShape(base: 16, height: 10)),
    placement: "bottom", x: 4, tip: 24, miss: 14),
  GeometryCase(
    name: "radius is not a constant, mirrored",
    request: request(
      Rect(365, 100, 10, 40), body: Size(width: 120, height: 100), margin: Margin(4), radius: 12,
      arrow: ArrowShape(base: 16, height: 10), "bottom", .rtl),
    placement: "bottom", x: 251, tip: 351, miss: 14),
  GeometryCase(
    name: "the anchor is the whole screen",
    request: request(Rect(0, 0, 375, 812), body: Size(width: 200, height: 80)),
    placement: "over", body: Rect(87.5, 366, 200, 80), fits: false),
]

@Suite struct GeometryCaseTests {
  @Test(arguments: geometryCases) func isRight(_ scene: GeometryCase) throws {
    let result = try #require(place(scene.request))
    #expect(result.placement.description == scene.placement)
    if let body = scene.body { #expect(result.body.isClose(to: body), "\(result.body)") }
    if let x = scene.x { #expect(abs(result.body.x - x) < 0.001, "\(result.body)") }
    if let tip = scene.tip { #expect(abs(result.tipInWindow.x - tip) < 0.001, "\(result.tipInWindow)") }
    #expect(abs(result.miss - scene.miss) < 0.001)
    #expect((result.fits == .whole) == scene.fits)
    #expect((result.arrow == nil) == (scene.placement == "over"))
  }

  @Test func arrowAtASideCountsInTheWidth() throws {
    let result = try #require(
      place(
        request(
          Rect(100, 100, 20, 20), body: Size(width: 120, height: 38), arrow: ArrowShape(base: 10, height: 10), "right"))
    )
    #expect(result.arrowEdge == .left)
    #expect(result.frame == Rect(120, 91, 130, 38))
    #expect(result.body == Rect(130, 91, 120, 38))
  }

  @Test(arguments: [(1, 100), (2, 99.5), (3, 298.0 / 3), (nil, 99.2)] as [(Int?, Double)])
  func sizesAreRoundedUp(scale: Int?, width: Double) throws {
    let scene = request(Rect(200, 10, 33, 30), body: Size(width: 99.2, height: 21), scale: scale)
    #expect(abs(try #require(place(scene)).body.width - width) < 1e-9)
  }

  @Test(
    arguments: [
      (Rect(-40, 100, 40, 40), 0.0), (Rect(-50, 100, 40, 40), 10), (Rect(378, 816, 10, 10), 5),
      (Rect(100, -30, 0, 0), 30),
    ] as [(Rect, Double)])
  func anAnchorOffTheScreenIsNotPointedAt(anchor: Rect, distance: Double) {
    #expect(place(request(anchor, body: Size(width: 100, height: 50))) == nil)
    #expect(distanceOffscreen(anchor, window: phone) == distance)
  }

  @Test(arguments: [Rect(0, 200, 0, 0), Rect(375, 812, 0, 0), Rect(-39, 100, 40, 40), Rect(100, 0, 20, 0)])
  func aPartOfAnAnchorIsEnough(anchor: Rect) {
    #expect(place(request(anchor, body: Size(width: 100, height: 50))) != nil)
    #expect(distanceOffscreen(anchor, window: phone) == nil)
  }
}
