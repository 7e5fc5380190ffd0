import TipDiagnostics
import TipText

/// No font of the project can show a character.
enum MissingGlyph: Rule {
  static let kind = DiagnosticKind(
    "missing-glyph", summary: "No font has a glyph for a character.",
    explanation: """
      A character without a glyph would be measured and drawn as an empty box. Add a font for its script to the family, \
      or to `fallback`, which follows every family; `emoji` is the family for emoji.
      """,
    wrong: """
      banners:
        saved: {message: "Saved \\U0001F9FF\\uE000"}
      """,
    right: """
      banners:
        saved: {message: Saved}
      """)

  static func check(_ popup: LaidOutPopup, into sink: inout DiagnosticSink) {
    let faults = popup.findings(.missingGlyph)
    guard !faults.isEmpty else { return }
    var scripts: [String] = []
    var clusters: [String: [String]] = [:]
    var seen: Set<[String]> = []
    for fault in faults {
      let script = fault.finding.script
      if clusters[script] == nil { scripts.append(script) }
      if seen.insert([script, fault.finding.text]).inserted {
        clusters[script, default: []].append(fault.finding.text)
      }
    }
    let described = scripts.map { script in
      let all = clusters[script] ?? []
      let shown = all.prefix(4).map(named).joined(separator: ", ")
      return shown + (all.count > 4 ? " and \(all.count - 4) more" : "")
    }
    report(
      kind, "no font has a glyph for \(described.joined(separator: "; "))",
      texts: faults.map { ($0.place, "in the \($0.text.font.family) family and its fallback") },
      help: scripts.map(advice), popup: popup, into: &sink)
  }

  private static func named(_ cluster: String) -> String {
    let codes = cluster.unicodeScalars.map { "U+" + hexadecimal($0.value) }.joined(separator: " ")
    return "\(quoted(cluster)) (\(codes))"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func advice(_ script: String) -> String {
    switch script {
    case "": "add a font that has it to `fonts: fallback`"
    case "Common", "Inherited", "Unknown": "add a font that has it to `fonts: fallback`, or to `emoji` if it is one"
    default: "add a font for \(script) to `fonts: fallback`"
    }
  }
}
