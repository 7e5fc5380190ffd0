/// The prefixes that are known at one place of a file.
struct XMLNamespaces {
  static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"
  private static let xml = "http://www.w3.org/XML/1998/namespace"

  /// Prefix and address; the empty prefix is the default. Later ones hide earlier ones.
  private var known: [(prefix: String, uri: String)] = [("xml", xml)]

  var count: Int { known.count }

  mutating func forget(downTo count: Int) {
    known.removeLast(max(0, known.count - count))
  }

  /// Takes note of `xmlns="…"` and `xmlns:p="…"`.
  mutating func declare(_ attribute: RawAttribute, at cursor: XMLCursor) throws(XMLProblem) {
    let prefix: String
    if attribute.name.elementsEqual("xmlns".utf8) {
      prefix = ""
    } else if attribute.name.starts(with: "xmlns:".utf8) {
      prefix = text(attribute.name.dropFirst(6))
    } else {
      return
    }
    guard known.count < XMLReader.Limit.namespaces else {
      throw cursor.problem("there are more than \(XMLReader.Limit.namespaces) namespace declarations")
    }
    known.append((prefix, attribute.value))
  }

  /// The namespace and local name of an element.
  func resolve(
    element rawName: ArraySlice<UInt8>, at cursor: XMLCursor
  ) throws(XMLProblem) -> (uri: String?, name: String) {
    let (prefix, name) = Self.split(rawName)
    let uri = try address(of: prefix, at: cursor)
    return (uri == "" ? nil : uri, name)
  }

  /// The attributes that can mean something to SVG.
  func resolve(
    attributes: [RawAttribute], at cursor: XMLCursor
  ) throws(XMLProblem) -> [XMLAttribute] {
    var resolved: [XMLAttribute] = []
    for attribute in attributes {
      let (prefix, name) = Self.split(attribute.name)
      if prefix == "xmlns" || (prefix.isEmpty && name == "xmlns") { continue }
      if prefix.isEmpty {
        resolved.append(XMLAttribute(name: name, value: attribute.value))
      } else if try address(of: prefix, at: cursor) == Self.xlink, name == "href" {
        resolved.append(XMLAttribute(name: "xlink:href", value: attribute.value))
      }
    }
    return resolved
  }

  private func address(of prefix: String, at cursor: XMLCursor) throws(XMLProblem) -> String? {
    if let entry = known.last(where: { $0.prefix == prefix }) { return entry.uri }
    if prefix.isEmpty { return nil }
    throw cursor.problem("the prefix \"\(prefix):\" is not declared", help: "declare it with xmlns:\(prefix)=\"…\"")
  }

  private static func split(_ rawName: ArraySlice<UInt8>) -> (prefix: String, name: String) {
    guard let colon = rawName.firstIndex(of: UInt8(ascii: ":")) else { return ("", text(rawName)) }
    return (text(rawName[..<colon]), text(rawName[(colon + 1)...]))
  }
}
