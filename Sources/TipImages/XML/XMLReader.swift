/// Reads XML strictly: UTF-8, well-formed, no document type, no entities but the five that XML has.
///
/// An own reader, because the parsers at hand are worse: Foundation's is not to be had here and needs libxml2 on
/// Linux, libxml2 would be a third C library for a file format of which icons use a corner, and both expand entities
/// unless told otherwise. This one takes each byte once, keeps its own stack, and has a limit for everything.
struct XMLReader {
  /// What no icon needs, and what a hostile file would need.
  enum Limit {
    static let bytes = 1 << 20
    static let depth = 64
    static let elements = 20_000
    static let attributes = 128
    static let namespaces = 64
  }

  private(set) var cursor: XMLCursor
  private var elements: [XMLElement] = []

  /// The elements that are open: index, name as it was written, and how many prefixes were known around it.
  private var open: [(index: Int, rawName: ArraySlice<UInt8>, prefixes: Int)] = []
  private var namespaces = XMLNamespaces()
  private var stylesheetLine: Int?

  private init(_ bytes: [UInt8]) {
    cursor = XMLCursor(bytes)
  }

  /// Reads a whole file.
  static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLDocument {
    guard bytes.count <= Limit.bytes else {
      throw XMLProblem(line: 1, message: "the file is larger than 1 MiB")
    }
    var reader = XMLReader(bytes)
    try reader.cursor.checkEncoding()
    try reader.readDocument()
    return XMLDocument(elements: reader.elements, stylesheetLine: reader.stylesheetLine)
  }

  private mutating func readDocument() throws(XMLProblem) {
    cursor.skipByteOrderMark()
    if cursor.starts(with: "<?xml"), let next = cursor.byte(after: 5), XMLCursor.isSpace(next) {
      try readDeclaration()
    }
    while !cursor.isAtEnd {
      if cursor.starts(with: "<") { try readMarkup() } else { try readText() }
    }
    if let last = open.last {
      throw cursor.problem("<\(text(last.rawName))> of line \(elements[last.index].line) is never closed")
    }
    if elements.isEmpty { throw cursor.problem("the file has no element") }
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`
  private mutating func readDeclaration() throws(XMLProblem) {
    let content = try cursor.take(until: "?>", opening: "<?", what: "the XML declaration")
    let words = text(content).split { "=\"' \t\r\n".contains($0) }
    guard let index = words.firstIndex(of: "encoding"), index + 1 < words.count else { return }
    let encoding = words[index + 1].lowercased()
    if encoding != "utf-8" && encoding != "us-ascii" {
      throw cursor.problem("the encoding \"\(words[index + 1])\" is not read", help: "save the file as UTF-8")
    }
  }

  private mutating func readMarkup() throws(XMLProblem) {
    if cursor.starts(with: "<!--") {
      let content = try cursor.take(until: "-->", opening: "<!--", what: "a comment")
      if XMLCursor.contains(content, "--") { throw cursor.problem("a comment must not contain \"--\"") }
    } else if cursor.starts(with: "<![CDATA[") {
      let content = try cursor.take(until: "]]>", opening: "<![CDATA[", what: "a CDATA section")
      try note(text: content)
    } else if cursor.starts(with: "<?") {
      let line = cursor.line
      let content = try cursor.take(until: "?>", opening: "<?", what: "an instruction")
      let isDeclaration = text(content.prefix(3)).lowercased() == "xml"
      if isDeclaration, content.dropFirst(3).first.map(XMLCursor.isSpace) ?? true {
        throw cursor.problem("the XML declaration must be the first thing in the file")
      }
      if content.starts(with: "xml-stylesheet".utf8) { stylesheetLine = stylesheetLine ?? line }
    } else if cursor.starts(with: "<!") {
      throw cursor.problem(
        "document types and entities are not read", help: "delete the <!DOCTYPE …>; no SVG reader needs it")
    } else if cursor.starts(with: "</") {
      try readEndTag()
    } else {
      try readStartTag()
    }
  }

  private mutating func readText() throws(XMLProblem) {
    let content = cursor.takeText()
    if XMLCursor.contains(content, "]]>") { throw cursor.problem("\"]]>\" must not stand in text") }
    try note(text: content)
    // Only for its complaints: what texts say is of no interest here.
    _ = try cursor.decode(content)
  }

  private mutating func note(text content: ArraySlice<UInt8>) throws(XMLProblem) {
    guard !content.allSatisfy(XMLCursor.isSpace) else { return }
    guard let last = open.last else { throw cursor.problem("there is text outside of the root element") }
    elements[last.index].hasText = true
  }

  private mutating func readEndTag() throws(XMLProblem) {
    cursor.advance(by: 2)
    let name = try cursor.takeName()
    cursor.skipSpace()
    try cursor.expect(">", in: "</\(text(name))")
    guard let last = open.popLast() else { throw cursor.problem("</\(text(name))> closes nothing") }
    guard last.rawName == name else {
      throw cursor.problem(
        "</\(text(name))> closes <\(text(last.rawName))> of line \(elements[last.index].line)")
    }
    elements[last.index].end = elements.count
    namespaces.forget(downTo: last.prefixes)
  }

  private mutating func readStartTag() throws(XMLProblem) {
    let line = cursor.line
    if open.isEmpty && !elements.isEmpty { throw cursor.problem("there is more than one root element") }
    guard open.count < Limit.depth else {
      throw cursor.problem("elements are nested more than \(Limit.depth) deep")
    }
    guard elements.count < Limit.elements else {
      throw cursor.problem("there are more than \(Limit.elements) elements")
    }
    cursor.advance(by: 1)
    let rawName = try cursor.takeName()
    let attributes = try readAttributes(of: rawName)
    let prefixes = namespaces.count
    for attribute in attributes { try namespaces.declare(attribute, at: cursor) }

    let (uri, name) = try namespaces.resolve(element: rawName, at: cursor)
    let element = XMLElement(
      namespace: uri == nil ? .none : uri == XMLNamespaces.svg ? .svg : .other, name: name,
      attributes: try namespaces.resolve(attributes: attributes, at: cursor), line: line, end: elements.count + 1)
    elements.append(element)
    if cursor.starts(with: "/") {
      cursor.advance(by: 1)
      namespaces.forget(downTo: prefixes)
    } else {
      open.append((elements.count - 1, rawName, prefixes))
    }
    try cursor.expect(">", in: "<\(text(rawName))")
  }

  /// Attributes up to the `>` or `/>`, names as they were written.
  private mutating func readAttributes(of element: ArraySlice<UInt8>) throws(XMLProblem) -> [RawAttribute] {
    var attributes: [RawAttribute] = []
    while true {
      let hadSpace = cursor.skipSpace()
      if cursor.starts(with: ">") || cursor.starts(with: "/") { return attributes }
      guard !cursor.isAtEnd else { throw cursor.problem("<\(text(element)) is never finished") }
      guard hadSpace else { throw cursor.problem("white space is missing before an attribute of <\(text(element))>") }
      guard attributes.count < Limit.attributes else {
        throw cursor.problem("<\(text(element))> has more than \(Limit.attributes) attributes")
      }
      let name = try cursor.takeName()
      cursor.skipSpace()
      try cursor.expect("=", in: "the attribute \(text(name))")
      cursor.skipSpace()
      let value = try cursor.takeQuoted(attribute: text(name))
      guard !attributes.contains(where: { $0.name == name }) else {
        throw cursor.problem("<\(text(element))> has the attribute \(text(name)) twice")
      }
      attributes.append(RawAttribute(name: name, value: value))
    }
  }
}

/// An attribute with its name as it was written.
struct RawAttribute {
  let name: ArraySlice<UInt8>
  let value: String
}

func text(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self)
}
