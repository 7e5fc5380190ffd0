/// A set of Unicode scalars, made for asking one at a time.
///
/// Two steps: a page of 256 scalars, then a bit within it. Pages without members share the first one.
package struct ScalarSet: Sendable {
  private var pages: [UInt16]
  private var bits: [UInt64]

  /// How many scalars are in it.
  package private(set) var count = 0

  package init() {
    pages = [UInt16](repeating: 0, count: 0x110000 >> 8)
    bits = [0, 0, 0, 0]
  }

  /// Whether `scalar` is in the set; false for what is no scalar.
  package func contains(_ scalar: UInt32) -> Bool {
    guard scalar < 0x110000 else { return false }
    let word = Int(pages[Int(scalar >> 8)]) * 4 + Int(scalar >> 6 & 3)
    return bits[word] >> UInt64(scalar & 63) & 1 != 0
  }

  /// Adds all scalars of a range; those beyond U+10FFFF are left out.
  mutating func insert(_ range: ClosedRange<UInt32>) {
    guard range.lowerBound < 0x110000 else { return }
    for scalar in range.lowerBound...min(range.upperBound, 0x10FFFF) {
      let page = Int(scalar >> 8)
      if pages[page] == 0 {
        pages[page] = UInt16(bits.count / 4)
        bits.append(contentsOf: [0, 0, 0, 0])
      }
      let word = Int(pages[page]) * 4 + Int(scalar >> 6 & 3)
      let bit = UInt64(1) << UInt64(scalar & 63)
      if bits[word] & bit == 0 {
        bits[word] |= bit
        count += 1
      }
    }
  }
}
