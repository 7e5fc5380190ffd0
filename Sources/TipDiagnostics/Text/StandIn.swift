/// What is shown for a scalar that must not be sent to a terminal as it is; `nil` for one that may.
///
/// Controls have a picture each (`␛`), or their number (`<U+0085>`); so have scalars that are not seen, that break
/// lines, or that turn the writing direction of what is around them.
func standIn(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
  switch scalar.value {
  case 0..<0x20: return String(Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}")
  case 0x20..<0x7F: return nil
  case 0x7F: return "\u{2421}"
  case 0x80..<0xA0: return number(of: scalar)
  // A joiner joins nothing beside ASCII: there it can only make two names look alike.
  case 0x200C, 0x200D: return (previous?.isASCII ?? true) ? number(of: scalar) : nil
  default: return DisplayWidth.isNamed(scalar) ? number(of: scalar) : nil
  }
}

/// `<U+202E>`, with at least four digits.
func number(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
}
