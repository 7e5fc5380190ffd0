import TipDiagnostics

extension DiagnosticKind {
  static let emptyFile = DiagnosticKind(
    "empty-file", summary: "A file is empty, or does not hold a mapping.",
    explanation: """
      A spec is a mapping: keys such as `tips`, `banners` and `menus` at the beginning of lines, each followed by a \
      colon. A file without any content, or with a text or a list in the place of the mapping, is most likely not \
      meant to be a spec: move it elsewhere, or exclude it in the project file.
      """,
    wrong: "# nothing here yet\n",
    right: "tips: {}\n")

  static let secondDocument = DiagnosticKind(
    "second-document", summary: "A second document begins in a file.",
    explanation: """
      A line `---` begins a new YAML document. A file holds one spec, so what follows would be lost. Write a second \
      spec into a file of its own, or put the popups under the keys of the first.
      """,
    wrong: "tips: {}\n---\nbanners: {}\n",
    right: "tips: {}\nbanners: {}\n")
}

extension Diagnostic {
  static func emptyFile(_ file: SourceID) -> Diagnostic {
    Diagnostic(
      .emptyFile, "the file is empty", at: Label(SourceSpan(file, .start ..< .start)),
      help: ["write a spec, beginning with a key such as `tips:`, or at least `version: 1`"])
  }

  /// - Parameter what: What stands in the place of the mapping.
  static func rootNotMapping(_ what: String, _ file: SourceID) -> Diagnostic {
    Diagnostic(
      .emptyFile, "the file holds \(what), not a mapping", at: Label(SourceSpan(file, .start ..< .start)),
      help: ["begin with a key and a colon, such as `tips:`"])
  }

  static func secondDocument(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .secondDocument, "a second document begins here", at: Label(place),
      help: ["put it into a file of its own, or remove this line"])
  }

  static func textAfterDocument(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "text follows the end of the mapping", at: Label(place),
      help: ["remove it, or close the brackets before it only at its end"])
  }

  static func directive(_ text: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a line that begins with `%` is a directive, and \(shown(text)) is none", at: Label(place),
      help: ["remove the line; only `%YAML 1.2` is known, at the top of a file and followed by a line `---`"])
  }

  static func directiveInside(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a line that begins with `%` is a directive, which cannot stand here", at: Label(place),
      help: ["if it belongs to the text above, indent it; a value that begins with `%` needs quotes"])
  }

  static func directiveWithoutDocument(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a directive must be followed by a line `---`", at: Label(place),
      help: ["remove the directive, or write a line `---` below it"])
  }
}
