/// A key of an object: its name, one sentence, and how its value is got and printed.
struct Field<Owner>: Sendable {
  let name: String
  let sentence: String

  /// Whether the key stands in every object.
  let isRequired: Bool

  let print: @Sendable (Owner, inout JSONPrinter) -> Void
  let schema: @Sendable (inout SchemaDefinitions) -> Schema

  /// A key that is always there; `Form.optional` lets its value be `null`.
  static func key<Value>(
    _ name: String, _ sentence: String, _ form: Form<Value>, _ value: @escaping @Sendable (Owner) -> Value
  ) -> Field {
    Field(
      name: name, sentence: sentence, isRequired: true,
      print: { owner, printer in
        printer.key(name)
        form.print(value(owner), &printer)
      }, schema: form.schema)
  }

  /// A key that is left out where there is no value.
  static func omissible<Value>(
    _ name: String, _ sentence: String, _ form: Form<Value>, _ value: @escaping @Sendable (Owner) -> Value?
  ) -> Field {
    Field(
      name: name, sentence: sentence, isRequired: false,
      print: { owner, printer in
        guard let value = value(owner) else { return }
        printer.key(name)
        form.print(value, &printer)
      }, schema: form.schema)
  }
}

extension Form {
  /// An object whose keys stand in the order of `fields`.
  ///
  /// - Parameters:
  ///   - name: its name among the schema's definitions.
  ///   - sentence: what it is.
  ///   - inline: whether the whole of it stands on one line.
  static func object(_ name: String, _ sentence: String, inline: Bool = false, _ fields: [Field<Value>]) -> Form {
    Form(
      print: { value, printer in
        printer.beginObject(inline: inline)
        for field in fields { field.print(value, &printer) }
        printer.endObject()
      },
      schema: { definitions in
        definitions.reference(name) { definitions in
          let properties = fields.map { field in
            (field.name, JSONValue.object([("description", .string(field.sentence))] + field.schema(&definitions)))
          }
          return [
            ("description", .string(sentence)), ("type", .string("object")), ("additionalProperties", .boolean(false)),
            ("required", .array(fields.filter(\.isRequired).map { .string($0.name) })),
            ("properties", .object(properties)),
          ]
        }
      })
  }
}
