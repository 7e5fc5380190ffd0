/// A glyph with its place in the run, as the shaper put it. All lengths are font units of the run's face.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in the font; 0 is the one for what is missing.
  package var id: UInt32

  /// The scalar of the laid-out text that its cluster begins with, counted from the text's start.
  package var cluster: Int32
  package var advance: Int32
  package var xOffset: Int32

  /// Upwards.
  package var yOffset: Int32

  /// Whether a line cannot begin here without the text around it being shaped again.
  package var isUnsafeToBreak: Bool
}

/// Glyphs of one font, script and direction beside each other in a line.
package struct GlyphRun: Sendable {
  package let face: FontFace

  /// From left to right.
  package let glyphs: ArraySlice<ShapedGlyph>

  /// The embedding level (UAX 9): odd runs from right to left.
  package let level: UInt8

  /// From the line's left end to the run's origin, in units of the block's `measure`.
  package let offset: Int
}
