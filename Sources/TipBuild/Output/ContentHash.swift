/// A hash that tells whether a file is still as we left it: FNV-1a with 64 bits, and the length.
///
/// It guards against edits, not against someone who wants two files to collide.
package func contentHash(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits + "-" + String(bytes.count)
}
