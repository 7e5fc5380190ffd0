// Bytes by the names that the YAML specification gives them.

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let colon = UInt8(ascii: ":")
  static let dash = UInt8(ascii: "-")

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// A line feed or a carriage return.
  var isBreak: Bool { self == .lineFeed || self == .carriageReturn }

  /// A blank, a break, or what `SourceText` answers beyond the end.
  var isBlankOrEnd: Bool { isBlank || isBreak || self == 0 }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isHexDigit: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }

  /// A letter, digit, `_` or `-`: what names of anchors are made of.
  var isNameByte: Bool {
    isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self == .dash || self == UInt8(ascii: "_")
  }

  /// `,`, `[`, `]`, `{` or `}`.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

  /// A byte that continues a UTF-8 sequence.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
