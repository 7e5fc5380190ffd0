import PopupLayout
import TipDiagnostics
import TipSpecs

/// None of the sides that a popup may lie at has room for it.
enum NoSideFits: Rule {
  static let kind = DiagnosticKind(
    "no-side-fits", .warning, standing: .rule, summary: "A popup fits at none of its sides, and was cut.",
    explanation: """
      The placement and its fallbacks were tried in order; for each the message says how much room there is and how much \
      the popup needs. It was laid at the side with the most room and cut to it, or in the middle of the screen where \
      no side has room for a line. Less text, more fallbacks or a smaller offset help.
      """,
    wrong: """
      tips:
        hint:
          message: Hi
          anchor: {x: 20, y: 60, width: 350, height: 740}
      """,
    right: """
      tips:
        hint:
          message: Hello
          anchor: {x: 173, y: 400, width: 44, height: 44}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let cut = popup.anchored.filter { !$0.anchored.result.fits }
    guard let worst = cut.first, let anchor = popup.plan.anchor else { return }
    let tried = explain(worst.anchored.request) { axis, room in
      let whole = worst.cell.wholes.first { $0.axis == axis }?.body ?? popup.contentLayout(of: worst.cell).layout.body
      return Size(width: min(whole.width, room.width), height: min(whole.height, room.height))
    }
    let figures = (tried?.candidates ?? []).map {
      "\($0.placement.description): room \(points($0.room)), needs \(points($0.need))"
    }
    let outcome =
      worst.anchored.result.placement == .over
      ? "it lies over its anchor" : "it is cut at \(worst.anchored.result.placement.description)"
    sink.report(
      Diagnostic(
        kind, "\(popup.quotedID) fits at no side of its anchor\(popup.words(cut.map(\.cell.name)))",
        at: Label(anchor.place, outcome),
        help: figures + ["shorten it, or allow more sides with `fallbacks`"], popup: popup.plan.id))
  }
}
