import TipDiagnostics
import TipSyntax

/// A list whose entries are read one by one; one that is wrong is left out of the result.
func list<Element>(
  of element: ValueType<Element>, minimum: Int = 1
) -> ValueType<[Located<Element>]> {
  let shape = Shape.list(element.shape, minimum: minimum)
  var type = ValueType<[Located<Element>]>(shape) { node, path, context in
    decodeList(node, of: element, minimum: minimum, at: path, into: &context)?.compactMap { $0 }
  }
  if let write = element.write {
    type.write = { .list($0.compactMap { write($0.value) }) }
  }
  return type
}

/// A list in which no entry may stand twice; `name` tells them apart, and `noun` is what one of them is called.
func distinctList<Element>(
  of element: ValueType<Element>, _ noun: String, minimum: Int = 1, by name: @escaping @Sendable (Element) -> String
) -> ValueType<[Located<Element>]> {
  var type = list(of: element, minimum: minimum)
  let read = type.read
  type.read = { node, path, context in
    guard let elements = read(node, path, &context) else { return nil }
    return withoutRepetitions(elements, noun, by: name, into: &context)
  }
  return type
}

/// The list without the entries whose name an earlier one has; they are reported.
func withoutRepetitions<Element>(
  _ elements: [Located<Element>], _ noun: String, by name: (Element) -> String, into context: inout DecodingContext
) -> [Located<Element>] {
  guard elements.count > 1 else { return elements }
  var places: [String: SourceSpan] = [:]
  return elements.filter { element in
    let name = name(element.value)
    guard let first = places[name] else {
      places[name] = element.place
      return true
    }
    context.report(.duplicateName(name, of: noun, at: element.place, first: first))
    return false
  }
}

/// Reads the entries of a list; a wrong one is `nil`, so that they can be counted.
func decodeList<Element>(
  _ node: Node, of element: ValueType<Element>, minimum: Int, at path: ValuePath, into context: inout DecodingContext
) -> [Located<Element>?]? {
  guard case .sequence(let nodes) = node.content else {
    context.report(.noList(of: element.shape, found: node, under: path, in: context))
    return nil
  }
  guard nodes.count >= minimum else {
    context.report(.missingValue(of: .list(element.shape, minimum: minimum), at: node, under: path, in: context))
    return nil
  }
  let path = path.entry
  var values: [Located<Element>?] = []
  values.reserveCapacity(nodes.count)
  for node in nodes {
    values.append(element.decode(node, at: path, into: &context).map { Located($0, context.place(of: node)) })
  }
  return values
}

extension Diagnostic {
  /// A value that stands where a list is expected; words are put into brackets.
  fileprivate static func noList(
    of element: Shape, found node: Node, under path: ValuePath, in context: DecodingContext
  ) -> Diagnostic {
    guard let text = node.text, !text.isEmpty else {
      return .wrongType(expected: .list(element, minimum: 1), found: node, under: path, in: context)
    }
    func isHarmless(_ byte: UInt8) -> Bool {
      isDigit(byte) || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || [0x20, 0x2C, 0x2D].contains(byte)
    }
    var help: [String] = []
    var fix: Fix?
    if text.hasPrefix("-") {
      help = ["write a space after the `-` of each entry"]
    } else if text.utf8.allSatisfy(isHarmless), text.utf8.count <= 40 {
      fix = Fix("write `[\(text)]`", .unsafe, [Edit(context.place(of: node), "[\(text)]")])
    } else {
      help = ["write the entries in brackets, with commas between them"]
    }
    return .wrongType(expected: .list(element, minimum: 1), found: node, under: path, in: context, help: help, fix: fix)
  }
}

/// An entry of a mapping whose keys the author chooses.
struct Named<Value: Sendable>: Sendable {
  var name: Located<String>
  var value: Located<Value>
}

/// A mapping from names that the author chooses.
func map<Value>(
  of value: ValueType<Value>, named key: NameRule, minimum: Int = 0
) -> ValueType<[Named<Value>]> {
  let shape = Shape.map(keys: key.pattern, phrase: key.phrase, value.shape, minimum: minimum)
  return ValueType(shape) { node, path, context in
    guard case .mapping(let entries) = node.content else {
      context.report(.wrongType(expected: shape, found: node, under: path, in: context))
      return nil
    }
    if entries.count < minimum {
      context.report(.missingValue(of: shape, at: node, under: path, in: context))
      return nil
    }
    var result: [Named<Value>] = []
    result.reserveCapacity(entries.count)
    for entry in entries {
      let place = context.place(entry.keyRange)
      let isNamed = key.check(entry.key, at: place, into: &context)
      if let value = value.decode(entry.value, at: .value(of: entry), into: &context), isNamed {
        result.append(Named(name: Located(entry.key, place), value: Located(value, context.place(of: entry.value))))
      }
    }
    return result
  }
}
