import Testing
import TipDiagnostics
import TipSpecs
import TipSyntax

/// How long a text may be, in characters: however many bytes each takes, and wherever a text stands.
@Suite struct TextLengthTests {
  @Test(arguments: ["a", "\u{E9}", "\u{4E2D}", "\u{1F600}"], [0, 1])
  func longest(character: String, more: Int) {
    let text = String(repeating: character, count: Limits.textLength + more)
    let yaml = """
      banners:
        one: {message: \(text)}
      menus:
        two: {titles: [{en: \(text)}], anchor: {x: 1, y: 1, width: 4, height: 4}}

      """
    let codes = Reading(yaml).codes
    #expect(codes.filter { $0 == "limit-text-length" }.count == 2 * more)
    #expect(codes.allSatisfy { $0 == "limit-text-length" }, "\(codes)")
  }

  @Test func saysWhere() {
    let reading = Reading("banners:\n  one: {message: Hello, title: \(String(repeating: "a", count: 100_001))}\n")
    #expect(reading.diagnostics.first?.message == "`title` is longer than 100 000 characters")
    #expect(reading.diagnostics.first?.primary?.place.range.lowerBound.column == 32)
  }
}
