import TipDiagnostics
import TipSpecs

/// A corner radius that the body is too small for.
enum RadiusReduced: Rule {
  static let kind = DiagnosticKind(
    "radius-reduced", .note, standing: .rule, summary: "A corner radius is more than half of the body's shorter side.",
    explanation: """
      Two corners share a side, so a radius is never more than half of it: the end of a pill. A larger one is drawn so, \
      and leaves an arrow no straight edge on that side. A radius that is meant as "round" does no harm; one that is not \
      belongs to a larger body.
      """,
    wrong: """
      tips:
        hint:
          message: Tap here to begin
          anchor: {x: 180, y: 100, width: 44, height: 44}
          style: {corner-radius: 500}
      """,
    right: """
      tips:
        hint:
          message: Tap here to begin
          anchor: {x: 180, y: 100, width: 44, height: 44}
          style: {corner-radius: 8}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let reduced = popup.anchored.filter { entry in
      let asked = popup.style(of: entry.cell).cornerRadius.value
      // Device pixels may take a hair off as well, which nobody has to hear of.
      return asked - entry.anchored.result.cornerRadius >= 1
    }
    guard !reduced.isEmpty, let radius = popup.plan.style.spec.cornerRadius, !popup.isExcused(radius.place)
    else { return }
    sink.report(
      Diagnostic(
        kind,
        "the corner radius of \(popup.quotedID) is drawn as \(spread(reduced.map(\.anchored.result.cornerRadius))), half of the body's shorter side\(popup.words(reduced.map(\.cell.name)))",
        at: Label(radius.place, "more than the body has room for"),
        help: ["make the radius smaller or the body larger"], popup: popup.plan.id))
  }
}
