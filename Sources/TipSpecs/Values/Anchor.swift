import TipDiagnostics
import TipSyntax

private let rectanglesByScreen: ValueType<[Named<EdgeRect>]> = map(
  of: .rectangle,
  named: NameRule(pattern: screenNamePattern, phrase: "screens, or `default`,") { name, place, context in
    NameRule.screen.check(name, at: place, into: &context)
  }, minimum: 1)

private let anchorRecord = Record(
  "anchor", "an anchor", "A rectangle that popups point at, the same on all screens or one for each.",
  empty: RectangleDraft(),
  constraints: [
    KeyConstraint(.apart(["by-screen"], rectangleKeys.map(\.name))) { mapping in
      let others = mapping.entries(of: rectangleKeys.map(\.name))
      return zip(others, mapping.entries(of: ["by-screen"])).map { .mixedAnchor($0, beside: $1, mapping.context) }
    },
    rectangleConstraint(unless: "by-screen"),
  ]
) {
  rectangleKeys
  Key(
    "by-screen", rectanglesByScreen, default: .words("the same rectangle on all screens"),
    "A whole rectangle for each screen, by its name; `default` is for all others.", \.byScreen)
}

extension ValueType where Value == AnchorSpec {
  /// A rectangle, the same on all screens or one for each.
  static var anchor: ValueType<AnchorSpec> { anchorType }
}

private let anchorType = ValueType<AnchorSpec>(.record(anchorRecord.shape)) { node, path, context in
  guard case .mapping(let entries) = node.content else {
    context.report(.badAnchor(node, path, context))
    return nil
  }
  guard let draft = anchorRecord.decode(node, at: path, into: &context) else { return nil }
  guard entries.contains(where: { $0.key == "by-screen" }) else {
    return draft.rectangle(in: entries, at: context.place(of: node)).map { .rectangle($0) }
  }
  guard let rectangles = draft.byScreen?.value else { return nil }
  return .byScreen(
    rectangles.filter { $0.name.value != "default" }.map { ($0.name, $0.value) },
    default: rectangles.first { $0.name.value == "default" }?.value)
}

extension ValueType where Value == AnchorReference {
  /// The name of an anchor, or a rectangle.
  static var anchorReference: ValueType<AnchorReference> { anchorReferenceType }
}

private let anchorReferenceType = ValueType<AnchorReference>(
  .either([ValueType<String>.id("anchor").shape, .record(anchorRecord.shape)])
) { node, path, context in
  switch node.content {
  case .scalar(let scalar):
    guard isID(scalar.text) else {
      context.report(.badID(scalar.text, of: "anchor", at: context.place(of: node)))
      return nil
    }
    return .named(scalar.text)
  case .sequence:
    context.report(.badAnchor(node, path, context))
    return nil
  case .mapping:
    return anchorType.read(node, path, &context).map { .inline($0) }
  }
}
