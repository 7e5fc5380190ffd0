/// One Unicode scalar read from UTF-8 bytes, or the U+FFFD that stands for bytes that are none.
package struct DecodedScalar: Hashable, Sendable {
  package let scalar: Unicode.Scalar

  /// How many bytes it takes, 1 to 4; for bytes that are no scalar, their longest beginning of one, 1 to 3.
  package let length: Int

  /// Whether the bytes were well formed.
  package let isValid: Bool
}

/// Reads the scalar at `offset`, which is below `end`, which is at most `bytes.count`.
///
/// Ill-formed bytes become one U+FFFD per *maximal subpart* (Unicode 15, 3.9, table 3-7), as the standard library's
/// and every browser's decoder have it, so that columns agree with what others count.
package func decodeScalar(in bytes: [UInt8], at offset: Int, before end: Int) -> DecodedScalar {
  let first = bytes[offset]
  if first < 0x80 {
    return DecodedScalar(scalar: Unicode.Scalar(first), length: 1, isValid: true)
  }
  guard let lead = LeadByte(first) else {
    return DecodedScalar(scalar: "\u{FFFD}", length: 1, isValid: false)
  }
  var value = lead.bits
  var allowed = lead.second
  for index in 1..<lead.length {
    guard offset + index < end, allowed.contains(bytes[offset + index]) else {
      return DecodedScalar(scalar: "\u{FFFD}", length: index, isValid: false)
    }
    value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    allowed = 0x80...0xBF
  }
  guard let scalar = Unicode.Scalar(value) else {
    return DecodedScalar(scalar: "\u{FFFD}", length: 1, isValid: false)
  }
  return DecodedScalar(scalar: scalar, length: lead.length, isValid: true)
}

/// What the first byte of a sequence says about the rest of it.
private struct LeadByte {
  let length: Int
  let bits: UInt32
  let second: ClosedRange<UInt8>

  init?(_ byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: (length, bits) = (2, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (length, bits) = (3, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (length, bits) = (4, UInt32(byte & 0x07))
    default: return nil
    }
    switch byte {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    default: second = 0x80...0xBF
    }
  }
}
