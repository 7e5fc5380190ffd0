import TipDrawing

/// Measures and wraps texts, and draws them.
///
/// It holds fonts, buffers and what has been shaped and drawn before, so it is confined to one task or thread: each has
/// a shaper of its own. Faces are shared. Results do not depend on what a shaper did before.
package final class Shaper {
  private let harfBuzz = HarfBuzzShaper()
  private var fonts: [FontFace: HarfBuzzFont] = [:]
  private var cascades: [CascadeKey: ResolvedCascade] = [:]
  private var recentCascades: [(key: CascadeKey, cascade: ResolvedCascade)] = []
  private static let mostRecent = 8
  private var shaped: [ShapedKey: ShapedText] = [:]
  private var shapedScalars = 0
  private var outlineTables: [OutlineTable.Key: OutlineTable] = [:]

  /// How many scalars of shaped texts are remembered; what is beyond is forgotten all at once.
  private static let mostScalars = 1 << 16

  package init() {}

  /// Lays a text out in lines.
  ///
  /// White space is collapsed first; an empty text has no lines and no size.
  ///
  /// - Parameters:
  ///   - maxWidth: the room for a line, in thousandths of a point; `nil` breaks only between paragraphs.
  ///   - maxHeight: the room for all lines; at least one is shown whatever it is. `nil` for no limit.
  package func wrap(_ text: String, _ style: TextStyle, maxWidth: Int?, maxHeight: Int? = nil) -> TextBlock {
    layOut(shapedText(text, style), style, maxWidth: maxWidth, maxHeight: maxHeight, harfBuzz)
  }

  /// Lays a text out in one line a paragraph: as wide as it is.
  package func measure(_ text: String, _ style: TextStyle) -> TextBlock {
    wrap(text, style, maxWidth: nil)
  }

  /// The ink of a block, line by line; emoji have none.
  ///
  /// - Parameters:
  ///   - frameWidth: the width that the lines are aligned in, in thousandths of a point.
  ///   - origin: the top left of that frame, in thousandths of a point.
  package func outlines(of block: TextBlock, frameWidth: Int, origin: (x: Int, y: Int)) -> [[PlacedGlyph]] {
    block.lines.map { line in
      let left = origin.x + block.x(of: line, in: frameWidth)
      let baseline = hundredths(origin.y + line.baseline)
      var glyphs: [PlacedGlyph] = []
      for run in line.runs { draw(run, of: block, left: left, baseline: baseline, into: &glyphs) }
      return glyphs
    }
  }

  private func draw(_ run: GlyphRun, of block: TextBlock, left: Int, baseline: Int, into glyphs: inout [PlacedGlyph]) {
    let table = outlineTable(run.face, size: block.size)
    let measure = block.measure
    let perEm = run.face.unitsPerEm
    var pen = run.offset
    for glyph in run.glyphs {
      // Glyph 0 stands for what is missing: that is an error, never ink.
      if glyph.id != 0 {
        let outline = table.outline(glyph.id, font(run.face), harfBuzz)
        if !outline.isEmpty {
          let x = pen + measure.units(Int(glyph.xOffset), perEm: perEm)
          let rise = measure.units(Int(glyph.yOffset), perEm: perEm)
          glyphs.append(
            PlacedGlyph(
              x: measure.hundredths(x, size: block.size, plus: left),
              y: baseline - measure.hundredths(rise, size: block.size, plus: 0), outline: outline))
        }
      }
      pen += measure.units(Int(glyph.advance), perEm: perEm)
    }
  }

  private func outlineTable(_ face: FontFace, size: Int) -> OutlineTable {
    let key = OutlineTable.Key(face: face, size: size)
    if let table = outlineTables[key] { return table }
    let table = OutlineTable(key)
    outlineTables[key] = table
    return table
  }

  private func font(_ face: FontFace) -> HarfBuzzFont {
    if let font = fonts[face] { return font }
    let font = HarfBuzzFont(face.shapable)
    fonts[face] = font
    return font
  }

  private func cascade(_ style: TextStyle) -> ResolvedCascade {
    let key = CascadeKey(cascade: style.cascade, weight: style.weight)
    for known in recentCascades where known.key == key { return known.cascade }
    let cascade = cascades[key] ?? ResolvedCascade(key, number: cascades.count, font: font)
    cascades[key] = cascade
    if recentCascades.count == Self.mostRecent { recentCascades.removeFirst() }
    recentCascades.append((key, cascade))
    return cascade
  }

  private func shapedText(_ string: String, _ style: TextStyle) -> ShapedText {
    let cascade = cascade(style)
    let key = ShapedKey(string, style, cascade: cascade.number)
    if let text = shaped[key] { return text }
    let prepared = PreparedText(key.bytes)
    harfBuzz.setLanguage(style.language)
    let text = shape(
      prepared, with: cascade, baseLevel: style.direction == .leftToRight ? 0 : 1, breakOptions: style.breakOptions,
      harfBuzz)
    shapedScalars += prepared.scalars.count
    if shapedScalars > Self.mostScalars {
      shaped.removeAll(keepingCapacity: true)
      shapedScalars = prepared.scalars.count
    }
    shaped[key] = text
    return text
  }
}

/// All that decides how a text is shaped. Bytes, not strings: strings are equal already when they are canonically
/// equivalent.
private struct ShapedKey: Hashable {
  let bytes: [UInt8]

  /// FNV-1a of the bytes: the library's way to hash an array takes longer than all the rest.
  private let digest: UInt64
  let language: String
  let cascade: Int
  let direction: TextStyle.Direction
  let lineBreak: TextStyle.LineBreak
  let wordBreak: TextStyle.WordBreak

  init(_ text: String, _ style: TextStyle, cascade: Int) {
    bytes = Array(text.utf8)
    digest = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    language = style.language
    self.cascade = cascade
    direction = style.direction
    lineBreak = style.lineBreak
    wordBreak = style.wordBreak
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(cascade)
  }
}

extension TextStyle {
  /// The size within bounds that no sum leaves: up to 10 000 points.
  var clampedSize: Int { min(max(size, 1), 10_000_000) }

  fileprivate var breakOptions: LineBreakOptions {
    let strictness: LineBreakOptions.Strictness =
      switch lineBreak {
      case .strict: .strict
      case .normal: .normal
      case .loose: .loose
      }
    let primary = language.utf8.prefix { $0 != 0x2D }.map { $0 | 0x20 }
    return LineBreakOptions(
      strictness: strictness, wordBreak: wordBreak == .keepAll ? .keepAll : .normal,
      isChineseOrJapanese: [Array("zh".utf8), Array("ja".utf8), Array("yue".utf8)].contains(primary))
  }
}
