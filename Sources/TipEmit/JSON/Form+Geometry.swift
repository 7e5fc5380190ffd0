import PopupLayout

extension Form where Value == Point {
  static let point = object(
    "Point", "A position: x grows to the right, y downwards.", inline: true,
    [
      .key("x", "How far to the right, in points.", .number) { $0.x },
      .key("y", "How far down, in points.", .number) { $0.y },
    ])
}

extension Form where Value == Size {
  static let size = object(
    "Size", "A width and a height.", inline: true,
    [
      .key("width", "The width, in points.", .magnitude) { $0.width },
      .key("height", "The height, in points.", .magnitude) { $0.height },
    ])
}

extension Form where Value == Rect {
  static let rect = object(
    "Rect", "A rectangle, by its top left corner and its size.", inline: true,
    [
      .key("x", "Its left edge, in points.", .number) { $0.x },
      .key("y", "Its top edge, in points.", .number) { $0.y },
      .key("width", "Its width, in points.", .magnitude) { $0.width },
      .key("height", "Its height, in points.", .magnitude) { $0.height },
    ])
}

extension Form where Value == Margin {
  static let margin = object(
    "Margin", "Least distances from the four sides.", inline: true,
    [
      .key("top", "From the top, in points.", .number) { $0.top },
      .key("right", "From the right, in points.", .number) { $0.right },
      .key("bottom", "From the bottom, in points.", .number) { $0.bottom },
      .key("left", "From the left, in points.", .number) { $0.left },
      .omissible("leading", "From the side where lines begin, in points; takes the place of left or right.", .number) {
        $0.leading
      },
      .omissible("trailing", "From the side where lines end, in points; takes the place of right or left.", .number) {
        $0.trailing
      },
    ])
}

extension Form where Value == PathCommand {
  /// A letter and its numbers on one line: `["L", 124, 0]`.
  static let pathCommand = Form(
    print: { command, printer in
      printer.beginArray(inline: true)
      printer.element()
      switch command {
      case .move(let end): printer.command("M", [end])
      case .line(let end): printer.command("L", [end])
      case .cubic(let first, let second, let end): printer.command("C", [first, second, end])
      case .close: printer.command("Z", [])
      }
      printer.endArray()
    },
    schema: { definitions in
      definitions.reference("PathCommand") { _ in
        [
          (
            "description",
            .string(
              "A command of a path: a letter (M move, L line, C cubic curve, Z close) and absolute coordinates, in points."
            )
          ),
          ("anyOf", .array([("M", 2), ("L", 2), ("C", 6), ("Z", 0)].map { commandSchema(letter: $0, numbers: $1) })),
        ]
      }
    })
}

private func commandSchema(letter: String, numbers: Int) -> JSONValue {
  let number = JSONValue.object([("type", .string("number"))])
  let items = [JSONValue.object([("const", .string(letter))])] + Array(repeating: number, count: numbers)
  return .object([
    ("type", .string("array")), ("items", .array(items)), ("minItems", .integer(items.count)),
    ("maxItems", .integer(items.count)),
  ])
}

extension JSONPrinter {
  fileprivate mutating func command(_ letter: String, _ points: [Point]) {
    string(letter)
    for point in points {
      element()
      number(point.x)
      element()
      number(point.y)
    }
  }
}
