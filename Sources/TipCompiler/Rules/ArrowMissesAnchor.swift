import PopupLayout
import TipDiagnostics

/// The arrow cannot reach what it should point at.
enum ArrowMissesAnchor: Rule {
  static let kind = DiagnosticKind(
    "arrow-misses-anchor", .warning, standing: .rule, summary: "An arrow does not point at its anchor.",
    explanation: """
      The arrow stays on the straight part of the body's edge, and the body stays on the screen. Near a corner of the \
      screen both together can keep the arrow's tip away from the anchor. A smaller corner radius, margin or arrow base \
      brings it closer; the message says which change would be enough.
      """,
    wrong: """
      tips:
        hint:
          message: Hello
          anchor: {x: 0, y: 100, width: 8, height: 24}
          style: {corner-radius: 16, margin: 8}
      """,
    right: """
      tips:
        hint:
          message: Hello
          anchor: {x: 0, y: 100, width: 48, height: 24}
          style: {corner-radius: 16, margin: 8}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let missing = popup.anchored.filter { $0.anchored.result.miss > 0 }
    guard let worst = missing.max(by: { $0.anchored.result.miss < $1.anchored.result.miss }),
      let anchor = popup.plan.anchor
    else { return }
    let miss = spread(missing.map(\.anchored.result.miss))
    sink.report(
      Diagnostic(
        kind,
        "the arrow of \(popup.quotedID) misses its anchor by \(miss) points\(popup.words(missing.map(\.cell.name)))",
        at: Label(anchor.place, "not reached"), help: help(worst.anchored, popup.contentLayout(of: worst.cell)),
        popup: popup.plan.id))
  }

  private static func help(_ cell: AnchoredCell, _ content: ContentLayout) -> [String] {
    let changes = advice(on: cell.result, for: cell.request) { _, _ in content.measure }
    guard !changes.isEmpty else { return ["move the anchor away from the screen's edge, or allow another side"] }
    return ["it would be reached with " + changes.map(words).joined(separator: ", or with ")]
  }

  private static func words(_ change: MissAdvice) -> String {
    let key =
      switch change.value {
      case .margin(let side): "`margin` \(points(change.to)) at the \(side.rawValue)"
      case .cornerRadius: "`corner-radius` \(points(change.to))"
      case .arrowBase: "an arrow `base` of \(points(change.to))"
      case .arrowInset: "`arrow-inset` \(points(change.to))"
      }
    return "\(key) instead of \(points(change.from))"
  }
}
