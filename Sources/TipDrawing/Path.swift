import PopupLayout

/// A shape: commands in the coordinates of the picture that it stands in.
package struct Path: Hashable, Sendable {
  package enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
  }

  package var commands: [PathCommand]
  package var fillRule: FillRule

  package init(_ commands: [PathCommand] = [], fillRule: FillRule = .nonZero) {
    self.commands = commands
    self.fillRule = fillRule
  }
}

/// The outline of one glyph at one size, formatted once and copied wherever it is drawn.
///
/// All figures are hundredths of a point relative to the glyph's origin, y downwards. They are rounded before
/// differences are taken, so that relative commands add up exactly.
package final class GlyphOutline: Sendable {
  /// The first point of the first contour.
  package let startX: Int
  package let startY: Int

  /// What follows the first point, as SVG path data in relative commands; empty for a glyph without ink.
  package let data: [UInt8]

  /// The least rectangle around all points, controls too: left, top, right, bottom.
  package let bounds: (left: Int, top: Int, right: Int, bottom: Int)

  package init(startX: Int, startY: Int, data: [UInt8], bounds: (left: Int, top: Int, right: Int, bottom: Int)) {
    self.startX = startX
    self.startY = startY
    self.data = data
    self.bounds = bounds
  }

  package var isEmpty: Bool { data.isEmpty }
}

/// A glyph's outline with the place of its origin, in hundredths of a point.
package struct PlacedGlyph: Sendable {
  package var x: Int
  package var y: Int
  package var outline: GlyphOutline

  package init(x: Int, y: Int, outline: GlyphOutline) {
    self.x = x
    self.y = y
    self.outline = outline
  }
}
