import TipDiagnostics
import TipSyntax

extension ValueType where Value == WidthSpec {
  /// How wide a body is.
  static var width: ValueType<WidthSpec> {
    let points = NumberShape(minimum: 0, maximum: Milli(1_000_000), phrase: "a length in points")
    let shape = Shape.definition(
      "width", "A length in points; `hug`, as wide as its contents; or `fill`, as wide as there is room.",
      .either([.number(points), .words(["hug", "fill"])]))
    return ValueType(
      shape,
      write: {
        switch $0 {
        case .points(let length): .scalar(length.text)
        case .hug: .scalar("hug")
        case .fill: .scalar("fill")
        }
      },
      read: { node, path, context in
        switch node.text {
        case "hug": return .hug
        case "fill": return .fill
        case let text? where beginsWithLetter(text) && nearest(to: text, among: shape.allWords) != nil:
          context.report(.noChoice(shape, found: node, under: path, in: context))
          return nil
        case nil:
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        default: return decodeNumber(node, points, at: path, into: &context).map { .points($0) }
        }
      })
  }
}

extension ValueType where Value == Int {
  /// The weight of a font, from 100 to 900, or its name.
  static var weight: ValueType<Int> {
    let names = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]
    let number = NumberShape(
      minimum: Milli(100), maximum: Milli(900), isWhole: true, phrase: "a weight from 100 to 900")
    let shape = Shape.definition(
      "weight", "From 100 to 900, or `regular` (400), `medium` (500), `semibold` (600) or `bold` (700).",
      .either([.number(number), .words(["regular", "medium", "semibold", "bold"])]))
    return ValueType(
      shape, write: { .scalar(String($0)) },
      read: { node, path, context in
        guard let text = node.text else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        if let weight = names[text] { return weight }
        if beginsWithLetter(text), nearest(to: text, among: shape.allWords) != nil {
          context.report(.noChoice(shape, found: node, under: path, in: context))
          return nil
        }
        return decodeNumber(node, number, at: path, into: &context).map { $0.thousandths / 1000 }
      })
  }
}

private func beginsWithLetter(_ text: String) -> Bool {
  text.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } == true
}

/// A mapping that can be switched off with `none`. One that was switched off has no values of its own, so that what is
/// said over it stands over the defaults.
func orNone<Inner>(_ record: LayerRecord<Inner>) -> ValueType<OrNone<Inner>> {
  let shape = Shape.either([.record(record.shape), .words(["none"])])
  let type = record.type
  var result = ValueType<OrNone<Inner>>(
    shape,
    write: { value in
      switch value {
      case .none: .scalar("none")
      case .some(let inner): record.written(inner)
      }
    },
    read: { node, path, context in
      if case .scalar(let scalar) = node.content {
        if scalar.text == "none" { return OrNone<Inner>.none }
        context.report(.noChoice(shape, found: node, under: path, in: context))
        return nil
      }
      return record.decode(node, at: path, into: &context).map { OrNone<Inner>.some($0) }
    })
  result.merge = { nearer, base in
    guard case .some(let new) = nearer.value, case .some(let old) = base else { return nearer.value }
    return .some(record.merged(new, over: old))
  }
  result.subtract = { base, nearer in
    guard case .some(let old) = base, case .some(let new) = nearer else { return nil }
    return type.subtract(old, new).map { .some($0) }
  }
  return result
}
