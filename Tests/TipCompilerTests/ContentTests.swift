import PopupLayout
import Testing

/// What popups are made of, compiled from specs.
///
/// Expected figures were worked out with the test font's advances. Texts are 20 points large unless a case says
/// otherwise: a letter is 12 wide, `i`, `l` and a space are 10, an ideograph and an ellipsis 20, and a line is 20 high.
@Suite struct ContentTests {
  @Test(arguments: ContentCase.all) func figures(_ content: ContentCase) throws {
    let compilation = compileProject([content.spec], project: content.project, fonts: content.fonts)
    #expect(compilation.codes == content.codes, "\(compilation.rendered)")
    let popup = try #require(compilation.popups["it"], "\(compilation.rendered)")
    for (index, figures) in content.variants.enumerated() {
      let found = try Figures(popup.layout, variant: index)
      for (path, expected) in figures { #expect(found[path] == expected, "\(path) of variant \(index)") }
    }
    for text in content.drawn { #expect(popup.pictures[0].picture.label == text) }
  }
}

/// A popup with the figures of its variants.
struct ContentCase: CustomTestStringConvertible, Sendable {
  var name: String
  var spec: String
  var project = "screens: {phone: {width: 375, height: 667}}"
  var fonts = boxFonts

  /// For each variant, paths of figures and what stands there.
  var variants: [[(String, String)]]

  /// All diagnostics.
  var codes: [String] = []

  /// What the first drawing says to assistive technology.
  var drawn: [String] = []

  var testDescription: String { name }

  /// A tip at an anchor in the middle of the screen, of a style without a size of its own.
  static func tip(_ name: String, _ content: String, _ style: String = "", _ figures: [(String, String)]) -> ContentCase
  {
    let spec = """
      tips:
        it:
          message: aaaaa
          \(content.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    "))
          anchor: {x: 167, y: 300, width: 40, height: 40}
          style: it
      styles:
        plain:
          extends: tip
          padding: 10
          width: hug
          min-height: 0
          max-height: 400
          vertical-align: top
          image-size: 30
          image-gap: 6
          text: {size: 20, align: start, color: black}
        it: {extends: plain\(style.isEmpty ? "" : ", " + style)}
      """
    return ContentCase(name: name, spec: spec, variants: [figures])
  }

  /// A menu at an anchor in the middle of the screen.
  static func menu(
    _ name: String, _ items: String, _ style: String = "", _ figures: [(String, String)]
  ) -> ContentCase {
    let spec = """
      menus:
        it:
          items:
            \(items.split(separator: "\n").joined(separator: "\n      "))
          anchor: {x: 167, y: 100, width: 40, height: 40}
          style: it
      styles:
        plain:
          extends: dark
          padding: 10
          image-size: 16
          image-gap: 8
          text: {size: 20, align: start}
          subtitle: {size: 15}
        it: {extends: plain\(style.isEmpty ? "" : ", " + style)}
      """
    return ContentCase(name: name, spec: spec, variants: [figures])
  }

  /// A banner.
  static func banner(
    _ name: String, _ content: String = "", _ style: String = "", screen: String, _ figures: [(String, String)]
  ) -> ContentCase {
    let spec = """
      banners:
        it:
          message: aaaaa
          \(content.isEmpty ? "comment: none" : content)
          style: it
      styles:
        plain: {extends: info, padding: 10, min-height: 44, text: {size: 20, align: start, color: black}}
        it: {extends: plain\(style.isEmpty ? "" : ", " + style)}
      """
    return ContentCase(name: name, spec: spec, project: "screens: {phone: {\(screen)}}", variants: [figures])
  }

  func changed(_ change: (inout ContentCase) -> Void) -> ContentCase {
    var copy = self
    change(&copy)
    return copy
  }
}
