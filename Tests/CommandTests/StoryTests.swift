import Foundation
import PopupLayout
import Testing

/// `explain-layout`, every line of it.
@Suite struct StoryTests {
  /// Popups that lie in every way that one can, on a screen of 375 x 812, and what is told of each, worked out from the
  /// rules of placing. Glyphs of the font are round, and a line is as high as its size.
  static let stories: [(id: String, spec: String, screen: String, lines: [String])] = [
    (
      "whole", "anchor: {x: 150, y: 300, width: 40, height: 40}", "plain",
      [
        "  anchor   40 x 40 at 150, 300", "  body     100 x 50 at 120, 348", "  usable area: 0,0 375 x 812",
        "  anchor: 150,300 40 x 40", "  bottom: room 464, needs 50: fits", "  body: 120,348 100 x 50",
        "  arrow: at the body's top, its tip at 170,340",
      ]
    ),
    (
      "flipped", "anchor: {x: 150, y: 780, width: 40, height: 20}", "plain",
      [
        "  anchor   40 x 20 at 150, 780", "  body     100 x 50 at 120, 722", "  usable area: 0,0 375 x 812",
        // 812 - 800 - 8; a line of 14 has no room there.
        "  anchor: 150,780 40 x 20", "  bottom: room 4, needs 50: 46 missing, no room for one line or row",
        "  top: room 772, needs 50: fits", "  body: 120,722 100 x 50",
        "  arrow: at the body's bottom, its tip at 170,780",
      ]
    ),
    (
      "narrow",
      "anchor: {x: 20, y: 400, width: 332, height: 40}, placement: right", "plain",
      [
        "  anchor   332 x 40 at 20, 400", "  body     100 x 50 at 136, 448", "  usable area: 0,0 375 x 812",
        // 375 - 352 - 8, and two paddings of 4 and a letter of 14 are 22; 20 - 8.
        "  anchor: 20,400 332 x 40", "  right: room 15, needs 100: 85 missing, no room for one line or row",
        "  left: room 12, needs 100: 88 missing, no room for one line or row",
        "  bottom (not asked for): room 364, needs 50: fits", "  body: 136,448 100 x 50",
        "  arrow: at the body's top, its tip at 186,440",
      ]
    ),
    (
      "cut", "anchor: {x: 150, y: 350, width: 40, height: 40}, placement: right, fallbacks: [left]", "narrow",
      [
        // 240 - 190 - 8, and 150 - 8 at the left: less than 200, more than at the right.
        "  anchor   40 x 40 at 150, 350", "  body     142 x 50 at 0, 345", "  usable area: 0,0 240 x 812",
        "  anchor: 150,350 40 x 40", "  right: room 42, needs 200: 158 missing",
        "  left: room 142, needs 200: 58 missing, the most room of all, the body is cut", "  body: 0,345 142 x 50",
        "  arrow: at the body's right, its tip at 150,370",
      ]
    ),
    (
      "aside", "anchor: {x: 0, y: 100, width: 8, height: 20}", "plain",
      [
        "  anchor   8 x 20 at 0, 100", "  body     100 x 50 at 0, 128", "  usable area: 0,0 375 x 812",
        // Centred it would begin at 4 - 50. The tip stays half a base of 16 and a radius of 4 from the end.
        "  anchor: 0,100 8 x 20", "  bottom: room 684, needs 50: fits",
        "  body: 0,128 100 x 50, moved right by 46 to stay in the usable area",
        "  arrow: at the body's top, its tip at 12,120, as near as it may come to the body's end (12); misses the anchor by 4",
      ]
    ),
    (
      "over", "anchor: {x: 0, y: 0, width: 375, height: 812}", "plain",
      [
        "  anchor   375 x 812 at 0, 0", "  body     100 x 50 at 137.5, 381", "  usable area: 0,0 375 x 812",
        "  anchor: 0,0 375 x 812", "  over the anchor, without an arrow: the anchor is the whole screen",
        "  body: 137.5,381 100 x 50",
      ]
    ),
    (
      "outside", "anchor: {x: -10, y: 20, width: 30, height: 20}", "notched",
      [
        // The usable area begins at 47; the tip ends 7 below the anchor, and 12 from the body's end: right of 10, on it.
        "  anchor   30 x 20 at -10, 20", "  body     100 x 50 at 0, 48", "  usable area: 0,47 375 x 731",
        "  anchor: -10,20 30 x 20, of which 0,20 20 x 20 is on the screen", "  bottom: room 730, needs 50: fits",
        "  body: 0,48 100 x 50, moved right by 40 to stay in the usable area",
        "  arrow: at the body's top, its tip at 12,40",
      ]
    ),
  ]

  @Test(arguments: stories.indices) func everyLine(_ index: Int) throws {
    let story = Self.stories[index]
    let width = story.id == "cut" ? 200 : 100
    let place = try Workplace.project([
      "tipc.yaml": """
      screens:
        \(story.screen): {\(Self.screens[story.screen] ?? "")}
      fonts:
        system:
          faces: [{file: fonts/Box-Regular.ttf}]

      """,
      "specs/add.yaml": """
      styles:
        plain:
          extends: tip
          padding: 4
          margin: 0
          corner-radius: 4
          arrow: {base: 16, height: 8}
          width: \(width)
          min-height: 50
          max-height: 50
      tips:
        \(story.id): {message: Hi, \(story.spec), style: plain}

      """,
    ])
    let told = try place.run("explain-layout \(story.id)")
    #expect(told.errors == "" && told.status == 0)
    let insets = story.screen == "notched" ? "47 top, 0 right, 34 bottom, 0 left" : "0 top, 0 right, 0 bottom, 0 left"
    let size = story.screen == "narrow" ? "240 x 812" : "375 x 812"
    let first = ["tip \"\(story.id)\" on \(story.screen), en, large", "  screen   \(size), safe area \(insets)"]
    #expect(told.text == (first + story.lines).joined(separator: "\n") + "\n")
    // What is told is what is built.
    #expect(try place.run("build").status == 0)
    let data = try #require(place.read("build/layouts/\(story.id).json"))
    let popup = try JSONDecoder().decode(Popup.self, from: data)
    #expect(story.lines[1] == "  body     " + words(popup.placements[0].body))
  }

  private static let screens = [
    "plain": "width: 375, height: 812", "narrow": "width: 240, height: 812",
    "notched": "width: 375, height: 812, safe-area: {top: 47, bottom: 34}",
  ]

  /// A strip of 44 inside the safe area, and 4 beyond the edge.
  @Test(arguments: [
    ("top", "375 x 95 at 0, -4", "375 x 44 at 0, 47"), ("bottom", "375 x 82 at 0, 734", "375 x 44 at 0, 734"),
  ])
  func banners(edge: String, painted: String, inside: String) throws {
    let place = try Workplace.project([
      "tipc.yaml": """
      screens: {notched: {width: 375, height: 812, safe-area: {top: 47, bottom: 34}}}
      fonts:
        system:
          faces: [{file: fonts/Box-Regular.ttf}]

      """,
      "specs/saved.yaml": "banners:\n  saved: {message: Hi, edge: \(edge), style: info}\n",
    ])
    let told = try place.run("explain-layout saved")
    #expect(
      told.text == """
        banner "saved" on notched, en, large
          screen   375 x 812, safe area 47 top, 0 right, 34 bottom, 0 left
          edge     \(edge)
          painted  \(painted)
          inside the safe area \(inside)

        """)
  }

  /// Each popup of this repository's own specs: all that is told follows from what is built and from the screens.
  @Test(arguments: ["iphone-se", "iphone-16"]) func ownPopups(screen: String) throws {
    let frame = screen == "iphone-se" ? Size(width: 375, height: 667) : Size(width: 393, height: 852)
    let insets = screen == "iphone-se" ? Insets(top: 20) : Insets(top: 59, bottom: 34)
    let folder = repository + "/specs/build/layouts"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == 11)
    for name in names {
      let data = try #require(FileManager.default.contents(atPath: folder + "/" + name))
      let popup = try JSONDecoder().decode(Popup.self, from: data)
      let variant = try #require(popup.placements.first { $0.screen == screen && $0.locale == "zh-Hans" })
      var lines = [
        "\(popup.kind.rawValue) \"\(popup.id)\" on \(screen), zh-Hans, large",
        "  screen   \(decimal(frame.width)) x \(decimal(frame.height)), safe area \(decimal(insets.top)) top, 0 right, \(decimal(insets.bottom)) bottom, 0 left",
      ]
      if let inside = variant.contentFrame {
        lines += [
          "  edge     \(try #require(popup.placing.edge).rawValue)", "  painted  \(words(variant.frame))",
          "  inside the safe area \(words(inside))",
        ]
      } else {
        lines += ["  anchor   \(words(try #require(variant.anchor)))", "  body     \(words(variant.body))"]
        lines += try told(variant, of: popup, on: frame, insets, scale: screen == "iphone-se" ? 2 : 3)
      }
      let run = try Tool.run(
        ["explain-layout", popup.id, "--screen", screen, "--locale", "zh-Hans"], in: repository + "/specs")
      #expect(run.text == lines.joined(separator: "\n") + "\n")
    }
  }

  /// What is told of a popup that fits at one of its sides, with an arrow that reaches its anchor.
  private func told(_ variant: Popup.Variant, of popup: Popup, on frame: Size, _ insets: Insets, scale: Double) throws
    -> [String]
  {
    let (anchor, body) = (try #require(variant.anchor), variant.body)
    let placing = popup.placing
    let side = try #require(variant.placement?.side)
    let style = side.axis == .horizontal ? placing.atSide : nil
    let margin = (style?.margin ?? placing.margin).insets(in: .ltr)
    let usable = Rect(
      x: insets.left + margin.left, y: insets.top + margin.top,
      width: frame.width - insets.left - insets.right - margin.left - margin.right,
      height: frame.height - insets.top - insets.bottom - margin.top - margin.bottom)
    var lines = ["  usable area: \(short(usable))", "  anchor: \(short(anchor))"]
    for wish in [try #require(placing.placement)] + placing.fallbacks {
      let wished = try #require(wish.side.resolved(in: .ltr))
      // The same body would be needed across from it.
      try #require(wished.axis == side.axis)
      // An arrow is as high as whole device pixels.
      let height = (style.map(\.arrow) ?? placing.arrow)?.height ?? 0
      let distance = (style?.offset ?? placing.offset) + (height * scale).rounded(.up) / scale
      let room =
        switch wished {
        case .bottom: usable.maxY - anchor.maxY - distance
        case .top: anchor.minY - distance - usable.minY
        case .right: usable.maxX - anchor.maxX - distance
        case .left: anchor.minX - distance - usable.minX
        }
      let need = side.axis == .vertical ? body.height : body.width
      let figures = "  \(wish.description): room \(decimal(room)), needs \(decimal(need))"
      guard wished != side else {
        lines.append(figures + ": fits")
        break
      }
      lines.append(figures + ": \(decimal(need - room)) missing, no room for one line or row")
    }
    let wanted = side.axis == .vertical ? anchor.midX - body.width / 2 : anchor.midY - body.height / 2
    let shift = (side.axis == .vertical ? body.x : body.y) - wanted
    let direction = side.axis == .vertical ? (shift > 0 ? "right" : "left") : (shift > 0 ? "down" : "up")
    let moved = abs(shift) < 0.6 ? "" : ", moved \(direction) by \(decimal(abs(shift))) to stay in the usable area"
    lines.append("  body: \(short(body))\(moved)")
    if let arrow = variant.arrow {
      let tip =
        switch arrow.edge {
        case .top: "\(decimal(body.x + arrow.tip.x)),\(decimal(variant.frame.minY))"
        case .bottom: "\(decimal(body.x + arrow.tip.x)),\(decimal(variant.frame.maxY))"
        case .left: "\(decimal(variant.frame.minX)),\(decimal(body.y + arrow.tip.y))"
        case .right: "\(decimal(variant.frame.maxX)),\(decimal(body.y + arrow.tip.y))"
        }
      lines.append("  arrow: at the body's \(arrow.edge.rawValue), its tip at \(tip)")
    }
    return lines
  }

  private func words(_ rect: Rect) -> String {
    "\(decimal(rect.width)) x \(decimal(rect.height)) at \(decimal(rect.x)), \(decimal(rect.y))"
  }

  private func short(_ rect: Rect) -> String {
    "\(decimal(rect.x)),\(decimal(rect.y)) \(decimal(rect.width)) x \(decimal(rect.height))"
  }

  /// A number with at most three decimals.
  private func decimal(_ number: Double) -> String {
    var digits = String(format: "%.3f", number)
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }
}
