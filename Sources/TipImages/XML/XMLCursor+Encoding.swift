extension XMLCursor {
  /// Complains about what is not UTF-8, and about characters that XML 1.0 does not allow.
  mutating func checkEncoding() throws(XMLProblem) {
    if starts(with: "\u{FEFF}") { return try checkCharacters() }
    if let first = byte(after: 0), let second = byte(after: 1),
      [[0xFF, 0xFE], [0xFE, 0xFF]].contains([first, second])
    {
      throw problem("the file is UTF-16", help: "save it as UTF-8")
    }
    try checkCharacters()
  }

  private func checkCharacters() throws(XMLProblem) {
    var walker = self
    while let byte = walker.byte(after: 0) {
      if byte < 0x80 {
        guard byte >= 0x20 || Self.isSpace(byte) else {
          throw walker.problem("there is a control character, which XML does not allow")
        }
        walker.advance(by: 1)
        continue
      }
      guard let (scalar, count) = walker.scalar() else { throw walker.problem("there is a byte that is not UTF-8") }
      guard Self.isCharacter(scalar) else { throw walker.problem("there is a character that XML does not allow") }
      walker.advance(by: count)
    }
  }

  /// The scalar of several bytes that begins here; `nil` if what is here is not UTF-8.
  private func scalar() -> (Unicode.Scalar, Int)? {
    guard let lead = byte(after: 0) else { return nil }
    let count: Int
    var code: UInt32
    switch lead {
    case 0xC2...0xDF: (count, code) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (count, code) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (count, code) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    for distance in 1..<count {
      guard let byte = byte(after: distance), byte & 0xC0 == 0x80 else { return nil }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    guard code >= least, let scalar = Unicode.Scalar(code) else { return nil }
    return (scalar, count)
  }

  /// XML 1.0's production `Char`.
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Names as XML has them, but that all beyond ASCII is taken for letters.
  static func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }

  /// Whether `content` has `needle`, of a few bytes, in it.
  static func contains(_ content: ArraySlice<UInt8>, _ needle: StaticString) -> Bool {
    let count = needle.utf8CodeUnitCount
    return needle.withUTF8Buffer { needle in
      var index = content.startIndex
      while index + count <= content.endIndex {
        if content[index] == needle[0], content[index..<(index + count)].elementsEqual(needle) { return true }
        index += 1
      }
      return false
    }
  }
}
