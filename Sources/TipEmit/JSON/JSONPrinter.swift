import TipDrawing

/// Writes JSON in one fixed style: two spaces of indentation, one space after a colon, and on one line whatever its
/// form declares to be small.
struct JSONPrinter {
  private(set) var bytes: [UInt8] = []

  /// The open brackets: whether each stands on one line, and whether something was written in it.
  private var open: [(isInline: Bool, isEmpty: Bool)] = []

  init() {
    bytes.reserveCapacity(8192)
  }

  mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), inline) }
  mutating func endObject() { end(UInt8(ascii: "}")) }
  mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), inline) }
  mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Begins a member of the open object; its value must follow.
  mutating func key(_ name: String) {
    element()
    string(name)
    bytes.append(ascii: ": ")
  }

  /// Begins an element of the open array; its value must follow.
  mutating func element() {
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if !open[last].isInline {
      newLine()
    } else if !open[last].isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    open[last].isEmpty = false
  }

  mutating func null() { bytes.append(ascii: "null") }
  mutating func boolean(_ value: Bool) { value ? bytes.append(ascii: "true") : bytes.append(ascii: "false") }
  mutating func integer(_ value: Int) { bytes.append(integer: value) }
  mutating func number(_ value: Double) { bytes.append(decimal: value) }
  mutating func string(_ value: String) { bytes.append(json: value) }

  /// The text so far with a line feed at its end.
  func finished() -> [UInt8] { bytes + [UInt8(ascii: "\n")] }

  private mutating func begin(_ bracket: UInt8, _ inline: Bool) {
    bytes.append(bracket)
    // What stands on a line stays on it, with all that is in it.
    open.append((inline || (open.last?.isInline ?? false), true))
  }

  private mutating func end(_ bracket: UInt8) {
    guard let last = open.popLast() else { return }
    if !last.isInline && !last.isEmpty { newLine() }
    bytes.append(bracket)
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(indent: open.count)
  }
}

extension [UInt8] {
  /// Appends text as a JSON string (RFC 8259, 7), quotes included.
  ///
  /// It can stand in an HTML `script` element: neither `</`, which could end the element, nor `<!`, which could begin
  /// a comment, is written as such, and line and paragraph separators, which end a line of older JavaScript, are
  /// escaped.
  ///
  /// - Parameter forScript: whether it is sure to stand in a page; then nothing that means anything to HTML or XML is
  ///   written as such.
  mutating func append(json text: String, forScript: Bool = false) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(ascii: "\\\"")
      case UInt8(ascii: "\\"): append(ascii: "\\\\")
      case UInt8(ascii: "\n"): append(ascii: "\\n")
      case UInt8(ascii: "\r"): append(ascii: "\\r")
      case UInt8(ascii: "\t"): append(ascii: "\\t")
      case 0x7F where forScript: append(ascii: "\\u007f")
      case UInt8(ascii: "<") where forScript: append(ascii: "\\u003c")
      case UInt8(ascii: ">") where forScript: append(ascii: "\\u003e")
      case UInt8(ascii: "&") where forScript: append(ascii: "\\u0026")
      // After `forScript` has its way, no `<` comes last.
      case UInt8(ascii: "/") where last == UInt8(ascii: "<"): append(ascii: "\\/")
      case UInt8(ascii: "!") where last == UInt8(ascii: "<"): append(ascii: "\\u0021")
      // The last of the three bytes of U+2028 or U+2029.
      case 0xA8 where suffix(2) == [0xE2, 0x80]: replaceLast(2, with: "\\u2028")
      case 0xA9 where suffix(2) == [0xE2, 0x80]: replaceLast(2, with: "\\u2029")
      case 0..<0x20:
        append(ascii: "\\u00")
        append(hexDigit: byte >> 4)
        append(hexDigit: byte & 15)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func replaceLast(_ count: Int, with text: StaticString) {
    removeLast(count)
    append(ascii: text)
  }
}
