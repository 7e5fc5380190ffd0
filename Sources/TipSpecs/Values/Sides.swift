import TipDiagnostics
import TipSyntax

/// Four distances, while they are read.
private struct SidesDraft: Sendable {
  var top, right, bottom, left, leading, trailing: Milli

  init(all length: Milli) {
    (top, right, bottom, left, leading, trailing) = (length, length, length, length, length, length)
  }

  /// Of the two pairs one is 0; the same at both ends of a line is the same on both sides, whatever it is called.
  var horizontal: SidesSpec.Horizontal {
    if leading != trailing { return .logical(leading: leading, trailing: trailing) }
    return leading == .zero ? .physical(left: left, right: right) : .physical(left: leading, right: trailing)
  }
}

private let sidesRecord = Record(
  "sides-by-name", "distances by side", "A distance for each side; one that is left out is 0.",
  empty: SidesDraft(all: .zero),
  constraints: [
    KeyConstraint(.apart(["left", "right"], ["leading", "trailing"])) { mapping in
      let (physical, logical) = (mapping.entries(of: ["left", "right"]), mapping.entries(of: ["leading", "trailing"]))
      return zip(physical, logical).prefix(1).map { .overConstrainedSides($0, $1, mapping.context) }
    }
  ]
) {
  Key("top", .length(min: 0), "The distance at the top.", value: \.top)
  Key("right", .length(min: 0), "The distance on the right.", value: \.right)
  Key("bottom", .length(min: 0), "The distance at the bottom.", value: \.bottom)
  Key("left", .length(min: 0), "The distance on the left.", value: \.left)
  Key(
    "leading", .length(min: 0), "The distance where lines begin: the right in right-to-left locales.", value: \.leading)
  Key(
    "trailing", .length(min: 0), "The distance where lines end: the left in right-to-left locales.", value: \.trailing)
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
    read: { node, path, context in
      switch node.content {
      case .scalar:
        return decodeNumber(node, one, at: path, into: &context).map(SidesSpec.init(all:))
      case .sequence:
        context.report(
          .wrongType(
            expected: shape, found: node, under: path, in: context, help: ["name the sides: `{top: 4, left: 8}`"]))
        return nil
      case .mapping:
        return sidesRecord.decode(node, at: path, into: &context).map { draft in
          SidesSpec(top: draft.top, bottom: draft.bottom, horizontal: draft.horizontal)
        }
      }
    })
}()

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
