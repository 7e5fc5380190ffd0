import TipDiagnostics
import TipSyntax

/// A rectangle, while it is read.
struct RectangleDraft: Sendable {
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

  /// All keys of the axis.
  var keys: [String] { positions + [size] }

  /// All sets of keys that fix the axis with its size.
  var sized: [[String]] { pairs + positions.map { [$0, size] } }

  /// All sets of keys that fix the axis without a size.
  var points: [[String]] { positions.map { [$0] } }

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
  Key(
    "x", .length(), default: .words("another word for `left`"), "The distance of the left edge from the left.",
    \.edges.left)
  Key(
    "y", .length(), default: .words("another word for `top`"), "The distance of the top edge from the top.",
    \.edges.top)
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

/// The keys of a rectangle fix both of its axes with their sizes, or both without.
func rectangleConstraint(unless other: String? = nil) -> KeyConstraint {
  let axes = [RectangleAxis.horizontal, .vertical]
  return KeyConstraint(.fixed(axes, unless: other)) { mapping in
    let isPoint = axes.allSatisfy { $0.isSizeless(mapping.entries(of: $0.keys)) }
    return axes.compactMap { fault(of: $0, isPoint: isPoint, in: mapping) }
  }
}

let rectangleRecord = Record(
  "rectangle", "a rectangle", "A rectangle in the screen, by exactly enough of its edges and sizes.",
  empty: RectangleDraft(), constraints: [rectangleConstraint()]
) {
  rectangleKeys
}

extension ValueType where Value == EdgeRect {
  /// A whole rectangle.
  static var rectangle: ValueType<EdgeRect> {
    ValueType(.record(rectangleRecord.shape)) { node, path, context in
      guard case .mapping(let entries) = node.content else {
        context.report(.badAnchor(node, path, context))
        return nil
      }
      return rectangleRecord.decode(node, at: path, into: &context).flatMap { draft in
        draft.rectangle(in: entries, at: context.place(of: node))
      }
    }
  }
}

extension RectangleDraft {
  /// The rectangle that the keys fix; `nil` where the value of one was wrong, which fixes nothing.
  func rectangle(in entries: [Entry], at place: SourceSpan) -> EdgeRect? {
    let fixing = RectangleAxis.horizontal.keys + RectangleAxis.vertical.keys
    let count = entries.count { fixing.contains($0.key) }
    guard edges.fixedValues == count else { return nil }
    guard count == 2 else { return edges }
    // One position each way is a point.
    var point = edges
    point.width = Located(.zero, place)
    point.height = Located(.zero, place)
    return point
  }
}

/// What is wrong with the keys that stand in a mapping for an axis: they do not fix it.
private func fault(of axis: RectangleAxis, isPoint: Bool, in mapping: BrokenMapping) -> Diagnostic? {
  let given = mapping.entries(of: axis.keys)
  switch given.count {
  case 1 where isPoint:
    return nil
  case 0, 1:
    return .underConstrained(axis, has: given.first, at: mapping.owner, mapping.context)
  case 2:
    let isFixed = axis.isFixed(by: given[0].key, given[1].key)
    return isFixed ? nil : .overConstrainedPair(given[0], given[1], axis, mapping.context)
  default:
    return .overConstrained(given[2], by: [given[0], given[1]], axis, mapping.context)
  }
}
