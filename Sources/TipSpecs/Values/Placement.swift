import TipDiagnostics
import TipSyntax

extension PlacementSpec {
  /// All placements there are.
  static let all: [PlacementSpec] =
    Side.allCases.filter { $0 != .auto }.flatMap { side in
      [PlacementSpec(side), PlacementSpec(side, .start), PlacementSpec(side, .end)]
    } + [PlacementSpec(.auto)]

  /// As it is written.
  var text: String {
    alignment == .center ? side.rawValue : side.rawValue + "-" + alignment.rawValue
  }
}

extension ValueType where Value == PlacementSpec {
  /// Where a popup lies relative to its anchor.
  static var placement: ValueType<PlacementSpec> {
    let values = PlacementSpec.all
    let index = KeyIndex(values.map(\.text))
    let shape = Shape.definition(
      "placement",
      "Where the popup lies: a side, alone or with `-start` or `-end`; `auto` is the side with most room.",
      .words(values.map(\.text), phrase: "a placement like `top` or `bottom-start`"))
    return ValueType(
      shape, write: { .scalar($0.text) },
      read: { node, context in
        guard let found = node.text.flatMap(index.find) else {
          context.report(.noChoice(shape, found: node, in: context))
          return nil
        }
        return values[found]
      })
  }
}
