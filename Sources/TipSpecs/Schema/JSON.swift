/// A JSON value whose keys keep their order.
indirect enum JSON {
  case text(String)
  case number(String)
  case boolean(Bool)
  case list([JSON])
  case object([(String, JSON)])

  static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

  /// Indented by two spaces a level; short lists and objects without objects in them stand on one line.
  func printed(indentation: Int = 0) -> String {
    let flat = flat
    if indentation + flat.utf8.count <= 110, !holdsObjects { return flat }
    let margin = String(repeating: " ", count: indentation + 2)
    let end = "\n" + String(repeating: " ", count: indentation)
    switch self {
    case .text, .number, .boolean: return flat
    case .list(let elements):
      return "[\n" + elements.map { margin + $0.printed(indentation: indentation + 2) }.joined(separator: ",\n") + end
        + "]"
    case .object(let entries):
      let lines = entries.map { margin + jsonString($0.0) + ": " + $0.1.printed(indentation: indentation + 2) }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    }
  }

  private var flat: String {
    switch self {
    case .text(let text): jsonString(text)
    case .number(let digits): digits
    case .boolean(let value): value ? "true" : "false"
    case .list(let elements): "[" + elements.map(\.flat).joined(separator: ", ") + "]"
    case .object(let entries): "{" + entries.map { jsonString($0.0) + ": " + $0.1.flat }.joined(separator: ", ") + "}"
    }
  }

  private var holdsObjects: Bool {
    switch self {
    case .text, .number, .boolean: false
    case .list(let elements):
      elements.contains { if case .object(let entries) = $0 { entries.count > 1 } else { $0.holdsObjects } }
    case .object(let entries):
      entries.contains { if case .object(let inner) = $0.1 { !inner.isEmpty } else { $0.1.holdsObjects } }
    }
  }
}

/// A text in the quotes of JSON, which are YAML's too.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
