import Testing
import TipDiagnostics

@testable import TipText

@Suite struct TextDiagnosticTests {
  private func report(_ text: String, width: Int?, _ change: (inout TextStyle) -> Void = { _ in }) -> [Diagnostic] {
    var style = TestFonts.style
    change(&style)
    let block = Shaper().wrap(text, style, maxWidth: width.map { $0 * 1000 })
    return diagnostics(for: block, overflow: style.overflow, families: "`system`", popup: "hint") { scalars in
      let start = SourcePosition(
        line: 1, column: Int32(scalars.lowerBound + 1), offset: Int32(scalars.lowerBound))
      let end = SourcePosition(line: 1, column: Int32(scalars.upperBound + 1), offset: Int32(scalars.upperBound))
      return Place(SourceID(rawValue: 0), start..<end)
    }
  }

  @Test("Missing characters are told once a script, each with its place")
  func missingGlyphs() {
    let all = report("q \u{10400} q \u{10401}", width: nil)
    #expect(all.map(\.code) == ["missing-glyph", "missing-glyph"])
    #expect(all.map(\.severity) == [.error, .error])
    #expect(all[0].message == "no font of `system` has a glyph for \"q\" (U+0071)")
    #expect(all[1].message.contains("(U+10400), ") && all[1].message.hasSuffix("(U+10401)"))
    #expect(all[1].help == ["add a font that covers Deseret to `fonts: fallback:` in the project file"])
    #expect(all[1].primary?.place.range.lowerBound.column == 3)
    #expect(all[1].secondary.map(\.place.range.lowerBound.column) == [7])
    #expect(all.allSatisfy { $0.popup == "hint" })
  }

  @Test("What is cut is a warning, or an error where the style says so")
  func truncation() {
    let cut = report("aaa bbb ccc", width: 30) { $0.maxLines = 1 }
    #expect(cut.map(\.code) == ["text-truncated"])
    #expect(cut.map(\.severity) == [.warning])
    #expect(cut.first?.primary?.place.range.lowerBound.column == 4)
    let mustFit = report("aaa bbb ccc", width: 30) {
      $0.maxLines = 1
      $0.overflow = .error
    }
    #expect(mustFit.map(\.code) == ["text-overflow"])
    #expect(mustFit.map(\.severity) == [.error])
  }

  @Test("Broken words and missing break points are warnings with their place")
  func breaks() {
    let broken = report("ab abcdef", width: 18)
    #expect(broken.map(\.code) == ["word-broken"])
    #expect(broken.first?.message.contains("\"abcdef\"") == true)
    #expect(broken.first?.primary?.place.range.lowerBound.column == 4)
    let thai = report("กขคง", width: 12)
    #expect(thai.map(\.code) == ["no-break-points"])
    #expect(thai.first?.message.contains("Thai") == true)
    #expect([broken, thai].allSatisfy { $0.allSatisfy { $0.severity == .warning } })
  }

  @Test("Every kind of this room is declared once, with words and examples")
  func kinds() {
    #expect(Set(textKinds.map(\.code)).count == textKinds.count)
    for kind in textKinds {
      #expect(kind.summary.hasSuffix(".") && !kind.explanation.isEmpty)
      #expect(!kind.wrong.isEmpty && !kind.right.isEmpty)
    }
  }
}
