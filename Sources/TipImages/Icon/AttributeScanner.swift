import PopupLayout

/// Reads the little languages of SVG attributes: numbers, lists, flags, words.
struct AttributeScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index >= bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func skipSpace() {
    while index < bytes.count, XMLCursor.isSpace(bytes[index]) || bytes[index] == 0x0C { index += 1 }
  }

  /// Moves past white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if take(UInt8(ascii: ",")) { skipSpace() }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// A word of letters and hyphens; empty if none is here.
  mutating func takeWord() -> String {
    let start = index
    while let byte = next,
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "-")
    {
      index += 1
    }
    return text(bytes[start..<index])
  }

  /// A flag of an arc, which may stand without anything between it and its neighbours.
  mutating func takeFlag() -> Bool? {
    if take(UInt8(ascii: "0")) { return false }
    if take(UInt8(ascii: "1")) { return true }
    return nil
  }

  /// A number of SVG's grammar, within the bounds of what a picture can need; the pen stays where there is none.
  mutating func takeNumber() -> Double? {
    let start = index
    var at = index
    func digits() -> Int {
      let from = at
      while at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 10 { at += 1 }
      return at - from
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
    var count = digits()
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      count += digits()
    }
    guard count > 0 else { return nil }
    let mantissa = at
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      if digits() == 0 { at = mantissa }
    }
    // The grammar is checked above, so this reads neither `nan` nor `0x10`; it rounds correctly everywhere.
    guard let value = Double(text(bytes[start..<at])), abs(value) <= Self.largest else { return nil }
    index = at
    return value
  }

  /// Beyond this no coordinate makes sense, and rounding errors would be seen.
  static let largest = 1e7

  /// All numbers of a list; `nil` if anything else stands in it.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = AttributeScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let number = scanner.takeNumber() else { return nil }
      numbers.append(number)
      scanner.skipSpace()
      if scanner.take(UInt8(ascii: ",")) {
        scanner.skipSpace()
        if scanner.isAtEnd { return nil }
      }
    }
    return numbers
  }
}

/// A length as an attribute gives it.
enum Length: Equatable {
  /// In user units.
  case units(Double)
  /// From 0 to 1 and beyond.
  case share(Double)

  /// Reads a length; absolute units count 96 to the inch, as CSS has it.
  init?(_ text: String) {
    var scanner = AttributeScanner(text)
    scanner.skipSpace()
    guard let number = scanner.takeNumber() else { return nil }
    if scanner.take(UInt8(ascii: "%")) {
      self = .share(number / 100)
    } else {
      let factors: [String: Double] = [
        "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
      ]
      guard let factor = factors[scanner.takeWord().lowercased()] else { return nil }
      self = .units(number * factor)
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
  }

  func resolved(against whole: Double) -> Double {
    switch self {
    case .units(let value): value
    case .share(let share): share * whole
    }
  }
}
