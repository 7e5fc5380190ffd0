/// A run's part in a line.
struct LinePiece {
  /// Scalar indices; what a suffix adds is not in it.
  var range: Range<Int>
  var content: ShapedRun.Content
  var level: UInt8
  var script: Script
  var glyphs: ArraySlice<ShapedGlyph>

  /// In the cascade's units.
  var width: Int
}

/// What is drawn at the end of a line though the text does not have it.
struct LineSuffix {
  let scalars: [Unicode.Scalar]
  let slot: Int
  let level: UInt8
}

/// A line's runs in logical order, shaped as they stand in that line.
struct LinePieces {
  var pieces: [LinePiece] = []

  /// In the cascade's units.
  var width = 0
}

/// Builds what stands in one line, with as little new shaping as is right.
struct LineShaper {
  let text: ShapedText
  let shaper: HarfBuzzShaper

  private var cascade: ResolvedCascade { text.cascade }

  /// The width of the scalars in `range` as a line of their own: exact, and without any shaping where both ends are
  /// clean.
  func width(_ range: Range<Int>) -> Int {
    if text.isClean(range.lowerBound) && text.isClean(range.upperBound) {
      return text.cumulative[range.upperBound] - text.cumulative[range.lowerBound]
    }
    return pieces(range).width
  }

  /// The runs of a line, and `suffix` behind them in reading order.
  func pieces(_ range: Range<Int>, suffix: LineSuffix? = nil) -> LinePieces {
    var line = LinePieces()
    var index = text.run(at: range.lowerBound)
    while index < text.runs.count && text.runs[index].range.lowerBound < range.upperBound {
      let piece = piece(of: text.runs[index], in: range)
      line.width += piece.width
      line.pieces.append(piece)
      index += 1
    }
    if let suffix { append(suffix, to: &line, range) }
    return line
  }

  private func piece(of run: ShapedRun, in line: Range<Int>) -> LinePiece {
    let part = run.range.clamped(to: line)
    var piece = LinePiece(
      range: part, content: run.content, level: run.level, script: run.script, glyphs: [],
      width: text.cumulative[part.upperBound] - text.cumulative[part.lowerBound])
    guard case .glyphs = run.content else { return piece }
    // Inside the line a run has its neighbours as before; only at the line's ends can it have lost one.
    let isCleanStart = part.lowerBound > line.lowerBound || text.isClean(part.lowerBound)
    let isCleanEnd = part.upperBound < line.upperBound || text.isClean(part.upperBound)
    if isCleanStart && isCleanEnd {
      piece.glyphs = text.glyphs(of: run, in: part)
    } else {
      reshape(&piece, text.prepared.scalars, part, context: line, origin: 0)
    }
    return piece
  }

  /// Shapes `item` of `scalars`, where index 0 is scalar `origin` of the text, anew.
  private func reshape(
    _ piece: inout LinePiece, _ scalars: [Unicode.Scalar], _ item: Range<Int>, context: Range<Int>, origin: Int
  ) {
    guard case .glyphs(let slot) = piece.content, slot < cascade.slots.count else { return }
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      scalars, item, context: context,
      RunProperties(script: piece.script.tag, isRightToLeft: piece.level & 1 == 1), with: cascade.slots[slot].font,
      into: &glyphs)
    var width = 0
    for index in glyphs.indices {
      glyphs[index].cluster &+= Int32(clamping: origin)
      width += cascade.advance(glyphs[index], in: slot)
    }
    piece.glyphs = glyphs[...]
    piece.width = width
  }

  /// Shapes the suffix together with the last run where font and direction are the same, else by itself.
  private func append(_ suffix: LineSuffix, to line: inout LinePieces, _ range: Range<Int>) {
    let scalars = Array(text.prepared.scalars[range]) + suffix.scalars
    let all = 0..<scalars.count
    if var last = line.pieces.last, last.content == .glyphs(slot: suffix.slot), last.level == suffix.level {
      line.width -= last.width
      reshape(
        &last, scalars, last.range.lowerBound - range.lowerBound..<scalars.count, context: all, origin: range.lowerBound
      )
      line.width += last.width
      line.pieces[line.pieces.count - 1] = last
      return
    }
    var piece = LinePiece(
      range: range.upperBound..<range.upperBound, content: .glyphs(slot: suffix.slot), level: suffix.level,
      script: line.pieces.last?.script ?? .common, glyphs: [], width: 0)
    reshape(&piece, scalars, range.count..<scalars.count, context: all, origin: range.lowerBound)
    line.width += piece.width
    line.pieces.append(piece)
  }

  /// A hyphen for the end of a line whose last scalar is before `end`: in the font of the text there, if that has one.
  func hyphen(before end: Int) -> LineSuffix? {
    let run = text.runs.indices.contains(text.run(at: max(0, end - 1))) ? text.runs[text.run(at: max(0, end - 1))] : nil
    let level = run?.level ?? text.baseLevel
    for scalar in ["\u{2010}", "-"] as [Unicode.Scalar] {
      if case .glyphs(let slot)? = run?.content, slot < cascade.textCount,
        cascade.slots[slot].face.coverage.contains(scalar.value)
      {
        return LineSuffix(scalars: [scalar], slot: slot, level: level)
      }
    }
    for scalar in ["\u{2010}", "-"] as [Unicode.Scalar] {
      if let slot = cascade.textSlot(for: scalar) { return LineSuffix(scalars: [scalar], slot: slot, level: level) }
    }
    return nil
  }

  /// The ellipsis, or three full stops if no font has it, or nothing; on the paragraph's level, as a neutral at its
  /// end is (UAX 9, N2).
  func ellipsis() -> LineSuffix? {
    if let slot = cascade.textSlot(for: "\u{2026}") {
      return LineSuffix(scalars: ["\u{2026}"], slot: slot, level: text.baseLevel)
    }
    return cascade.textSlot(for: ".").map { LineSuffix(scalars: [".", ".", "."], slot: $0, level: text.baseLevel) }
  }
}
