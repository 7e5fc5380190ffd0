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
    .any([
      .all([rectangleConstraint, .oneSet([[]], among: ["by-screen"])]),
      .oneSet([["by-screen"]], among: rectangleKeys.map(\.name) + ["by-screen"]),
    ])
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

private let anchorType = ValueType<AnchorSpec>(.record(anchorRecord.shape)) { node, context in
  guard case .mapping(let entries) = node.content else {
    context.report(.badAnchor(node, context))
    return nil
  }
  let owner = context.owner(of: node, entries)
  guard let draft = anchorRecord.decode(node, into: &context) else { return nil }
  guard let byScreen = entries.first(where: { $0.key == "by-screen" }) else {
    if anchorRecord.shape.isMiswritten(["by-screen"], in: entries) { return nil }
    return decodeRectangle(of: draft, entries, at: owner, node, into: &context).map { .rectangle($0) }
  }
  if let other = entries.first(where: { $0.key != "by-screen" && anchorRecord.shape.holds($0.key) }) {
    context.report(.mixedAnchor(other, beside: byScreen, context))
    return nil
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
) { node, context in
  switch node.content {
  case .scalar(let scalar):
    guard isID(scalar.text) else {
      context.report(.badID(scalar.text, of: "anchor", at: context.place(of: node)))
      return nil
    }
    return .named(scalar.text)
  case .sequence:
    context.report(.badAnchor(node, context))
    return nil
  case .mapping:
    return anchorType.read(node, &context).map { .inline($0) }
  }
}
