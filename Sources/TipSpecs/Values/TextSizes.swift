import TipDiagnostics
import TipSyntax

/// The text sizes that have names, with their factors: the size of body text over 17.
package let textSizePresets: [TextSize] = [
  ("xSmall", 14), ("small", 15), ("medium", 16), ("large", 17), ("xLarge", 19), ("xxLarge", 21), ("xxxLarge", 23),
  ("accessibility1", 28), ("accessibility2", 33), ("accessibility3", 40), ("accessibility4", 47),
  ("accessibility5", 53),
].map { TextSize(name: $0, numerator: $1, denominator: 17) }

extension ValueType where Value == TextSize {
  /// The name of a text size, or a factor.
  static var textSize: ValueType<TextSize> {
    let factor = NumberShape(minimum: Milli(thousandths: 100), maximum: 10, phrase: "a factor from 0.1 to 10")
    let shape = Shape.definition(
      "text-size", "The name of a text size, or a factor for all sizes of text.",
      .either([.words(textSizePresets.map(\.name), phrase: "the name of a text size"), .number(factor)]))
    return ValueType(
      shape, write: { .scalar($0.name) },
      read: { node, path, context in
        guard let text = node.text else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        if let preset = textSizePresets.first(where: { $0.name == text }) { return preset }
        guard text.utf8.first.map({ isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }) == true else {
          context.report(.noChoice(shape, found: node, under: path, in: context))
          return nil
        }
        return decodeNumber(node, factor, at: path, into: &context).map { value in
          // The name stands in file names, where a point would begin an extension.
          let name = String(value.text.map { $0 == "." ? "_" : $0 })
          return TextSize(name: name, numerator: value.thousandths, denominator: 1000)
        }
      })
  }
}
