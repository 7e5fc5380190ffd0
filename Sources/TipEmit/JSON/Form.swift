/// How values of one type stand in JSON: how they are printed, and the schema that describes what is printed.
///
/// Both come from one declaration, so that neither can know a key that the other lacks.
struct Form<Value>: Sendable {
  /// Prints a value where one is expected.
  let print: @Sendable (Value, inout JSONPrinter) -> Void

  /// Describes it; named forms put themselves among the definitions and are referred to.
  let schema: @Sendable (inout SchemaDefinitions) -> Schema
}

extension Form where Value == Double {
  /// A number with at most three decimals.
  static let number = Form(print: { $1.number($0) }, schema: { _ in [("type", .string("number"))] })

  /// A number from 0 up: a length that cannot be negative, a time.
  static let magnitude = Form(
    print: { $1.number($0) }, schema: { _ in [("type", .string("number")), ("minimum", .integer(0))] })

  /// A share, from 0 to 1.
  static let share = Form(
    print: { $1.number($0) },
    schema: { _ in [("type", .string("number")), ("minimum", .integer(0)), ("maximum", .integer(1))] })
}

extension Form where Value == Int {
  /// A whole number from 0 up.
  static let count = Form(
    print: { $1.integer($0) }, schema: { _ in [("type", .string("integer")), ("minimum", .integer(0))] })

  /// A whole number within bounds.
  static func integer(in bounds: ClosedRange<Int>) -> Form {
    Form(
      print: { $1.integer($0) },
      schema: { _ in
        [
          ("type", .string("integer")), ("minimum", .integer(bounds.lowerBound)),
          ("maximum", .integer(bounds.upperBound)),
        ]
      })
  }

  /// The one value that there is.
  static func constant(_ value: Int) -> Form {
    Form(print: { $1.integer($0) }, schema: { _ in [("type", .string("integer")), ("const", .integer(value))] })
  }
}

extension Form where Value == Bool {
  static let boolean = Form(print: { $1.boolean($0) }, schema: { _ in [("type", .string("boolean"))] })
}

extension Form where Value == String {
  static let string = Form(print: { $1.string($0) }, schema: { _ in [("type", .string("string"))] })

  /// Text that matches a regular expression of ECMA 262.
  static func string(matching pattern: String) -> Form {
    Form(
      print: { $1.string($0) },
      schema: { _ in [("type", .string("string")), ("pattern", .string(pattern))] })
  }

  static let color = string(matching: "^#[0-9a-f]{6}$")
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: Form {
    let words = Value.allCases.map { JSONValue.string($0.rawValue) }
    return Form(
      print: { $1.string($0.rawValue) }, schema: { _ in [("type", .string("string")), ("enum", .array(words))] })
  }
}

extension Form where Value: CustomStringConvertible & Sendable {
  /// One of the words that values describe themselves with.
  static func described(among words: [String]) -> Form {
    Form(
      print: { $1.string($0.description) },
      schema: { _ in [("type", .string("string")), ("enum", .array(words.map { .string($0) }))] })
  }
}

extension Form {
  /// The value or `null`.
  static func optional<Wrapped>(_ wrapped: Form<Wrapped>) -> Form where Value == Wrapped? {
    Form(
      print: { value, printer in
        if let value { wrapped.print(value, &printer) } else { printer.null() }
      },
      schema: { definitions in
        [("anyOf", .array([.object(wrapped.schema(&definitions)), .object([("type", .string("null"))])]))]
      })
  }

  /// Any number of values, one a line unless `inline`.
  static func array<Element>(
    of element: Form<Element>, inline: Bool = false, count: ClosedRange<Int>? = nil
  ) -> Form where Value == [Element] {
    Form(
      print: { values, printer in
        printer.beginArray(inline: inline)
        for value in values {
          printer.element()
          element.print(value, &printer)
        }
        printer.endArray()
      },
      schema: { definitions in
        var schema: Schema = [("type", .string("array")), ("items", .object(element.schema(&definitions)))]
        if let count {
          schema.append(("minItems", .integer(count.lowerBound)))
          schema.append(("maxItems", .integer(count.upperBound)))
        }
        return schema
      })
  }
}
