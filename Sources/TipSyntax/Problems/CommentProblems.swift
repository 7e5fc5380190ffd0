import TipDiagnostics

extension DiagnosticKind {
  static let commentNotValue = DiagnosticKind(
    "comment-not-value", summary: "A colour without quotes is a comment.",
    explanation: """
      A space and a `#` begin a comment, so that `color: #ff0000` is a key without a value. Colours that begin with \
      `#` are written in quotes.
      """,
    wrong: "banners:\n  saved: {message: Saved, style: brand}\nstyles:\n  brand:\n    background: #aa0000\n",
    right: "banners:\n  saved: {message: Saved, style: brand}\nstyles:\n  brand:\n    background: \"#aa0000\"\n")
}

extension Diagnostic {
  static func commentNotValue(_ text: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .commentNotValue, "\(shown(text)) is a comment: a `#` behind a space begins one", at: Label(place),
      help: ["put the colour in quotes"],
      fix: Fix("put \(shown(text)) in quotes", .safe, [Edit(place, doubleQuoted(text))]))
  }

  static func gluedComment(at place: SourceSpan) -> Diagnostic {
    var before = place
    before.range = place.range.lowerBound..<place.range.lowerBound
    return Diagnostic(
      .syntax, "a comment must be separated from what stands before it", at: Label(place),
      help: ["write a space before `#`, or put the `#` inside of the quotes if it belongs to the text"],
      fix: Fix("write a space before `#`", .unsafe, [Edit(before, " ")]))
  }
}
