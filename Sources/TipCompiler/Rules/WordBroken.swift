import TipDiagnostics
import TipText

/// A word was wider than its line and was broken anywhere.
enum WordBroken: Rule {
  static let kind = DiagnosticKind(
    "word-broken", .warning, standing: .rule, summary: "A word is wider than its line, and was broken.",
    explanation: """
      A word that is wider than the line is broken between two characters, without a hyphen. Put soft hyphens (U+00AD) \
      where it may be divided, or widen the popup.
      """,
    wrong: """
      tips:
        hint:
          message: Donaudampfschifffahrtsgesellschaft
          anchor: {x: 100, y: 100, width: 44, height: 44}
          style: {width: 120}
      """,
    right: """
      tips:
        hint:
          message: "Donau\\u00ADdampf\\u00ADschiff\\u00ADfahrts\\u00ADgesell\\u00ADschaft"
          anchor: {x: 100, y: 100, width: 44, height: 44}
          style: {width: 120}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    // Of a word that the ellipsis has cut off it does not matter where its lines would have been broken.
    let faults = popup.findings(.wordBroken).filter {
      !$0.text.truncated || $0.text.block.visibleText.contains($0.finding.text)
    }
    guard let first = faults.first else { return }
    report(
      kind,
      "the word \(excerpt(first.finding.text)) is wider than its line and was broken\(popup.words(faults.flatMap(\.cells)))",
      texts: faults.map { ($0.place, "lines are \(points($0.text.limit)) wide") },
      help: ["put soft hyphens (\\u00AD in double quotes) where it may be divided, or widen the popup"], popup: popup,
      into: &sink)
  }
}
