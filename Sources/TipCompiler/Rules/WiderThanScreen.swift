import PopupLayout
import TipDiagnostics
import TipSpecs

/// A body was to be wider than the screen allows.
enum WiderThanScreen: Rule {
  static let kind = DiagnosticKind(
    "wider-than-screen", .warning, standing: .rule, summary: "A popup's width is more than a screen has room for.",
    explanation: """
      `width` or `min-width` asks for more than lies between the margins inside the safe area. The body was made as wide \
      as there is room, and its texts were wrapped again. `max-width` with `width: hug` adapts without a warning.
      """,
    wrong: """
      tips:
        hint: {message: Hello, anchor: {x: 100, y: 100, width: 44, height: 44}, style: {width: 400}}
      """,
    right: """
      tips:
        hint: {message: Hello, anchor: {x: 100, y: 100, width: 44, height: 44}, style: {width: hug, max-width: 400}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let narrowed = popup.anchored.filter { entry in
      wanted(popup.style(of: entry.cell)) > entry.anchored.trace.usableArea.width
    }
    guard !narrowed.isEmpty else { return }
    let width = spread(narrowed.map { wanted(popup.style(of: $0.cell)) })
    let room = spread(narrowed.map(\.anchored.trace.usableArea.width))
    let place = popup.plan.style.spec.width?.place ?? popup.plan.place
    sink.report(
      Diagnostic(
        kind,
        "\(popup.quotedID) is to be \(width) wide, but there is room for \(room)\(popup.words(narrowed.map(\.cell.name)))",
        at: Label(popup.plan.place, "made narrower"), also: [Label(place, "the width asked for")],
        help: ["write `width: hug` with a `max-width`, or a width that every screen has"], popup: popup.plan.id))
  }

  private static func wanted(_ style: StyleValues) -> Double {
    if case .points(let width) = style.width { return max(width.value, style.minWidth.value) }
    return style.minWidth.value
  }
}
