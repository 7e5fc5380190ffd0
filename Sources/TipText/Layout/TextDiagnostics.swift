import TipDiagnostics

extension DiagnosticKind {
  package static let missingGlyph = DiagnosticKind(
    "missing-glyph",
    summary: "No font of the project has a glyph for a character.",
    explanation: """
      Where a font has no glyph, others draw an empty box, or whatever their machine offers. Here it is an error. Add
      a font that covers the script to the family `fallback`, which follows every other one; emoji need none, but are
      measured in the family `emoji` if there is one.
      """,
    wrong: "banners:\n  saved: {message: \"Saved \\U00012000\"}\n", right: "banners:\n  saved: {message: Saved}\n")

  package static let textTruncated = DiagnosticKind(
    "text-truncated", .warning, standing: .rule,
    summary: "A text does not fit, and was cut with an ellipsis.",
    explanation: """
      Shorten the text, or give it room: `max-lines`, `max-height`, a smaller font, a larger width. Translations are
      often a third longer than English.
      """,
    wrong: """
      banners:
        saved:
          message: All of your changes have been saved, and everybody who follows this document will be told so
          style: {title: {max-lines: 1}, message: {max-lines: 1}}

      """,
    right: "banners:\n  saved: {message: Saved}\n")

  package static let textOverflow = DiagnosticKind(
    "text-overflow",
    summary: "A text with `overflow: error` does not fit.",
    explanation: """
      The style says that this text must never be cut. Shorten it, or give it room: `max-lines`, `max-height`, a
      smaller font, a larger width.
      """,
    wrong: """
      banners:
        saved:
          message: All of your changes have been saved, and everybody who follows this document will be told so
          style: {message: {max-lines: 1, overflow: error}}

      """,
    right: "banners:\n  saved: {message: Saved}\n")

  package static let wordBroken = DiagnosticKind(
    "word-broken", .warning, standing: .rule,
    summary: "A word is wider than its line, and was broken in the middle.",
    explanation: """
      The word is broken between characters, without a hyphen. Soft hyphens (U+00AD) say where it may be broken, and
      show a hyphen there; a zero-width space (U+200B) does so without one, as in addresses. Or give the text more
      width.
      """,
    wrong: """
      tips:
        law:
          message: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
          anchor: {x: 100, y: 100, width: 10, height: 10}

      """,
    right: """
      tips:
        law:
          message: A law
          anchor: {x: 100, y: 100, width: 10, height: 10}

      """)

  package static let noBreakPoints = DiagnosticKind(
    "no-break-points", .warning, standing: .rule,
    summary: "A text in a script without spaces has nothing that says where its lines may end.",
    explanation: """
      Thai, Lao, Khmer and Burmese write no spaces between words, and finding words takes a dictionary, which differs
      from machine to machine. Put a zero-width space (U+200B) between words; without one a line is broken between any
      two characters.
      """,
    wrong: """
      tips:
        long:
          message: {th: กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตนราชธานีบูรีรมย์}
          anchor: {x: 100, y: 100, width: 10, height: 10}

      """,
    right: """
      tips:
        long:
          message: {th: กรุงเทพ}
          anchor: {x: 100, y: 100, width: 10, height: 10}

      """)
}

/// What this room reports, or finds for others to report.
package let textKinds: [DiagnosticKind] = [
  .unreadableFont, .restrictedFont, .fontLock, .badLock, .missingGlyph, .textTruncated, .textOverflow, .wordBroken,
  .noBreakPoints,
]

/// What a text's findings are to its author; the caller says which popup and locale it belongs to.
///
/// Missing glyphs come together, one diagnostic a script; the others one each.
///
/// - Parameter place: where a range of the string lies in a source, in scalars from the string's start; `nil` where
///   the string has no place.
package func diagnostics(
  for block: TextBlock, overflow: TextStyle.Overflow, families: String, popup: String? = nil,
  at place: (Range<Int>) -> Place?
) -> [Diagnostic] {
  var scripts: [String] = []
  var result: [Diagnostic] = []
  for finding in block.findings {
    switch finding.kind {
    case .missingGlyph:
      guard !scripts.contains(finding.script) else { continue }
      scripts.append(finding.script)
      let all = block.findings.filter { $0.kind == .missingGlyph && $0.script == finding.script }
      result.append(.missingGlyph(all, families: families, popup: popup, at: place))
    case .truncated:
      result.append(.textTruncated(finding, mustFit: overflow == .error, popup: popup, at: place(finding.scalars)))
    case .wordBroken:
      result.append(.wordBroken(finding, popup: popup, at: place(finding.scalars)))
    case .noBreakPoints:
      result.append(.noBreakPoints(finding, popup: popup, at: place(finding.scalars)))
    }
  }
  return result
}

extension Diagnostic {
  /// Clusters of one script that no font has; each place is shown, the first as the primary one.
  package static func missingGlyph(
    _ findings: [TextFinding], families: String, popup: String?, at place: (Range<Int>) -> Place?
  ) -> Diagnostic {
    var clusters: [String] = []
    var labels: [Label] = []
    for finding in findings where !clusters.contains(finding.text) {
      clusters.append(finding.text)
      if let place = place(finding.scalars) { labels.append(Label(place, codePoints(finding.text))) }
    }
    let shown = clusters.prefix(8).map { "\"\($0)\" (\(codePoints($0)))" }.joined(separator: ", ")
    let rest = clusters.count > 8 ? " and \(clusters.count - 8) more" : ""
    return Diagnostic(
      .missingGlyph, "no font of \(families) has a glyph for \(shown)\(rest)", at: labels.first,
      also: Array(labels.dropFirst().prefix(7)), help: missingGlyphHelp(findings.first, clusters), popup: popup)
  }

  /// A text was cut; an error if it must fit.
  package static func textTruncated(
    _ finding: TextFinding, mustFit: Bool, popup: String?, at place: Place?
  ) -> Diagnostic {
    Diagnostic(
      mustFit ? .textOverflow : .textTruncated,
      mustFit
        ? "the text does not fit, and its style says `overflow: error`" : "the text does not fit and is cut",
      at: place.map { Label($0, "not shown") },
      help: ["shorten it, or allow more lines, more height or more width"], popup: popup)
  }

  /// A word is wider than the line.
  package static func wordBroken(_ finding: TextFinding, popup: String?, at place: Place?) -> Diagnostic {
    Diagnostic(
      .wordBroken, "the word \"\(finding.text)\" is wider than its line and is broken in the middle",
      at: place.map { Label($0) },
      help: ["mark where it may be broken with soft hyphens (U+00AD), or give the text more width"], popup: popup)
  }

  /// Nothing says where the lines of a text may end that is written without spaces.
  package static func noBreakPoints(_ finding: TextFinding, popup: String?, at place: Place?) -> Diagnostic {
    Diagnostic(
      .noBreakPoints, "nothing says where this \(finding.script) text may be broken, so it is broken anywhere",
      at: place.map { Label($0) }, help: ["put a zero-width space (U+200B) between words"], popup: popup)
  }
}

private func missingGlyphHelp(_ finding: TextFinding?, _ clusters: [String]) -> [String] {
  let script = finding?.script ?? ""
  let isScript = !["", "Common", "Inherited", "Unknown"].contains(script)
  let isPicture = clusters.contains { cluster in
    cluster.unicodeScalars.first.map { ScalarProperties($0).isExtendedPictographic } ?? false
  }
  let font =
    isScript
    ? "add a font that covers \(script) to `fonts: fallback:` in the project file"
    : "add a font that has it to `fonts: fallback:` in the project file, or leave it out"
  return isPicture ? [font, "or write U+FE0F behind it: then it is an emoji, which the app draws"] : [font]
}

/// `U+0041 U+0301`.
private func codePoints(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
  .joined(separator: " ")
}
