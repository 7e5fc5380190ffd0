/// What a resolved cascade follows from.
struct CascadeKey: Hashable {
  let cascade: FontCascade
  let weight: Int
}

/// The fonts that a text of one weight may take glyphs from, in the order in which they are asked.
final class ResolvedCascade {
  /// One font and its figures in the cascade's units.
  struct Slot {
    let face: FontFace
    let font: HarfBuzzFont
    let unitsPerEm: Int

    /// What its lines need above and below the baseline, the line gap included half each.
    let ascent: Int
    let descent: Int
  }

  let measure: Measure

  /// Text faces first, then those of the emoji family.
  let slots: [Slot]

  /// How many of `slots` are text faces.
  let textCount: Int

  /// Tells cascades apart within one shaper.
  let number: Int

  init(_ key: CascadeKey, number: Int, font: (FontFace) -> HarfBuzzFont) {
    let (cascade, weight) = (key.cascade, key.weight)
    let text = cascade.family.faces(for: weight) + (cascade.fallback?.faces(for: weight) ?? [])
    let faces = text + (cascade.emoji?.faces(for: weight) ?? [])
    let measure = Measure(unitsPerEm: faces.map(\.unitsPerEm))
    self.measure = measure
    self.number = number
    textCount = text.count
    slots = faces.map { face in
      // The gap's halves are whole: an em of the measure has a multiple of 4 units.
      let ascent = measure.units(face.ascent * 2 + face.lineGap, perEm: face.unitsPerEm * 2)
      let descent = measure.units(face.descent * 2 + face.lineGap, perEm: face.unitsPerEm * 2)
      return Slot(face: face, font: font(face), unitsPerEm: face.unitsPerEm, ascent: ascent, descent: descent)
    }
  }

  /// A glyph's advance in the cascade's units.
  func advance(_ glyph: ShapedGlyph, in slot: Int) -> Int {
    measure.units(Int(glyph.advance), perEm: slots[slot].unitsPerEm)
  }

  /// The first text face that has a glyph for `scalar`.
  func textSlot(for scalar: Unicode.Scalar) -> Int? {
    (0..<textCount).first { slots[$0].face.coverage.contains(scalar.value) }
  }

  /// The first emoji face that has a glyph for `scalar`.
  func emojiSlot(for scalar: Unicode.Scalar) -> Int? {
    (textCount..<slots.count).first { slots[$0].face.coverage.contains(scalar.value) }
  }

  /// Whether a text face has glyphs for all scalars that leave ink.
  func covers(_ cluster: ArraySlice<Unicode.Scalar>, slot: Int) -> Bool {
    let coverage = slots[slot].face.coverage
    return cluster.allSatisfy { coverage.contains($0.value) || ScalarProperties($0).isDefaultIgnorable }
  }

  /// The side of the square that stands for an emoji without a font: 1.25 em.
  var emojiSide: Int { measure.perEm / 4 * 5 }

  /// How much of that square is below the baseline: 0.25 em.
  var emojiDescent: Int { measure.perEm / 4 }
}
