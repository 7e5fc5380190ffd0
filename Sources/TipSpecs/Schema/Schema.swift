import TipSyntax

/// The JSON schema (draft-07) of a spec file, as text.
package func specSchema() -> String {
  schema(of: specRecord.shape, title: "tipc spec")
}

/// The JSON schema (draft-07) of the project file, as text.
package func projectSchema() -> String {
  schema(of: projectRecord.shape, title: "tipc project file")
}

private func schema(of record: RecordShape, title: String) -> String {
  var builder = SchemaBuilder()
  let root = builder.schema(of: record)
  let head: [(String, JSON)] = [
    ("$schema", .text("http://json-schema.org/draft-07/schema#")),
    ("title", .text(title)),
  ]
  let definitions = builder.definitions.sorted { $0.0 < $1.0 }
  return JSON.object(head + root + [("definitions", .object(definitions))]).printed() + "\n"
}

/// Writes shapes as schemas, and gathers those that have a name as definitions.
///
/// A reader of YAML 1.2 hands a validator numbers, booleans and null where an author wrote `007`, `true` or `null` as a
/// text, so a text is any of them.
private struct SchemaBuilder {
  var definitions: [(String, JSON)] = []

  private static let scalarTypes: (String, JSON) = ("type", .texts(["string", "number", "boolean", "null"]))

  /// Something that is no white space, and no control character but tab and line feed. More a pattern cannot say that
  /// means the same to all its readers.
  private static let shownPattern = {
    let controls = #"\x00-\x08\x0B-\x1F\x7F-\x9F"#
    return "^[^\\S\(controls)]*[^\\s\(controls)][^\(controls)]*$"
  }()

  mutating func schema(of record: RecordShape) -> [(String, JSON)] {
    var properties: [(String, JSON)] = []
    for key in record.keys { properties.append((key.name, property(key))) }
    let required = record.keys.filter(\.fallback.isRequired).map(\.name)
    var result: [(String, JSON)] = [
      ("description", .text(record.sentence)), ("type", .text("object")), ("properties", .object(properties)),
    ]
    if record.allowsExtensions { result.append(("patternProperties", .object([("^x-", .object([]))]))) }
    result.append(("additionalProperties", .boolean(false)))
    if !required.isEmpty { result.append(("required", .texts(required))) }
    if !record.constraints.isEmpty {
      result.append(("allOf", .list(record.constraints.map { schema(of: $0.condition) })))
    }
    return result
  }

  /// A key: what its value is, what it does, and what holds without it.
  private mutating func property(_ key: KeyShape) -> JSON {
    var entries: [(String, JSON)] = [("description", .text(key.sentence + defaultSentence(key.fallback)))]
    let value = schema(of: key.shape)
    // Beside `$ref` draft-07 reads nothing else, so that what a key says of itself needs a list around it.
    if value.contains(where: { $0.0 == "$ref" }) {
      entries.append(("allOf", .list([.object(value)])))
    } else {
      entries += value.filter { $0.0 != "description" }
    }
    return .object(entries)
  }

  private func defaultSentence(_ fallback: Fallback) -> String {
    switch fallback {
    case .required: ""
    case .value(let text): " Default: \(text)."
    case .byKind(let tip, let banner, let menu): " Default: \(tip) for tips, \(banner) for banners, \(menu) for menus."
    case .ownKeys: " Default: those of its keys."
    case .words(let words): " Default: \(words)."
    }
  }

  mutating func schema(of shape: Shape) -> [(String, JSON)] {
    switch shape {
    case .text: [Self.scalarTypes]
    case .nonEmptyText: [Self.scalarTypes, ("pattern", .text(#"\S"#))]
    case .shownText:
      [Self.scalarTypes, ("pattern", .text(Self.shownPattern)), ("maxLength", .number(String(Limits.textLength)))]
    case .number(let number): schema(of: number)
    case .boolean: [("type", .text("boolean"))]
    case .words(let words, _): [("enum", .texts(words))]
    case .pattern(let pattern, _): [("type", .text("string")), ("pattern", .text(pattern))]
    case .list(let element, let minimum):
      [("type", .text("array")), ("items", .object(schema(of: element)))]
        + (minimum > 0 ? [("minItems", .number(String(minimum)))] : [])
    case .map(let keys, _, let value, let minimum):
      [("type", .text("object")), ("additionalProperties", .object(schema(of: value)))]
        + [("propertyNames", .object([keys.map { ("pattern", .text($0)) } ?? ("pattern", .text(#"\S"#))]))]
        + (minimum > 0 ? [("minProperties", .number(String(minimum)))] : [])
    case .record(let record): reference(to: record.name) { $0.schema(of: record) }
    case .either(let shapes): [("anyOf", .list(shapes.map { .object(schema(of: $0)) }))]
    case .missing: [("type", .text("null"))]
    case .definition(let name, let sentence, let body):
      reference(to: name) { [("description", .text(sentence))] + $0.schema(of: body) }
    }
  }

  private func schema(of number: NumberShape) -> [(String, JSON)] {
    var entries: [(String, JSON)] = [("type", .text(number.isWhole ? "integer" : "number"))]
    if let minimum = number.minimum { entries.append(("minimum", .number(minimum.text))) }
    if let maximum = number.maximum { entries.append(("maximum", .number(maximum.text))) }
    return entries
  }

  /// A reference to a definition, which is written when it is first met.
  private mutating func reference(
    to name: String, _ body: (inout SchemaBuilder) -> [(String, JSON)]
  ) -> [(String, JSON)] {
    if !definitions.contains(where: { $0.0 == name }) {
      let index = definitions.count
      definitions.append((name, .object([])))
      definitions[index].1 = .object(body(&self))
    }
    return [("$ref", .text("#/definitions/\(name)"))]
  }

  private func schema(of condition: KeyConstraint.Condition) -> JSON {
    switch condition {
    case .apart(let first, let second):
      let (few, many) = first.count <= second.count ? (first, second) : (second, first)
      let none = JSON.object([("properties", .object(many.map { ($0, .boolean(false)) }))])
      return .object([("dependencies", .object(few.map { ($0, none) }))])
    case .anyOf(let keys):
      return .object([("anyOf", .list(keys.map { .object([("required", .texts([$0]))]) }))])
    case .needs(let key, let other, nil):
      return .object([("dependencies", .object([(key, .texts([other]))]))])
    case .needs(let key, let other, let word?):
      let value = JSON.object([("enum", .texts([word]))])
      let needed = JSON.object([("required", .texts([other])), ("properties", .object([(other, value)]))])
      return .object([("dependencies", .object([(key, needed)]))])
    case .fixed(let axes, let other):
      let sized = all(axes.map { axis in any(axis.sized.map { exactly($0, of: axis.keys) }) })
      let points = all(axes.map { axis in any(axis.points.map { exactly($0, of: axis.keys) }) })
      return any([sized, points] + [other].compactMap { $0 }.map { .object([("required", .texts([$0]))]) })
    }
  }

  private func all(_ schemas: [JSON]) -> JSON { .object([("allOf", .list(schemas))]) }

  private func any(_ schemas: [JSON]) -> JSON { .object([("anyOf", .list(schemas))]) }

  /// These keys, and none of the others.
  private func exactly(_ keys: [String], of all: [String]) -> JSON {
    let others = all.filter { !keys.contains($0) }
    var entries: [(String, JSON)] = []
    if !keys.isEmpty { entries.append(("required", .texts(keys))) }
    if !others.isEmpty { entries.append(("properties", .object(others.map { ($0, .boolean(false)) }))) }
    return .object(entries)
  }
}
