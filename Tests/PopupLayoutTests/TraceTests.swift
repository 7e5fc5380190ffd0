import PopupLayout
import Testing

/// A scene, how it fits, and all that is said of it, worked out from the rules.
struct TraceCase: CustomTestStringConvertible {
  let name: String
  let request: PlacementRequest
  let fits: PlacementFit
  let lines: [String]

  var testDescription: String { name }
}

extension PlacementRequest {
  fileprivate func with(least: Size) -> PlacementRequest {
    var other = self
    (other.body.minimumWidth, other.body.minimumHeight) = (least.width, least.height)
    return other
  }
}

private let hundred = Size(width: 100, height: 50)

let traceCases: [TraceCase] = [
  TraceCase(
    name: "moved left", request: request(Rect(355, 100, 20, 20), body: hundred), fits: .whole,
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 355,100 20 x 20",
      // Below the anchor and an arrow of 8.
      "bottom: room 684, needs 50: fits",
      // Centred it would begin at 365 - 50; 375 - 100 is as far right as it may be.
      "body: 275,128 100 x 50, moved left by 40 to stay in the usable area",
      "arrow: at the body's top, its tip at 365,120",
    ]),
  TraceCase(
    name: "moved down", request: request(Rect(100, 0, 20, 20), body: hundred, "right"), fits: .whole,
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 100,0 20 x 20", "right: room 247, needs 100: fits",
      "body: 128,0 100 x 50, moved down by 15 to stay in the usable area",
      "arrow: at the body's left, its tip at 120,10",
    ]),
  TraceCase(
    name: "moved up", request: request(Rect(100, 792, 20, 20), body: hundred, "right"), fits: .whole,
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 100,792 20 x 20", "right: room 247, needs 100: fits",
      "body: 128,762 100 x 50, moved up by 15 to stay in the usable area",
      "arrow: at the body's left, its tip at 120,802",
    ]),
  TraceCase(
    name: "flipped", request: request(Rect(5, 100, 20, 20), body: hundred, "left-start"), fits: .whole,
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 5,100 20 x 20",
      // 5 less an arrow of 8: there is nothing to cut a body to.
      "left-start: room -3, needs 100: 103 missing, no room for one line or row",
      "right-start: room 342, needs 100: fits", "body: 33,100 100 x 50", "arrow: at the body's left, its tip at 25,110",
    ]),
  TraceCase(
    name: "cut",
    request: request(
      Rect(150, 180, 40, 40), body: Size(width: 200, height: 300), on: Size(width: 375, height: 400), margin: Margin(8)),
    fits: .cut,
    lines: [
      "usable area: 8,8 359 x 384", "anchor: 150,180 40 x 40",
      "bottom: room 164, needs 300: 136 missing, the most room of all, the body is cut",
      "top: room 164, needs 300: 136 missing", "body: 70,228 200 x 164", "arrow: at the body's top, its tip at 170,220",
    ]),
  TraceCase(
    name: "at a side that nobody asked for",
    request: request(Rect(20, 400, 332, 40), body: hundred, "right").with(least: Size(width: 30, height: 20)),
    fits: .unasked(isCut: false),
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 20,400 332 x 40",
      "right: room 15, needs 100: 85 missing, no room for one line or row",
      "left: room 12, needs 100: 88 missing, no room for one line or row",
      "bottom (not asked for): room 364, needs 50: fits", "body: 136,448 100 x 50",
      "arrow: at the body's top, its tip at 186,440",
    ]),
  TraceCase(
    name: "cut at a side that nobody asked for",
    request: request(Rect(20, 20, 332, 752), body: hundred, "right").with(least: Size(width: 30, height: 20)),
    fits: .unasked(isCut: true),
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 20,20 332 x 752",
      "right: room 15, needs 100: 85 missing, no room for one line or row",
      "left: room 12, needs 100: 88 missing, no room for one line or row",
      "bottom (not asked for): room 32, needs 50: 18 missing, the most room of all, the body is cut",
      "top (not asked for): room 12, needs 50: 38 missing, no room for one line or row", "body: 136,780 100 x 32",
      "arrow: at the body's top, its tip at 186,772",
    ]),
  TraceCase(
    name: "over, since no side has room",
    request: request(Rect(5, 5, 365, 802), body: hundred).with(least: Size(width: 30, height: 30)),
    fits: .unasked(isCut: false),
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 5,5 365 x 802",
      "bottom: room -3, needs 50: 53 missing, no room for one line or row",
      "top: room -3, needs 50: 53 missing, no room for one line or row",
      "right (not asked for): room -3, needs 100: 103 missing, no room for one line or row",
      "left (not asked for): room -3, needs 100: 103 missing, no room for one line or row",
      "over the anchor, without an arrow: no side has room for one line or row", "body: 137.5,381 100 x 50",
    ]),
  TraceCase(
    name: "over, since the anchor is all there is", request: request(Rect(0, 0, 375, 812), body: hundred),
    fits: .unasked(isCut: false),
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 0,0 375 x 812",
      "over the anchor, without an arrow: the anchor is the whole screen", "body: 137.5,381 100 x 50",
    ]),
  TraceCase(
    name: "an arrow that does not fit",
    request: request(Rect(100, 100, 20, 20), body: Size(width: 30, height: 30), radius: 12), fits: .whole,
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 100,100 20 x 20", "bottom: room 684, needs 30: fits",
      "body: 95,128 30 x 30",
      "arrow: at the body's top, its tip at 110,120, its base reduced to 6 since the edge has no longer straight part",
    ]),
  TraceCase(
    name: "an anchor under the status bar",
    request: request(Rect(100, 0, 20, 20), body: hundred, safeArea: Insets(top: 47), margin: Margin(8)), fits: .whole,
    lines: [
      "usable area: 8,55 359 x 749", "anchor: 100,0 20 x 20", "bottom: room 749, needs 50: fits",
      "body: 60,55 100 x 50", "arrow: at the body's top, its tip at 110,47; misses the anchor by 27",
    ]),
  TraceCase(
    name: "the side with the most room", request: request(Rect(100, 600, 20, 20), body: hundred, "auto"), fits: .whole,
    lines: [
      "usable area: 0,0 375 x 812", "anchor: 100,600 20 x 20", "top: room 592, needs 50: fits",
      "body: 60,542 100 x 50", "arrow: at the body's bottom, its tip at 110,600",
    ]),
]

@Suite struct TraceTests {
  @Test(arguments: traceCases) func allIsSaid(_ scene: TraceCase) throws {
    let trace = try #require(explain(scene.request))
    #expect(trace.lines == scene.lines)
    #expect(trace.result.fits == scene.fits)
    #expect(trace.result == place(scene.request))
  }

  /// A list of 17 rows of 29 with 7 above and below, in a window of 375: 12 rows, 362, are all that it could ever show.
  @Test(
    arguments: [
      // The room below is 331: 10 rows. What is missing is missing to all of them.
      (
        Rect(100, 20, 20, 24), PlacementFit.cut, 304.0,
        "bottom: room 331, needs 507: 176 missing, the most room of all, the body is cut"
      ),
      (
        Rect(100, 0, 20, 10), .whole, 362,
        "bottom: room 365, needs 507, of which the usable area has room for 362: fits"
      ),
    ] as [(Rect, PlacementFit, Double, String)])
  func whatContentsNeedIsNotWhatTheScreenLeaves(anchor: Rect, fits: PlacementFit, body: Double, line: String) throws {
    let scene = request(anchor, body: hundred, on: Size(width: 667, height: 375), arrow: nil)
    let trace = try #require(
      explain(scene) { _, room in
        let rows = min(17, ((room.height - 14) / 29).rounded(.down))
        return BodyMeasure(
          Size(width: 100, height: 14 + rows * 29), minimum: Size(width: 30, height: 43), wholeHeight: 507)
      })
    #expect(trace.lines[2] == line)
    #expect(trace.result.fits == fits)
    #expect(trace.result.body.height == body)
  }

  /// Each axis has its own least body: what has no room above and below may have some at the sides.
  @Test func theLeastBodyIsThatOfItsAxis() throws {
    let scene = request(Rect(100, 100, 100, 612), body: hundred, fallbacks: [])
    func measure(_ axis: Popup.Axis, _ room: Size) -> BodyMeasure {
      let isVertical = axis == .vertical
      return BodyMeasure(
        Size(width: 300, height: 300), minimum: Size(width: isVertical ? 250 : 60, height: isVertical ? 120 : 40))
    }
    let trace = try #require(explain(scene, measuring: measure))
    // 92 below and above are too few; to the right there are 167, less than 250 but more than 60.
    #expect(trace.candidates.map(\.isUsable) == [false, false, true, true])
    #expect(trace.result.placement.description == "right")
    #expect(trace.result.fits == .unasked(isCut: true))
    #expect(trace.result.body.width == 167)
  }
}
