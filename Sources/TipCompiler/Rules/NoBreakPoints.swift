import TipDiagnostics
import TipText

/// A text in a script without spaces was broken where no word ends.
enum NoBreakPoints: Rule {
  static let kind = DiagnosticKind(
    "no-break-points", .warning, standing: .rule,
    summary: "A Thai, Lao, Khmer or Burmese text has no marked word ends, and was broken anywhere.",
    explanation: """
      These scripts are written without spaces, and where a word ends takes a dictionary. Put U+200B (zero width space) \
      between words: lines break there and nothing is seen of it.
      """,
    wrong: """
      tips:
        hint:
          message: แตะเพื่อบันทึกการเปลี่ยนแปลงทั้งหมดของคุณ
          anchor: {x: 100, y: 100, width: 44, height: 44}
          style: {width: 160}
      """,
    right: """
      tips:
        hint:
          message: "แตะเพื่อ\\u200Bบันทึก\\u200Bการเปลี่ยนแปลง\\u200Bทั้งหมด\\u200Bของคุณ"
          anchor: {x: 100, y: 100, width: 44, height: 44}
          style: {width: 160}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let faults = popup.findings(.noBreakPoints)
    guard let first = faults.first else { return }
    let script = first.finding.script.isEmpty ? "a script without spaces" : first.finding.script
    report(
      kind,
      "a text in \(script) says nowhere that a word ends, and was broken anywhere\(popup.words(faults.flatMap(\.cells)))",
      texts: faults.map { ($0.place, "broken within \(excerpt($0.finding.text))") },
      help: ["put U+200B (\\u200B in double quotes) between words"], popup: popup, into: &sink)
  }
}
