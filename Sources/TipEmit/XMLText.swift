extension [UInt8] {
  /// Appends text so that it can stand between tags as well as between double quotes.
  ///
  /// The five characters that mean something to XML are escaped. Line breaks and tabs become spaces, since an
  /// attribute loses them anyway; what XML 1.0 forbids becomes U+FFFD.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append(ascii: "&amp;")
      case "<": append(ascii: "&lt;")
      case ">": append(ascii: "&gt;")
      case "\"": append(ascii: "&quot;")
      case "'": append(ascii: "&apos;")
      case "\n", "\r", "\t": append(UInt8(ascii: " "))
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": append(ascii: "\u{FFFD}")
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Appends text of ours, which needs no escaping.
  mutating func append(ascii text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends text as it is.
  mutating func append(raw text: String) {
    append(contentsOf: text.utf8)
  }
}
