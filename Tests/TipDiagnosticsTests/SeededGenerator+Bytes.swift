import TestSupport

extension SeededGenerator {
  /// Bytes that are often, but not always, UTF-8, and full of what is awkward to show.
  mutating func awkwardBytes(count: Int) -> [UInt8] {
    let pieces: [[UInt8]] = [
      [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x1B, 0x5B, 0x33, 0x31, 0x6D], [0x00], [0x7F], [0xC2, 0x85], [0xFF],
      [0xC3],
      [0xE4, 0xBD], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xEF, 0xBB, 0xBF], Array("::error::x".utf8),
      Array("##[error]x".utf8), Array("##vso[x]".utf8), Array("##teamcity[x".utf8), Array("漢字".utf8),
      Array("e\u{301}".utf8),
      Array("שלום".utf8), Array("\u{202E}".utf8), Array("\u{2066}".utf8), Array("👨‍👩‍👧".utf8), Array("🇨🇭".utf8),
      Array("❤️".utf8),
      Array("\u{2028}".utf8), Array("key: value".utf8), Array(" ".utf8), Array("\"'\\%".utf8),
    ]
    var bytes: [UInt8] = []
    while bytes.count < count {
      switch UInt8.random(in: 0..<10, using: &self) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &self))
      case 1...3: bytes += pieces.randomElement(using: &self) ?? []
      default: bytes.append(UInt8.random(in: 0x20...0x7E, using: &self))
      }
    }
    return bytes
  }
}
