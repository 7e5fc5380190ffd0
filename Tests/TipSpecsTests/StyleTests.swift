import PopupLayout
import Testing
import TipDiagnostics

@testable import TipSpecs

/// The styles of a preset, each with all that it extends, over the defaults of its kind.
private struct Preset {
  var table = SourceTable()
  let builtIns: BuiltInStyles

  init(_ name: PresetName) {
    builtIns = builtInStyles(name, into: &table)
  }

  /// A style as it stands in the preset, with what it extends.
  func chain(_ name: String) -> StyleSpec {
    guard let style = builtIns.styles.first(where: { $0.name.value == name })?.style.value else { return StyleSpec() }
    return style.extends.map { merged(style, over: chain($0.value)) } ?? style
  }

  func full(_ name: String, _ kind: Popup.Kind) -> StyleSpec {
    merged(chain(name), over: builtIns.defaults(for: kind))
  }
}

/// A style out of its keys in flow style.
private func style(_ keys: String) -> StyleSpec {
  let reading = Reading("styles: {s: {\(keys)}}\n")
  #expect(reading.rendered == "")
  return reading.spec?.styles.first?.style.value ?? StyleSpec()
}

private func printed(_ style: StyleSpec) -> String {
  String(styleRecord.written(style).flow.dropFirst().dropLast())
}

/// A key of a style, as it would be written.
private func value(_ path: String, _ style: StyleSpec) -> String {
  var written = styleRecord.written(style)
  for name in path.split(separator: ".") {
    guard case .mapping(let entries) = written, let entry = entries.first(where: { $0.0 == name }) else { return "" }
    written = entry.1
  }
  return written.flow
}

@Suite struct MergeTests {
  /// What is nearer, what it extends, and what both make.
  @Test(arguments: [
    ("corner-radius: 4", "corner-radius: 8, offset: 2", "corner-radius: 4, offset: 2"),
    ("", "corner-radius: 8", "corner-radius: 8"),
    ("padding: {left: 4}", "padding: 8", "padding: {left: 4}"),
    (
      "background: {light: red, dark: blue}", "background: white", "background: {light: \"#FF0000\", dark: \"#0000FF\"}"
    ),
    ("dismiss-on: [tap]", "dismiss-on: [timeout, swipe]", "dismiss-on: [tap]"),
    ("border: {color: red}", "border: {width: 2, color: blue}", "border: {width: 2, color: \"#FF0000\"}"),
    ("border: {color: red}", "border: none", "border: {color: \"#FF0000\"}"),
    ("border: none", "border: {width: 2}", "border: none"),
    ("arrow: {height: 4}", "arrow: {base: 10, height: 8}", "arrow: {base: 10, height: 4}"),
    ("arrow: {height: 4}", "arrow: none", "arrow: {height: 4}"),
    ("shadow: {y: 4}", "shadow: {x: 1, blur: 2}", "shadow: {x: 1, y: 4, blur: 2}"),
    ("text: {size: 12}", "text: {color: red, size: 14}", "text: {color: \"#FF0000\", size: 12}"),
    ("title: {size: 12}", "text: {size: 14}", "text: {size: 14}, title: {size: 12}"),
    (
      "animation: {show: {duration: 1s}}", "animation: {show: {effect: pop}, dismiss: {effect: none}}",
      "animation: {show: {effect: pop, duration: 1s}, dismiss: {effect: none}}"
    ),
    (
      "animation: {show: {curve: {damping: 1}}}", "animation: {show: {curve: {damping: 2, velocity: 5}}}",
      "animation: {show: {curve: {damping: 1, velocity: 0, curve: ease-in-out}}}"
    ),
    ("separator: {inset: 4}", "separator: {color: red}", "separator: {color: \"#FF0000\", inset: 4}"),
    ("min-height: 20", "at-side: {min-height: 40, max-height: 160}", "min-height: 20, at-side: {max-height: 160}"),
    ("min-height: 20", "at-side: {min-height: 40}", "min-height: 20"),
    (
      "arrow: {height: 4}", "arrow: {base: 10, height: 8}, at-side: {arrow: {base: 8, height: 10}}",
      "arrow: {base: 10, height: 4}, at-side: {arrow: {base: 8}}"
    ),
    ("arrow: none", "at-side: {arrow: {base: 8, height: 10}}", "arrow: none"),
    ("border: {color: red}", "border: none, at-side: {border: none}", "border: {color: \"#FF0000\"}"),
    (
      "text: {size: 12}", "at-side: {text: {size: 14, weight: 500}}", "text: {size: 12}, at-side: {text: {weight: 500}}"
    ),
    ("at-side: {min-height: 1}", "at-side: {min-height: 40, offset: 2}", "at-side: {min-height: 1, offset: 2}"),
    (
      "min-height: 20, at-side: {min-height: 30}", "at-side: {min-height: 40, offset: 2}",
      "min-height: 20, at-side: {min-height: 30, offset: 2}"
    ),
    ("extends: tip, offset: 1", "extends: other, offset: 2", "offset: 1"),
  ])
  func merging(nearer: String, base: String, expected: String) {
    let result = printed(merged(style(nearer), over: style(base)))
    #expect(result == printed(style(expected)))
  }

  @Test func atSideHolds() {
    let result = atSide(
      style("arrow: {base: 10, height: 8}, min-height: 32, at-side: {arrow: {base: 8}, min-height: 40}"))
    #expect(printed(result) == "min-height: 40, arrow: {base: 8, height: 8}")
  }

  /// The place of a merged value is that of the nearer one.
  @Test func places() {
    let reading = Reading("styles: {a: {offset: 1, text: {size: 9}}, b: {offset: 2, text: {size: 8, color: red}}}\n")
    guard let styles = reading.spec?.styles, styles.count == 2 else { return #expect(Bool(false)) }
    let result = merged(styles[0].style.value, over: styles[1].style.value)
    #expect(result.offset.map { reading.text(at: $0.place) } == "1")
    #expect(result.text?.value.size.map { reading.text(at: $0.place) } == "9")
    #expect(result.text?.value.color.map { reading.text(at: $0.place) } == "red")
  }
}

@Suite struct PresetTests {
  /// The figures of the four systems: preset `classic`.
  @Test(arguments: [
    ("tip", "corner-radius", "5"), ("tip", "padding", "8"), ("tip", "width", "196"), ("tip", "min-height", "32"),
    ("tip", "max-height", "152"), ("tip", "background", "\"#FF8000\""), ("tip", "text.color", "\"#FFFFFF\""),
    ("tip", "text.align", "center"), ("tip", "text.size", "14"), ("tip", "text.font", "system"),
    ("tip", "text.overflow", "ellipsis"), ("tip", "text.max-lines", ""), ("tip", "text.background", "none"),
    ("tip", "border", "none"), ("tip", "arrow.base", "10"), ("tip", "arrow.height", "8"),
    ("tip", "at-side.arrow.base", "8"), ("tip", "at-side.arrow.height", "10"), ("tip", "at-side.min-height", "40"),
    ("tip", "at-side.max-height", "160"), ("tip", "animation.show.duration", "250ms"),
    ("tip", "animation.show.effect", "pop"), ("tip", "animation.show.scale", "1.05"),
    ("tip", "animation.show.curve", "ease-in"), ("tip", "animation.dismiss.duration", "250ms"),
    ("tip", "animation.dismiss.effect", "fade"), ("tip", "animation.dismiss.curve", "ease-in-out"),
    ("tip", "duration", "2s"), ("tip", "dismiss-on", "[timeout]"), ("tip", "margin", "1"), ("tip", "offset", "0"),
    ("info", "background", "\"#2CBBFF\""), ("success", "background", "\"#56BC8A\""),
    ("warning", "background", "\"#F2992E\""), ("error", "background", "\"#C02425\""), ("error", "min-height", "44"),
    ("error", "overshoot", "4"), ("success", "padding", "{right: 10, bottom: 5, left: 10}"),
    ("warning", "vertical-align", "bottom"), ("warning", "text.weight", "500"), ("warning", "text.size", "14"),
    ("warning", "text.color", "\"#FFFFFF\""), ("warning", "text.max-lines", "2"), ("warning", "width", "fill"),
    ("info", "animation.show.duration", "1s"),
    ("info", "animation.show.curve", "{damping: 10, velocity: 10, curve: ease-in-out}"),
    ("info", "animation.dismiss.duration", "5s"),
    ("info", "animation.dismiss.curve", "{damping: 1, velocity: 5, curve: ease-in-out}"), ("info", "duration", "0s"),
    ("info", "replace", "at-once"),
    ("popover-list", "background", "\"#0E0F10\""), ("popover-list", "corner-radius", "10"),
    ("popover-list", "arrow.base", "10"), ("popover-list", "arrow.height", "10"), ("popover-list", "offset", "2"),
    ("popover-list", "row-height", "30"), ("popover-list", "text.color", "\"#FFFFFF\""),
    ("popover-list", "text.background", "none"), ("popover-list", "text.size", "17"),
    ("popover-list", "text.align", "start"), ("popover-list", "padding", "{right: 16, left: 16}"),
    ("popover-list", "placement", "top"), ("popover-list", "fallbacks", "[bottom]"),
    ("popover-list", "margin", "{top: 10, right: 5, left: 5}"), ("popover-list", "animation.show.effect", "none"),
    ("popover-list", "animation.dismiss.effect", "none"), ("popover-list", "separator", "none"),
    ("dark", "row-height", "44"), ("dark", "text.size", "16"), ("dark", "padding", "{right: 8, left: 8}"),
    ("dark", "image-size", "16"), ("dark", "image-gap", "8"), ("dark", "text.color", "\"#F7F9FB\""),
    ("dark", "text.opacity", "0.98"), ("dark", "background", "\"#1F1F1F\""), ("dark", "background-opacity", "0.98"),
    ("light", "text.color", "\"#1F1F1F\""), ("light", "background", "\"#F7F9FB\""), ("light", "text.opacity", "0.98"),
    ("light", "background-opacity", "0.98"), ("dark", "corner-radius", "4"), ("dark", "arrow.base", "20"),
    ("dark", "arrow.height", "8.5"), ("dark", "offset", "3.5"), ("dark", "separator.thickness", "0.5"),
    ("dark", "separator.inset", "4"), ("dark", "separator.color", "\"#F7F9FB\""),
    ("light", "separator.color", "\"#1F1F1F\""), ("light", "separator.inset", "4"), ("dark", "placement", "bottom"),
    ("dark", "fallbacks", "[top]"), ("dark", "margin", "{right: 5, left: 5}"), ("dark", "arrow-inset", "14"),
    ("dark", "animation.show.duration", "150ms"), ("dark", "animation.dismiss.effect", "fade"),
    ("dark", "dismiss-on", "[select, tap-outside]"), ("dark", "text.align", "center"),
    ("menu", "background", "{light: \"#F7F9FB\", dark: \"#1F1F1F\"}"),
    ("menu", "text.color", "{light: \"#1F1F1F\", dark: \"#F7F9FB\"}"),
  ])
  func classic(name: String, path: String, expected: String) {
    #expect(value(path, Preset(.classic).chain(name)) == expected)
  }

  @Test func dimming() {
    #expect(Preset(.classic).chain("dark").scrim?.value.light == RGBA(red: 0, green: 0, blue: 0, opacity: 110))
  }

  @Test(arguments: PresetName.allCases)
  func names(_ preset: PresetName) {
    let names = builtInStyleNames(preset)
    #expect(
      Set(names) == ["tip", "info", "success", "warning", "error", "menu", "dark", "light", "popover-list"])
    for kind in Popup.Kind.allCases { #expect(names.contains(defaultStyleName(for: kind, in: preset))) }
  }

  private func builtInStyleNames(_ preset: PresetName) -> [String] {
    Preset(preset).builtIns.styles.map(\.name.value)
  }

  /// What is printed builds, and becomes the same styles.
  @Test(arguments: PresetName.allCases)
  func printing(_ preset: PresetName) {
    let text = printStyles(Preset(preset).builtIns.styles)
    let reading = Reading(text)
    #expect(reading.rendered == "")
    #expect(printStyles(reading.spec?.styles ?? []) == text)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
    #expect(Reading(presetText(preset)).rendered == "")
  }

  /// Every key whose default is a value has one after merging, for every kind.
  @Test(arguments: Popup.Kind.allCases)
  func defaults(_ kind: Popup.Kind) {
    let style = Preset(.classic).builtIns.defaults(for: kind)
    for key in styleRecord.keys {
      let isFilled = key.write(style) != nil
      if case .words = key.shape.fallback { #expect(!isFilled) } else { #expect(isFilled, "\(key.shape.name)") }
    }
    for key in textStyleRecord.keys {
      if case .words = key.shape.fallback { continue }
      #expect(style.text.flatMap { key.write($0.value) } != nil, "\(key.shape.name)")
    }
    for key in transitionRecord.keys {
      #expect(style.animation?.value.show.flatMap { key.write($0.value) } != nil, "\(key.shape.name)")
    }
  }

  /// The contrast of WCAG 2.2, at least 4.5 in both themes: letters on boxes, actions, subtitles, destructive rows.
  @Test(arguments: [
    ("tip", Popup.Kind.tip), ("info", .banner), ("success", .banner), ("warning", .banner), ("error", .banner),
    ("menu", .menu), ("dark", .menu), ("light", .menu), ("popover-list", .menu),
  ])
  func contrast(name: String, kind: Popup.Kind) {
    let style = Preset(.modern).full(name, kind)
    for theme in Popup.Theme.allCases {
      guard let box = style.background?.value[theme] else { return #expect(Bool(false)) }
      let roles = [style.text, style.title, style.message, style.subtitle, style.action]
      var colors = roles.compactMap { $0?.value.color?.value[theme] }
      if kind == .menu, let color = style.destructiveColor?.value[theme] { colors.append(color) }
      #expect(!colors.isEmpty)
      for color in colors { #expect(contrastRatio(color, box) >= 4.5, "\(name) \(theme) \(color)") }
    }
  }
}

/// The contrast ratio of WCAG 2.2.
private func contrastRatio(_ one: RGBA, _ other: RGBA) -> Double {
  let (first, second) = (luminance(one) + 0.05, luminance(other) + 0.05)
  return max(first, second) / min(first, second)
}

private func luminance(_ color: RGBA) -> Double {
  func linear(_ byte: UInt8) -> Double {
    let share = Double(byte) / 255
    return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
  }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The number to the power of 2.4: its square times its fifth root squared, by Newton's method.
private func power(_ base: Double) -> Double {
  var root = 0.5
  for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
  return base * base * root * root
}
