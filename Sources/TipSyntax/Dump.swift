import TipDiagnostics

/// A tree as lines of text, one a node, each with its range: for tests, and for looking into a file.
///
/// A node is written `line:column-line:column` and what it is; a key stands before its value on the same line.
package func dump(_ tree: Tree) -> String {
  var lines: [String] = []
  dump(tree.root, indentation: "", prefix: "", into: &lines)
  return lines.map { $0 + "\n" }.joined()
}

private func dump(_ node: Node, indentation: String, prefix: String, into lines: inout [String]) {
  var head = indentation + prefix + describe(node.range)
  if let tag = node.tag { head += " !!" + tag.rawValue }
  if let alias = node.alias { head += " through \(describe(alias))" }
  switch node.content {
  case .scalar(let scalar): lines.append(head + " " + describe(scalar))
  case .sequence(let items):
    lines.append(head + " list of \(items.count)")
    for item in items { dump(item, indentation: indentation + "  ", prefix: "- ", into: &lines) }
  case .mapping(let entries):
    lines.append(head + " mapping of \(entries.count)")
    for entry in entries {
      let key = "\(describe(entry.keyRange)) \(escaped(entry.key)): "
      dump(entry.value, indentation: indentation + "  ", prefix: key, into: &lines)
    }
  }
}

private func describe(_ range: Range<SourcePosition>) -> String {
  "\(range.lowerBound.line):\(range.lowerBound.column)-\(range.upperBound.line):\(range.upperBound.column)"
}

private func describe(_ scalar: Scalar) -> String {
  if scalar.isMissing { return "missing" }
  let style =
    switch scalar.style {
    case .plain: "plain"
    case .singleQuoted: "single"
    case .doubleQuoted: "double"
    case .literal: "literal"
    case .folded: "folded"
    }
  return "\(style) \(escaped(scalar.text))"
}

/// The text in quotes, with every scalar that is not printable ASCII or a letter as an escape.
private func escaped(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\"", "\\": result += "\\" + String(Character(scalar))
    default:
      let isVisible = scalar.value >= 0x20 && scalar.value < 0x7F || scalar.properties.isAlphabetic
      result += isVisible ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return result + "\""
}
