/// A stretch of text that is shaped at once: one font, one script, one direction.
struct ShapedRun {
  /// Which glyphs a run has.
  enum Content: Equatable {
    case glyphs(slot: Int)
    /// An emoji: its place only, measured in a font of the emoji family or not at all.
    case emoji(slot: Int?)
  }

  /// Scalar indices.
  var range: Range<Int>
  var content: Content
  var level: UInt8
  var script: Script

  /// Indices of the text's glyphs, from left to right.
  var glyphs = 0..<0
}

/// A text after shaping, before it is cut into lines: good for any size and any width.
final class ShapedText {
  let prepared: PreparedText
  let cascade: ResolvedCascade
  let baseLevel: UInt8

  /// In logical order; the LF between paragraphs are in none.
  let runs: [ShapedRun]
  let glyphs: [ShapedGlyph]

  /// Before each scalar, and at the end: the advances of all before it, in the cascade's units.
  let cumulative: [Int]

  /// Clusters that no font has, as ranges of scalars with their script.
  let missing: [(range: Range<Int>, script: Script)]

  private let positions: [Position]
  private let breakOptions: LineBreakOptions

  /// What is known of a place between two scalars.
  struct Position: OptionSet {
    let rawValue: UInt8

    /// A grapheme cluster begins here.
    static let cluster = Position(rawValue: 1)
    /// The text can be cut here without either side's glyphs changing.
    static let clean = Position(rawValue: 2)
  }

  init(
    _ prepared: PreparedText, cascade: ResolvedCascade, baseLevel: UInt8, breakOptions: LineBreakOptions,
    runs: [ShapedRun], glyphs: [ShapedGlyph], emojiWidths: [Int: Int], clusters: [Range<Int>]?,
    missing: [(range: Range<Int>, script: Script)]
  ) {
    self.prepared = prepared
    self.cascade = cascade
    self.baseLevel = baseLevel
    self.breakOptions = breakOptions
    self.runs = runs
    self.glyphs = glyphs
    self.missing = missing
    let count = prepared.scalars.count
    var positions = [Position](repeating: clusters == nil ? .cluster : [], count: count + 1)
    for cluster in clusters ?? [] { positions[cluster.lowerBound].insert(.cluster) }
    positions[count].insert(.cluster)
    var widths = [Int](repeating: 0, count: count + 1)
    for run in runs {
      switch run.content {
      case .emoji:
        widths[run.range.lowerBound] = emojiWidths[run.range.lowerBound] ?? 0
        positions[run.range.lowerBound].insert(.clean)
      case .glyphs(let slot):
        for glyph in glyphs[run.glyphs] {
          let place = Int(glyph.cluster)
          guard run.range.contains(place) else { continue }
          widths[place] += cascade.advance(glyph, in: slot)
          if !glyph.isUnsafeToBreak { positions[place].insert(.clean) }
        }
        if joins(prepared.scalars, run) { positions[run.range.lowerBound].remove(.clean) }
      }
    }
    for paragraph in prepared.paragraphs {
      positions[paragraph.lowerBound].insert(.clean)
      positions[paragraph.upperBound].insert(.clean)
    }
    var sum = 0
    for index in 0...count {
      let width = widths[index]
      widths[index] = sum
      sum += width
    }
    cumulative = widths
    self.positions = positions
  }

  /// Where lines may end, computed when a line is first too long.
  private(set) lazy var breaks: [LineBreak] = lineBreaks(prepared.scalars, options: breakOptions)

  func isCluster(_ index: Int) -> Bool { positions[index].contains(.cluster) }

  func isClean(_ index: Int) -> Bool { positions[index].contains(.clean) }

  /// Whether a line may end before the scalar at `index`, or at the end.
  func isOpportunity(_ index: Int) -> Bool {
    index >= breaks.count || breaks[index] != .prohibited
  }

  /// The run that holds the scalar at `index`, or the first after it.
  func run(at index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The glyphs of the scalars that `range` and the run have in common.
  func glyphs(of run: ShapedRun, in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if range.lowerBound <= run.range.lowerBound && range.upperBound >= run.range.upperBound {
      return glyphs[run.glyphs]
    }
    if run.level & 1 == 0 {
      let start = firstGlyph(run) { Int($0.cluster) >= range.lowerBound }
      return glyphs[start..<firstGlyph(run) { Int($0.cluster) >= range.upperBound }]
    }
    let start = firstGlyph(run) { Int($0.cluster) < range.upperBound }
    return glyphs[start..<firstGlyph(run) { Int($0.cluster) < range.lowerBound }]
  }

  /// The first glyph of a run for which `isReached` holds, which then holds for all that follow.
  private func firstGlyph(_ run: ShapedRun, _ isReached: (ShapedGlyph) -> Bool) -> Int {
    var (low, high) = (run.glyphs.lowerBound, run.glyphs.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Whether the letters of `run` may join with what stands before it, in another font or on another level, so that a
/// line that begins there is shaped anew.
private func joins(_ scalars: [Unicode.Scalar], _ run: ShapedRun) -> Bool {
  guard run.range.lowerBound > 0, joiningScripts.contains(run.script.tag) else { return false }
  let before = scalars[run.range.lowerBound - 1].value
  return before != 0x20 && before != 0x0A
}

/// The scripts whose letters change with their neighbours (Joining_Type): Arab, Syrc, Mong, Nkoo, Mand, Adlm, Rohg,
/// Phag, Mani, Phlp, Sogd, Sogo, Chrs, Ougr.
private let joiningScripts: Set<UInt32> = Set(
  ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Adlm", "Rohg", "Phag", "Mani", "Phlp", "Sogd", "Sogo", "Chrs", "Ougr"].map {
    $0.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  })
