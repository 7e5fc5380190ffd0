/// A hash that tells whether a file is still as we left it: FNV-1a with 64 bits in four lanes, and the length.
///
/// Four lanes, since one waits for its own multiplication at every byte. It guards against edits, not against someone
/// who wants two files to collide.
package func contentHash(_ bytes: [UInt8]) -> String {
  let prime: UInt64 = 0x100_0000_01B3
  var (first, second, third, fourth) = (offsetBasis, offsetBasis &+ 1, offsetBasis &+ 2, offsetBasis &+ 3)
  var index = 0
  while bytes.count - index >= 4 {
    first = (first ^ UInt64(bytes[index])) &* prime
    second = (second ^ UInt64(bytes[index + 1])) &* prime
    third = (third ^ UInt64(bytes[index + 2])) &* prime
    fourth = (fourth ^ UInt64(bytes[index + 3])) &* prime
    index += 4
  }
  while index < bytes.count {
    first = (first ^ UInt64(bytes[index])) &* prime
    index += 1
  }
  var hash = offsetBasis
  for lane in [first, second, third, fourth] { hash = (hash ^ lane) &* prime ^ (hash >> 29) }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits + "-" + String(bytes.count)
}

/// Whether a hash is one of as many bytes.
func contentHash(_ hash: String, isOfLength count: Int) -> Bool {
  hash.utf8.dropFirst(16).elementsEqual("-\(count)".utf8)
}

private let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
