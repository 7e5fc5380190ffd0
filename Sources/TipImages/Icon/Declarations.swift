/// The properties that one element sets, by its attributes and by its `style`, which wins.
struct Declarations {
  private var values: [String: String] = [:]

  init(_ element: XMLElement) throws(ImageProblem) {
    for attribute in element.attributes where attribute.name != "style" {
      values[attribute.name] = attribute.value
    }
    guard let style = element["style"] else { return }
    for declaration in try Self.split(style, of: element) {
      guard let colon = declaration.firstIndex(of: ":") else {
        if declaration.trimmed.isEmpty { continue }
        throw .value("style", of: element)
      }
      let name = String(declaration[..<colon]).trimmed
      var value = String(declaration[declaration.index(after: colon)...]).trimmed
      if value.hasSuffix("!important") { value = String(value.dropLast(10)).trimmed }
      if name == "transform" { throw .feature("the CSS transform", of: element) }
      values[name] = value
    }
  }

  /// The value of a property; `nil` where it is not set. `inherit` counts as not set, which it means for all
  /// properties that are asked for with an inherited default.
  subscript(name: String) -> String? {
    guard let value = values[name]?.trimmed, value != "inherit", !value.isEmpty else { return nil }
    return value
  }

  /// The declarations of a `style` attribute: parted by semicolons outside of quotes and parentheses.
  private static func split(_ style: String, of element: XMLElement) throws(ImageProblem) -> [String] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    var quote: UInt8?
    for byte in style.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: ";") where depth == 0:
          parts.append([])
          continue
        default: break
        }
      }
      parts[parts.count - 1].append(byte)
    }
    guard quote == nil, depth == 0 else { throw .value("style", of: element) }
    let declarations = parts.map { text($0) }
    if declarations.contains(where: { $0.contains("/*") }) { throw .feature("the comment in the style", of: element) }
    return declarations
  }
}
