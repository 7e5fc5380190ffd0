import PopupLayout
import TipDiagnostics

/// The anchor reaches out of the safe area.
enum AnchorInUnsafeArea: Rule {
  static let kind = DiagnosticKind(
    "anchor-in-unsafe-area", .warning, standing: .rule,
    summary: "An anchor reaches out of the safe area.",
    explanation: """
      What lies under the status bar, the notch or the home indicator is hard to see and to touch, and the popup that \
      points at it stays inside the safe area. `in: safe-area` measures an anchor from there.
      """,
    wrong: """
      tips:
        hint: {message: Hello, anchor: {x: 20, y: 8, width: 44, height: 44}}
      """,
    right: """
      tips:
        hint: {message: Hello, anchor: {in: safe-area, x: 20, y: 8, width: 44, height: 44}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let outside = popup.anchored.filter { !isInside($0.anchored.anchor, popup.screen($0.cell.name).safeRect) }
    guard !outside.isEmpty, let anchor = popup.plan.anchor else { return }
    sink.report(
      Diagnostic(
        kind, "the anchor of \(popup.quotedID) reaches out of the safe area\(popup.words(outside.map(\.cell.name)))",
        at: Label(anchor.place, "not wholly in the safe area"),
        help: ["measure it with `in: safe-area`"], popup: popup.plan.id))
  }

  private static func isInside(_ inner: Rect, _ outer: Rect) -> Bool {
    inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY
  }
}
