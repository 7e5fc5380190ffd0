import TipDiagnostics
import TipSyntax

/// The names of screens: ids, with `@landscape` where the screen lies on its side.
let screenNamePattern = "^(?=[^@]{1,64}(@|$))[a-z0-9]+(-[a-z0-9]+)*(@landscape)?$"

extension NameRule {
  /// The names of screens, which stand in file names.
  static let screen = NameRule(pattern: screenNamePattern, phrase: "screens") { name, place, context in
    guard !isScreenName(name) else { return true }
    context.report(.badID(name, of: "screen", at: place))
    return false
  }
}

/// Whether a text is an id, or an id with `@landscape`.
func isScreenName(_ text: String) -> Bool {
  isID(text.hasSuffix("@landscape") ? text.dropLast("@landscape".count) : text[...])
}

extension ValueType where Value == String {
  /// The name of a screen.
  static var screenName: ValueType<String> {
    let shape = Shape.definition(
      "screen-name", "The name of a screen: an id, with `@landscape` where it lies on its side.",
      .pattern(screenNamePattern, phrase: "the name of a screen"))
    return ValueType(shape) { node, path, context in
      guard let text = node.text else {
        context.report(.wrongType(expected: shape, found: node, under: path, in: context))
        return nil
      }
      return NameRule.screen.check(text, at: context.place(of: node), into: &context) ? text : nil
    }
  }
}

/// The insets of a screen that lies on its side.
private enum Landscape {
  /// What was on top is left and right, and 21 at the bottom.
  case notch
  case none
  case same
  case beside(Milli)
}

private func preset(
  _ name: String, _ width: Milli, _ height: Milli, _ scale: Int, top: Milli, bottom: Milli, _ landscape: Landscape
) -> [ScreenSpec] {
  let upright = ScreenSpec(
    name: name, width: width, height: height, scale: scale, safeTop: top, safeBottom: bottom)
  var lying = ScreenSpec(name: name + "@landscape", width: height, height: width, scale: scale)
  switch landscape {
  case .notch: (lying.safeLeft, lying.safeRight, lying.safeBottom) = (top, top, 21)
  case .none: break
  case .same: (lying.safeTop, lying.safeBottom) = (top, bottom)
  case .beside(let inset): (lying.safeLeft, lying.safeRight) = (inset, inset)
  }
  return [upright, lying]
}

/// The screens that need no numbers, upright and on their sides, in the order of the reference.
package let screenPresets: [ScreenSpec] = [
  preset("iphone-se", 375, 667, 2, top: 20, bottom: 0, .none),
  preset("iphone-13-mini", 375, 812, 3, top: 50, bottom: 34, .notch),
  preset("iphone-14", 390, 844, 3, top: 47, bottom: 34, .notch),
  preset("iphone-16", 393, 852, 3, top: 59, bottom: 34, .notch),
  preset("iphone-16-plus", 430, 932, 3, top: 59, bottom: 34, .notch),
  preset("iphone-16-pro", 402, 874, 3, top: 62, bottom: 34, .notch),
  preset("iphone-16-pro-max", 440, 956, 3, top: 62, bottom: 34, .notch),
  preset("ipad-mini", 744, 1133, 2, top: 24, bottom: 20, .same),
  preset("ipad-11", 820, 1180, 2, top: 24, bottom: 20, .same),
  preset("ipad-13", 1024, 1366, 2, top: 24, bottom: 20, .same),
  preset("android-phone", 360, 800, 3, top: 24, bottom: 24, .beside(24)),
].flatMap { $0 }

/// A screen, while it is read.
private struct ScreenDraft: Sendable {
  var width, height: Located<Milli>?
  var scale: Located<Int>?
  var safeArea: Located<SidesSpec>?

  /// Whether its size was written, right or wrong.
  var isSized = false
}

private let screenRecord = Record(
  "screen", "a screen", "A screen; what is left out comes from the preset of its name.", empty: ScreenDraft()
) {
  Key("width", .screenLength, default: .words("the preset's"), "Its width.", \.width)
  Key("height", .screenLength, default: .words("the preset's"), "Its height.", \.height)
  Key(
    "scale", .count("a whole number of pixels", min: 1, max: 10),
    default: .words("the preset's; without any, frames are exact"),
    "Device pixels a point; frames are snapped to them.", \.scale)
  Key("safe-area", .sides, default: .words("the preset's, or 0"), "How far the safe area lies inside.", \.safeArea)
}

extension ValueType where Value == Milli {
  fileprivate static var screenLength: ValueType<Milli> {
    number("a length in points", min: 1, max: 100_000)
  }
}

extension ValueType where Value == [ScreenSpec] {
  /// The screens of a project: names of presets, or a mapping with numbers.
  static var screens: ValueType<[ScreenSpec]> {
    let presets = list(of: .screenPreset)
    let screen = ValueType<ScreenDraft>(.record(screenRecord.shape)) { node, path, context in
      var draft = screenRecord.decode(node, at: path, into: &context)
      guard case .mapping(let entries) = node.content else { return draft }
      draft?.isSized = Set(entries.map(\.key)).isSuperset(of: ["width", "height"])
      return draft
    }
    let custom = map(of: screen, named: .screen, minimum: 1)
    return ValueType(.either([presets.shape, custom.shape])) { node, path, context in
      if case .mapping = node.content {
        let screens = custom.read(node, path, &context)?.compactMap { makeScreen(of: $0, into: &context) }
        return screens.flatMap { $0.isEmpty ? nil : $0 }
      }
      guard let screens = presets.read(node, path, &context), !screens.isEmpty else { return nil }
      return withoutRepetitions(screens, "screen", by: \.name, into: &context).map(\.value)
    }
  }
}

extension ValueType where Value == ScreenSpec {
  fileprivate static var screenPreset: ValueType<ScreenSpec> {
    let shape = Shape.definition(
      "screen-preset", "The name of a screen that needs no numbers.",
      .words(screenPresets.map(\.name), phrase: "the name of a screen"))
    return ValueType(shape) { node, path, context in
      guard let text = node.text else {
        context.report(.wrongType(expected: shape, found: node, under: path, in: context))
        return nil
      }
      guard let preset = screenPresets.first(where: { $0.name == text }) else {
        context.report(.unknownScreenPreset(text, at: context.place(of: node), context))
        return nil
      }
      return preset
    }
  }
}

/// A screen out of what was written, and the preset of the same name.
private func makeScreen(of named: Named<ScreenDraft>, into context: inout DecodingContext) -> ScreenSpec? {
  let name = named.name.value
  let draft = named.value.value
  guard name != "default" else {
    context.report(.badID(name, of: "screen", at: named.name.place, reserved: "`by-screen` takes it for all others"))
    return nil
  }
  let preset = screenPresets.first { $0.name == name }
  guard let width = draft.width?.value ?? preset?.width, let height = draft.height?.value ?? preset?.height else {
    if !draft.isSized { context.report(.unknownScreenPreset(name, at: named.name.place, context)) }
    return nil
  }
  var screen = preset ?? ScreenSpec(name: name, width: width, height: height, scale: nil)
  screen.width = width
  screen.height = height
  screen.scale = draft.scale?.value ?? screen.scale
  if let insets = draft.safeArea {
    screen.safeTop = insets.value.top
    screen.safeBottom = insets.value.bottom
    // Nobody reads a screen from right to left: its leading side is its left.
    switch insets.value.horizontal {
    case .physical(let left, let right), .logical(let left, let right):
      screen.safeLeft = left
      screen.safeRight = right
    }
  }
  let across = screen.safeLeft.thousandths + screen.safeRight.thousandths
  let down = screen.safeTop.thousandths + screen.safeBottom.thousandths
  guard across < width.thousandths, down < height.thousandths else {
    context.report(.noSafeArea(named.name.value, at: draft.safeArea?.place ?? named.value.place))
    return nil
  }
  return screen
}
