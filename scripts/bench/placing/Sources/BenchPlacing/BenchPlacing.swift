import PopupLayout

/// Times the solver on scenes that flip, shift, snap and do not fit, on one core.
@main
struct BenchPlacing {
  static func main() {
    let scenes = (0..<2_000).map(scene)
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 500
    measure("placed", scenes, rounds: rounds) { place($0)?.body.x ?? 0 }
    measure("placed, with outline", scenes, rounds: max(1, rounds / 5)) { Double(place($0)?.outline.count ?? 0) }
    measure("explained", scenes, rounds: max(1, rounds / 50)) { Double(explain($0)?.lines.count ?? 0) }
  }

  private static func measure(
    _ what: String, _ scenes: [PlacementRequest], rounds: Int, _ work: (PlacementRequest) -> Double
  ) {
    var sum = 0.0
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<rounds {
        for scene in scenes { sum += work(scene) }
      }
    }
    let (seconds, attoseconds) = time.components
    let elapsed = Double(seconds) + Double(attoseconds) * 1e-18
    let count = scenes.count * rounds
    // The sum is printed so that nothing can be left out of what is timed.
    print("\(what): \(count) scenes, \(Int(Double(count) / elapsed)) a second (sum \(Int(sum)))")
  }

  /// One of many scenes, all different: a small generator of congruent numbers is enough.
  private static func scene(_ number: Int) -> PlacementRequest {
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    let window = [Size(width: 375, height: 812), Size(width: 844, height: 390), Size(width: 820, height: 1180)][
      random(3)]
    let sides: [PreferredSide] = [.top, .bottom, .leading, .trailing, .auto]
    let alignments = SideAlignment.allCases
    let placing = Placing(
      placement: PreferredPlacement(sides[random(5)], alignments[random(3)]),
      fallbacks: [PreferredPlacement(sides[random(4)]), PreferredPlacement(.top)], offset: Double(random(8)),
      margin: Margin(Double(random(16))), cornerRadius: Double(random(16)),
      arrow: ArrowShape(base: Double(8 + random(12)), height: Double(random(12)), tipRadius: Double(random(3))),
      arrowInset: 0, atSide: nil, edge: nil, overshoot: nil)
    return PlacementRequest(
      anchor: Rect(
        x: Double(random(Int(window.width))), y: Double(random(Int(window.height))), width: Double(random(80)),
        height: Double(random(60))),
      window: window, insets: Insets(top: 47, bottom: 34), placing: placing, direction: random(2) == 0 ? .ltr : .rtl,
      scale: [nil, 2, 3][random(3)],
      body: BodySizes(
        Size(width: Double(40 + random(260)), height: Double(30 + random(300))), minimumHeight: Double(30)))
  }
}
