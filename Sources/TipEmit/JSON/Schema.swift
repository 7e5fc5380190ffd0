/// A JSON value whose objects keep the order of their keys.
indirect enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Prints it; arrays of words and numbers stand on one line.
  func print(into printer: inout JSONPrinter) {
    switch self {
    case .string(let value): printer.string(value)
    case .integer(let value): printer.integer(value)
    case .boolean(let value): printer.boolean(value)
    case .array(let values):
      printer.beginArray(inline: values.allSatisfy(\.isScalar))
      for value in values {
        printer.element()
        value.print(into: &printer)
      }
      printer.endArray()
    case .object(let members):
      printer.beginObject(inline: members.count == 1 && members[0].value.isScalar)
      for member in members {
        printer.key(member.key)
        member.value.print(into: &printer)
      }
      printer.endObject()
    }
  }

  private var isScalar: Bool {
    switch self {
    case .string, .integer, .boolean: true
    case .array, .object: false
    }
  }
}

/// The members of one schema, in order.
typealias Schema = [(key: String, value: JSONValue)]

/// The definitions of a schema, in the order in which they are finished: a definition follows those that it needs.
struct SchemaDefinitions {
  private(set) var definitions: [(key: String, value: JSONValue)] = []

  /// A reference to the definition of that name, which is made if it is not there yet.
  mutating func reference(_ name: String, make: (inout SchemaDefinitions) -> Schema) -> Schema {
    if !definitions.contains(where: { $0.key == name }) {
      let schema = make(&self)
      definitions.append((name, .object(schema)))
    }
    // Beside `$ref` draft 7 ignores every other key, a description too, so the reference is wrapped.
    return [("allOf", .array([.object([("$ref", .string("#/definitions/" + name))])]))]
  }
}

/// The JSON Schema (draft 7) of a layout file: `schema/layout.schema.json`.
///
/// `#/definitions/PopupBundle` in it describes the file that `--bundle` writes.
package func layoutSchema() -> [UInt8] {
  var definitions = SchemaDefinitions()
  _ = Form.popup.schema(&definitions)
  _ = Form.bundle.schema(&definitions)
  let root = JSONValue.object([
    ("$schema", .string("http://json-schema.org/draft-07/schema#")),
    ("title", .string("A compiled popup")),
    ("description", .string("What layouts/ID.json holds. Lengths are in points, times in seconds.")),
    ("allOf", .array([.object([("$ref", .string("#/definitions/Popup"))])])),
    ("definitions", .object(definitions.definitions)),
  ])
  var printer = JSONPrinter()
  root.print(into: &printer)
  return printer.finished()
}
