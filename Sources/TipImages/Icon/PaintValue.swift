import TipDrawing

/// What `fill` or `stroke` says.
enum PaintValue: Equatable {
  case none
  /// A colour with its own opacity, from 0 to 1.
  case color(Color, alpha: Double)
  case current
  /// A gradient or pattern by its id, and what to do if there is none such.
  indirect case reference(String, fallback: PaintValue?)

  /// Reads a paint; `nil` for what this reader does not know.
  init?(_ text: String) {
    self.init(text, isFallback: false)
  }

  /// What stands behind a reference is no further one (SVG 2, 13.2).
  private init?(_ text: String, isFallback: Bool) {
    let text = text.trimmed
    if text == "none" || text == "transparent" {
      self = .none
    } else if text.lowercased() == "currentcolor" {
      self = .current
    } else if !isFallback, let (id, rest) = readReference(text) {
      self = .reference(id, fallback: rest.isEmpty ? nil : PaintValue(rest, isFallback: true))
    } else if let (color, alpha) = readColor(text) {
      self = .color(color, alpha: alpha)
    } else {
      return nil
    }
  }
}

/// Reads `url(#id)`, quoted or not, and what follows it.
func readReference(_ text: String) -> (id: String, rest: String)? {
  guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
  var address = String(text[text.index(text.startIndex, offsetBy: 4)..<close]).trimmed
  for quote in ["\"", "'"] where address.hasPrefix(quote) && address.hasSuffix(quote) && address.utf8.count > 1 {
    address = String(address.dropFirst().dropLast())
  }
  guard address.hasPrefix("#") else { return nil }
  return (String(address.dropFirst()), String(text[text.index(after: close)...]).trimmed)
}

/// Reads a colour of CSS: hexadecimal, `rgb()`, `rgba()`, a name.
func readColor(_ text: String) -> (Color, alpha: Double)? {
  let text = text.lowercased()
  if text.hasPrefix("#") { return readHexadecimal(Array(text.utf8.dropFirst())) }
  if text.hasPrefix("rgb") { return readFunction(text) }
  guard let code = namedColors[text] else { return nil }
  return (Color(red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255)), 1)
}

private func readHexadecimal(_ digits: [UInt8]) -> (Color, alpha: Double)? {
  var values: [UInt8] = []
  for digit in digits {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(digit - UInt8(ascii: "a") + 10)
    default: return nil
    }
  }
  if values.count == 3 || values.count == 4 { values = values.flatMap { [$0, $0] } }
  guard values.count == 6 || values.count == 8 else { return nil }
  let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
  return (Color(red: bytes[0], green: bytes[1], blue: bytes[2]), bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
}

/// `rgb(1, 2, 3)`, `rgb(10% 20% 30% / 0.5)`, `rgba(1, 2, 3, 50%)`.
private func readFunction(_ text: String) -> (Color, alpha: Double)? {
  var scanner = AttributeScanner(text)
  let name = scanner.takeWord()
  guard name == "rgb" || name == "rgba", scanner.take(UInt8(ascii: "(")) else { return nil }
  var channels: [Double] = []
  scanner.skipSpace()
  while !scanner.take(UInt8(ascii: ")")) {
    guard channels.count < 4, let number = scanner.takeNumber() else { return nil }
    let isShare = scanner.take(UInt8(ascii: "%"))
    if channels.count == 3 {
      channels.append(isShare ? number / 100 : number)
    } else {
      channels.append(isShare ? number * 2.55 : number)
    }
    scanner.skipSeparator()
    if scanner.take(UInt8(ascii: "/")) { scanner.skipSpace() }
  }
  guard channels.count >= 3, scanner.isAtEnd else { return nil }
  let bytes = channels.prefix(3).map { UInt8(min(max($0.rounded(), 0), 255)) }
  let alpha = channels.count == 4 ? min(max(channels[3], 0), 1) : 1
  return (Color(red: bytes[0], green: bytes[1], blue: bytes[2]), alpha)
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !XMLCursor.isSpace($0) }),
      let last = bytes.lastIndex(where: { !XMLCursor.isSpace($0) })
    else { return "" }
    return text(bytes[first...last])
  }
}
