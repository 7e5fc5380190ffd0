/// Shapes a text as a whole: levels, clusters, fonts, runs, glyphs.
///
/// The language has been set in `shaper`.
func shape(
  _ prepared: PreparedText, with cascade: ResolvedCascade, baseLevel: UInt8, breakOptions: LineBreakOptions,
  _ shaper: HarfBuzzShaper
) -> ShapedText {
  let scalars = prepared.scalars
  let isSimple =
    prepared.isASCII && baseLevel == 0 && cascade.textCount > 0
    && covers(scalars, cascade.slots[0].face.coverage)
  if isSimple {
    var pass = ShapingPass(scalars, cascade, shaper)
    for run in simpleItems(scalars) { pass.shape(run) }
    let fonts = ClusterFonts(uniform: cascade)
    if pass.failed(fonts).isEmpty { return pass.finish(prepared, baseLevel, breakOptions, fonts) }
  }
  var fonts = ClusterFonts(scalars, cascade)
  let context = ItemContext(prepared, baseLevel: baseLevel)
  while true {
    var pass = ShapingPass(scalars, cascade, shaper)
    for run in itemize(context, fonts) { pass.shape(run) }
    var isDone = true
    for cluster in pass.failed(fonts) where fonts.sendOn(cluster, scalars) { isDone = false }
    if isDone { return pass.finish(prepared, baseLevel, breakOptions, fonts) }
  }
}

/// What does not change while fonts are sought: levels and scripts.
private struct ItemContext {
  let paragraphs: [Range<Int>]
  /// `nil` where all is on level 0.
  let levels: [UInt8]?
  let scripts: [ScriptRun]

  init(_ prepared: PreparedText, baseLevel: UInt8) {
    paragraphs = prepared.paragraphs
    let scalars = prepared.scalars
    let isPlain = baseLevel == 0 && scalars.allSatisfy(staysLeftToRight)
    levels =
      isPlain ? nil : BidiParagraph(scalars, base: baseLevel == 0 ? .leftToRight : .rightToLeft).levels
    scripts = scriptRuns(scalars)
  }
}

/// Whether a scalar can raise no level in a left-to-right paragraph, by its block: nothing there runs from right to
/// left or embeds. For others the bidirectional algorithm is asked.
private func staysLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x590, 0x2E80..<0xD7FC, 0xFF00..<0xFFF0: true
  default: false
  }
}

/// A text in the first face, on level 0, all ASCII.
private func simpleItems(_ scalars: [Unicode.Scalar]) -> [ShapedRun] {
  guard !scalars.isEmpty else { return [] }
  let hasLetters = scalars.contains { (0x61...0x7A).contains($0.value | 0x20) }
  return [
    ShapedRun(range: 0..<scalars.count, content: .glyphs(slot: 0), level: 0, script: hasLetters ? .latin : .common)
  ]
}

/// Cuts a text into runs of one font, level and script; an emoji is one of its own.
private func itemize(_ context: ItemContext, _ fonts: ClusterFonts) -> [ShapedRun] {
  var runs: [ShapedRun] = []
  var script = 0
  for paragraph in context.paragraphs where !paragraph.isEmpty {
    var cluster = fonts.cluster(at: paragraph.lowerBound)
    var isStart = true
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let content = fonts.contents[cluster]
      let end = min(fonts.range(cluster).upperBound, paragraph.upperBound)
      while script + 1 < context.scripts.count && context.scripts[script].range.upperBound <= start { script += 1 }
      let level = context.levels?[start] ?? 0
      let kind = context.scripts.isEmpty ? Script.common : context.scripts[script].script
      if !isStart, let last = runs.last, last.content == content, last.level == level, last.script == kind,
        case .glyphs = content
      {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(ShapedRun(range: start..<end, content: content, level: level, script: kind))
      }
      isStart = false
      start = end
      cluster += 1
    }
  }
  return runs
}

/// The shaping of all runs of a text, once.
private struct ShapingPass {
  private let scalars: [Unicode.Scalar]
  private let cascade: ResolvedCascade
  private let shaper: HarfBuzzShaper

  private(set) var runs: [ShapedRun] = []
  private(set) var glyphs: [ShapedGlyph] = []

  /// The widths of emoji, by the scalar that each begins with.
  private(set) var emojiWidths: [Int: Int] = [:]

  init(_ scalars: [Unicode.Scalar], _ cascade: ResolvedCascade, _ shaper: HarfBuzzShaper) {
    self.scalars = scalars
    self.cascade = cascade
    self.shaper = shaper
    glyphs.reserveCapacity(scalars.count)
  }

  mutating func shape(_ item: ShapedRun) {
    var run = item
    switch item.content {
    case .emoji(let slot):
      emojiWidths[run.range.lowerBound] = emojiWidth(run, slot: slot)
      run.glyphs = glyphs.count..<glyphs.count
    case .glyphs(let slot) where slot < cascade.slots.count:
      let start = glyphs.count
      shaper.shape(
        scalars, run.range, context: 0..<scalars.count,
        RunProperties(script: run.script.tag, isRightToLeft: run.level & 1 == 1), with: cascade.slots[slot].font,
        into: &glyphs)
      run.glyphs = start..<glyphs.count
    case .glyphs:
      run.glyphs = glyphs.count..<glyphs.count
    }
    runs.append(run)
  }

  /// The widest glyph of an emoji in its font: a sequence that the font does not know is still one picture where the
  /// app draws it.
  private func emojiWidth(_ run: ShapedRun, slot: Int?) -> Int {
    guard let slot else { return cascade.emojiSide }
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      scalars, run.range, context: run.range,
      RunProperties(script: Script.common.tag, isRightToLeft: false), with: cascade.slots[slot].font, into: &glyphs)
    let widest = glyphs.filter { $0.id != 0 }.map { cascade.advance($0, in: slot) }.max() ?? 0
    return widest > 0 ? widest : cascade.emojiSide
  }

  /// What has been shaped, as one value.
  func finish(
    _ prepared: PreparedText, _ baseLevel: UInt8, _ breakOptions: LineBreakOptions, _ fonts: ClusterFonts
  ) -> ShapedText {
    let missing = fonts.missing.sorted().map { cluster in
      let range = fonts.range(cluster)
      return (range, ScalarProperties(scalars[range.lowerBound]).script)
    }
    return ShapedText(
      prepared, cascade: cascade, baseLevel: baseLevel, breakOptions: breakOptions, runs: runs, glyphs: glyphs,
      emojiWidths: emojiWidths, clusters: fonts.clusters, missing: missing)
  }

  /// The clusters with a glyph for what is missing, in order.
  func failed(_ fonts: ClusterFonts) -> [Int] {
    var clusters: [Int] = []
    for run in runs {
      guard case .glyphs = run.content else { continue }
      for glyph in glyphs[run.glyphs] where glyph.id == 0 {
        clusters.append(fonts.cluster(at: Int(glyph.cluster)))
      }
    }
    guard clusters.count > 1 else { return clusters }
    return Array(Set(clusters)).sorted()
  }
}

private func covers(_ scalars: [Unicode.Scalar], _ coverage: ScalarSet) -> Bool {
  scalars.allSatisfy { coverage.contains($0.value) }
}
