import PopupLayout
import TipDiagnostics

/// The body's edge is too short for the arrow.
enum ArrowDoesNotFit: Rule {
  static let kind = DiagnosticKind(
    "arrow-does-not-fit", .warning, standing: .rule, summary: "A body is too short for its arrow.",
    explanation: """
      The arrow's base needs a straight edge as long as itself between the rounded corners. It was made smaller to fit. \
      A larger `min-width` or `min-height`, a smaller `corner-radius` or `arrow` leave it as it is.
      """,
    wrong: """
      tips:
        hint:
          message: Hi
          anchor: {x: 100, y: 100, width: 44, height: 44}
          style: {width: 40, padding: 4, corner-radius: 14, arrow: {base: 20, height: 8}}
      """,
    right: """
      tips:
        hint:
          message: Hi
          anchor: {x: 100, y: 100, width: 44, height: 44}
          style: {width: 60, padding: 4, corner-radius: 14, arrow: {base: 20, height: 8}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let small = popup.anchored.filter { !$0.anchored.result.arrowFits }
    guard !small.isEmpty else { return }
    let reduced = spread(small.map(\.anchored.result.arrowBase))
    let base = spread(small.map { popup.style(of: $0.cell).arrow?.base.value ?? 0 })
    let place = popup.plan.style.spec.arrow?.place
    sink.report(
      Diagnostic(
        kind,
        "the arrow of \(popup.quotedID) does not fit on its body's edge\(popup.words(small.map(\.cell.name))): its base is \(reduced) instead of \(base)",
        at: Label(popup.plan.place, "too small for its arrow"),
        also: place.map { [Label($0, "the arrow")] } ?? [],
        help: ["make the body larger (`min-width`, `min-height`), or `corner-radius` or the arrow's base smaller"],
        popup: popup.plan.id))
  }
}
