/// A hash that is the same on every machine, in every run and in every version: FNV-1a with 64 bits.
///
/// It names findings in baselines and reports. It is no defence against anyone who wants two findings to collide.
package struct StableHash: Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Takes in bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// Takes in a text and an end mark, so that `ab`, `c` and `a`, `bc` differ.
  package mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(CollectionOfOne(0xFF))
  }

  /// The value as 16 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
