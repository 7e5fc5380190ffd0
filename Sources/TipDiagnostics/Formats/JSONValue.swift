/// A value to be written as JSON; members keep their order.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// A string, or null.
  package init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}

extension JSONValue {
  /// The value on one line, without a line feed.
  package var compactText: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value on many lines, two spaces a level, without a line feed at the end.
  package var indentedText: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  /// `indent` is the line feed and the spaces that the value's own line begins with; `nil` writes one line.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): writeJSONString(value, to: &text)
    case .array(let items):
      Self.write(items, between: ("[", "]"), to: &text, indent: indent) { item, text, inner in
        item.write(to: &text, indent: inner)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, inner in
        writeJSONString(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between marks: (open: String, close: String), to text: inout String, indent: String?,
    each write: (Item, inout String, String?) -> Void
  ) {
    text += marks.open
    let inner = indent.map { $0 + "  " }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += inner ?? ""
      write(item, &text, inner)
    }
    if !items.isEmpty { text += indent ?? "" }
    text += marks.close
  }
}

/// Writes a string as JSON (RFC 8259, 7), with an escape also for everything that a terminal or a reader of JavaScript
/// would take amiss: all controls, line and paragraph separators, scalars that are not seen or turn the direction. Nor
/// are `</` and `<!` written as such, so that it can stand in an HTML `script` element without ending it.
package func writeJSONString(_ string: String, to text: inout String) {
  text += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "/" where text.utf8.last == UInt8(ascii: "<"): text += "\\/"
    case "!" where text.utf8.last == UInt8(ascii: "<"): text += "\\u0021"
    case "\u{20}"..<"\u{7F}": text.unicodeScalars.append(scalar)
    case "\0"..."\u{9F}": text += escape(UInt16(scalar.value))
    default:
      if DisplayWidth.isNamed(scalar) {
        for unit in String(scalar).utf16 { text += escape(unit) }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
  text += "\""
}

/// `\u001b`
private func escape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
}
