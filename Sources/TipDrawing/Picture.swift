import PopupLayout

/// How the line along a path is drawn.
package struct Stroke: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable {
    case butt, round, square
  }

  package enum Join: String, Hashable, Sendable {
    case miter, round, bevel
  }

  package var paint: Paint

  /// In points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double

  package init(
    _ paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

/// One thing that is drawn. The cases are just what the closed SVG vocabulary can say.
package indirect enum Shape: Sendable {
  case path(Path, fill: Paint?, stroke: Stroke?)
  /// Glyphs of one line and one colour: one `path` element.
  case glyphs([PlacedGlyph], ink: Ink)
  /// Shapes drawn only where `clip` is.
  case clipped(clip: Path, [Shape])
}

/// A drawing with its frame.
package struct Picture: Sendable {
  /// What the root's `viewBox` shows, in points.
  package var frame: Rect
  package var shapes: [Shape]

  /// What the picture says to assistive technology; `nil` hides it from that.
  package var label: String?

  package init(frame: Rect, shapes: [Shape], label: String?) {
    self.frame = frame
    self.shapes = shapes
    self.label = label
  }
}
