import PopupLayout
import TipDiagnostics
import TipSpecs

/// A banner's spring swings farther than the strip reaches beyond the screen's edge.
enum OvershootGap: Rule {
  static let kind = DiagnosticKind(
    "overshoot-gap", .warning, standing: .rule,
    summary: "A banner's spring overshoots by more than `overshoot`, and shows a gap.",
    explanation: """
      While a banner swings past its place, the screen shows between it and the edge unless the strip reaches beyond \
      the edge by as much. More damping, less velocity or a larger `overshoot` closes the gap.
      """,
    wrong: """
      banners:
        saved:
          message: Saved
          style:
            overshoot: 0
            animation: {show: {effect: slide, duration: 500ms, curve: {damping: 0.5, velocity: 0, curve: linear}}}
      """,
    right: """
      banners:
        saved:
          message: Saved
          style:
            overshoot: 20
            animation: {show: {effect: slide, duration: 500ms, curve: {damping: 0.5, velocity: 0, curve: linear}}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let show = popup.plan.time.motion.show
    guard popup.plan.kind == .banner, show.values.effect == .slide, let spring = show.spring else { return }
    let gaps = popup.cells.compactMap { cell -> (name: CellName, swing: Double)? in
      guard case .banner(let banner) = cell.position else { return nil }
      let swing = spring.overshoot * abs(banner.frame.y - banner.hidden.y)
      return swing > popup.plan.style.values.overshoot.value ? (cell.name, swing) : nil
    }
    guard let worst = gaps.max(by: { $0.swing < $1.swing }) else { return }
    sink.report(
      Diagnostic(
        kind,
        "\(popup.quotedID) swings \(spread(gaps.map(\.swing))) points past its place and reaches only \(points(popup.plan.style.values.overshoot.value)) beyond the edge\(popup.words(gaps.map(\.name)))",
        at: Label(popup.plan.place, "shows a gap"),
        help: ["set `overshoot` to at least \(points(worst.swing.rounded(.up))), or more `damping`"],
        popup: popup.plan.id))
  }
}
