import TestSupport
import Testing

@testable import TipText

/// Whatever a text is made of, wrapping it takes time in proportion to its length.
@Suite(.serialized) struct GrowthTests {
  static let pieces = [
    "lorem ipsum ", "X", "我", "กิ", "مرحبا ", "a\u{AD}", "\u{200B}", "👍🏽", "\u{3000}", "\u{301}", "\u{2067}a\u{2069}",
    "日(", "\n",
    "e\u{E000}",
  ]

  @Test(arguments: pieces) func wrapping(_ piece: String) {
    for width in [nil, 60_000] {
      let row = GrowthRow(piece, 100) { size in
        let text = String(repeating: piece, count: max(1, size / piece.unicodeScalars.count))
        var style = TextStyle(cascade: TestFonts.cascade(TestFonts.regular, fallback: TestFonts.droid), size: 14_000)
        return {
          style.maxLines = nil
          _ = Shaper().wrap(text, style, maxWidth: width)
          style.maxLines = 2
          _ = Shaper().wrap(text, style, maxWidth: width, maxHeight: 50_000)
        }
      }
      #expect(row.growth() < mostGrowth, "\(piece.debugDescription) in \(width ?? 0)")
    }
  }
}
