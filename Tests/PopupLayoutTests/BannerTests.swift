import PopupLayout
import Testing

/// Strips along the edge, as the seed of the built-in styles has them.
@Suite struct BannerTests {
  struct Strip: Sendable {
    var name: String
    var height = 44.0
    var edge = Placing.BannerEdge.top
    var window = Size(width: 375, height: 667)
    var insets = Insets.zero
    var scale: Int?
    var frame: Rect
    var content: Rect
    var hidden: Rect
  }

  static let strips = [
    Strip(
      name: "no safe area", frame: Rect(0, -4, 375, 48), content: Rect(0, 0, 375, 44), hidden: Rect(0, -49, 375, 48)),
    Strip(
      name: "notch", insets: Insets(top: 47, bottom: 34), frame: Rect(0, -4, 375, 95), content: Rect(0, 47, 375, 44),
      hidden: Rect(0, -96, 375, 95)),
    Strip(
      name: "bottom", edge: .bottom, insets: Insets(top: 47, bottom: 34), frame: Rect(0, 589, 375, 82),
      content: Rect(0, 589, 375, 44), hidden: Rect(0, 668, 375, 82)),
    Strip(
      name: "landscape", window: Size(width: 844, height: 390), insets: Insets(right: 47, bottom: 21, left: 47),
      frame: Rect(0, -4, 844, 48), content: Rect(47, 0, 750, 44), hidden: Rect(0, -49, 844, 48)),
    Strip(
      name: "higher than the screen", height: 1000, insets: Insets(top: 20, bottom: 20), frame: Rect(0, -4, 375, 651),
      content: Rect(0, 20, 375, 627), hidden: Rect(0, -652, 375, 651)),
    Strip(
      name: "snapped", height: 44.2, scale: 2, frame: Rect(0, -4, 375, 48.5), content: Rect(0, 0, 375, 44.5),
      hidden: Rect(0, -49.5, 375, 48.5)),
  ]

  @Test(arguments: strips.indices) func isWhereItBelongs(index: Int) {
    let strip = Self.strips[index]
    let placing = Placing(
      placement: nil, fallbacks: [], offset: 0, margin: Margin(), cornerRadius: 0, arrow: nil, arrowInset: 0,
      atSide: nil,
      edge: strip.edge, overshoot: 4)
    let frames = placeBanner(
      height: strip.height, placing: placing, window: strip.window, insets: strip.insets, scale: strip.scale)
    #expect(frames.frame == strip.frame, "\(strip.name)")
    #expect(frames.content == strip.content, "\(strip.name)")
    #expect(frames.hidden == strip.hidden, "\(strip.name)")
  }
}
