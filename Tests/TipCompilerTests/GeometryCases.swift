extension GeometryCase {
  static let all = corners + sides + aligned + edges

  private static func with(_ scene: GeometryCase, _ change: (inout GeometryCase) -> Void) -> GeometryCase {
    var scene = scene
    change(&scene)
    return scene
  }

  private static var corners: [GeometryCase] {
    [
      with(
        GeometryCase(
          "arrow in the rounded corner", "0, y: 100, width: 24, height: 24", body: (200, 60),
          style: "corner-radius: 16, margin: 8")
      ) {
        $0.figures = [("variant.body", "8 132 200 60"), ("variant.arrow.tip", "24 -8"), ("variant.miss", "8")]
        $0.codes = ["arrow-misses-anchor"]
        $0.words = ["misses its anchor by 8 points"]
      },
      with(
        GeometryCase(
          "short text, wide anchor", "100, y: 100, width: 80, height: 40", body: (40, 30),
          style: "corner-radius: 5", arrow: "{base: 10, height: 5}")
      ) {
        $0.figures = [("variant.body", "120 145 40 30"), ("variant.arrow.tip", "20 -5"), ("variant.miss", "0")]
      },
      with(
        GeometryCase(
          "radius is not a constant", "0, y: 100, width: 10, height: 40", body: (120, 100),
          style: "corner-radius: 12, margin: 4", arrow: "{base: 16, height: 10}")
      ) {
        $0.figures = [("variant.body", "4 150 120 100"), ("variant.arrow.tip", "20 -10"), ("variant.miss", "14")]
        $0.codes = ["arrow-misses-anchor"]
      },
      with(
        GeometryCase(
          "radius is not a constant, mirrored", "365, y: 100, width: 10, height: 40", body: (120, 100),
          style: "corner-radius: 12, margin: 4", arrow: "{base: 16, height: 10}")
      ) {
        // 375 - 4 - 120, and the tip 20 from the other end.
        $0.figures = [("variant.body", "251 150 120 100"), ("variant.arrow.tip", "100 -10"), ("variant.miss", "14")]
        $0.codes = ["arrow-misses-anchor"]
      },
      with(
        GeometryCase("point anchor on the edge", "0, y: 200, width: 0, height: 0", body: (196, 32))
      ) {
        // The tip stays half a base from the corner: 8 from the anchor.
        $0.figures = [("variant.body", "0 208 196 32"), ("variant.arrow.tip", "8 -8"), ("variant.miss", "8")]
        $0.codes = ["arrow-misses-anchor"]
      },
    ]
  }

  private static var sides: [GeometryCase] {
    let small = "width: 375, height: 400"
    return [
      with(
        GeometryCase(
          "arrow at a side counts in the width", "100, y: 200, width: 40, height: 40", body: (120, 38),
          more: "placement: right", arrow: "{base: 10, height: 10}")
      ) {
        $0.figures = [
          ("variant.frame", "140 201 130 38"), ("variant.body", "150 201 120 38"), ("variant.arrow.edge", "left"),
        ]
      },
      with(
        GeometryCase(
          "neither side fits", "150, y: 180, width: 40, height: 40", body: (200, 300), style: "margin: 8",
          screen: small)
      ) {
        $0.figures = [("variant.body", "70 228 200 164"), ("variant.placement", "bottom")]
        $0.codes = ["no-side-fits"]
        $0.words = ["bottom: room 164, needs 300", "top: room 164, needs 300"]
      },
      with(
        GeometryCase(
          "neither side fits, and the second has more room", "150, y: 120, width: 40, height: 40", body: (200, 300),
          more: "placement: top", style: "margin: 8", screen: small)
      ) {
        // Above 120 - 8 - 8, below 400 - 8 - 160 - 8.
        $0.figures = [
          ("variant.body", "70 168 200 224"), ("variant.placement", "bottom"), ("variant.flipped", "true"),
        ]
        $0.codes = ["no-side-fits"]
        $0.words = ["top: room 104, needs 300", "bottom: room 224, needs 300"]
      },
      with(
        GeometryCase(
          "a shift would do", "0, y: 100, width: 40, height: 40", body: (150, 50),
          more: "fallbacks: [right, top]", style: "corner-radius: 8")
      ) {
        $0.figures = [
          ("variant.placement", "bottom"), ("variant.body", "0 148 150 50"), ("variant.arrow.tip", "20 -8"),
        ]
      },
      with(
        GeometryCase("the anchor is the whole screen", "0, y: 0, width: 375, height: 812", body: (200, 80))
      ) {
        $0.figures = [
          ("variant.placement", "over"), ("variant.body", "87.5 366 200 80"), ("variant.arrow", "none"),
        ]
        $0.codes = ["no-side-fits"]
      },
    ]
  }

  private static var aligned: [GeometryCase] {
    let radius = "corner-radius: 12"
    return [
      with(
        GeometryCase(
          "end-aligned on a wide anchor", "20, y: 100, width: 300, height: 40", body: (100, 50),
          more: "placement: bottom-end", style: radius)
      ) {
        $0.figures = [("variant.body", "220 148 100 50"), ("variant.arrow.tip", "80 -8"), ("variant.miss", "0")]
      },
      with(
        GeometryCase(
          "start-aligned on a wide anchor", "20, y: 100, width: 300, height: 40", body: (100, 50),
          more: "placement: bottom-start", style: radius)
      ) {
        $0.figures = [("variant.body", "20 148 100 50"), ("variant.arrow.tip", "20 -8")]
      },
      with(
        GeometryCase(
          "start-aligned on a small anchor", "100, y: 100, width: 20, height: 20", body: (200, 60),
          more: "placement: bottom-start", style: radius)
      ) {
        $0.figures = [("variant.body", "90 128 200 60"), ("variant.arrow.tip", "20 -8"), ("variant.miss", "0")]
      },
      with(
        GeometryCase(
          "right-to-left start", "100, y: 100, width: 100, height: 40", body: (60, 30),
          more: "placement: bottom-start", locale: "he")
      ) {
        $0.figures = [("variant.body", "140 148 60 30"), ("variant.placement", "bottom-start")]
      },
    ]
  }

  private static var edges: [GeometryCase] {
    // The arrow takes the 8 that are between anchor and body.
    let blur = [("", "1.5"), (", scale: 1", "2"), (", scale: 2", "1.5"), (", scale: 3", "1.667")].map { scale, x in
      with(
        GeometryCase(
          "blur\(scale)", "10, y: 10, width: 33, height: 30", body: (50, 21),
          screen: "width: 375, height: 812\(scale)")
      ) {
        $0.figures = [("variant.body", "\(x) 48 50 21")]
      }
    }
    return blur + [
      with(
        GeometryCase("a text of 99.2 is 100 wide", "100, y: 100, width: 40, height: 40", body: (50, 21))
      ) {
        // Seven letters of 9.6 and four of 8.
        $0.spec = """
          tips:
            it:
              message: aaaaaaaiiii
              anchor: {x: 100, y: 100, width: 40, height: 40}
              style: {width: hug, padding: 0, text: {size: 16}}
          """
        $0.figures = [("layout.texts.0.width", "99.2"), ("layout.texts.0.frame", "0 8 100 16")]
      },
      with(
        GeometryCase(
          "safe area at the sides", "60, y: 100, width: 30, height: 30", body: (160, 50),
          style: "corner-radius: 12, margin: 16",
          screen: "width: 844, height: 390, safe-area: {left: 47, right: 47, bottom: 21}")
      ) {
        $0.figures = [("variant.body", "63 138 160 50"), ("variant.arrow.tip", "20 -8"), ("variant.miss", "0")]
      },
    ]
  }
}
