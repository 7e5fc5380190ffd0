import TipDiagnostics
import TipSpecs

/// A menu has more rows than there is room for.
enum MenuScrolls: Rule {
  static let kind = DiagnosticKind(
    "menu-scrolls", .warning, standing: .rule, summary: "A menu is taller than its room, and scrolls.",
    explanation: """
      Only whole rows are shown; the others have to be scrolled to. A menu that scrolls because `max-rows` says so is \
      not reported.
      """,
    wrong: """
      menus:
        add:
          titles: [One, Two, Three, Four, Five, Six]
          anchor: {x: 300, y: 100, width: 44, height: 44}
          style: {max-height: 200}
      """,
    right: """
      menus:
        add:
          titles: [One, Two, Three, Four, Five, Six]
          anchor: {x: 300, y: 100, width: 44, height: 44}
          style: {max-rows: 4}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    guard popup.plan.kind == .menu else { return }
    let scrolling = popup.cells.filter { cell in
      let layout = popup.contentLayout(of: cell).layout
      guard layout.scrolls, let visible = layout.visibleRows else { return false }
      return visible < min(popup.style(of: cell).maxRows ?? .max, layout.rows.count)
    }
    guard let first = scrolling.first else { return }
    let visible = spread(scrolling.map { Double(popup.contentLayout(of: $0).layout.visibleRows ?? 0) })
    let all = popup.contentLayout(of: first).layout.rows.count
    let isCut = scrolling.contains { $0.trace?.result.fits.isCut ?? false }
    sink.report(
      Diagnostic(
        kind,
        "\(popup.quotedID) scrolls\(popup.words(scrolling.map(\.name))): \(visible) of \(all) rows are seen",
        at: Label(popup.plan.place, "taller than its room"),
        help: [
          "have fewer rows\(isCut ? ", give it more room with `fallbacks`" : ""), or say with `max-rows` that it is meant to scroll"
        ],
        popup: popup.plan.id))
  }
}
