import TipDiagnostics
import TipSpecs

/// Rows that are too low for a finger.
enum TouchTarget: Rule {
  static let kind = DiagnosticKind(
    "touch-target", .warning, standing: .rule, summary: "A menu's rows are lower than 44 points.",
    explanation: """
      Apple's Human Interface Guidelines ask for targets of at least 44 by 44 points, and WCAG 2.2 (2.5.5) for the same. \
      Actions and close buttons get a hit frame of that size; a menu's rows lie close to each other and have to be high \
      enough themselves. The figures of `preset: classic` are excused.
      """,
    wrong: """
      menus:
        add:
          titles: [Scan, Pay]
          anchor: {x: 300, y: 100, width: 44, height: 44}
          style: {row-height: 30}
      """,
    right: """
      menus:
        add:
          titles: [Scan, Pay]
          anchor: {x: 300, y: 100, width: 44, height: 44}
          style: {row-height: 44}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    guard popup.plan.kind == .menu, let height = popup.plan.style.spec.rowHeight, !popup.isExcused(height.place) else {
      return
    }
    let low = popup.cells.filter { cell in
      popup.contentLayout(of: cell).layout.rows.contains { $0.frame.height < Spacing.touchTarget }
    }
    guard !low.isEmpty else { return }
    let heights = low.compactMap { popup.contentLayout(of: $0).layout.rows.map(\.frame.height).min() }
    sink.report(
      Diagnostic(
        kind,
        "the rows of \(popup.quotedID) are \(spread(heights)) points high\(popup.words(low.map(\.name))); a finger needs 44",
        at: Label(height.place, "too low"), help: ["set `row-height` to 44 or more"], popup: popup.plan.id))
  }
}
