/// The size of a PNG file, in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Reads a PNG file's size out of its header; `nil` if it is no PNG file, or a broken or shortened one.
///
/// The header's values and checksum are checked (PNG 5.2, 11.2.2), and that the chunks reach up to an `IEND`. The
/// pixels are nobody's business here.
package func pngSize(_ bytes: [UInt8]) -> PixelSize? {
  guard bytes.starts(with: pngSignature), bytes.count >= 33 else { return nil }
  func number(at index: Int) -> Int {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
  guard number(at: 8) == 13, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
  guard number(at: 29) == Int(crc32(bytes[12..<29])) else { return nil }
  let (width, height) = (number(at: 16), number(at: 20))
  let sizes = 1...0x7FFF_FFFF
  guard sizes.contains(width), sizes.contains(height) else { return nil }
  let depths: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
  guard depths[bytes[25]]?.contains(bytes[24]) == true, bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1 else {
    return nil
  }
  return hasAllChunks(bytes, number) ? PixelSize(width: width, height: height) : nil
}

let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Whether the chunks lead from the header over some data to the end.
private func hasAllChunks(_ bytes: [UInt8], _ number: (Int) -> Int) -> Bool {
  var index = 8
  var hasData = false
  while index + 12 <= bytes.count {
    let length = number(index)
    guard length <= bytes.count - index - 12 else { return false }
    let type = bytes[(index + 4)..<(index + 8)]
    if type.elementsEqual("IEND".utf8) { return hasData }
    if type.elementsEqual("IDAT".utf8) { hasData = true }
    index += 12 + length
  }
  return false
}

/// The checksum of PNG's annex D, bit by bit: it is only ever taken of a few bytes.
private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
