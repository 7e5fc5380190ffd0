import TipDiagnostics
import TipSyntax

extension ValueType where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var choice: ValueType<Value> {
    let values = Array(Value.allCases)
    let index = KeyIndex(values.map(\.rawValue))
    let shape = Shape.words(values.map(\.rawValue))
    return ValueType(
      shape, write: { .scalar($0.rawValue) },
      read: { node, path, context in
        guard let found = node.text.flatMap(index.find) else {
          context.report(.noChoice(shape, found: node, under: path, in: context))
          return nil
        }
        return values[found]
      })
  }
}

extension Diagnostic {
  /// A value that is none of the words that may stand there, with the nearest of them.
  static func noChoice(_ shape: Shape, found node: Node, under path: ValuePath, in context: DecodingContext)
    -> Diagnostic
  {
    guard context.advises, let text = node.text, let near = nearest(to: text, among: shape.allWords) else {
      return .wrongType(expected: shape, found: node, under: path, in: context)
    }
    // A difference in case alone leaves no doubt about what is meant.
    let isCertain = near == text.lowercased()
    return .wrongType(
      expected: shape, found: node, under: path, in: context,
      fix: Fix(
        isCertain ? "write `\(near)`" : "did you mean `\(near)`?", isCertain ? .safe : .unsafe,
        [Edit(context.place(of: node), near)]))
  }
}

extension Shape {
  /// The words that it offers.
  var allWords: [String] {
    switch self {
    case .words(let words, _): words
    case .either(let shapes): shapes.flatMap(\.allWords)
    case .definition(_, _, let body): body.allWords
    default: []
    }
  }
}
