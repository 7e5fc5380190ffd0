import TipDiagnostics
import TipSyntax

/// A rectangle, while it is read: `x` and `y` are other words for `left` and `top`.
struct RectangleDraft: Sendable {
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

  func holds(_ key: String) -> Bool {
    key == size || positions.contains(key)
  }

  /// Whether the keys of this axis say nothing of its size, neither by itself nor by two edges.
  func isSizeless(_ entries: [Entry]) -> Bool {
    func has(_ key: String) -> Bool { entries.contains { $0.key == key } }
    return !has(size) && !pairs.contains { $0.allSatisfy(has) }
  }

  /// Whether two of its keys, which differ, fix the axis with its size.
  func isFixed(by first: String, _ second: String) -> Bool {
    first == size || second == size || pairs.contains { $0 == [first, second] || $0 == [second, first] }
  }
}

extension EdgeRect {
  /// How many of its keys have a value.
  fileprivate var fixedValues: Int {
    let all = [left, right, leading, trailing, centerX, width, top, bottom, centerY, height]
    return all.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
  }
}

let rectangleKeys = keys(of: RectangleDraft.self) {
  Key(
    "in", .choice, "What the edges are measured in: the screen, or its safe area.", value: \.edges.container)
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
  if let result = quickRectangle(of: draft, entries) { return result }
  // What a miswritten key would have fixed is not said to be missing.
  if rectangleRecord.shape.isMiswritten(rectangleKeys.map(\.name), in: entries) { return nil }
  let horizontal = entries.filter { RectangleAxis.horizontal.holds($0.key) }
  let vertical = entries.filter { RectangleAxis.vertical.holds($0.key) }
  let isPoint = RectangleAxis.horizontal.isSizeless(horizontal) && RectangleAxis.vertical.isSizeless(vertical)
  let across = check(.horizontal, horizontal, isPoint: isPoint, at: owner, into: &context)
  let down = check(.vertical, vertical, isPoint: isPoint, at: owner, into: &context)
  guard across, down else { return nil }

  var result = draft.edges
  result.left = result.left ?? draft.x
  result.top = result.top ?? draft.y
  // A key whose value was wrong fixes nothing.
  guard result.fixedValues == horizontal.count + vertical.count else { return nil }
  if isPoint {
    result.width = Located(.zero, context.place(of: node))
    result.height = Located(.zero, context.place(of: node))
  }
  return result
}

/// The rectangle of keys that are all right and as most authors write them: one position and a size each way.
private func quickRectangle(of draft: RectangleDraft, _ entries: [Entry]) -> EdgeRect? {
  guard draft.edges.width != nil, draft.edges.height != nil,
    entries.count - (entries.contains { $0.key == "in" } ? 1 : 0) == 4
  else { return nil }
  var result = draft.edges
  if let x = draft.x { result.left = x }
  if let y = draft.y { result.top = y }
  let across = [result.left, result.right, result.leading, result.trailing, result.centerX]
  return result.fixedValues == 4 && across.reduce(0, { $0 + ($1 == nil ? 0 : 1) }) == 1 ? result : nil
}

/// Whether the keys that are given for an axis fix it; reports where they do not.
private func check(
  _ axis: RectangleAxis, _ given: [Entry], isPoint: Bool, at owner: Place, into context: inout DecodingContext
) -> Bool {
  switch given.count {
  case 1 where isPoint:
    return true
  case 0, 1:
    context.report(.underConstrained(axis, has: given.first, at: owner, context))
    return false
  case 2:
    let isFixed = axis.isFixed(by: given[0].key, given[1].key)
    if !isFixed { context.report(.overConstrainedPair(given[0], given[1], axis, context)) }
    return isFixed
  default:
    context.report(.overConstrained(given[2], by: [given[0], given[1]], axis, context))
    return false
  }
}
