extension SeedCase {
  static let all = tips + banners + lists + bubbles

  private static func tip(_ name: String, _ message: String, anchor: String, _ more: String = "") -> SeedCase {
    SeedCase(name: name, spec: "tips:\n  it: {message: \"\(message)\", anchor: {\(anchor)}\(more)}\n")
  }

  private static let words12 = Array(repeating: "aaaa", count: 12).joined(separator: " ")
  private static let words44 = Array(repeating: "aaaa", count: 44).joined(separator: " ")
  private static let han30 = String(repeating: "我能吞下玻璃而不伤", count: 4).prefix(30)

  private static var tips: [SeedCase] {
    [
      with(tip("tip, below its anchor, one line", "abc", anchor: "x: 100, y: 100, width: 40, height: 40")) {
        // 14 + 2 x 8 is less than 32; 196 wide whatever the text; the middle of 100…140 is 120.
        $0.figures = [
          ("body width", 196), ("body height", 32), ("body x", 22), ("body y", 148), ("tip x", 120), ("tip y", 140),
          ("frame y", 140), ("frame height", 40), ("frame width", 196), ("arrow base", 10), ("corner radius", 5),
          ("text size", 14), ("text height", 14), ("text width", 26), ("text x", 85), ("text y", 9), ("lines", 1),
          ("duration", 2), ("show duration", 0.25), ("show scale", 1.05), ("dismiss duration", 0.25), ("miss", 0),
        ]
        $0.words = [
          ("placement", "bottom"), ("arrow", "top"), ("background", "#ff8000"), ("message", "#ffffff"),
          ("message background", "none"), ("border", "none"), ("align", "center"), ("show", "pop"),
          ("show curve", "ease-in"), ("dismiss", "fade"), ("dismiss curve", "ease-in-out"), ("flipped", "false"),
        ]
        $0.codes = []
      },
      with(tip("tip, above its anchor", "abc", anchor: "x: 100, y: 300, width: 40, height: 40", ", placement: top")) {
        $0.figures = [("body y", 260), ("body height", 32), ("tip x", 120), ("tip y", 300), ("frame height", 40)]
        $0.words = [("placement", "top"), ("arrow", "bottom")]
      },
      with(tip("tip, right of its anchor", "abc", anchor: "x: 20, y: 300, width: 40, height: 40", ", placement: right"))
      {
        // At the sides the arrow is 8 along the edge and 10 long; the height is at least 40.
        $0.figures = [
          ("body x", 70), ("body y", 300), ("body width", 196), ("body height", 40), ("tip x", 60), ("tip y", 320),
          ("frame width", 206), ("frame x", 60), ("arrow base", 8),
        ]
        $0.words = [("placement", "right"), ("arrow", "left")]
      },
      with(tip("tip, left of its anchor", "abc", anchor: "x: 300, y: 300, width: 40, height: 40", ", placement: left"))
      {
        $0.figures = [
          ("body x", 94), ("body y", 300), ("body height", 40), ("tip x", 300), ("frame width", 206), ("frame x", 94),
        ]
        $0.words = [("placement", "left"), ("arrow", "right")]
      },
      with(tip("tip, three lines of words", words12, anchor: "x: 100, y: 100, width: 40, height: 40")) {
        // Four words are 4 x 33.6 + 3 x 7 = 155.4 wide, five would be 196: more than 180.
        $0.figures = [
          ("lines", 3), ("text height", 42), ("body height", 58), ("frame height", 66), ("text width", 156),
        ]
        $0.words = [("first line", "aaaa aaaa aaaa aaaa"), ("truncated", "false")]
      },
      with(tip("tip, three lines of Chinese", String(han30), anchor: "x: 100, y: 100, width: 40, height: 40")) {
        // Twelve ideographs are 168 wide, thirteen 182.
        $0.figures = [("lines", 3), ("text height", 42), ("body height", 58), ("text width", 168)]
        $0.words = [("first line", "我能吞下玻璃而不伤我能吞"), ("truncated", "false")]
      },
      with(tip("tip, more text than its greatest height", words44, anchor: "x: 100, y: 100, width: 40, height: 40")) {
        // 160 - 8 - 16 = 136 is room for nine lines of 14; eleven are needed.
        $0.figures = [("lines", 9), ("body height", 152), ("frame height", 160)]
        $0.words = [("truncated", "true")]
        $0.codes = ["text-truncated"]
      },
      with(
        tip(
          "tip at the side, more text than its greatest height", words44,
          anchor: "x: 20, y: 300, width: 40, height: 40", ", placement: right")
      ) {
        // 160 - 16 = 144 is room for ten lines.
        $0.figures = [("lines", 10), ("body height", 160), ("frame height", 160)]
        $0.words = [("truncated", "true"), ("placement", "right")]
      },
      with(tip("tip, near the screen's left edge", "abc", anchor: "x: 0, y: 100, width: 30, height: 20")) {
        // 15 - 98 would be off the screen: it stays 1 inside, and the arrow points at the middle, 15.
        $0.figures = [("body x", 1), ("tip x", 15), ("miss", 0)]
        $0.codes = []
      },
      with(
        tip(
          "tip, in the corner: the arrow stays on the straight edge", "abc",
          anchor: "x: 0, y: 100, width: 6, height: 20")
      ) {
        // 5 of the corner and 5 of half the base keep the tip at 11 of the screen; the anchor ends at 6.
        $0.figures = [("body x", 1), ("tip x", 11), ("miss", 5)]
        $0.codes = ["arrow-misses-anchor"]
      },
      with(tip("tip, no room below: above", "abc", anchor: "x: 100, y: 620, width: 40, height: 40")) {
        $0.figures = [("body y", 580), ("tip y", 620)]
        $0.words = [("placement", "top"), ("flipped", "true")]
      },
    ]
  }

  private static var banners: [SeedCase] {
    let fills = [("info", "#2cbbff"), ("success", "#56bc8a"), ("warning", "#f2992e"), ("error", "#c02425")]
    var cases = fills.map { style, fill in
      with(SeedCase(name: "banner, \(style)", spec: "banners:\n  it: {message: abc, style: \(style)}\n")) {
        $0.figures = [
          ("frame x", 0), ("frame y", -4), ("frame width", 375), ("frame height", 48), ("hidden y", -49),
          ("text x", 10), ("text bottom", 43), ("text size", 14), ("text weight", 500), ("duration", 0),
          ("show duration", 1), ("show damping", 10), ("show velocity", 10), ("show overshoot", 0),
          ("dismiss duration", 5), ("dismiss damping", 1), ("dismiss velocity", 5),
        ]
        $0.words = [
          ("background", fill), ("message", "#ffffff"), ("show", "slide"), ("show curve", "ease-in-out"),
          ("dismiss", "slide"), ("dismiss curve", "ease-in-out"), ("replace", "at-once"), ("arrow", "none"),
        ]
        $0.codes = []
      }
    }
    cases.append(
      with(SeedCase(name: "banner without a style", spec: "banners:\n  it: {message: abc}\n")) {
        $0.words = [("background", "#f2992e")]
      })
    cases.append(
      with(SeedCase(name: "banner under a status bar", spec: "banners:\n  it: {message: abc, style: info}\n")) {
        $0.project = "screens: {phone: {width: 375, height: 667, safe-area: {top: 20}}}"
        // 48 and the inset of 20; the text keeps its distance from the lower edge.
        $0.figures = [("frame y", -4), ("frame height", 68), ("hidden y", -69), ("text bottom", 63)]
      })
    cases.append(
      with(
        SeedCase(
          name: "banner, a text of two lines and more", spec: "banners:\n  it: {message: \"\(words44)\", style: info}\n"
        )
      ) {
        // 8 words are 8 x 33.6 + 7 x 7 = 317.8 wide, nine would be 358.4: more than 375 - 20.
        $0.figures = [("lines", 2), ("text height", 28), ("frame height", 48), ("text bottom", 43)]
        $0.words = [("truncated", "true"), ("first line", Array(repeating: "aaaa", count: 8).joined(separator: " "))]
        $0.codes = ["text-truncated"]
      })
    return cases
  }

  private static var lists: [SeedCase] {
    let spec = { (anchor: String) in
      "menus:\n  it: {titles: [aaa, bbbb, aaa], anchor: {\(anchor)}, style: popover-list}\n"
    }
    return [
      with(SeedCase(name: "popover list, above its anchor", spec: spec("x: 150, y: 400, width: 40, height: 40"))) {
        // At 17 points a letter is 10.2 wide: 40.8, so 41, and 16 on both sides. 400 - 2 - 10 - 90 = 298.
        $0.figures = [
          ("body width", 73), ("body height", 90), ("row height", 30), ("rows", 3), ("body y", 298), ("tip y", 398),
          ("tip x", 170), ("body x", 133.5), ("arrow base", 10), ("corner radius", 10), ("frame height", 100),
          ("text size", 17), ("title x", 16), ("show duration", 0), ("dismiss duration", 0),
        ]
        $0.words = [
          ("background", "#0e0f10"), ("title", "#ffffff"), ("placement", "top"), ("align", "left"), ("show", "none"),
          ("dismiss", "none"), ("dismiss on", "select tap-outside"), ("scrim", "none"),
        ]
        $0.codes = []
      },
      with(
        SeedCase(
          name: "popover list, below: it would come closer than 10 to the top",
          spec: spec("x: 150, y: 110, width: 40, height: 40"))
      ) {
        // Above there are 110 - 12 = 98, of which 10 are kept clear: less than 90.
        $0.figures = [("body y", 162), ("tip y", 152)]
        $0.words = [("placement", "bottom"), ("flipped", "true")]
      },
      with(SeedCase(name: "popover list, 10 from the top exactly", spec: spec("x: 150, y: 112, width: 40, height: 40")))
      {
        $0.figures = [("body y", 10)]
        $0.words = [("placement", "top")]
      },
      with(SeedCase(name: "popover list, at the screen's edge", spec: spec("x: 340, y: 400, width: 30, height: 40"))) {
        // 375 - 5 - 73; the middle of the anchor is 355, and the last 15 of the edge are the corner and half the base.
        $0.figures = [("body x", 297), ("tip x", 355), ("miss", 0)]
      },
    ]
  }

  private static var bubbles: [SeedCase] {
    let spec = { (style: String, more: String, anchor: String) in
      "menus:\n  it: {titles: [aaaa, bb, cc]\(more), anchor: {\(anchor)}, style: \(style)}\n"
    }
    let anchor = "x: 100, y: 100, width: 40, height: 40"
    let images = ", images: [asset:a, asset:b, asset:c]"
    let looks = [("dark", "#1f1f1f", "#f7f9fb"), ("light", "#f7f9fb", "#1f1f1f")]
    var cases = looks.map { style, fill, text in
      with(SeedCase(name: "bubble menu, \(style)", spec: spec(style, "", anchor))) {
        // At 16 points a letter is 9.6 wide: 38.4, so 39, and 8 on both sides.
        $0.figures = [
          ("body width", 55), ("body height", 132), ("row height", 44), ("body x", 92.5), ("body y", 152),
          ("tip x", 120), ("tip y", 143.5), ("arrow base", 20), ("corner radius", 4), ("text size", 16),
          ("background opacity", 0.98), ("title opacity", 0.98), ("scrim opacity", 0.11), ("separators", 2),
          ("separator x", 4), ("separator y", 43.5), ("separator width", 47), ("separator height", 0.5),
          ("show duration", 0.15), ("dismiss duration", 0.15), ("title x", 8), ("second title x", 17.5),
        ]
        $0.words = [
          ("background", fill), ("title", text), ("separator", text), ("scrim", "#000000"), ("placement", "bottom"),
          ("show", "fade"), ("show curve", "ease-in-out"), ("dismiss", "fade"), ("dismiss curve", "ease-in-out"),
          ("dismiss on", "select tap-outside"), ("align", "center"),
        ]
        $0.codes = []
      }
    }
    cases += looks.map { style, _, _ in
      with(SeedCase(name: "bubble menu with images, \(style)", spec: spec(style, images, anchor))) {
        // 24 more: an image of 16 and a gap of 8. A narrower title and its image stand in the middle together:
        // (79 - 24 - 20) / 2 = 17.5, and the title of two letters is 19.2, so 20, wide.
        $0.figures = [
          ("body width", 79), ("body height", 132), ("image x", 8), ("image width", 16), ("title x", 32),
          ("second title x", 41.5),
        ]
      }
    }
    cases.append(
      with(SeedCase(name: "bubble menu without a style", spec: "menus:\n  it: {titles: [a], anchor: {\(anchor)}}\n")) {
        $0.words = [("background", "#1f1f1f")]
        $0.figures = [("separators", 0)]
      })
    cases.append(
      with(
        SeedCase(
          name: "bubble menu, above: less room below the anchor than it is high",
          spec: spec("dark", "", "x: 100, y: 500, width: 40, height: 40"))
      ) {
        // Below there are 667 - 540 - 12 = 115.
        $0.figures = [("body y", 356), ("tip y", 496.5)]
        $0.words = [("placement", "top"), ("arrow", "bottom")]
      })
    cases.append(
      with(
        SeedCase(
          name: "bubble menu, at the screen's edge", spec: spec("dark", "", "x: 335, y: 100, width: 40, height: 40"))
      ) {
        // 375 - 5 - 55 = 315; the middle of the anchor is 355, and the tip stays 14 from the end: 356 at most.
        $0.figures = [("body x", 315), ("tip x", 355), ("miss", 0)]
      })
    cases.append(
      with(
        SeedCase(
          name: "bubble menu, in the corner: the tip stays 14 from the end",
          spec: spec("dark", "", "x: 365, y: 100, width: 10, height: 40"))
      ) {
        $0.figures = [("body x", 315), ("tip x", 356), ("miss", 9)]
        $0.codes = ["arrow-misses-anchor"]
      })
    cases.append(
      with(
        SeedCase(
          name: "bubble menu, room on neither side: the side with more",
          spec:
            "menus:\n  it: {titles: [aaaa, b, c, d, e, f, g, h, i, j, k, l, m], anchor: {x: 100, y: 300, width: 40, height: 40}}\n"
        )
      ) {
        // Above there are 300 - 12 = 288, below 667 - 340 - 12 = 315: seven rows of 44 are 308.
        $0.figures = [("body height", 308), ("rows", 13), ("body y", 352)]
        $0.words = [("placement", "bottom")]
        $0.codes = ["no-side-fits", "menu-scrolls"]
      })
    return cases
  }

  private static func with(_ seed: SeedCase, _ change: (inout SeedCase) -> Void) -> SeedCase {
    var seed = seed
    change(&seed)
    return seed
  }
}
