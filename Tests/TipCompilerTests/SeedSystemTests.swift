import PopupLayout
import Testing

/// The figures of the four systems that the styles of `preset: classic` carry.
///
/// Every expected number was worked out from the systems' own figures and the test font's advances: at 14 points a
/// letter is 8.4 wide, a space, `i` and `l` are 7, an ideograph is 14, and a line is 14 high.
@Suite struct SeedSystemTests {
  /// A screen of 375 x 667 without a safe area, and without device pixels, so that figures are exact.
  static let project = """
    preset: classic
    screens: {phone: {width: 375, height: 667}}
    """

  @Test(arguments: SeedCase.all) func figures(_ seed: SeedCase) throws {
    let compilation = compileProject([seed.spec], project: seed.project ?? Self.project)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.isEmpty, "\(compilation.diagnostics)")
    let popup = try #require(compilation.popups["it"], "\(compilation.diagnostics)").layout
    for (name, expected) in seed.figures {
      let found = figure(name, of: popup)
      let value = try #require(found, "\(name) is not a figure")
      #expect(abs(value - expected) < 0.0005, "\(name) is \(value), not \(expected)")
    }
    for (name, expected) in seed.words {
      #expect(word(name, of: popup) == expected, "\(name)")
    }
    if let codes = seed.codes { #expect(compilation.codes == codes) }
  }
}

/// One popup with what has to come out.
struct SeedCase: CustomTestStringConvertible, Sendable {
  var name: String
  var spec: String
  var project: String?
  var figures: [(String, Double)] = []
  var words: [(String, String)] = []
  /// All diagnostics, where they matter.
  var codes: [String]?

  var testDescription: String { name }
}

/// A number of the only variant of a popup.
private func figure(_ name: String, of popup: Popup) -> Double? {
  let variant = popup.placements[0]
  let layout = popup.contents[variant.content].layouts[variant.layout]
  let text = layout.texts.first ?? layout.rows.first?.title
  let palette = popup.palettes.light
  switch name {
  case "body x": return variant.body.x
  case "body y": return variant.body.y
  case "body width": return variant.body.width
  case "body height": return variant.body.height
  case "frame x": return variant.frame.x
  case "frame y": return variant.frame.y
  case "frame width": return variant.frame.width
  case "frame height": return variant.frame.height
  case "hidden y": return variant.hidden?.y
  case "tip x": return variant.arrow.map { variant.body.x + $0.tip.x }
  case "tip y": return variant.arrow.map { variant.body.y + $0.tip.y }
  case "arrow base": return variant.arrow.map { abs($0.base[1].x - $0.base[0].x) + abs($0.base[1].y - $0.base[0].y) }
  case "miss": return variant.miss
  case "corner radius": return popup.placing.cornerRadius
  case "text x": return text?.frame.x
  case "text y": return text?.frame.y
  case "text bottom": return text.map { $0.frame.maxY }
  case "text width": return text?.frame.width
  case "text height": return text?.frame.height
  case "text size": return text?.font.size
  case "text weight": return text.map { Double($0.font.weight) }
  case "lines": return text.map { Double($0.lines.count) }
  case "row height": return layout.rows.first?.frame.height
  case "rows": return Double(layout.rows.count)
  case "image x": return layout.rows.first?.image?.frame.x
  case "image width": return layout.rows.first?.image?.frame.width
  case "title x": return layout.rows.first?.title.frame.x
  case "second title x": return layout.rows.dropFirst().first?.title.frame.x
  case "separators": return Double(layout.separators.count)
  case "separator x": return layout.separators.first?.frame.x
  case "separator y": return layout.separators.first?.frame.y
  case "separator width": return layout.separators.first?.frame.width
  case "separator height": return layout.separators.first?.frame.height
  case "background opacity": return palette?.background?.opacity
  case "title opacity": return palette?.text.title?.opacity
  case "scrim opacity": return palette?.scrim?.opacity
  case "duration": return popup.behavior.duration
  case "show duration": return popup.animation.show.duration
  case "show scale": return popup.animation.show.scale
  case "show damping": return spring(popup.animation.show)?.damping
  case "show velocity": return spring(popup.animation.show)?.velocity
  case "show overshoot": return spring(popup.animation.show)?.overshoot
  case "dismiss duration": return popup.animation.dismiss.duration
  case "dismiss damping": return spring(popup.animation.dismiss)?.damping
  case "dismiss velocity": return spring(popup.animation.dismiss)?.velocity
  default: return nil
  }
}

private func spring(_ motion: Popup.Motion) -> Popup.Spring? {
  if case .spring(let spring) = motion.curve { spring } else { nil }
}

/// A word of the only variant of a popup.
private func word(_ name: String, of popup: Popup) -> String? {
  let variant = popup.placements[0]
  let layout = popup.contents[variant.content].layouts[variant.layout]
  let palette = popup.palettes.light
  let text = layout.texts.first ?? layout.rows.first?.title
  switch name {
  case "placement": return variant.placement?.description
  case "background": return palette?.background?.color
  case "border": return palette?.border?.color ?? "none"
  case "scrim": return palette?.scrim?.color ?? "none"
  case "separator": return palette?.separator?.color
  case "message": return palette?.text.message?.color
  case "message background": return palette?.text.message?.background?.color ?? "none"
  case "title": return palette?.text.title?.color
  case "align": return text?.align.rawValue
  case "first line": return text?.lines.first?.text
  case "last line": return text?.lines.last?.text
  case "truncated": return text.map { "\($0.truncated)" }
  case "flipped": return "\(variant.flipped)"
  case "arrow": return variant.arrow?.edge.rawValue ?? "none"
  case "show": return popup.animation.show.effect.rawValue
  case "show curve": return curve(popup.animation.show)
  case "dismiss": return popup.animation.dismiss.effect.rawValue
  case "dismiss curve": return curve(popup.animation.dismiss)
  case "dismiss on": return popup.behavior.dismissOn.map(\.rawValue).joined(separator: " ")
  case "replace": return popup.behavior.replace?.rawValue
  default: return nil
  }
}

private func curve(_ motion: Popup.Motion) -> String {
  switch motion.curve {
  case .named(let name): name.rawValue
  case .spring(let spring): spring.curve.rawValue
  }
}
