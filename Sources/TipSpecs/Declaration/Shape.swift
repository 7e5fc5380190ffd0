/// What a value looks like: enough to write its JSON schema, its line in the reference, and "expected …" in a message.
indirect enum Shape: Sendable {
  /// Any scalar, taken as it stands.
  case text

  /// The same, but not empty.
  case nonEmptyText

  /// The same, for people: without control characters.
  case shownText

  /// A number with at most three decimals.
  case number(NumberShape)

  case boolean

  /// One of a few words; `phrase` says what they are where they are many.
  case words([String], phrase: String? = nil)

  /// Text of a certain form; the pattern is anchored and means the same to ECMAScript, Python and PCRE.
  case pattern(String, phrase: String)

  case list(Shape, minimum: Int)

  /// Keys that the author chooses; their pattern is anchored, and `phrase` says what they are.
  case map(keys: String?, phrase: String, Shape, minimum: Int)

  case record(RecordShape)

  /// One of several.
  case either([Shape])

  /// A value that was left out: nothing, or `~`.
  case missing

  /// A type with a name and a section of its own: its name, one sentence, and what it is.
  case definition(String, String, Shape)
}

/// The bounds and unit of a number.
struct NumberShape: Sendable {
  var minimum: Milli?
  var maximum: Milli?

  /// Whether it has no decimals.
  var isWhole = false

  /// What it counts, as in "a length in points".
  var phrase: String
}

extension Shape {
  /// What a value of this shape is called in a message: "a length in points".
  var phrase: String {
    switch self {
    case .text, .nonEmptyText, .shownText: "a text"
    case .number(let number): number.phrase
    case .boolean: "`true` or `false`"
    case .words(let words, let phrase): phrase ?? Self.alternatives(words.map { "`\($0)`" })
    case .pattern(_, let phrase): phrase
    case .list: "a list"
    case .map(_, let phrase, _, _): "a mapping from \(phrase)"
    case .record(let record):
      "a mapping"
        + (record.keys.count <= 4 ? " with " + Self.alternatives(record.keys.map { "`\($0.name)`" }, "and") : "")
    case .either(let shapes): Self.alternatives(shapes.filter { !$0.isMissing }.map(\.phrase))
    case .missing: "nothing"
    case .definition(_, _, let body): body.phrase
    }
  }

  private var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// "a, b or c".
  static func alternatives(_ phrases: [String], _ conjunction: String = "or") -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The records that a value of this shape is or holds, without going into those records.
  var records: [RecordShape] {
    switch self {
    case .record(let record): [record]
    case .list(let element, _), .map(_, _, let element, _), .definition(_, _, let element): element.records
    case .either(let shapes): shapes.flatMap(\.records)
    case .text, .nonEmptyText, .shownText, .number, .boolean, .words, .pattern, .missing: []
    }
  }
}
