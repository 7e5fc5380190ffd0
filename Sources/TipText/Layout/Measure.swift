/// The unit that advances of one text are added up in, so that fonts of different units per em can be compared
/// exactly.
///
/// An em has `perEm` units, a multiple of 4 and of the units per em of every font in the cascade; a width is then a
/// whole number, whatever the fonts, and the same for all sizes. A line fits if its width is at most
/// `limit(of: points)`: that bound is rounded down once, which changes no answer, since widths are whole. If the fonts
/// have no common multiple up to 2^24, an em has 2^20 units and each advance is rounded to the nearest of them: not
/// quite exact, but still in whole numbers, and the same everywhere.
package struct Measure: Hashable, Sendable {
  /// Units an em.
  package let perEm: Int

  private static let most = 1 << 24

  init(unitsPerEm: [Int]) {
    var common = 1
    for units in unitsPerEm where units > 0 {
      common = common / greatestCommonDivisor(common, units) * units
      if common * 4 > Self.most {
        perEm = 1 << 20
        return
      }
    }
    perEm = common * 4
  }

  /// A length in a font's own units.
  func units(_ fontUnits: Int, perEm fontPerEm: Int) -> Int {
    guard fontPerEm > 0 else { return 0 }
    if perEm % fontPerEm == 0 { return fontUnits * (perEm / fontPerEm) }
    return divideRounding(fontUnits * perEm, fontPerEm)
  }

  /// The widest that a line may be in a room of `milliPoints` with glyphs of `size` thousandths of a point, if they
  /// may turn out wider by `slack` thousandths.
  func limit(of milliPoints: Int, size: Int, slack: Int = 0) -> Int {
    guard milliPoints > 0 else { return 0 }
    let divisor = max(1, size).multipliedReportingOverflow(by: 1000 + max(0, slack))
    return divisor.overflow ? 0 : scale(milliPoints, perEm * 1000, divisor.partialValue).quotient
  }

  /// Units at `size`, in thousandths of a point, rounded up.
  package func milliPointsUp(_ units: Int, size: Int) -> Int {
    let (quotient, remainder) = scale(units, size, perEm)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// Units at `size`, in thousandths of a point, to the nearest, halves up.
  package func milliPoints(_ units: Int, size: Int) -> Int {
    let (quotient, remainder) = scale(units, size, perEm)
    return remainder * 2 >= perEm ? quotient + 1 : quotient
  }
}

/// `value * factor / divisor`, rounded down, and what remains; a result beyond all bounds becomes the largest number.
///
/// The product has 128 bits, so that nothing overflows on the way.
func scale(_ value: Int, _ factor: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  guard divisor > 0, factor >= 0 else { return (0, 0) }
  let (high, low) = value.multipliedFullWidth(by: factor)
  if (high == 0 && low <= UInt(Int.max)) || (high == -1 && low >= UInt(bitPattern: Int.min)) {
    let product = Int(bitPattern: low)
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
  guard high >= 0, high < divisor / 2 else { return (high < 0 ? Int.min / 2 : Int.max / 2, 0) }
  return divisor.dividingFullWidth((high, low))
}

/// `value / divisor` to the nearest, halves up; `divisor` is positive.
func divideRounding(_ value: Int, _ divisor: Int) -> Int {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  let (floor, rest) = remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  return rest * 2 >= divisor ? floor + 1 : floor
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}
