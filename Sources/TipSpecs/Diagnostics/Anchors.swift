import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let badAnchor = DiagnosticKind(
    "bad-anchor",
    summary: "An anchor is neither the name of one nor a rectangle.",
    explanation: """
      An anchor is what a tip or a menu points at: a rectangle in the screen or its safe area, or the name of one under \
      `anchors:`. With `by-screen` it is a whole rectangle for each screen, and nothing else stands beside that.
      """,
    wrong: """
      tips:
        hint:
          message: Tap here
          anchor: [20, 40, 44, 44]
      """,
    right: """
      tips:
        hint:
          message: Tap here
          anchor: {x: 20, y: 60, width: 44, height: 44}
      """)

  package static let overConstrained = DiagnosticKind(
    "over-constrained",
    summary: "A rectangle or a set of distances says the same thing twice.",
    explanation: """
      Two values fix a rectangle across, and two fix it down: two opposite edges, or an edge or the middle with a size. A \
      third could only contradict them. Words for left and right do not mix with `leading` and `trailing`: in right-to-left \
      locales they name the same edge.
      """,
    wrong: """
      anchors:
        avatar: {in: safe-area, left: 20, right: 20, width: 44, top: 8, height: 44}
      tips:
        hint: {message: Tap your photo, anchor: avatar}
      """,
    right: """
      anchors:
        avatar: {in: safe-area, left: 20, width: 44, top: 8, height: 44}
      tips:
        hint: {message: Tap your photo, anchor: avatar}
      """)

  package static let underConstrained = DiagnosticKind(
    "under-constrained",
    summary: "A rectangle does not say where it is, or how large.",
    explanation: """
      Two values fix a rectangle across, and two fix it down: two opposite edges, or an edge or the middle with a size. With \
      neither width nor height it is a point, and needs one value each way.
      """,
    wrong: """
      anchors:
        avatar: {in: safe-area, left: 20, width: 44, top: 8}
      tips:
        hint: {message: Tap your photo, anchor: avatar}
      """,
    right: """
      anchors:
        avatar: {in: safe-area, left: 20, width: 44, top: 8, height: 44}
      tips:
        hint: {message: Tap your photo, anchor: avatar}
      """)
}

extension Diagnostic {
  /// A value that stands where an anchor is expected.
  static func badAnchor(_ node: Node, _ path: ValuePath, _ context: DecodingContext) -> Diagnostic {
    Diagnostic(
      .badAnchor, "\(path.subject) must be a rectangle, not \(description(of: node))",
      at: Label(context.place(of: node)), also: context.aliasLabel(of: node),
      help: ["write a rectangle: `{x: 20, y: 40, width: 44, height: 44}`"])
  }

  /// A key of a rectangle beside `by-screen`.
  static func mixedAnchor(_ entry: Entry, beside byScreen: Entry, _ context: DecodingContext) -> Diagnostic {
    Diagnostic(
      .badAnchor, "`\(entry.key)` cannot stand beside `by-screen`", at: Label(context.place(entry.keyRange)),
      also: [Label(context.place(byScreen.keyRange))], help: ["write it in each rectangle of `by-screen`"])
  }

  /// A key that is one too many on an axis.
  static func overConstrained(
    _ entry: Entry, by others: [Entry], _ axis: RectangleAxis, _ context: DecodingContext
  ) -> Diagnostic {
    let names = Shape.alternatives(others.map { "`\($0.key)`" }, "and")
    return Diagnostic(
      .overConstrained, "`\(entry.key)` is one too many", at: Label(context.place(entry.keyRange)),
      also: others.map { Label(context.place($0.keyRange)) },
      help: ["\(names) already say where it lies \(axis.name): leave one of the three out"])
  }

  /// Two keys on an axis that do not make up a rectangle.
  static func overConstrainedPair(
    _ first: Entry, _ second: Entry, _ axis: RectangleAxis, _ context: DecodingContext
  ) -> Diagnostic {
    Diagnostic(
      .overConstrained, "`\(first.key)` and `\(second.key)` do not go together",
      at: Label(context.place(second.keyRange)), also: [Label(context.place(first.keyRange))],
      help: ["write one of them with `\(axis.size)`, or two opposite edges"])
  }

  /// Physical and logical sides in one mapping.
  static func overConstrainedSides(_ physical: Entry, _ logical: Entry, _ context: DecodingContext) -> Diagnostic {
    let (first, second) =
      physical.keyRange.lowerBound < logical.keyRange.lowerBound ? (physical, logical) : (logical, physical)
    return Diagnostic(
      .overConstrained, "`\(first.key)` and `\(second.key)` do not go together",
      at: Label(context.place(second.keyRange)), also: [Label(context.place(first.keyRange))],
      help: ["write `left` and `right`, or `leading` and `trailing`, which change sides in right-to-left locales"])
  }

  /// An axis that lacks a key.
  static func underConstrained(
    _ axis: RectangleAxis, has entry: Entry?, at owner: SourceSpan, _ context: DecodingContext
  ) -> Diagnostic {
    let positions = Shape.alternatives(axis.positions.map { "`\($0)`" })
    let (message, help) =
      switch entry?.key {
      case nil: ("nothing says where the rectangle lies \(axis.name)", "add \(positions)")
      case axis.size?: ("`\(axis.size)` alone does not say where the rectangle lies", "add \(positions)")
      case let key?:
        (
          "the rectangle has no \(axis.size)",
          "add `\(axis.size)`\(opposite(of: key, axis).map { " or `\($0)`" } ?? "")"
        )
      }
    return Diagnostic(.underConstrained, message, at: Label(owner), help: [help])
  }

  private static func opposite(of key: String, _ axis: RectangleAxis) -> String? {
    axis.pairs.first { $0.contains(key) }?.first { $0 != key }
  }
}
