import PopupLayout
import TestSupport
import Testing

/// Figures that no spec may hold, but that an app may well compute: nothing traps, and nothing that is no number comes out.
@Suite struct HostileInputTests {
  static let figures: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -0.0, 0, 0.0001, .leastNonzeroMagnitude, 1, 40, 375, 1e6, 1e15,
    -1e300, 1e308,
    .greatestFiniteMagnitude,
  ]

  private static func hostileRequest(_ generator: inout SeededGenerator) -> PlacementRequest {
    func figure() -> Double { generator.pick(figures) }
    func margin() -> Margin {
      Margin(
        top: figure(), right: figure(), bottom: figure(), left: figure(),
        leading: generator.pick([nil, figure()]), trailing: generator.pick([nil, figure()]))
    }
    func arrow() -> ArrowShape? {
      generator.pick([nil, ArrowShape(base: figure(), height: figure(), tipRadius: figure())])
    }
    func size() -> Size { Size(width: figure(), height: figure()) }
    // Some scenes have only one bad figure.
    var request = generator.request()
    func spoil(_ change: (inout PlacementRequest) -> Void) {
      if Int.random(in: 0..<3, using: &generator) == 0 { change(&request) }
    }
    spoil { $0.anchor = Rect(figure(), figure(), figure(), figure()) }
    spoil { $0.window = size() }
    spoil { $0.insets = Insets(top: figure(), right: figure(), bottom: figure(), left: figure()) }
    spoil { $0.body = BodySizes(vertical: size(), horizontal: size(), minimumHeight: figure(), minimumWidth: figure()) }
    spoil { $0.placing.margin = margin() }
    spoil { $0.placing.arrow = arrow() }
    spoil { $0.placing.offset = figure() }
    spoil { $0.placing.cornerRadius = figure() }
    spoil { $0.placing.arrowInset = figure() }
    spoil {
      $0.placing.atSide = Placing.AtSide(
        offset: figure(), margin: margin(), cornerRadius: figure(), arrow: arrow(), arrowInset: figure())
    }
    spoil { $0.scale = generator.pick([nil, -3, 0, 1, 7, 61, 1_000_000, .max, .min]) }
    return request
  }

  @Test func nothingTrapsAndAllIsFinite() {
    var generator = SeededGenerator(seed: sceneSeed &+ 20)
    for number in 0..<sceneCount {
      let request = Self.hostileRequest(&generator)
      guard let result = place(request) else { continue }
      let measure = PathMeasure(result.outline)
      let usable = usableArea(request, for: result.axis)
      let figures = [
        result.body.x, result.body.y, result.body.width, result.body.height, result.frame.x, result.frame.y,
        result.frame.width, result.frame.height, result.miss, result.shift, result.arrowTip.x, result.arrowTip.y,
        result.room.width, result.room.height,
      ]
      let isFine =
        figures.allSatisfy(\.isFinite) && measure.isFinite && measure.isClosed
        && usable.contains(result.body, within: 1e-3)
        && result.body.width >= 0 && result.body.height >= 0
      if !isFine {
        Issue.record("\(trail("scene \(number) of seed \(sceneSeed &+ 20)", request, ["\(result)"]))")
        return
      }
    }
  }

  @Test func explanationsAndAdviceAreFinite() {
    var generator = SeededGenerator(seed: sceneSeed &+ 21)
    for _ in 0..<sceneCount / 10 {
      let request = Self.hostileRequest(&generator)
      guard let trace = explain(request) else { continue }
      let areNumbers = trace.lines.allSatisfy { !$0.contains("nan") && !$0.contains("inf") }
      #expect(areNumbers)
      for advice in advice(on: trace.result, for: request) {
        #expect(advice.to.isFinite && advice.to >= 0)
      }
      for side in Side.allCases {
        if let room = room(request, at: side) { #expect(room.width.isFinite && room.height.isFinite) }
      }
    }
  }

  @Test func shapesAreFinite() {
    var generator = SeededGenerator(seed: sceneSeed &+ 22)
    for _ in 0..<sceneCount / 5 {
      func figure() -> Double { generator.pick(Self.figures) }
      func point() -> Point { Point(x: figure(), y: figure()) }
      let arrow = PlacedArrow(
        edge: generator.pick(Side.allCases), tip: point(), base: generator.pick([[], [point()], [point(), point()]]))
      let shape = PopupShape(
        body: Size(width: figure(), height: figure()), cornerRadius: figure(), arrow: generator.pick([nil, arrow]),
        tipRadius: figure())
      let width = figure()
      for path in [shape.outline, shape.border(width: width)] where !PathMeasure(path).isFinite && !path.isEmpty {
        Issue.record("\(shape), border \(width): \(path)")
        return
      }
    }
  }

  @Test func bannersAreFinite() {
    var generator = SeededGenerator(seed: sceneSeed &+ 23)
    for _ in 0..<sceneCount / 5 {
      func figure() -> Double { generator.pick(Self.figures) }
      let placing = Placing(
        placement: nil, fallbacks: [], offset: 0, margin: Margin(), cornerRadius: 0, arrow: nil, arrowInset: 0,
        atSide: nil,
        edge: generator.pick([nil, .top, .bottom]), overshoot: generator.pick([nil, figure()]))
      let frames = placeBanner(
        height: figure(), placing: placing, window: Size(width: figure(), height: figure()),
        insets: Insets(top: figure(), right: figure(), bottom: figure(), left: figure()),
        scale: generator.pick([nil, 0, 3, .max]))
      for rect in [frames.frame, frames.content, frames.hidden] {
        let areFinite = [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite)
        #expect(areFinite)
        #expect(rect.width >= 0 && rect.height >= 0)
      }
    }
  }

  @Test func aScreenSmallerThanItsSafeAreaHoldsNothing() throws {
    let scene = request(
      Rect(10, 10, 20, 20), body: Size(width: 50, height: 50), on: Size(width: 100, height: 100),
      safeArea: Insets(top: 80, bottom: 80))
    let result = try #require(place(scene))
    #expect(result.placement == .over)
    #expect(result.fits == .unasked(isCut: true))
    #expect(result.body.height == 0)
  }
}
