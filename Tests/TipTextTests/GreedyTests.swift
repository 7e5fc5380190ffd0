import TestSupport
import Testing

@testable import TipText

/// Our lines against those of a wrapper that tries everything, and against the shaper itself.
@Suite struct GreedyTests {
  /// The faces of a run of the test: Box alone, and real ones where they are installed.
  private static let cascades: [FontCascade] = {
    var all = [TestFonts.box]
    if TestFonts.inter != nil {
      all.append(TestFonts.cascade(TestFonts.inter, fallback: TestFonts.droid, TestFonts.dejaVu, TestFonts.regular))
    }
    if TestFonts.dejaVu != nil { all.append(TestFonts.cascade(TestFonts.dejaVu, fallback: TestFonts.regular)) }
    return all
  }()

  private static let words = [
    "a", "AV", "To", "VA.", "(fi)", "office", "W", "Yo", "naïve", "x\u{AD}y\u{AD}z", "我能", "吞下", "。", "（玻璃）", "مرحبا",
    "لا",
    "שלום", "15", "-35%", "กิน", "\u{200B}", "ab\u{A0}cd", "👍🏽", "🇩🇪", "e\u{301}", "…", "T.", "\u{2014}", "한국어",
  ]

  private func randomText(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in
      (Self.words.randomElement(using: &random) ?? "") + (Int.random(in: 0...2, using: &random) > 0 ? " " : "")
    }.joined()
  }

  /// The width of a piece of text shaped by itself, as the scalars and runs of the whole have it.
  private func exactWidth(_ text: ShapedText, _ range: Range<Int>, suffix: LineSuffix?, _ shaper: HarfBuzzShaper) -> Int
  {
    let scalars = Array(text.prepared.scalars[range]) + (suffix?.scalars ?? [])
    var width = 0
    for run in text.runs where run.range.overlaps(range) {
      let part = run.range.clamped(to: range)
      guard case .glyphs(let slot) = run.content else {
        width += text.cumulative[run.range.upperBound] - text.cumulative[run.range.lowerBound]
        continue
      }
      var item = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      let isWithSuffix = suffix.map { part.upperBound == range.upperBound && $0.slot == slot && $0.level == run.level }
      if isWithSuffix == true { item = item.lowerBound..<scalars.count }
      var glyphs: [ShapedGlyph] = []
      shaper.shape(
        scalars, item, context: 0..<scalars.count,
        RunProperties(script: run.script.tag, isRightToLeft: run.level & 1 == 1),
        with: text.cascade.slots[slot].font, into: &glyphs)
      width += glyphs.reduce(0) { $0 + text.cascade.advance($1, in: slot) }
    }
    return width
  }

  /// Greedy lines found by trying each place: the last that fits, else the last cluster that fits, else one cluster.
  private func bruteForce(_ text: ShapedText, limit: Int, _ shaper: HarfBuzzShaper) -> [Range<Int>] {
    let lines = LineShaper(text: text, shaper: shaper)
    var result: [Range<Int>] = []
    for paragraph in text.prepared.paragraphs {
      var start = paragraph.lowerBound
      while start < paragraph.upperBound {
        func fits(_ end: Int) -> Bool {
          var ink = end
          while ink > start && text.prepared.scalars[ink - 1] == " " { ink -= 1 }
          let isSoft = end < paragraph.upperBound && text.prepared.scalars[end - 1].value == 0xAD
          let suffix = isSoft ? lines.hyphen(before: end) : nil
          return exactWidth(text, start..<ink, suffix: suffix, shaper) <= limit
        }
        let places = Array(start + 1...paragraph.upperBound)
        let opportunities = places.filter { $0 == paragraph.upperBound || text.isOpportunity($0) }
        let next = opportunities.first ?? paragraph.upperBound
        let clusters = places.filter {
          text.isCluster($0) && $0 <= next && ($0 == next || text.prepared.scalars[$0] != " ")
        }
        let end = opportunities.last(where: fits) ?? clusters.last(where: fits) ?? clusters.first ?? next
        result.append(start..<end)
        start = end
      }
    }
    return result
  }

  @Test("Lines are those of a wrapper that tries every place, and as wide as said", arguments: [11, 12, 13, 14])
  func greedy(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harfBuzz = HarfBuzzShaper()
    for round in 0..<250 {
      guard let cascade = Self.cascades.randomElement(using: &random) else { return }
      let string = randomText(&random)
      let resolved = ResolvedCascade(CascadeKey(cascade: cascade, weight: 400), number: 0) { HarfBuzzFont($0.shapable) }
      let isArabic = Bool.random(using: &random)
      harfBuzz.setLanguage(isArabic ? "ar" : "en")
      let text = shape(
        PreparedText(Array(string.utf8)), with: resolved, baseLevel: isArabic ? 1 : 0,
        breakOptions: LineBreakOptions(), harfBuzz)
      let limit = resolved.measure.perEm * Int.random(in: 5...120, using: &random) / 10
      var filler = LineFiller(text, limit: limit, harfBuzz)
      var ours: [Range<Int>] = []
      for paragraph in text.prepared.paragraphs where !paragraph.isEmpty {
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
          let line = filler.fill(from: start, in: paragraph)
          ours.append(start..<min(line.range.upperBound, paragraph.upperBound))
          let exact = exactWidth(text, line.content, suffix: line.suffix, harfBuzz)
          #expect(line.line.width == exact, "seed \(seed), round \(round): \(string.debugDescription)")
          let isOneCluster = !(line.content.dropFirst().contains { text.isCluster($0) })
          #expect(exact <= limit || isOneCluster, "seed \(seed), round \(round): \(string.debugDescription)")
          start = line.range.upperBound
        }
      }
      let expected = bruteForce(text, limit: limit, harfBuzz)
      #expect(ours == expected, "seed \(seed), round \(round), limit \(limit): \(string.debugDescription)")
    }
  }

  @Test("What is cut fits with its ellipsis, and one cluster more would not", arguments: [21, 22])
  func truncation(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shaper = Shaper()
    for round in 0..<250 {
      guard let cascade = Self.cascades.randomElement(using: &random) else { return }
      let string = randomText(&random)
      var style = TextStyle(cascade: cascade, size: 10_000, maxLines: Int.random(in: 1...2, using: &random))
      if Bool.random(using: &random) { style.direction = .rightToLeft }
      let width = Int.random(in: 2...12, using: &random) * 10_000
      let block = shaper.wrap(string, style, maxWidth: width)
      #expect(block.lines.count <= style.maxLines ?? 0)
      guard block.isTruncated, let last = block.lines.last else { continue }
      let comment: Comment = "seed \(seed), round \(round): \(string.debugDescription) in \(width)"
      #expect(last.suffix == "…", comment)
      #expect(last.width <= width || last.text.isEmpty, comment)
      #expect(block.visible.upperBound == last.content.upperBound, comment)
    }
  }

  @Test("A long text takes time in proportion, whatever it is made of")
  func linear() {
    let shaper = Shaper()
    for piece in ["lorem ipsum ", "X", "我", "กิ", "مرحبا ", "a\u{AD}", "\u{200B}", "👍🏽", "\u{3000}", "e\u{301}\u{302}"] {
      let text = String(repeating: piece, count: 20_000 / piece.unicodeScalars.count)
      var style = TestFonts.style
      for width in [1000, 200_000, nil] {
        style.maxLines = nil
        _ = shaper.wrap(text, style, maxWidth: width)
        style.maxLines = 2
        _ = shaper.wrap(text, style, maxWidth: width, maxHeight: 15_000)
      }
    }
  }
}
