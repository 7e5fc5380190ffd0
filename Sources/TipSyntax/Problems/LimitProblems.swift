import TipDiagnostics

extension DiagnosticKind {
  static let limitDepth = DiagnosticKind(
    "limit-depth", summary: "Mappings and lists lie more than 64 deep in each other.",
    explanation: """
      At most 64 mappings and lists may lie in each other, aliases counted as what they stand for. Nothing in a spec \
      is deeper than a dozen: a file that goes beyond is damaged, or generated to do harm.
      """,
    wrong: "x-deep: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65) + "\ntips: {}\n",
    right: "x-deep: [[[]]]\ntips: {}\n")

  static let limitNodes = DiagnosticKind(
    "limit-nodes", summary: "A file holds more than 1 000 000 keys and values.",
    explanation: """
      A file holds at most 1 000 000 keys and values. Split a larger one: all specs below a folder are compiled \
      together.
      """,
    wrong: [], right: [])

  static let limitAliasNodes = DiagnosticKind(
    "limit-alias-nodes", summary: "Aliases of a file stand for more than 100 000 keys and values.",
    explanation: """
      Aliases within aliases multiply: a few lines can stand for billions of values. All aliases of a file together \
      may stand for 100 000 keys and values. What many popups share belongs into a style or a named anchor rectangle, \
      which are looked up by name and cost nothing.
      """,
    wrong: """
      x-a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
      x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      x-e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      x-f: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
      tips: {}

      """,
    right: "x-a: &a [1, 1]\nx-b: [*a, *a]\ntips: {}\n")

  static let limitKeyLength = DiagnosticKind(
    "limit-key-length", summary: "A key is longer than 1 024 characters.",
    explanation: """
      YAML looks for the colon behind a key within 1 024 characters, quotes included. A longer key is text that was \
      meant to be a value, or a quote that was never closed.
      """,
    wrong: String(repeating: "a", count: 1025) + ": 1\ntips: {}\n",
    right: "tips: {}\n")
}

extension Diagnostic {
  static func tooDeep(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitDepth, "this lies more than \(Limits.depth) mappings and lists deep", at: Label(place),
      help: ["nothing in a spec is that deep; look for brackets that were never closed"])
  }

  static func tooManyNodes(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitNodes, "the file holds more than \(grouped(Limits.nodes)) keys and values", at: Label(place),
      help: ["split it into several files"])
  }

  static func tooManyAliasNodes(at place: SourceSpan, anchor: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitAliasNodes, "aliases up to here stand for more than \(grouped(Limits.aliasNodes)) keys and values",
      at: Label(place), also: [Label(anchor, "it stands for what is written here")],
      help: ["share rectangles by a name under `anchors` and looks by a style, instead of copying them"])
  }

  static func keyTooLong(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitKeyLength, "the key is longer than \(grouped(Limits.keyLength)) characters", at: Label(place),
      help: ["shorten it; if it is meant to be a text, put it in quotes behind a key"])
  }
}
