import TipDiagnostics

extension DiagnosticKind {
  package static let tag = DiagnosticKind(
    "tag", summary: "A YAML tag is used that is not of the core schema, or does not agree with its value.",
    explanation: """
      Specs need no tags: the key says what its value is. The core tags `!!str`, `!!int`, `!!float`, `!!bool`, \
      `!!null`, `!!map` and `!!seq` are accepted where they agree with the value. A text that is meant to begin with \
      `!` needs quotes.
      """,
    wrong: "tips:\n  hint: {message: !Hola, anchor: {x: 10, y: 60, width: 20, height: 20}}\n",
    right: "tips:\n  hint: {message: \"!Hola\", anchor: {x: 10, y: 60, width: 20, height: 20}}\n")
}

extension Diagnostic {
  /// - Parameter text: The tag as it is written.
  static func unknownTag(_ text: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tag, "\(shown(text)) is a YAML tag, and none is known by that name", at: Label(place),
      help: ["remove it, or put the text in quotes if it is meant to begin with `!`"])
  }

  static func wrongTag(_ tag: CoreTag, written text: String, at place: SourceSpan) -> Diagnostic {
    let what =
      switch tag {
      case .str: "text"
      case .int: "an integer"
      case .float: "a number"
      case .bool: "`true` or `false`"
      case .null: "nothing, `~` or `null`"
      case .map: "a mapping"
      case .seq: "a list"
      }
    return Diagnostic(
      .tag, "\(shown(text)) says that \(what) follows, which is not so", at: Label(place), help: ["remove the tag"])
  }

  static func tagDirective(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tag, "`%TAG` declares tags, which specs have no use for", at: Label(place), help: ["remove the line"])
  }
}
