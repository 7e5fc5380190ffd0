import TipDiagnostics

extension DiagnosticKind {
  static let syntax = DiagnosticKind(
    "syntax", summary: "The file is not YAML as it is written.",
    explanation: """
      The file cannot be read on from this place, so nothing else in it has been checked. The message says what stands \
      in the way. Most often a text needs quotes: if it holds `: ` or ` #`, or begins with one of \
      ``[ ] { } , & * ! | > ' " % @ ` #``. Lines are indented with spaces, never with tabs, and neighbours by as many.
      """,
    wrong: """
      tips:
        hint:
          title: Saved: now
          message: Hi
          anchor: {x: 10, y: 60, width: 20, height: 20}

      """,
    right: """
      tips:
        hint:
          title: "Saved: now"
          message: Hi
          anchor: {x: 10, y: 60, width: 20, height: 20}

      """)
}

extension Diagnostic {
  static func textAfterBlockIndicator(_ indicator: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "text behind `\(indicator)` must begin on the next line", at: Label(place),
      help: ["begin it on the next line, indented, or put it in quotes if it is meant to begin with `\(indicator)`"])
  }

  static func zeroIndentation(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "text cannot be indented by 0", at: Label(place),
      help: ["leave the figure out, or write 1 to 9"])
  }

  static func expectedKey(at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "expected a key here", at: Label(place), also: [Label(first, "in the mapping that begins here")],
      help: ["write `key: value`, or put the text in quotes if it belongs to the value before it"])
  }

  static func expectedItem(at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "expected a list item here", at: Label(place), also: [Label(first, "in the list that begins here")],
      help: ["begin it with `- ` on a line of its own, or put the text in quotes if it belongs to the item before it"])
  }

  static func expectedValue(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "expected a value here", at: Label(place),
      help: ["write one, or put the text in quotes if this is meant to be one"])
  }

  static func anchoredAlias(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "an alias cannot have an anchor or a tag of its own", at: Label(place),
      help: ["use the name that it has"])
  }

  static func secondProperty(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a value has one anchor and one tag at most", at: Label(place),
      help: ["remove one of them, or put the text in quotes if this is meant to be one"])
  }

  /// What is said where nothing better is known.
  static func notYAML(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "the text cannot be read as YAML here", at: Label(place),
      help: ["put texts in quotes, and check the indentation and the brackets before this place"])
  }

  static func noMemory(_ file: SourceID) -> Diagnostic {
    Diagnostic(
      .syntax, "there is not enough memory to read the file", at: Label(SourceSpan(file, .start ..< .start)),
      help: ["split it into several files"])
  }
}

/// Every kind of diagnostic that reading YAML can bring about.
package let syntaxKinds: [DiagnosticKind] = [
  .syntax, .encoding, .emptyFile, .secondDocument, .duplicateKey, .mergeKey, .tag, .commentNotValue,
  .unknownAlias, .recursiveAlias, .unusedAlias, .limitFileSize, .limitDepth, .limitNodes, .limitAliasNodes,
  .limitKeyLength, .limitBlankRun,
]
