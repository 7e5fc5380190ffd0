/// Puts filled lines one below the other, and the runs of each from left to right.
func placedLines(_ lines: [FilledLine], _ extents: [LineExtent], _ text: ShapedText, _ style: TextStyle) -> [TextLine] {
  var top = 0
  return zip(lines, extents).map { line, extent in
    defer { top += extent.height }
    return placed(line, extent, top: top, text, style)
  }
}

private func placed(
  _ line: FilledLine, _ extent: LineExtent, top: Int, _ text: ShapedText, _ style: TextStyle
) -> TextLine {
  let prepared = text.prepared
  let size = style.clampedSize
  var row = Row(text, size: size, baseline: top + extent.baseline)
  for piece in visualPieces(line.line.pieces) { row.append(piece) }
  let content = prepared.offsets(line.content)
  let isWhole = content.lowerBound == 0 && content.upperBound == prepared.text.utf8.count
  var suffix = String.UnicodeScalarView()
  suffix.append(contentsOf: line.suffix?.scalars ?? [])
  return TextLine(
    range: prepared.offsets(line.range), content: content,
    text: isWhole ? prepared.text : prepared.text.piece(content), suffix: String(suffix),
    width: text.cascade.measure.milliPointsUp(line.line.width, size: size), units: line.line.width, top: top,
    baseline: top + extent.baseline, height: extent.height, ascent: extent.ascent, descent: extent.descent,
    runs: row.runs, emojiBoxes: row.boxes)
}

/// UAX 9, L2.
private func visualPieces(_ pieces: [LinePiece]) -> [LinePiece] {
  guard pieces.contains(where: { $0.level > 0 }) else { return pieces }
  return visualOrder(pieces.map(\.level)).map { pieces[$0] }
}

/// A line from left to right.
private struct Row {
  private let text: ShapedText
  private let size: Int
  private let baseline: Int
  private var pen = 0
  private(set) var runs: [GlyphRun] = []
  private(set) var boxes: [EmojiBox] = []

  init(_ text: ShapedText, size: Int, baseline: Int) {
    self.text = text
    self.size = size
    self.baseline = baseline
  }

  mutating func append(_ piece: LinePiece) {
    let cascade = text.cascade
    switch piece.content {
    case .glyphs(let slot):
      if slot < cascade.slots.count {
        runs.append(GlyphRun(face: cascade.slots[slot].face, glyphs: piece.glyphs, level: piece.level, offset: pen))
      }
    case .emoji(let slot):
      let above = slot.map { cascade.slots[$0].ascent } ?? cascade.emojiSide - cascade.emojiDescent
      let below = slot.map { cascade.slots[$0].descent } ?? cascade.emojiDescent
      let rise = cascade.measure.milliPoints(above, size: size)
      boxes.append(
        EmojiBox(
          text: text.prepared.text.piece(text.prepared.offsets(piece.range)),
          x: cascade.measure.milliPoints(pen, size: size), y: baseline - rise,
          width: cascade.measure.milliPointsUp(piece.width, size: size),
          height: cascade.measure.milliPointsUp(above + below, size: size)))
    }
    pen += piece.width
  }
}

extension TextBlock {
  /// From the left edge of a frame to the left end of a line in it, both in thousandths of a point.
  ///
  /// A line that is wider than the frame begins at the edge where reading begins, whatever the alignment.
  package func x(of line: TextLine, in frameWidth: Int) -> Int {
    let isLeftToRight = direction == .leftToRight
    let rest = frameWidth - line.width
    let alignment: TextStyle.Align =
      switch align {
      case _ where rest < 0: isLeftToRight ? .left : .right
      case .start: isLeftToRight ? .left : .right
      case .end: isLeftToRight ? .right : .left
      default: align
      }
    switch alignment {
    case .right: return rest
    case .center: return divideRounding(rest, 2)
    default: return 0
    }
  }
}
