import TipDiagnostics
import TipSyntax

/// A rectangle, while it is read: `x` and `y` are other words for `left` and `top`.
struct RectangleDraft: Sendable {
  var container: Located<EdgeRect.Container>?
  var x, y: Located<Milli>?
  var edges = EdgeRect()
  var byScreen: Located<[Named<EdgeRect>]>?
}

/// One axis of a rectangle: the keys that fix it.
struct RectangleAxis {
  /// What it is called in a message.
  var name: String
  var size: String
  var positions: [String]

  /// Positions that fix the axis by themselves.
  var pairs: [[String]]

  static let horizontal = RectangleAxis(
    name: "horizontally", size: "width", positions: ["left", "x", "right", "leading", "trailing", "center-x"],
    pairs: [["left", "right"], ["x", "right"], ["leading", "trailing"]])

  static let vertical = RectangleAxis(
    name: "vertically", size: "height", positions: ["top", "y", "bottom", "center-y"],
    pairs: [["top", "bottom"], ["y", "bottom"]])

  /// All sets of keys that fix the axis with its size.
  var sized: [[String]] { pairs + positions.map { [$0, size] } }
}

let rectangleKeys = keys(of: RectangleDraft.self) {
  Key(
    "in", .choice, default: "screen", "What the edges are measured in: the screen, or its safe area.", \.container)
  Key("x", .length(), default: .words("another word for `left`"), "The distance of the left edge from the left.", \.x)
  Key("y", .length(), default: .words("another word for `top`"), "The distance of the top edge from the top.", \.y)
  Key("left", .length(), default: .words("not fixed"), "The distance of the left edge from the left.", \.edges.left)
  Key("right", .length(), default: .words("not fixed"), "The distance of the right edge from the right.", \.edges.right)
  Key(
    "leading", .length(), default: .words("not fixed"),
    "The distance of the leading edge from where lines begin: the right in right-to-left locales.", \.edges.leading)
  Key(
    "trailing", .length(), default: .words("not fixed"),
    "The distance of the trailing edge from where lines end: the left in right-to-left locales.", \.edges.trailing)
  Key(
    "center-x", .length(), default: .words("not fixed"),
    "How far its middle lies to the right of the middle.", \.edges.centerX)
  Key("width", .length(min: 0), default: .words("a point, if the height is left out too"), "Its width.", \.edges.width)
  Key("top", .length(), default: .words("not fixed"), "The distance of the top edge from the top.", \.edges.top)
  Key(
    "bottom", .length(), default: .words("not fixed"), "The distance of the bottom edge from the bottom.",
    \.edges.bottom)
  Key(
    "center-y", .length(), default: .words("not fixed"), "How far its middle lies below the middle.", \.edges.centerY)
  Key(
    "height", .length(min: 0), default: .words("a point, if the width is left out too"), "Its height.", \.edges.height)
}

/// What the schema says of the keys of a rectangle: both axes are fixed with their sizes, or both without.
let rectangleConstraint: KeyConstraint = {
  let axes = [RectangleAxis.horizontal, .vertical]
  return .any([
    .all(axes.map { .oneSet($0.sized, among: $0.positions + [$0.size]) }),
    .all(axes.map { axis in .oneSet(axis.positions.map { [$0] }, among: axis.positions + [axis.size]) }),
  ])
}()

let rectangleRecord = Record(
  "rectangle", "a rectangle", "A rectangle in the screen, by exactly enough of its edges and sizes.",
  empty: RectangleDraft(), constraints: [rectangleConstraint]
) {
  rectangleKeys
}

extension ValueType where Value == EdgeRect {
  /// A whole rectangle.
  static var rectangle: ValueType<EdgeRect> {
    ValueType(.record(rectangleRecord.shape)) { node, context in
      guard case .mapping(let entries) = node.content else {
        context.report(.badAnchor(node, context))
        return nil
      }
      let owner = context.owner(of: node, entries)
      guard let draft = rectangleRecord.decode(node, into: &context) else { return nil }
      return decodeRectangle(of: draft, entries, at: owner, node, into: &context)
    }
  }
}

/// Checks that a rectangle's keys fix it, no more and no less, and makes a point of one without sizes.
func decodeRectangle(
  of draft: RectangleDraft, _ entries: [Entry], at owner: Place, _ node: Node, into context: inout DecodingContext
) -> EdgeRect? {
  let keys = Set(entries.map(\.key))
  let isPoint =
    !keys.contains("width") && !keys.contains("height")
    && [RectangleAxis.horizontal, .vertical].allSatisfy { axis in !axis.pairs.contains { keys.isSuperset(of: $0) } }
  let across = check(.horizontal, entries, isPoint: isPoint, at: owner, into: &context)
  let down = check(.vertical, entries, isPoint: isPoint, at: owner, into: &context)
  guard across, down else { return nil }

  var result = draft.edges
  result.container = draft.container?.value ?? .screen
  result.left = result.left ?? draft.x
  result.top = result.top ?? draft.y
  if isPoint {
    result.width = Located(.zero, context.place(of: node))
    result.height = Located(.zero, context.place(of: node))
  }
  // A key whose value was wrong fixes nothing.
  let horizontal = [result.left, result.right, result.leading, result.trailing, result.centerX, result.width]
  let vertical = [result.top, result.bottom, result.centerY, result.height]
  guard horizontal.compactMap({ $0 }).count == 2, vertical.compactMap({ $0 }).count == 2 else { return nil }
  return result
}

/// Whether the keys fix an axis; reports where they do not.
private func check(
  _ axis: RectangleAxis, _ entries: [Entry], isPoint: Bool, at owner: Place, into context: inout DecodingContext
) -> Bool {
  let given = entries.filter { $0.key == axis.size || axis.positions.contains($0.key) }
  let names = given.map(\.key)
  if names.count > 2 {
    context.report(.overConstrained(given[2], by: [given[0], given[1]], axis, context))
    return false
  }
  if names.count == 2 {
    let isFixed = axis.sized.contains { Set($0) == Set(names) }
    if !isFixed { context.report(.overConstrainedPair(given[0], given[1], axis, context)) }
    return isFixed
  }
  if isPoint, names.count == 1 { return true }
  context.report(.underConstrained(axis, has: given.first, at: owner, context))
  return false
}
