import PopupLayout
import Testing

/// What a style is made of: its own keys, those that it extends, and its kind's default at last.
@Suite struct StyleTests {
  /// Styles of a spec, the name that a banner uses, and the background that comes out with what the preset's default
  /// has for the corner radius or not.
  static let rows: [(name: String, project: String, spec: String, uses: String, color: String, overshoot: Double)] = [
    ("the preset's", "", "{}", "success", "#56bc8a", 4),
    ("the kind's default under a style that extends nothing", "", "{calm: {corner-radius: 3}}", "calm", "#f2992e", 4),
    ("a style that refines the one it hides", "", "{warning: {extends: warning, overshoot: 7}}", "", "#f2992e", 7),
    (
      "a refined default is a style's default", "", "{warning: {overshoot: 7}, calm: {corner-radius: 3}}", "calm",
      "#f2992e", 7
    ),
    ("the nearer of two", "{calm: {background: red}}", "{calm: {background: blue}}", "calm", "#0000ff", 4),
    (
      "the nearer extends the farther of its name", "{calm: {background: red, overshoot: 9}}",
      "{calm: {extends: calm, background: blue}}", "calm", "#0000ff", 9
    ),
    // `calm` extends the default, which extends `calm`: the preset's default is meant.
    (
      "a default that extends a style without extends", "", "{warning: {extends: calm}, calm: {background: blue}}", "",
      "#0000ff", 4
    ),
    (
      "a style that the default extends", "", "{warning: {extends: calm}, calm: {background: blue}}", "calm", "#0000ff",
      4
    ),
    (
      "a default that extends two of them", "",
      "{warning: {extends: calm, overshoot: 5}, calm: {extends: loud}, loud: {background: blue}}", "loud", "#0000ff", 4
    ),
  ]

  @Test(arguments: rows.indices) func style(_ index: Int) throws {
    let row = Self.rows[index]
    let use = row.uses.isEmpty ? "" : ", style: \(row.uses)"
    let spec = "banners:\n  it: {message: a\(use)}\n" + (row.spec == "{}" ? "" : "styles: \(row.spec)\n")
    let project = row.project.isEmpty ? "" : "styles: \(row.project)\n"
    let compilation = compileProject([spec], project: project)
    let popup = try #require(compilation.popups["it"]?.layout, "\(row.name): \(compilation.rendered)")
    #expect(popup.palettes.light?.background?.color == row.color, "\(row.name)")
    #expect(popup.placing.overshoot == row.overshoot, "\(row.name)")
  }
}

/// What is left out of a popup's own mappings is as declared.
@Suite struct OwnKeyTests {
  /// An animation of a popup replaces its style's, which here takes 0.25 s and goes with its own curves.
  @Test(arguments: [
    ("{show: {effect: pop}}", "pop 0.2 1.05", "fade 0.2"), ("{}", "fade 0.2", "fade 0.2"),
    ("{dismiss: {effect: pop, scale: 2, duration: 1s}}", "fade 0.2", "pop 1.0 2.0"),
  ])
  func animation(written: String, show: String, dismiss: String) throws {
    let compilation = compileProject([
      "tips:\n  it: {message: a, anchor: {x: 100, y: 100, width: 44, height: 44}, animation: \(written)}\n"
    ])
    let animation = try #require(compilation.popups["it"]?.layout.animation, "\(compilation.rendered)")
    let described = [animation.show, animation.dismiss].map { motion in
      "\(motion.effect) \(motion.duration)" + (motion.scale.map { " \($0)" } ?? "")
    }
    #expect(described == [show, dismiss])
    for case .named(let name) in [animation.show.curve, animation.dismiss.curve] { #expect(name == .easeInOut) }
  }

  /// An image that is written as a mapping is decorative unless its `alt` says otherwise; of a source alone nothing is
  /// said.
  @Test(arguments: [
    ("{source: \"asset:a\"}", []), ("{source: \"asset:a\", alt: decorative}", []),
    ("{source: \"asset:a\", alt: A face}", []), ("\"asset:a\"", ["unlabelled-image"]),
  ])
  func alt(image: String, codes: [String]) {
    #expect(
      compileProject(["banners:\n  it: {message: a, image: \(image)}\n"], project: "preset: modern").codes == codes)
  }

  @Test(arguments: [("tips", "polite"), ("banners", "polite"), ("menus", "off")])
  func announcement(kind: String, expected: String) {
    let content = kind == "menus" ? "titles: [a]" : "message: a"
    let anchor = kind == "banners" ? "" : ", anchor: {x: 100, y: 100, width: 44, height: 44}"
    for accessibility in ["", ", accessibility: {}", ", accessibility: {label: b}"] {
      let compilation = compileProject(["\(kind):\n  it: {\(content)\(anchor)\(accessibility)}\n"])
      #expect(compilation.popups["it"]?.layout.contents.first?.accessibility.announce.rawValue == expected)
    }
  }
}
