import TipDiagnostics

extension Diagnostic {
  static func notClosed(_ bracket: String, at opener: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "the `\(bracket)` is never closed", at: Label(opener),
      help: ["close it with `\(bracket == "[" ? "]" : "}")`"])
  }

  /// - Parameter place: The first thing that does not belong between the brackets any more.
  static func notClosedBefore(_ kind: Frame.Kind, opener: SourceSpan, at place: SourceSpan) -> Diagnostic {
    let brackets = kind == .sequence ? ("[", "]") : ("{", "}")
    return Diagnostic(
      .syntax, "the `\(brackets.0)` is not closed before the next line begins", at: Label(opener),
      also: [Label(place, "expected `\(brackets.1)` before this")],
      help: ["close it with `\(brackets.1)`, or indent the lines that lie between the brackets"])
  }

  static func wrongCloser(_ closer: String, at place: SourceSpan, opener: SourceSpan) -> Diagnostic {
    let expected = closer == "]" ? "}" : "]"
    return Diagnostic(
      .syntax, "`\(closer)` closes what `\(expected == "]" ? "[" : "{")` opens", at: Label(place),
      also: [Label(opener, "opened here")], help: ["write `\(expected)`"])
  }

  static func strayCloser(_ closer: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "this `\(closer)` closes nothing", at: Label(place),
      help: ["remove it, or put the text in quotes if it belongs to one"])
  }

  static func expectedComma(_ closer: String, at place: SourceSpan, opener: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "expected `,` or `\(closer)` before this", at: Label(place), also: [Label(opener, "opened here")],
      help: ["separate entries by commas, or put a text in quotes if it holds `: `, `,` or brackets"])
  }

  static func emptyItem(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "nothing stands before this comma", at: Label(place),
      help: ["remove the comma, or write `~` for an empty item"])
  }

  static func dashInBrackets(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "items between brackets have no `-`", at: Label(place), help: ["separate items by commas only"])
  }

  static func blockTextInBrackets(_ indicator: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "text with `\(indicator)` cannot stand between brackets", at: Label(place),
      help: ["put the text in quotes, or write the mapping on lines of its own"])
  }
}
