import TestSupport

/// What random specs are made of: choices that are the same for a seed on every machine.
struct Dice {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + generator.below(range.count)
  }

  /// Whether something that happens once in so many times does.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// A length in halves of a point.
  mutating func length(_ range: ClosedRange<Int>) -> String {
    let halves = number(2 * range.lowerBound...2 * range.upperBound)
    return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
  }
}

/// A random project: screens, text sizes, and specs as people write them.
struct RandomProject {
  /// A screen, in points.
  struct Screen {
    var name: String
    var width: Int
    var height: Int
    /// Top, right, bottom, left.
    var insets: [Int]
    var scale: Int?
  }

  var screens: [Screen]
  var textSizes: String
  var spec = ""

  /// Least distance from the safe area of each popup that has an anchor: top, trailing, bottom, leading.
  var margins: [String: [Int]] = [:]

  /// - Parameters:
  ///   - popups: How many there are.
  ///   - isExact: Whether frames are not snapped to device pixels.
  init(_ dice: inout Dice, popups: Int, isExact: Bool) {
    let scale = isExact ? nil : dice.pick([nil, 1, 2, 3])
    screens = (0..<dice.number(1...3)).map { index in
      let insets = (0..<4).map { _ in dice.once(in: 2) ? 0 : dice.number(0...60) }
      return Screen(
        name: "s\(index)", width: dice.number(200...900), height: dice.number(200...900), insets: insets,
        scale: scale)
    }
    textSizes = dice.pick(["[large]", "[large, xxxLarge]", "[xSmall, accessibility2]"])
    var (tips, banners, menus) = ("", "", "")
    for index in 0..<popups {
      let id = "p\(index)"
      let style = dice.style()
      switch dice.number(0...3) {
      case 0:
        banners += "  \(id): {\(dice.message()), edge: \(dice.pick(["top", "bottom"])), style: {\(style.keys)}}\n"
      case 1:
        menus += "  \(id): {\(dice.items()), \(dice.anchor()), style: {\(style.keys)}}\n"
        margins[id] = style.margin
      default:
        tips += "  \(id): {\(dice.message()), \(dice.anchor()), style: {\(style.keys)}}\n"
        margins[id] = style.margin
      }
    }
    if !tips.isEmpty { spec += "tips:\n" + tips }
    if !banners.isEmpty { spec += "banners:\n" + banners }
    if !menus.isEmpty { spec += "menus:\n" + menus }
  }

  /// What the spec says of a popup, for messages.
  func line(_ id: String) -> String {
    spec.split(separator: "\n").first { $0.hasPrefix("  \(id):") }.map(String.init) ?? ""
  }

  /// The project file for one locale, with screens as they are or seen in a mirror.
  func project(locale: String, isMirrored: Bool = false) -> String {
    let screens = screens.map { screen in
      let (top, right, bottom, left) = (screen.insets[0], screen.insets[1], screen.insets[2], screen.insets[3])
      let area =
        "{top: \(top), right: \(isMirrored ? left : right), bottom: \(bottom), left: \(isMirrored ? right : left)}"
      let scale = screen.scale.map { ", scale: \($0)" } ?? ""
      return "  \(screen.name): {width: \(screen.width), height: \(screen.height), safe-area: \(area)\(scale)}\n"
    }
    return "screens:\n" + screens.joined() + "locales: [\(locale)]\ntext-sizes: \(textSizes)\n"
  }
}

extension Dice {
  /// A text of ideographs and punctuation, which have no direction of their own that matters here.
  mutating func text(words: ClosedRange<Int>) -> String {
    let words = (0..<number(words)).map { _ in
      String((0..<number(1...6)).map { _ in pick(Array("我能吞下玻璃而不伤身体")) })
    }
    return words.joined(separator: " ")
  }

  mutating func message() -> String {
    var keys = ["message: \(text(words: 1...12))"]
    if once(in: 2) { keys.append("title: \(text(words: 1...4))") }
    if once(in: 3) { keys.append("image: {source: 'asset:a', alt: decorative}") }
    if once(in: 3) { keys.append("close: true") }
    if once(in: 3) {
      let actions = (0..<number(1...3)).map { "{id: a\($0), title: \(text(words: 1...2))}" }
      keys.append("actions: [\(actions.joined(separator: ", "))]")
    }
    return keys.joined(separator: ", ")
  }

  mutating func items() -> String {
    let items = (0..<number(1...9)).map { index -> String in
      if once(in: 4) { return once(in: 2) ? "{section: }" : "{section: \(text(words: 1...3))}" }
      var keys = ["title: \(text(words: 1...4))"]
      if once(in: 3) { keys.append("subtitle: \(text(words: 1...4))") }
      if once(in: 3) { keys.append("image: asset:a") }
      if once(in: 4) { keys.append("state: \(pick(["on", "off", "mixed"]))") }
      if once(in: 5) { keys.append("disabled: true") }
      return "{\(keys.joined(separator: ", "))}"
    }
    return "items: [\((["{title: \(text(words: 1...3))}"] + items).joined(separator: ", "))]"
  }

  mutating func anchor() -> String {
    let container = once(in: 2) ? "in: safe-area, " : ""
    let across = pick(["leading", "trailing"])
    let down = pick(["top", "bottom"])
    var keys = "anchor: {\(container)\(across): \(length(0...180)), \(down): \(length(0...180))"
    keys += once(in: 6) ? "}" : ", width: \(length(0...120)), height: \(length(0...80))}"
    if once(in: 2) { keys += ", placement: \(placement())" }
    if once(in: 3) {
      let others = (0..<number(1...3)).map { _ in placement() }
      var unique: [String] = []
      for other in others where !unique.contains(other) { unique.append(other) }
      keys += ", fallbacks: [\(unique.joined(separator: ", "))]"
    }
    return keys
  }

  mutating func placement() -> String {
    pick(["top", "bottom", "leading", "trailing"]) + pick(["", "", "-start", "-end"])
  }

  /// Keys of a style, with the margin that they set.
  mutating func style() -> (keys: String, margin: [Int]) {
    let margin = (0..<4).map { _ in once(in: 2) ? 0 : number(0...20) }
    let sides = { (values: [String]) in
      "{top: \(values[0]), trailing: \(values[1]), bottom: \(values[2]), leading: \(values[3])}"
    }
    var keys = [
      "margin: " + sides(margin.map(String.init)), "padding: " + sides((0..<4).map { _ in length(0...16) }),
      "width: " + pick(["hug", "hug", "fill", length(60...300)]),
      "min-height: " + pick(["0", length(0...120)]),
      "max-height: " + pick(["800", "800", length(130...300)]),
      "corner-radius: " + length(0...20), "image-size: " + length(0...40), "image-gap: " + length(0...12),
      "vertical-align: " + pick(["top", "center", "bottom"]),
      "text: {size: \(number(11...24)), align: \(pick(["start", "center", "end"])), "
        + "max-lines: \(number(1...5)), overflow: \(pick(["ellipsis", "grow"]))}",
    ]
    if once(in: 3) { keys.append("min-width: " + length(0...120)) }
    if once(in: 3) { keys.append("max-width: " + length(130...260)) }
    if once(in: 2) { keys.append("offset: " + length(0...12)) }
    if once(in: 2) { keys.append("arrow: {base: \(length(0...24)), height: \(length(0...12))}") }
    if once(in: 4) { keys.append("arrow-inset: " + length(0...30)) }
    if once(in: 4) { keys.append("border: {width: \(length(0...3)), color: black}") }
    if once(in: 3) { keys.append("row-height: " + length(1...60)) }
    if once(in: 4) { keys.append("section-gap: " + length(0...12)) }
    if once(in: 4) { keys.append("max-rows: \(number(1...6))") }
    if once(in: 4) { keys.append("overshoot: " + length(0...10)) }
    if once(in: 3) {
      keys.append("at-side: {width: \(pick(["hug", length(60...200)])), padding: \(length(0...10))}")
    }
    return (keys.joined(separator: ", "), margin)
  }
}
