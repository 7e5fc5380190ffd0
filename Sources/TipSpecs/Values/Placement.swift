import TipDiagnostics
import TipSyntax

extension PlacementSpec {
  /// All placements there are, as they are written.
  static let words: [String] =
    Side.allCases.filter { $0 != .auto }.flatMap { [$0.rawValue, $0.rawValue + "-start", $0.rawValue + "-end"] } + [
      "auto"
    ]

  /// Reads a placement.
  init?(_ text: String) {
    if let side = Side(rawValue: text) {
      self.init(side)
      return
    }
    for alignment in [Alignment.start, .end] where text.hasSuffix("-" + alignment.rawValue) {
      guard let side = Side(rawValue: String(text.dropLast(alignment.rawValue.utf8.count + 1))), side != .auto else {
        return nil
      }
      self.init(side, alignment)
      return
    }
    return nil
  }

  /// As it is written.
  var text: String {
    alignment == .center ? side.rawValue : side.rawValue + "-" + alignment.rawValue
  }
}

extension ValueType where Value == PlacementSpec {
  /// Where a popup lies relative to its anchor.
  static var placement: ValueType<PlacementSpec> {
    let shape = Shape.definition(
      "placement",
      "Where the popup lies: a side, alone or with `-start` or `-end`; `auto` is the side with most room.",
      .words(PlacementSpec.words))
    return ValueType(
      shape, write: { .scalar($0.text) },
      read: { node, context in
        guard let text = node.text, let placement = PlacementSpec(text) else {
          context.report(.noChoice(shape, found: node, in: context))
          return nil
        }
        return placement
      })
  }
}
