import TipDiagnostics

extension DiagnosticKind {
  static let duplicateKey = DiagnosticKind(
    "duplicate-key", summary: "A key stands twice in one mapping.",
    explanation: """
      YAML readers keep the first of two equal keys, or the last, or complain: so one of the two values is lost. Keys \
      are compared after unquoting: `title` and `"title"` are the same.
      """,
    wrong: """
      tips:
        hint:
          message: Hi
          anchor: {x: 10, y: 60, width: 20, height: 20}
          message: Hello

      """,
    right: """
      tips:
        hint:
          message: Hello
          anchor: {x: 10, y: 60, width: 20, height: 20}

      """)

  static let mergeKey = DiagnosticKind(
    "merge-key", summary: "`<<` is used to merge mappings.",
    explanation: """
      The merge key was a draft for YAML 1.1 and is no part of YAML 1.2: readers disagree about what it does. Styles \
      build on each other with `extends`, which merges key by key; a whole value can be reused with an alias.
      """,
    wrong: """
      x-base: &base {background: "#3355FF"}
      banners:
        saved: {message: Saved, style: brand}
      styles:
        brand:
          <<: *base
          corner-radius: 8

      """,
    right: """
      banners:
        saved: {message: Saved, style: brand}
      styles:
        base: {background: "#3355FF"}
        brand:
          extends: base
          corner-radius: 8

      """)
}

extension Diagnostic {
  static func duplicateKey(_ key: String, at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "the key \(shown(key)) stands twice in this mapping", at: Label(place, "again here"),
      also: [Label(first, "first here")], help: ["remove one of them"])
  }

  static func mergeKey(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .mergeKey, "`<<` does not merge mappings here", at: Label(place),
      help: [
        "write the keys here; a style can build on another with `extends: NAME`, and an alias can be a whole value"
      ])
  }

  static func missingKey(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a key is missing before this `:`", at: Label(place),
      help: ["write the key, or put the text in quotes if it is meant to begin with `:`"])
  }

  static func aliasAsKey(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "the alias \(shown("*" + name)) stands where a key is expected", at: Label(place),
      help: ["write the key itself; a value that is an alias stands behind a key"])
  }

  static func collectionAsKey(_ kind: Frame.Kind, isTemplate: Bool, at place: SourceSpan) -> Diagnostic {
    if isTemplate {
      return Diagnostic(
        .syntax, "`{{` begins a mapping within a mapping, not a placeholder", at: Label(place),
        help: ["put the whole text in quotes"])
    }
    let name = kind == .mapping ? "mapping" : "list"
    return Diagnostic(
      .syntax, "a \(name) stands where a key is expected; a key is a text", at: Label(place),
      help: ["put the text in quotes if it is meant to begin with `\(kind == .mapping ? "{" : "[")`"])
  }
}
