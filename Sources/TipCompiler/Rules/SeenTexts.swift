import TipDiagnostics
import TipSyntax
import TipText

/// A text with the cells that show it.
struct SeenText {
  var text: SetText
  var cells: [CellName]

  /// Whether the body had no room for any of it.
  var isDropped: Bool
}

extension LaidOutPopup {
  /// Every text of every layout that a cell shows.
  func gatherTexts() -> [SeenText] {
    var cellsOf = contents.map { [[CellName]](repeating: [], count: $0.layouts.count) }
    for cell in cells { cellsOf[cell.content][cell.layout].append(cell.name) }
    var seen: [SeenText] = []
    for (content, group) in contents.enumerated() {
      for (index, layout) in group.layouts.enumerated() {
        let names = cellsOf[content][index]
        guard !names.isEmpty else { continue }
        seen += layout.texts.map { SeenText(text: $0.text, cells: names, isDropped: false) }
        seen += layout.dropped.map { SeenText(text: $0, cells: names, isDropped: true) }
      }
    }
    return seen
  }

  /// The findings of one kind, by where the text is written, in the order of the layouts.
  func findings(_ kind: TextFinding.Kind) -> [TextFault] {
    var faults: [TextFault] = []
    for seen in seenTexts where seen.text.block.findings.contains(where: { $0.kind == kind }) {
      let text = seen.text
      let places = ScalarPlaces(of: text.string, at: text.place, in: sources[text.place.file])
      for finding in text.block.findings where finding.kind == kind {
        // All of the text, where it cannot be told where the piece is written.
        let place = places?.place(of: finding.scalars) ?? text.place
        faults.append(TextFault(text: text, finding: finding, cells: seen.cells, place: place))
      }
    }
    return faults
  }
}

/// A finding about a text, and where it holds.
struct TextFault {
  var text: SetText
  var finding: TextFinding
  var cells: [CellName]

  /// The piece of the source that it is about.
  var place: SourceSpan
}

/// One diagnostic for all texts of a popup that show a fault: the first is the primary place, the others are labelled.
func report(
  _ kind: DiagnosticKind, _ message: String, texts: [(place: SourceSpan, label: String)], help: [String],
  popup: LaidOutPopup, into sink: inout DiagnosticSink
) {
  var seen: Set<SourceSpan> = []
  let unique = texts.filter { seen.insert($0.place).inserted }
  guard let first = unique.first else { return }
  sink.report(
    Diagnostic(
      kind, message, at: Label(first.place, first.label), also: unique.dropFirst().map { Label($0.place, $0.label) },
      help: help, popup: popup.plan.id))
}

/// A piece of a text as messages show it: in quotes, not longer than a few words.
func excerpt(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  guard scalars.count > 32 else { return quoted(text) }
  var short = String.UnicodeScalarView()
  short.append(contentsOf: scalars.prefix(31))
  return quoted(String(short) + "…")
}
