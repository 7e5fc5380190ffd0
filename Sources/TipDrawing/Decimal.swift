/// Printing numbers, for everything that leaves the compiler: SVG, JSON, the gallery.
///
/// A number is rounded once, to a whole count of thousandths or hundredths, and printed from that count in integer
/// arithmetic: the same digits on every machine and in every locale, no exponent, no `-0`, no trailing zero.
extension [UInt8] {
  /// Appends `value` with at most three decimals.
  package mutating func append(decimal value: Double) {
    append(thousandths: thousandths(value))
  }

  /// Appends `count` / 1000: `-8500` as `-8.5`.
  package mutating func append(thousandths count: Int) {
    append(scaled: count, by: 1000)
  }

  /// Appends `count` / 100: `1205` as `12.05`.
  package mutating func append(hundredths count: Int) {
    append(scaled: count, by: 100)
  }

  /// Appends a whole number.
  package mutating func append(integer value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude)
  }

  private mutating func append(scaled count: Int, by scale: UInt) {
    if count < 0 { append(UInt8(ascii: "-")) }
    let (whole, part) = count.magnitude.quotientAndRemainder(dividingBy: scale)
    append(digits: whole)
    guard part > 0 else { return }
    append(UInt8(ascii: "."))
    var rest = part
    var unit = scale
    while rest > 0 {
      unit /= 10
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
    }
  }

  private mutating func append(digits value: UInt) {
    if value < 10 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value))
      return
    }
    var unit: UInt = 1
    while value / unit >= 10 { unit *= 10 }
    var rest = value
    while unit > 0 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}

/// The whole number of thousandths nearest to `value`, halves away from zero.
///
/// Total, so that no figure can stop a printer: what is no number counts as 0, and what is out of all proportion as
/// the largest count whose digits a `Double` still holds exactly.
package func thousandths(_ value: Double) -> Int {
  let scaled = (value * 1000).rounded(.toNearestOrAwayFromZero)
  guard !scaled.isNaN else { return 0 }
  return Int(min(max(scaled, -9_007_199_254_740_992), 9_007_199_254_740_992))
}
