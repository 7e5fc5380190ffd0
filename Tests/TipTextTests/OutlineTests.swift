import Testing
import TipDrawing

@testable import TipText

@Suite struct OutlineTests {
  private let shaper = Shaper()

  private func glyphs(_ text: String, size: Int = 10_000, origin: (Int, Int) = (0, 0)) -> [PlacedGlyph] {
    var style = TestFonts.style
    style.size = size
    let block = shaper.measure(text, style)
    return shaper.outlines(of: block, frameWidth: block.width, origin: origin).flatMap { $0 }
  }

  @Test("A box is drawn as a box")
  func box() throws {
    let glyph = try #require(glyphs("a").first)
    // 50 to 550 across, 0 to 500 up of 1000 units, at 10 points; the baseline is 8 points down.
    #expect([glyph.x, glyph.y] == [0, 800])
    #expect([glyph.outline.startX, glyph.outline.startY] == [50, 0])
    #expect(String(decoding: glyph.outline.data, as: UTF8.self) == "v-5h5v5z")
    #expect(glyph.outline.bounds == (50, -500, 550, 0))
  }

  @Test("Curves of TrueType stay quadratic")
  func curves() throws {
    let glyph = try #require(glyphs("o").first)
    #expect([glyph.outline.startX, glyph.outline.startY] == [50, -250])
    #expect(
      String(decoding: glyph.outline.data, as: UTF8.self)
        == "q0-2.5 2.5-2.5q2.5 0 2.5 2.5q0 2.5-2.5 2.5q-2.5 0-2.5-2.5z")
  }

  @Test("Spaces and what is missing leave no ink")
  func noInk() {
    #expect(glyphs("a b").count == 2)
    #expect(glyphs("aqb").map(\.x) == [0, 1100])
    #expect(glyphs("a\u{200B}\u{AD}b").map(\.x) == [0, 600])
  }

  @Test("Glyphs stand where advances, kerning and the origin put them")
  func places() {
    #expect(glyphs("AV", origin: (100_000, 20_000)).map(\.x) == [10_000, 10_500])
    #expect(glyphs("AV", origin: (100_000, 20_000)).map(\.y) == [2800, 2800])
    // 6 points at 10.01 points are 6.006, the third glyph lies at 12.012: each is rounded by itself.
    #expect(glyphs("aaa", size: 10_010).map(\.x) == [0, 601, 1201])
  }

  @Test(
    "Path data keeps to the numbers that every parser reads, and adds up", arguments: [7_300, 10_000, 13_700, 17_000])
  func form(_ size: Int) throws {
    let cascade = TestFonts.cascade(TestFonts.inter, TestFonts.regular)
    let block = shaper.measure("Sphinx of black qüartz, judge my vow & 8%@", TextStyle(cascade: cascade, size: size))
    let all = shaper.outlines(of: block, frameWidth: block.width, origin: (0, 0)).flatMap { $0 }
    #expect(!all.isEmpty)
    for glyph in all {
      let data = String(decoding: glyph.outline.data, as: UTF8.self)
      let pattern = /(?:[lhvqcm](?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]?[1-9])?(?: |(?=[-a-z])))+|z)+/
      #expect(data.wholeMatch(of: pattern) != nil, "\(data)")
      #expect(!data.contains(/-0(?![.0-9])/), "\(data)")
    }
  }
}
