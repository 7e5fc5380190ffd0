import PopupLayout
import Testing

/// Every combination of what there are few of.
@Suite struct ExhaustiveTests {
  static let screens: [(size: Size, safeArea: Insets)] = [
    (Size(width: 375, height: 667), Insets(top: 20)),
    (Size(width: 393, height: 852), Insets(top: 59, bottom: 34)),
    (Size(width: 852, height: 393), Insets(right: 59, bottom: 21, left: 59)),
    (Size(width: 820, height: 1180), Insets(top: 24, bottom: 20)),
    (Size(width: 360, height: 800), Insets(top: 24, bottom: 24)),
    (Size(width: 240, height: 160), .zero),
  ]

  /// Left, middle, right by top, middle, bottom; at the ends half of it in the corner, so that safe areas matter.
  private func anchors(on screen: Size) -> [Rect] {
    let size = 44.0
    return [0, (screen.width - size) / 2, screen.width - size].flatMap { x in
      [0, (screen.height - size) / 2, screen.height - size].map { y in Rect(x, y, size, size) }
    }
  }

  @Test(arguments: [nil, 1, 2, 3] as [Int?]) func invariantsHoldEverywhere(scale: Int?) {
    var scenes = 0
    for side in ["top", "right", "bottom", "left"] {
      for alignment in ["", "-start", "-end"] {
        for (size, safeArea) in Self.screens {
          for anchor in anchors(on: size) {
            for direction in WritingDirection.allCases {
              let scene = request(
                anchor, body: Size(width: 180, height: 60), on: size, safeArea: safeArea, margin: Margin(8), radius: 12,
                offset: 2, side + alignment, direction, scale: scale)
              check(scene)
              scenes += 1
            }
          }
        }
      }
    }
    #expect(scenes == 4 * 3 * 9 * 6 * 2)
  }

  private func check(_ scene: PlacementRequest) {
    guard let result = place(scene) else {
      Issue.record("off the screen: \(scene)")
      return
    }
    var broken = checkInvariants(scene, result)
    if scene.scale == nil, let other = place(scene.mirrored)?.mirrored(in: scene.window.width) {
      if other.placement != result.placement || !other.body.isClose(to: result.body)
        || !other.arrowTip.isClose(to: result.arrowTip)
      {
        broken.append("in a mirror it lies at \(other.placement), \(other.body), tip \(other.arrowTip)")
      }
    }
    if !broken.isEmpty { Issue.record("\(trail("exhaustive", scene, broken))") }
  }
}
