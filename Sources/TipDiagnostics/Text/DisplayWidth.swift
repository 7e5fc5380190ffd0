/// How many cells of a terminal a scalar takes, and what else it does to the cells beside it.
///
/// East Asian Ambiguous counts as narrow. Tables come from `DisplayWidthTables`.
enum DisplayWidth {
  /// Whether the scalar takes two cells.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && contains(scalar, in: DisplayWidthTables.wide)
  }

  /// Whether the scalar stands within the cell before it.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && contains(scalar, in: DisplayWidthTables.zero)
  }

  /// Whether the scalar is not seen, or turns what is around it, and so must be shown by its number.
  static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && contains(scalar, in: DisplayWidthTables.named)
  }

  /// Whether a following U+FE0F makes the scalar an emoji of two cells.
  static func isEmojiStyled(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar, in: DisplayWidthTables.emojiStyled)
  }

  /// Whether a following skin tone stands within the scalar's cell.
  static func isModifiable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x261D && contains(scalar, in: DisplayWidthTables.modifiable)
  }

  /// Whether the scalar is one half of a flag.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether the scalar is a skin tone.
  static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Whether one of the ordered, disjoint ranges holds the scalar.
  private static func contains(_ scalar: Unicode.Scalar, in ranges: [(low: UInt32, high: UInt32)]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].high < scalar.value {
        low = middle + 1
      } else if ranges[middle].low > scalar.value {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

/// How many cells a text takes when a terminal shows it as `visible` gives it.
package func displayWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
  return cells(of: text.unicodeScalars.map { SourceScalar($0) }).reduce(0) { $0 + $1.width }
}
