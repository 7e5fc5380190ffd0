import PopupLayout
import TipDiagnostics
import TipSyntax

extension ValueType where Value == PreferredPlacement {
  /// Where a popup lies relative to its anchor.
  static var placement: ValueType<PreferredPlacement> {
    let values = PreferredPlacement.allCases
    let index = KeyIndex(values.map(\.description))
    let shape = Shape.definition(
      "placement",
      "Where the popup lies: a side, alone or with `-start` or `-end`; `auto` is the side with most room.",
      .words(values.map(\.description), phrase: "a placement like `top` or `bottom-start`"))
    return ValueType(
      shape, write: { .scalar($0.description) },
      read: { node, path, context in
        guard let found = node.text.flatMap(index.find) else {
          context.report(.noPlacement(shape, found: node, under: path, in: context))
          return nil
        }
        return values[found]
      })
  }
}

extension PreferredPlacement {
  /// What words that other tools have for it mean here: `above` is `top`, and `bottom-left` is `bottom-start`.
  fileprivate init?(meantBy text: String) {
    let sides = ["above": "top", "up": "top", "below": "bottom", "under": "bottom", "down": "bottom"]
    let ends = ["left": "start", "right": "end", "top": "start", "bottom": "end", "center": "", "middle": ""]
    let words = text.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }.map(String.init)
    guard (1...2).contains(words.count), let first = words.first else { return nil }
    let side = sides[first] ?? first
    let end = words.count == 2 ? ends[words[1]] ?? words[1] : ""
    let meant = end.isEmpty ? side : side + "-" + end
    guard let found = PreferredPlacement(meant) else { return nil }
    self = found
  }
}

extension Diagnostic {
  /// A value that is no placement, with the one that it means elsewhere, or all there are.
  fileprivate static func noPlacement(
    _ shape: Shape, found node: Node, under path: ValuePath, in context: DecodingContext
  ) -> Diagnostic {
    if let meant = node.text.flatMap({ PreferredPlacement(meantBy: $0) }) {
      return .wrongType(
        expected: shape, found: node, under: path, in: context,
        fix: Fix("did you mean `\(meant.description)`?", .unsafe, [Edit(context.place(of: node), meant.description)]))
    }
    var diagnostic = Diagnostic.noChoice(shape, found: node, under: path, in: context)
    if diagnostic.fix == nil {
      diagnostic.help = [
        "there are `top`, `bottom`, `left`, `right`, `leading` and `trailing`, alone or with `-start` or `-end`, and `auto`"
      ]
    }
    return diagnostic
  }
}
