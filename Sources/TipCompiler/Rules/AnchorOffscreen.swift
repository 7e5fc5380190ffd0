import TipDiagnostics

/// No part of the anchor is on a screen, so that nothing can point at it.
enum AnchorOffscreen: Rule {
  static let kind = DiagnosticKind(
    "anchor-offscreen", summary: "An anchor lies off a screen that the popup is compiled for.",
    explanation: """
      A popup points at the visible part of its anchor. On the screens that are named there is none; the distance says \
      how far it is. Anchors by their edges (`trailing: 12`) follow the screen's width, and `by-screen` holds a \
      rectangle for each. A point on the very edge is on the screen.
      """,
    wrong: """
      tips:
        hint: {message: Hello, anchor: {x: 700, y: 60, width: 44, height: 44}}
      """,
    right: """
      tips:
        hint: {message: Hello, anchor: {trailing: 12, y: 60, width: 44, height: 44}}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    guard !popup.offscreen.isEmpty, let anchor = popup.plan.anchor else { return }
    let distance = spread(popup.offscreen.map(\.distance))
    sink.report(
      Diagnostic(
        kind,
        "the anchor of \(popup.quotedID) is \(distance) points off the screen\(popup.words(popup.offscreen.map(\.name)))",
        at: Label(anchor.place, "nothing of it can be seen"),
        help: [
          "measure it from an edge (`trailing`, `bottom`), give it `by-screen`, or leave the screen out with `screens`"
        ],
        popup: popup.plan.id))
  }
}

extension LaidOutPopup {
  /// The popup as messages name it: `tip "add"`.
  var quotedID: String { "\(plan.kind.rawValue) \(quoted(plan.id))" }

  /// Whether the popup has been cut to the room of its side in each of some cells.
  func areCut(_ names: [CellName]) -> Bool {
    let cut = Set(cells.lazy.filter { $0.trace?.result.fits.isCut ?? false }.map(\.name))
    return names.allSatisfy(cut.contains)
  }

  /// The cells with an anchor, with what the solver found.
  func gatherAnchored() -> [(cell: Cell, anchored: AnchoredCell)] {
    cells.compactMap { cell in
      guard case .anchored(let anchored) = cell.position else { return nil }
      return (cell, anchored)
    }
  }
}
