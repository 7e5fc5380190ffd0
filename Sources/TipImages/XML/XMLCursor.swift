/// A place in a file's bytes that moves forward only and knows its line.
struct XMLCursor {
  private let bytes: [UInt8]
  private var index = 0

  /// From 1; LF, CR and CR LF end a line.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index >= bytes.count }

  func problem(_ message: String, help: String? = nil) -> XMLProblem {
    XMLProblem(line: line, message: message, help: help)
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  mutating func advance(by count: Int) {
    let end = min(index + count, bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A)) { line += 1 }
    }
  }

  /// Moves past white space, and says whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, Self.isSpace(bytes[index]) { advance(by: 1) }
    return index > start
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func expect(_ character: StaticString, in what: String) throws(XMLProblem) {
    guard starts(with: character) else {
      throw problem(isAtEnd ? "the file ends inside of \(what)" : "\"\(character)\" is missing in \(what)")
    }
    advance(by: 1)
  }

  /// Takes what stands between an opening, which is here, and the next closing.
  mutating func take(
    until closing: StaticString, opening: StaticString, what: String
  ) throws(XMLProblem) -> ArraySlice<UInt8> {
    let begin = self
    advance(by: opening.utf8CodeUnitCount)
    let start = index
    while index < bytes.count {
      if starts(with: closing) {
        let content = bytes[start..<index]
        advance(by: closing.utf8CodeUnitCount)
        return content
      }
      advance(by: 1)
    }
    throw begin.problem("\(what) is never closed")
  }

  /// Takes what stands before the next `<`.
  mutating func takeText() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { advance(by: 1) }
    return bytes[start..<index]
  }

  mutating func takeName() throws(XMLProblem) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, Self.isNamePart(bytes[index], isFirst: index == start) { index += 1 }
    let name = bytes[start..<index]
    let colons = name.lazy.filter { $0 == UInt8(ascii: ":") }.count
    guard !name.isEmpty, colons <= 1, name.first != UInt8(ascii: ":"), name.last != UInt8(ascii: ":"), name.count <= 256
    else { throw problem(isAtEnd ? "the file ends where a name is expected" : "a name is expected here") }
    return name
  }

  /// Takes an attribute's value, quotes and references resolved, white space made spaces.
  mutating func takeQuoted(attribute: String) throws(XMLProblem) -> String {
    guard !isAtEnd, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw problem("the value of \(attribute) must stand in quotes")
    }
    let begin = self
    let quote = bytes[index]
    advance(by: 1)
    let start = index
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw begin.problem("the value of \(attribute) contains \"<\"") }
      advance(by: 1)
    }
    guard !isAtEnd else { throw begin.problem("the value of \(attribute) is never closed") }
    let value = try begin.decode(bytes[start..<index])
    advance(by: 1)
    return value
  }

  /// Resolves `&amp;`, `&#60;` and their like; nothing that they yield is read again.
  func decode(_ content: ArraySlice<UInt8>) throws(XMLProblem) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(content.count)
    var at = content.startIndex
    while at < content.endIndex {
      let byte = content[at]
      if byte == UInt8(ascii: "&") {
        let limit = content[at...].prefix(12)
        guard let end = limit.firstIndex(of: UInt8(ascii: ";")) else {
          throw problem("\"&\" must be written as \"&amp;\"")
        }
        out.append(contentsOf: try reference(content[(at + 1)..<end]))
        at = end
      } else {
        out.append(Self.isSpace(byte) ? UInt8(ascii: " ") : byte)
      }
      at += 1
    }
    return String(decoding: out, as: UTF8.self)
  }

  private func reference(_ name: ArraySlice<UInt8>) throws(XMLProblem) -> [UInt8] {
    switch text(name) {
    case "amp": return Array("&".utf8)
    case "lt": return Array("<".utf8)
    case "gt": return Array(">".utf8)
    case "quot": return Array("\"".utf8)
    case "apos": return Array("'".utf8)
    case let name where name.hasPrefix("#"):
      let isHex = name.hasPrefix("#x")
      let digits = name.dropFirst(isHex ? 2 : 1)
      // `UInt32` would read a sign as well.
      guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
        let code = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(code), Self.isCharacter(scalar),
        let bytes = UTF8.encode(scalar)
      else { throw problem("&\(name); is no character") }
      return Array(bytes)
    case let name: throw problem("the entity &\(name); is not known", help: "write the character itself")
    }
  }
}
