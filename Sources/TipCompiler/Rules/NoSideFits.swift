import PopupLayout
import TipDiagnostics
import TipSpecs

/// None of the sides that a popup may lie at has room for it.
enum NoSideFits: Rule {
  static let kind = DiagnosticKind(
    "no-side-fits", .warning, standing: .rule, summary: "A popup fits at none of the sides that it may lie at.",
    explanation: """
      The placement and its fallbacks were tried in order; for each the message says how much room there is and how much \
      the popup needs. It was laid at the side with the most room and cut to it; where none of them has room for a line or \
      a row, at another side, or in the middle of the screen. Less text, more fallbacks or a smaller offset help.
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
    let unfit = popup.anchored.filter { $0.anchored.result.fits != .whole }
    guard let worst = unfit.max(by: { missing($0.anchored) < missing($1.anchored) }), let anchor = popup.plan.anchor
    else { return }
    let figures = worst.anchored.trace.candidates.map(\.figures)
    let areAlike = unfit.allSatisfy { $0.anchored.trace.candidates.map(\.figures) == figures }
    let name = areAlike ? "" : popup.words([worst.cell.name]).dropFirst() + ": "
    sink.report(
      Diagnostic(
        kind, "\(popup.quotedID) fits at none of its placements\(popup.words(unfit.map(\.cell.name)))",
        at: Label(anchor.place, name + outcome(worst.anchored.result)),
        help: figures.map { name + $0 } + ["shorten it, or allow more sides with `fallbacks`"], popup: popup.plan.id))
  }

  /// How far the popup is from fitting, in points.
  private static func missing(_ cell: AnchoredCell) -> Double {
    cell.trace.candidates.filter(\.isAsked).map(\.missing).min() ?? .infinity
  }

  private static func outcome(_ result: PlacementResult) -> String {
    if result.placement == .over { return "it lies over its anchor" }
    switch result.fits {
    case .whole, .unasked(isCut: false): return "it lies at \(result.placement), which is not among them"
    case .unasked(isCut: true): return "it is cut at \(result.placement), which is not among them"
    case .cut: return "it is cut at \(result.placement)"
    }
  }
}
