import Foundation
import TestSupport
import Testing

@testable import TipText

/// Figures, not checks that could fail on a busy machine. They run when TIPC_BENCH is set, best in an optimised build:
///
///     TIPC_BENCH=1 swift test -c release -Xswiftc -enable-testing --filter SpeedTests
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["TIPC_BENCH"] != nil))
struct SpeedTests {
  private static let words = Array(
    """
    tap your photo to change it saved search results here you can add a friend or scan the code again later The
    Quick Brown Fox We have sent you an e-mail. Try now! Settings, profile & more
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// Different strings of about thirty characters.
  private func strings(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 1)
    return (0..<count).map { number in
      var text = "\(number)"
      while text.count < 28 { text += " " + (Self.words.randomElement(using: &random) ?? "") }
      return text
    }
  }

  private func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Duration.seconds(1000)
    for _ in 0..<3 { best = min(best, clock.measure(body)) }
    return Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
  }

  @Test("Ten thousand strings, against bare shaping", arguments: ["Inter", "Box"])
  func manyStrings(_ name: String) throws {
    let face = try #require(name == "Inter" ? TestFonts.inter : TestFonts.regular)
    let cascade = TestFonts.cascade(face, fallback: TestFonts.droid)
    let strings = strings(10_000)
    let scalars = strings.map { Array($0.unicodeScalars) }
    let harfBuzz = HarfBuzzShaper()
    harfBuzz.setLanguage("en")
    let font = HarfBuzzFont(face.shapable)
    let bare = seconds {
      var glyphs: [ShapedGlyph] = []
      for text in scalars {
        glyphs.removeAll(keepingCapacity: true)
        harfBuzz.shape(
          text, 0..<text.count, context: 0..<text.count,
          RunProperties(script: Script.latin.tag, isRightToLeft: false), with: font, into: &glyphs)
      }
    }
    for (what, width) in [("measured", nil), ("wrapped", 130_000), ("wrapped narrow", 70_000)] {
      let time = seconds {
        let shaper = Shaper()
        for text in strings { _ = shaper.wrap(text, TextStyle(cascade: cascade, size: 14_000), maxWidth: width) }
      }
      print("\(name): bare \(bare) s, \(what) \(time) s, ratio \(time / bare)")
    }
    let shaper = Shaper()
    let blocks = strings.map { shaper.wrap($0, TextStyle(cascade: cascade, size: 14_000), maxWidth: 130_000) }
    let drawing = seconds {
      for block in blocks { _ = shaper.outlines(of: block, frameWidth: 130_000, origin: (0, 0)) }
    }
    print("\(name): drawn \(drawing) s")
  }

  @Test(
    "A long text takes time in proportion",
    arguments: ["lorem ipsum ", "X", "我", "กิ", "مرحبا ", "a\u{AD}", "\u{200B}", "👍🏽", "\u{3000}", "q", "\u{301}"])
  func longTexts(_ piece: String) {
    for width in [nil, 2000, 200_000] {
      var times: [Double] = []
      for count in [25_000, 50_000, 100_000] {
        let text = String(repeating: piece, count: count / piece.unicodeScalars.count)
        var style = TextStyle(cascade: TestFonts.cascade(TestFonts.regular, fallback: TestFonts.droid), size: 14_000)
        times.append(
          seconds {
            style.maxLines = nil
            _ = Shaper().wrap(text, style, maxWidth: width)
            style.maxLines = 2
            _ = Shaper().wrap(text, style, maxWidth: width, maxHeight: 50_000)
          })
      }
      print("\(piece.debugDescription) in \(width ?? 0): \(times.map { ($0 * 10_000).rounded() / 10 }) ms")
    }
  }
}
