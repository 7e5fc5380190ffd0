import TipDiagnostics
import TipSyntax

/// Four distances, while they are read.
private struct SidesDraft: Sendable {
  var top, right, bottom, left, leading, trailing: Located<Milli>?
}

private let logicalSides = [["left", "leading"], ["left", "trailing"], ["right", "leading"], ["right", "trailing"]]

private let sidesRecord = Record(
  "sides-by-name", "distances by side", "A distance for each side; one that is left out is 0.", empty: SidesDraft(),
  constraints: logicalSides.map { .exclusive($0) }
) {
  Key("top", .length(min: 0), default: "0", "The distance at the top.", \.top)
  Key("right", .length(min: 0), default: "0", "The distance on the right.", \.right)
  Key("bottom", .length(min: 0), default: "0", "The distance at the bottom.", \.bottom)
  Key("left", .length(min: 0), default: "0", "The distance on the left.", \.left)
  Key(
    "leading", .length(min: 0), default: "0", "The distance where lines begin: the right in right-to-left locales.",
    \.leading)
  Key(
    "trailing", .length(min: 0), default: "0", "The distance where lines end: the left in right-to-left locales.",
    \.trailing)
}

extension ValueType where Value == SidesSpec {
  /// A distance for all sides, or one for each.
  static var sides: ValueType<SidesSpec> { sidesType }
}

private let sidesType: ValueType<SidesSpec> = {
  let one = NumberShape(minimum: 0, maximum: Milli(1_000_000), phrase: "a length in points")
  let shape = Shape.definition(
    "sides", "One distance for all four sides, or a mapping with one for each.",
    .either([.number(one), .record(sidesRecord.shape)]))
  return ValueType(
    shape, write: writtenSides,
    read: { node, context in
      switch node.content {
      case .scalar:
        return decodeNumber(node, one, into: &context).map(SidesSpec.init(all:))
      case .sequence:
        context.report(
          .wrongType(expected: shape, found: node, in: context, help: ["name the sides: `{top: 4, left: 8}`"]))
        return nil
      case .mapping(let entries):
        guard let draft = sidesRecord.decode(node, into: &context) else { return nil }
        return sides(of: draft, entries, into: &context)
      }
    })
}()

private func sides(
  of draft: SidesDraft, _ entries: [Entry], into context: inout DecodingContext
) -> SidesSpec? {
  let top = draft.top?.value ?? .zero
  let bottom = draft.bottom?.value ?? .zero
  let physical = entries.first { $0.key == "left" || $0.key == "right" }
  let logical = entries.first { $0.key == "leading" || $0.key == "trailing" }
  if let physical, let logical {
    context.report(.overConstrainedSides(physical, logical, context))
    return nil
  }
  if logical != nil {
    return SidesSpec(
      top: top, bottom: bottom,
      horizontal: .logical(leading: draft.leading?.value ?? .zero, trailing: draft.trailing?.value ?? .zero))
  }
  return SidesSpec(
    top: top, bottom: bottom,
    horizontal: .physical(left: draft.left?.value ?? .zero, right: draft.right?.value ?? .zero))
}

private func writtenSides(_ sides: SidesSpec) -> Written {
  let (horizontal, names) =
    switch sides.horizontal {
    case .physical(let left, let right): ((left, right), ("left", "right"))
    case .logical(let leading, let trailing): ((leading, trailing), ("leading", "trailing"))
    }
  if names.0 == "left", [sides.bottom, horizontal.0, horizontal.1].allSatisfy({ $0 == sides.top }) {
    return .scalar(sides.top.text)
  }
  let all = [("top", sides.top), (names.1, horizontal.1), ("bottom", sides.bottom), (names.0, horizontal.0)]
  return .mapping(
    all.filter { $0.1 != .zero || names.0 == "leading" && $0.0 == "leading" }.map { ($0.0, .scalar($0.1.text)) })
}
