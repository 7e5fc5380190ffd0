import TipDiagnostics

extension DiagnosticKind {
  static let unknownAlias = DiagnosticKind(
    "unknown-alias", summary: "An alias `*name` has no anchor `&name` before it.",
    explanation: """
      `*name` stands for the value that `&name` was written before, earlier in the same file. A text that is meant to \
      begin with `*` needs quotes. (The rectangles under `anchors` are no YAML anchors: they are named without `*`.)
      """,
    wrong: "tips:\n  hint: {message: Hi, anchor: *avatar}\n",
    right: """
      x-avatar: &avatar {x: 10, y: 60, width: 20, height: 20}
      tips:
        hint: {message: Hi, anchor: *avatar}

      """)

  static let recursiveAlias = DiagnosticKind(
    "recursive-alias", summary: "An alias stands within the value that it stands for.",
    explanation: "A value that contains itself has no end. Write out what is meant, or give the inner value a name.",
    wrong: "x-loop: &loop\n  inner: *loop\ntips: {}\n",
    right: "x-inner: &inner {a: 1}\nx-outer: {inner: *inner}\ntips: {}\n")

  static let unusedAlias = DiagnosticKind(
    "unused-alias", .warning, standing: .rule, summary: "An anchor `&name` that no alias `*name` refers to.",
    explanation: """
      An anchor that nothing uses is a leftover, or the alias was mistyped. If a text is meant to begin with `&`, put \
      it in quotes.
      """,
    wrong: "tips:\n  hint: {message: &greeting Hi, anchor: {x: 10, y: 60, width: 20, height: 20}}\n",
    right: "tips:\n  hint: {message: Hi, anchor: {x: 10, y: 60, width: 20, height: 20}}\n")
}

extension Diagnostic {
  /// - Parameter known: Names that could be meant.
  static func unknownAlias(_ name: String, at place: SourceSpan, known: [String]) -> Diagnostic {
    let list = known.map { shown("&" + $0) }.joined(separator: ", ")
    return Diagnostic(
      .unknownAlias, "the alias \(shown("*" + name)) has no anchor \(shown("&" + name)) before it", at: Label(place),
      help: [
        known.isEmpty
          ? "write the value itself, or put the text in quotes if it is meant to begin with `*`"
          : "anchors before it: \(list); put the text in quotes if it is meant to begin with `*`"
      ])
  }

  static func recursiveAlias(_ name: String, at place: SourceSpan, anchor: SourceSpan) -> Diagnostic {
    Diagnostic(
      .recursiveAlias, "the alias \(shown("*" + name)) stands within its own value", at: Label(place),
      also: [Label(anchor, "the value that it stands for begins here")], help: ["write out what is meant"])
  }

  static func unusedAlias(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unusedAlias, "no alias refers to the anchor \(shown("&" + name))", at: Label(place),
      help: ["remove it, or put the text in quotes if it is meant to begin with `&`"])
  }

  /// - Parameter text: The whole word, its `&` or `*` included.
  static func badAnchorName(_ text: String, at place: SourceSpan) -> Diagnostic {
    let isAnchor = text.hasPrefix("&")
    return Diagnostic(
      .syntax, "\(shown(text)) is no name of an \(isAnchor ? "anchor" : "alias")", at: Label(place),
      help: [
        "a name is made of letters, digits, `-` and `_` and ends with a space",
        "put the text in quotes if it is meant to begin with `\(isAnchor ? "&" : "*")`",
      ])
  }
}
