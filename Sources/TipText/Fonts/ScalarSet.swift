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

extension ScalarSet {
  /// The members in order, as ranges that do not touch.
  package var ranges: [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for page in 0..<UInt32(0x1100) where containsAny(ofPage: page) {
      for scalar in page << 8...page << 8 | 0xFF where contains(scalar) {
        if let last = result.last, last.upperBound + 1 == scalar {
          result[result.count - 1] = last.lowerBound...scalar
        } else {
          result.append(scalar...scalar)
        }
      }
    }
    return result
  }

  /// How many members each script has, most first; shared ones (spaces, punctuation, emoji) are not counted.
  package var scripts: [(script: Script, count: Int)] {
    var counts: [Script: Int] = [:]
    for range in ranges {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let script = ScalarProperties(scalar).script
        if !script.isShared { counts[script, default: 0] += 1 }
      }
    }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }
  }

  private func containsAny(ofPage page: UInt32) -> Bool { pages[Int(page)] != 0 }
}
