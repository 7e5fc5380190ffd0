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
