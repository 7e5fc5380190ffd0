import Foundation
import Testing

@testable import TipText

/// The other half of `scripts/text-differential.py`, which sets TIPC_DIFFERENTIAL to a folder: reads `cases.json` there
/// and writes what this room makes of them to `results.json`, for the script to compare.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TIPC_DIFFERENTIAL"] != nil))
struct DifferentialTests {
  private struct Input: Decodable {
    struct Case: Decodable {
      var text: String
      var font: Int
      var rightToLeft: Bool
      var language: String

      /// Thousandths of an em.
      var width: Int
    }

    var fonts: [String]
    var cases: [Case]
  }

  /// One run, in logical order; all indices count scalars.
  private struct Run: Encodable {
    var start: Int
    var end: Int
    var level: Int
    var script: UInt32

    /// Id, cluster, advance, offsets; from left to right.
    var glyphs: [[Int]]
  }

  private struct Line: Encodable {
    var start: Int
    var next: Int
    var end: Int
    var suffix: [UInt32]
    var units: Int
    var runs: [Run]
  }

  private struct Output: Encodable {
    var scalars: [UInt32]
    var unitsPerFontUnit: Int
    var limit: Int
    var opportunities: [Int]
    var clusters: [Int]
    var runs: [Run]
    var lines: [Line]
  }

  @Test("Results for the script")
  func write() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TIPC_DIFFERENTIAL"] ?? ".")
    let input = try JSONDecoder().decode(
      Input.self, from: Data(contentsOf: folder.appendingPathComponent("cases.json")))
    let faces = try input.fonts.map { try #require(TestFonts.load($0)) }
    let cascades = faces.enumerated().map { number, face in
      ResolvedCascade(CascadeKey(cascade: TestFonts.cascade(face), weight: 400), number: number) {
        HarfBuzzFont($0.shapable)
      }
    }
    let shaper = HarfBuzzShaper()
    let results = input.cases.map { result($0, cascades[$0.font], shaper) }
    try JSONEncoder().encode(results).write(to: folder.appendingPathComponent("results.json"))
  }

  private func result(_ sample: Input.Case, _ cascade: ResolvedCascade, _ shaper: HarfBuzzShaper) -> Output {
    shaper.setLanguage(sample.language)
    let text = shape(
      PreparedText(Array(sample.text.utf8)), with: cascade, baseLevel: sample.rightToLeft ? 1 : 0,
      breakOptions: LineBreakOptions(), shaper)
    let count = text.prepared.scalars.count
    let limit = cascade.measure.perEm * sample.width / 1000
    var filler = LineFiller(text, limit: limit, shaper)
    var lines: [Line] = []
    for paragraph in text.prepared.paragraphs where !paragraph.isEmpty {
      var start = paragraph.lowerBound
      while start < paragraph.upperBound {
        let line = filler.fill(from: start, in: paragraph)
        lines.append(self.line(line))
        start = line.range.upperBound
      }
    }
    return Output(
      scalars: text.prepared.scalars.map(\.value),
      unitsPerFontUnit: cascade.measure.perEm / cascade.slots[0].face.unitsPerEm, limit: limit,
      opportunities: (1..<max(1, count)).filter(text.isOpportunity), clusters: (0..<count).filter(text.isCluster),
      runs: text.runs.map { run($0.range, $0.level, $0.script, text.glyphs[$0.glyphs]) }, lines: lines)
  }

  private func line(_ line: FilledLine) -> Line {
    let suffix = line.suffix?.scalars.map(\.value) ?? []
    var runs: [Run] = []
    for (index, piece) in line.line.pieces.enumerated() {
      let isLast = index == line.line.pieces.count - 1
      let end = piece.range.upperBound + (isLast ? suffix.count : 0)
      runs.append(run(piece.range.lowerBound..<end, piece.level, piece.script, piece.glyphs))
    }
    return Line(
      start: line.range.lowerBound, next: line.range.upperBound, end: line.content.upperBound, suffix: suffix,
      units: line.line.width, runs: runs)
  }

  private func run(_ range: Range<Int>, _ level: UInt8, _ script: Script, _ glyphs: ArraySlice<ShapedGlyph>) -> Run {
    Run(
      start: range.lowerBound, end: range.upperBound, level: Int(level), script: script.tag,
      glyphs: glyphs.map { [Int($0.id), Int($0.cluster), Int($0.advance), Int($0.xOffset), Int($0.yOffset)] })
  }
}
