import Foundation
import PopupLayout
import Testing
import TipCompiler
import TipEmit

/// A popup that fits badly: where it lies, and what is said of it, worked out from the rules of placing.
struct BadFit: CustomTestStringConvertible, Sendable {
  var name: String
  var spec: String
  var project = "screens: {phone: {width: 375, height: 812}}"
  /// For each screen.
  var placements: [(placement: String, body: String, fits: PlacementFit)]
  var codes: [String]
  var words: [String]

  var testDescription: String { name }

  static let all = [narrowSides, tallMenu, severalCounts, shortText, smallTitle]

  /// Above and below there is room, but nobody asked for it: nothing is cut there. The room at the right is 375 - 1
  /// less the anchor's end at 352 and the arrow's 10, at the left 20 - 1 - 10; two paddings of 8 and a letter of 14 are
  /// more than either.
  private static let narrowSides = BadFit(
    name: "nothing is cut at a side that nobody asked for",
    spec: """
      tips:
        it:
          message: Hi
          anchor: {x: 20, y: 400, width: 332, height: 40}
          placement: right
          style: {width: 200, min-height: 57}
      """,
    placements: [("bottom", "86 448 200 57", .unasked(isCut: false))], codes: ["no-side-fits"],
    words: [
      "fits at none of its placements\n", "it lies at bottom, which is not among them",
      "help: right: room 12, needs 200\n", "help: left: room 9, needs 200\n",
      "help: bottom (not asked for): room 363, needs 57\n",
    ])

  /// 17 rows of 29 and 7 above and below are 507. All of the screen holds 12 of them, 362; below the anchor there are
  /// 331 for 10 of them, 304.
  private static let tallMenu = BadFit(
    name: "a menu needs all of its rows",
    spec: menu(
      rows: 17, anchor: "{x: 100, y: 20, width: 20, height: 24}", "row-height: 29, padding: {top: 7, bottom: 7}"),
    project: "screens: {flat: {width: 667, height: 375}}",
    placements: [("bottom", "10 44 200 304", .cut)], codes: ["no-side-fits", "menu-scrolls", "touch-target"],
    words: [
      "it is cut at bottom", "help: bottom: room 331, needs 507\n", "help: top: room 20, needs 507\n",
      "menu \"it\" scrolls: 10 of 17 rows are seen", "give it more room with `fallbacks`",
    ])

  /// Rows of 44 below an anchor that ends at 44: 186 are left of 230, for 4 rows, and 98 of 142, for 2.
  private static let severalCounts = BadFit(
    name: "each variant shows its own number of rows",
    spec: menu(rows: 7, anchor: "{x: 100, y: 20, width: 20, height: 24}", "row-height: 44, padding: 0"),
    project: "screens: {a: {width: 400, height: 230}, b: {width: 400, height: 142}}",
    placements: [("bottom", "10 44 200 176", .cut), ("bottom", "10 44 200 88", .cut)],
    codes: ["no-side-fits", "menu-scrolls"],
    words: [
      "menu \"it\" scrolls in every variant: 2 to 4 of 7 rows are seen", "on b: it is cut at bottom",
      "help: on b: bottom: room 98, needs 308\n",
    ])

  /// At the left there are 200 - 1 - 10 = 189: the most room, and more than two paddings of 8 and a letter.
  private static let shortText = BadFit(
    name: "a short text in a wide body",
    spec: """
      tips:
        it:
          message: Hi
          anchor: {x: 200, y: 400, width: 150, height: 40}
          placement: left
          fallbacks: [right]
          style: {width: 260}
      """,
    placements: [("left", "1 400 189 40", .cut)], codes: ["no-side-fits"],
    words: ["it is cut at left", "help: left: room 189, needs 260\n", "help: right: room 14, needs 260\n"])

  /// A title of one line, 14, and two paddings of 8 have room in 31, though not the message as well: that is room for a
  /// line. Below there are 2 less than that, so the top is taken, in 812 - 31 - 8 from the edge.
  private static let smallTitle = BadFit(
    name: "room for the title alone is room for a line",
    spec: """
      tips:
        it:
          title: Hi
          message: Hi
          anchor: {x: 100, y: 39, width: 40, height: 736}
          style: {margin: 0, width: 100}
      """,
    placements: [("top", "70 0 100 31", .cut)], codes: ["no-side-fits", "text-truncated"],
    words: [
      "help: bottom: room 29, needs 46\n", "help: top: room 31, needs 46\n", "has no room at all",
      "help: shorten the text, or give the popup more room with `fallbacks`\n",
    ])

  private static func menu(rows: Int, anchor: String, _ style: String) -> String {
    """
    menus:
      it:
        titles: [\((1...rows).map { String(repeating: "a", count: $0) }.joined(separator: ", "))]
        anchor: \(anchor)
        style: {width: 200, margin: 0, offset: 0, arrow: none, corner-radius: 0, section-gap: 0, \(style)}
    """
  }
}

@Suite struct PlacementTests {
  @Test(arguments: BadFit.all) func badFits(_ scene: BadFit) throws {
    let compilation = compileProject([scene.spec], project: scene.project)
    let popup = try #require(compilation.popups["it"], "\(compilation.rendered)")
    #expect(popup.layout.placements.count == scene.placements.count)
    for (index, expected) in scene.placements.enumerated() {
      let figures = try Figures(popup.layout, variant: index)
      #expect(figures["variant.placement"] == expected.placement)
      #expect(figures["variant.body"] == expected.body)
      #expect(popup.traces[index]?.result.fits == expected.fits)
    }
    #expect(compilation.codes == scene.codes, "\(compilation.rendered)")
    for words in scene.words { #expect(compilation.rendered.contains(words), "\(compilation.rendered)") }
  }

  /// With as much more room as is missing a menu fits, and with a point less it does not.
  @Test(arguments: [(0, false), (175, false), (176, true)]) func missingRoom(more: Int, fits: Bool) throws {
    let titles = (1...17).map { String(repeating: "a", count: $0) }.joined(separator: ", ")
    let spec = """
      menus:
        it:
          titles: [\(titles)]
          anchor: {x: 100, y: 20, width: 20, height: 24}
          style: {width: 200, margin: 0, offset: 0, arrow: none, section-gap: 0, row-height: 29, padding: {top: 7, bottom: 7}}
      """
    let compilation = compileProject([spec], project: "screens: {flat: {width: 667, height: \(375 + more)}}")
    let trace = try #require(compilation.popups["it"]?.traces.first ?? nil)
    #expect((trace.result.fits == .whole) == fits)
    #expect(trace.candidates[0].missing == (fits ? 0 : Double(176 - more)))
    #expect(compilation.codes.contains("menu-scrolls") == !fits)
  }

  /// A text that another one begins with never fits worse.
  @Test(arguments: PropertyTests.seeds) func lessTextNeverFitsWorse(_ seed: UInt64) throws {
    var dice = Dice(seed: seed &+ 5_000_000)
    let (width, height) = (dice.number(200...500), dice.number(200...900))
    var spec = "tips:\n"
    for number in 0..<40 {
      let words = (0..<dice.number(2...30)).map { _ in String(repeating: "a", count: dice.number(1...9)) }
      let own = dice.number(1...words.count)
      let (x, y) = (dice.number(0...width - 1), dice.number(0...height - 1))
      let anchor = "{x: \(x), y: \(y), width: \(dice.number(1...width - x)), height: \(dice.number(1...height - y))}"
      let places = dice.pick([
        "left, [right]", "right, [left]", "right, [bottom]", "bottom, [top]", "auto, []", "top, [left]",
      ])
      .split(separator: ",", maxSplits: 1)
      var style = "width: \(dice.pick(["hug", dice.length(60...300)])), padding: {top: \(dice.length(0...9)), "
      style += "right: \(dice.length(0...20)), bottom: \(dice.length(0...9)), left: \(dice.length(0...20))}, "
      style += "min-width: \(dice.pick(["0", "80"])), min-height: \(dice.pick(["0", "60"])), max-height: 2000, "
      style += "vertical-align: \(dice.pick(["top", "center", "bottom"])), "
      style += "text: {align: \(dice.pick(["start", "center", "end"]))}, at-side: {padding: \(dice.length(0...12))}"
      for (name, count) in [("long", words.count), ("short", own)] {
        spec += "  \(name)-\(number): {message: \(words.prefix(count).joined(separator: " ")), anchor: \(anchor), "
        spec += "placement: \(places[0]), fallbacks:\(places[1]), style: {\(style)}}\n"
      }
    }
    let compilation = compileProject([spec], project: "screens: {s: {width: \(width), height: \(height)}}")
    for number in 0..<40 {
      let long = try #require(compilation.popups["long-\(number)"]?.traces[0], "\(compilation.rendered)")
      let short = try #require(compilation.popups["short-\(number)"]?.traces[0])
      #expect(
        short.result.fits.rank <= long.result.fits.rank,
        "seed \(seed), \(number):\n\(long.lines.joined(separator: "\n"))\n\(short.lines.joined(separator: "\n"))")
    }
  }
}

extension PlacementFit {
  fileprivate var rank: Int {
    switch self {
    case .whole: 0
    case .cut: 1
    case .unasked: 2
    }
  }
}
