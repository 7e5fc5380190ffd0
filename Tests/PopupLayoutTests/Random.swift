import Foundation
import PopupLayout
import TestSupport

/// How many scenes a property is tried on; more with `TIPC_TEST_SCENES`.
let sceneCount = ProcessInfo.processInfo.environment["TIPC_TEST_SCENES"].flatMap(Int.init) ?? 50_000
/// Where the scenes come from; another seed with `TIPC_TEST_SEED`.
let sceneSeed = ProcessInfo.processInfo.environment["TIPC_TEST_SEED"].flatMap(UInt64.init) ?? 20_261_103

extension SeededGenerator {
  /// A length with at most three decimals, often a whole one.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: Double(Int.random(in: range.lowerBound * 1000...range.upperBound * 1000, using: &self)) / 1000
    case 1: Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &self)) / 2
    default: Double(Int.random(in: range, using: &self))
    }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }

  mutating func placement() -> PreferredPlacement {
    let side = pick(PreferredSide.allCases)
    return PreferredPlacement(side, side == .auto ? .center : pick(SideAlignment.allCases))
  }

  mutating func margin() -> Margin {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: Margin(length(0...20))
    case 1: Margin(top: length(0...20), right: length(0...20), bottom: length(0...20), left: length(0...20))
    default: Margin(top: length(0...20), bottom: length(0...20), leading: length(0...20), trailing: length(0...20))
    }
  }

  mutating func arrow() -> ArrowShape? {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: nil
    case 1: ArrowShape(base: 0, height: length(0...12))
    default: ArrowShape(base: length(0...30), height: length(0...16), tipRadius: pick([0, 0, length(0...8)]))
    }
  }

  /// A scene as a spec may have it: anything that is no nonsense, fitting or not.
  mutating func request() -> PlacementRequest {
    let screen = pick([
      Size(width: 320, height: 568), Size(width: 375, height: 812), Size(width: 844, height: 390),
      Size(width: 1024, height: 1366), Size(width: 200, height: 200), Size(width: 90, height: 60),
    ])
    let (width, height) = (Int(screen.width), Int(screen.height))
    let (widest, highest) = Int.random(in: 0..<3, using: &self) == 0 ? (900, 900) : (240, 120)
    var body = BodySizes(Size(width: length(0...widest), height: length(0...highest)))
    if Int.random(in: 0..<3, using: &self) == 0 {
      body.horizontal = Size(width: length(0...200), height: length(0...300))
      body.minimumHeight = length(0...44)
      body.minimumWidth = length(0...44)
    }
    var placing = Placing(
      placement: placement(), fallbacks: (0..<Int.random(in: 0..<4, using: &self)).map { _ in placement() },
      offset: length(-4...12), margin: margin(), cornerRadius: length(0...30), arrow: arrow(),
      arrowInset: pick([0, 0, length(0...30)]), atSide: nil, edge: nil, overshoot: nil)
    if Int.random(in: 0..<4, using: &self) == 0 {
      placing.atSide = Placing.AtSide(
        offset: length(0...12), margin: margin(), cornerRadius: length(0...30), arrow: arrow(),
        arrowInset: length(0...20))
    }
    return PlacementRequest(
      anchor: Rect(
        length(-60...width + 20), length(-60...height + 20), pick([0, length(0...60), length(0...width)]),
        pick([0, length(0...60), length(0...height)])),
      window: screen,
      insets: pick([.zero, Insets(top: 47, bottom: 34), Insets(right: 47, bottom: 21, left: 47), Insets(bottom: 291)]),
      placing: placing, direction: pick([.ltr, .rtl]), scale: pick([nil, nil, 1, 2, 3, 7]), body: body)
  }
}
