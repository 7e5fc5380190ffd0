import Testing
import TipCompiler

/// What styles say together that extend one another, and which of them are a circle.
@Suite struct StyleChainTests {
  private static let anchor = "anchors: {a: {left: 20, top: 80, width: 44, height: 44}}\n"

  /// A row's height and the offset of the arrow come from the nearest style that says them; the preset's tip says 0.
  @Test(arguments: [
    // An own default that extends a style, and that style: its own default would be a circle that nobody wrote.
    ("tip: {extends: x, offset: 3}, x: {row-height: 50}", "", "x", 50.0, 0.0),
    ("tip: {extends: x, offset: 3}, x: {row-height: 50}", "", "tip", 50, 3),
    ("tip: {extends: x, offset: 3}, x: {row-height: 50}, y: {row-height: 60}", "", "y", 60, 3),
    // The spec's default refines the project's, which extends a style of the spec.
    ("tip: {row-height: 50}, x: {row-height: 60}", "tip: {extends: x, offset: 3}", "tip", 50, 3),
    ("tip: {row-height: 50}, x: {row-height: 60}", "tip: {extends: x, offset: 3}", "x", 60, 0),
    // A name that the spec hides is the spec's for the project's styles too.
    ("base: {row-height: 50}", "base: {row-height: 60}, x: {extends: base, offset: 3}", "x", 50, 3),
  ])
  func merged(spec: String, project: String, style: String, rowHeight: Double, offset: Double) throws {
    let compilation = link([
      ("spec.yaml", Self.anchor + "styles: {\(spec)}\ntips: {t: {message: a, anchor: a, style: \(style)}}\n"),
      ("tipc.yaml", project.isEmpty ? "" : "styles: {\(project)}\n"),
    ])
    #expect(compilation.codes.filter { !$0.hasPrefix("unused") } == [])
    let values = try #require(compilation.program?.popups.first?.style.values)
    #expect(values.rowHeight.value == rowHeight && values.offset.value == offset)
  }

  /// However many styles lead into a circle, and popups to them, it is one circle.
  @Test func circlesAreSaidOnce() {
    let compilation = link([
      (
        "spec.yaml",
        Self.anchor + """
          styles: {x: {extends: y}, y: {extends: z}, z: {extends: y}, v: {extends: x}}
          tips:
            one: {message: a, anchor: a, style: v}
            two: {message: a, anchor: a, style: x}
            three: {message: a, anchor: a, style: z}

          """
      )
    ])
    #expect(compilation.codes == ["style-cycle"])
    #expect(compilation.diagnostics.first?.message.hasSuffix("\"x\", then \"y\", then \"z\", then \"y\"") == true)
  }

  /// A chain of styles may be as long as a file: following it takes no stack.
  @Test func deepChains() throws {
    let count = 20_000
    let styles = (1..<count).map { "  s\($0): {extends: s\($0 - 1)}\n" }.joined()
    let compilation = link([
      (
        "spec.yaml",
        Self.anchor + "styles:\n  s0: {row-height: 50}\n\(styles)"
          + "tips: {t: {message: a, anchor: a, style: s\(count - 1)}}\n"
      )
    ])
    #expect(compilation.codes == [])
    #expect(compilation.program?.popups.first?.style.values.rowHeight.value == 50)
  }
}
