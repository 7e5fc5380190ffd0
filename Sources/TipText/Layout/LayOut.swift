/// Lays a shaped text out for one size and room; the steps of `Shaper.wrap`.
///
/// With slack, it is laid out a second time with all advances wider by it: the block is as large as both need, its lines
/// are those of the first.
func layOut(
  _ text: ShapedText, _ style: TextStyle, maxWidth: Int?, maxHeight: Int?, _ shaper: HarfBuzzShaper
) -> TextBlock {
  let measure = text.cascade.measure
  let size = style.clampedSize
  let room = Room(
    maxLines: style.overflow == .grow ? nil : style.maxLines.map { max(1, $0) },
    maxHeight: style.overflow == .grow ? nil : maxHeight)
  func column(slack: Int) -> Column {
    let limit = maxWidth.map { measure.limit(of: $0, size: size, slack: slack) } ?? .max
    return fill(text, limit: limit, room, style, shaper)
  }
  let exact = column(slack: 0)
  var width = measure.milliPointsUp(exact.width, size: size)
  var height = exact.height
  var broken = exact.broken
  var hidden = exact.visibleEnd
  if style.slack > 0 {
    let slack = min(style.slack, 10_000)
    let wide = column(slack: slack)
    let (whole, rest) = scale(measure.milliPointsUp(wide.width, size: size), 1000 + slack, 1000)
    width = max(width, rest > 0 ? whole + 1 : whole)
    height = max(height, wide.height)
    broken += wide.broken.filter { word in !broken.contains { $0.overlaps(word) } }
    hidden = min(hidden, wide.visibleEnd)
  }
  return TextBlock(
    text: text.prepared.text,
    lines: placedLines(exact.lines, exact.extents, text, style),
    width: width, height: height, visible: 0..<text.prepared.offset(exact.visibleEnd),
    isTruncated: exact.visibleEnd < text.prepared.scalars.count,
    findings: findings(text, broken: broken, visibleEnd: hidden),
    align: style.align, direction: style.direction, size: size, measure: measure)
}

/// The limits of a block; none where the text may grow.
private struct Room {
  let maxLines: Int?

  /// In thousandths of a point.
  let maxHeight: Int?

  func isFull(_ lines: Int, _ height: Int) -> Bool {
    if let maxLines, lines > maxLines { return true }
    if let maxHeight, lines > 1, height > maxHeight { return true }
    return false
  }
}

/// Lines one below the other.
private struct Column {
  var lines: [FilledLine] = []
  var extents: [LineExtent] = []

  /// Of the widest line, in the cascade's units.
  var width = 0

  /// In thousandths of a point.
  var height = 0
  var broken: [Range<Int>] = []

  /// The scalar index of the end of what is shown.
  var visibleEnd = 0

  mutating func append(_ line: FilledLine, _ extent: LineExtent) {
    lines.append(line)
    extents.append(extent)
    height += extent.height
  }

  mutating func removeLast() -> FilledLine? {
    guard let line = lines.popLast(), let extent = extents.popLast() else { return nil }
    height -= extent.height
    return line
  }
}

private func fill(
  _ text: ShapedText, limit: Int, _ room: Room, _ style: TextStyle, _ shaper: HarfBuzzShaper
) -> Column {
  var filler = LineFiller(text, limit: limit, shaper)
  var column = Column()
  var isFull = false
  for paragraph in text.prepared.paragraphs where !isFull {
    var start = paragraph.lowerBound
    repeat {
      let line = filler.fill(from: start, in: paragraph)
      column.append(line, LineExtent(line, text, style))
      start = line.range.upperBound
      isFull = room.isFull(column.lines.count, column.height)
    } while start < paragraph.upperBound && !isFull
  }
  column.broken = filler.broken
  column.visibleEnd = text.prepared.scalars.count
  while isFull {
    truncate(&column, text, filler, style)
    isFull = room.isFull(column.lines.count, column.height)
  }
  column.width = column.lines.map(\.line.width).max() ?? 0
  return column
}

/// Takes the last line away and ends the one before it with an ellipsis.
private func truncate(_ column: inout Column, _ text: ShapedText, _ filler: LineFiller, _ style: TextStyle) {
  _ = column.removeLast()
  guard let last = column.removeLast() else { return }
  let start = last.range.lowerBound
  let paragraph = text.prepared.paragraphs.last { $0.lowerBound <= start } ?? 0..<0
  var line = filler.truncated(from: start, in: paragraph)
  column.visibleEnd = line.content.upperBound
  line.range = start..<line.content.upperBound
  column.append(line, LineExtent(line, text, style))
}

private func findings(_ text: ShapedText, broken: [Range<Int>], visibleEnd: Int) -> [TextFinding] {
  let scalars = text.prepared.scalars
  var findings = text.missing.map { finding(.missingGlyph, $0.range, text, $0.script.name) }
  for range in broken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    let word = trimmed(range, scalars)
    let foreign = scalars[word].first { ScalarProperties($0).needsDictionaryToBreak }
    findings.append(
      finding(
        foreign == nil ? .wordBroken : .noBreakPoints, word, text,
        foreign.map { ScalarProperties($0).script.name } ?? ""))
  }
  if visibleEnd < scalars.count { findings.append(finding(.truncated, visibleEnd..<scalars.count, text, "")) }
  return findings
}

/// A word without the spaces that stand behind it.
private func trimmed(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Range<Int> {
  var end = range.upperBound
  while end > range.lowerBound + 1 && scalars[end - 1] == " " { end -= 1 }
  return range.lowerBound..<end
}

private func finding(_ kind: TextFinding.Kind, _ range: Range<Int>, _ text: ShapedText, _ script: String) -> TextFinding
{
  TextFinding(
    kind: kind, scalars: text.prepared.source(range),
    text: text.prepared.text.piece(text.prepared.offsets(range)), script: script)
}

/// How high a line is, in thousandths of a point.
struct LineExtent {
  let ascent: Int
  let descent: Int

  /// Leading included.
  let height: Int

  /// From the line's top to its baseline.
  let baseline: Int

  /// The most of all fonts in the line; an empty one is in the first font.
  init(_ line: FilledLine, _ text: ShapedText, _ style: TextStyle) {
    let cascade = text.cascade
    var (above, below) = (Int.min, Int.min)
    for piece in line.line.pieces {
      switch piece.content {
      case .glyphs(let slot) where slot < cascade.slots.count, .emoji(let slot?):
        above = max(above, cascade.slots[slot].ascent)
        below = max(below, cascade.slots[slot].descent)
      case .emoji:
        above = max(above, cascade.emojiSide - cascade.emojiDescent)
        below = max(below, cascade.emojiDescent)
      case .glyphs:
        break
      }
    }
    if above == .min {
      above = cascade.slots.first?.ascent ?? 0
      below = cascade.slots.first?.descent ?? 0
    }
    let size = style.clampedSize
    let natural = cascade.measure.milliPointsUp(above + below, size: size)
    ascent = cascade.measure.milliPoints(above, size: size)
    descent = natural - ascent
    height = max(natural, style.lineHeight ?? 0)
    // What a line-height adds is shared between both sides.
    baseline = (height - natural) / 2 + ascent
  }
}
