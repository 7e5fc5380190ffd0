import TipDrawing

/// The outlines of one face at one size, each formatted when it is first drawn.
final class OutlineTable {
  struct Key: Hashable {
    let face: FontFace

    /// Thousandths of a point.
    let size: Int
  }

  private let key: Key
  private var outlines: [UInt32: GlyphOutline] = [:]

  init(_ key: Key) { self.key = key }

  func outline(_ glyph: UInt32, _ font: HarfBuzzFont, _ shaper: HarfBuzzShaper) -> GlyphOutline {
    if let outline = outlines[glyph] { return outline }
    let outline = glyphOutline(
      shaper.contours(of: glyph, in: font), unitsPerEm: key.face.unitsPerEm, size: key.size)
    outlines[glyph] = outline
    return outline
  }
}

/// Thousandths of a point as hundredths, to the nearest, halves up.
func hundredths(_ milliPoints: Int) -> Int { divideRounding(milliPoints, 10) }

extension Measure {
  /// `units` at `size` and `milliPoints` together, in hundredths of a point, rounded once.
  func hundredths(_ units: Int, size: Int, plus milliPoints: Int) -> Int {
    let (quotient, remainder) = scale(units, size, perEm)
    let sum = quotient + milliPoints
    let (tenths, rest) = sum.quotientAndRemainder(dividingBy: 10)
    let (floor, over) = rest < 0 ? (tenths - 1, rest + 10) : (tenths, rest)
    return (over * perEm + remainder) * 2 >= 10 * perEm ? floor + 1 : floor
  }
}
