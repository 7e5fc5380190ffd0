/// A tag of YAML's core schema, as it was written on a node: what the author says the value is.
package enum CoreTag: String, Sendable, CaseIterable {
  case str, int, float, bool, null, map, seq

  /// The tag that is written as `text`, short or in full, if it is one of these.
  init?(written text: String) {
    let verbatim = "!<tag:yaml.org,2002:"
    if text.hasPrefix(verbatim), text.hasSuffix(">") {
      self.init(rawValue: String(text.dropFirst(verbatim.count).dropLast()))
    } else if text.hasPrefix("!!") {
      self.init(rawValue: String(text.dropFirst(2)))
    } else {
      return nil
    }
  }

  /// Whether a scalar can be what the tag says; `str` agrees with every one.
  func agrees(with scalar: Scalar) -> Bool {
    switch self {
    case .str: true
    case .null: scalar.style == .plain && ["", "~", "null"].contains(scalar.text)
    case .bool: scalar.style == .plain && ["true", "false"].contains(scalar.text)
    case .int: scalar.style == .plain && isNumber(scalar.text, fraction: false)
    case .float: scalar.style == .plain && isNumber(scalar.text, fraction: true)
    case .map, .seq: false
    }
  }

  /// JSON's grammar (RFC 8259, 6).
  private func isNumber(_ text: String, fraction: Bool) -> Bool {
    var bytes = text.utf8[...]
    func digits() -> Int {
      let count = bytes.prefix(while: \.isDigit).count
      bytes = bytes.dropFirst(count)
      return count
    }
    if bytes.first == .dash { bytes = bytes.dropFirst() }
    let startsWithZero = bytes.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || whole > 1 && !startsWithZero else { return false }
    guard fraction else { return bytes.isEmpty }
    if bytes.first == UInt8(ascii: ".") {
      bytes = bytes.dropFirst()
      guard digits() > 0 else { return false }
    }
    if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
      bytes = bytes.dropFirst()
      if bytes.first == UInt8(ascii: "+") || bytes.first == .dash { bytes = bytes.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return bytes.isEmpty
  }
}
