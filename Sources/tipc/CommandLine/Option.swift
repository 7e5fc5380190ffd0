/// The names that code uses for options; what users type stands in the table.
enum OptionID: String, CaseIterable, Sendable {
  case output, only, jobs, bundle, check, diff, fix, strict, quiet, project, baseline, writeBaseline, maxDiagnostics
  case format, listFormat, color, standardInputName, preset, screen, locale, textSize, index
  case help, version
}

/// What may stand behind an option or as an operand.
struct ValueForm: Sendable {
  enum Kind: Sendable {
    case text
    case file
    case folder
    case number(ClosedRange<Int>)
    case choice([String])
    /// One of the names, or `NAME=FILE`.
    case choiceOrFile([String])
  }

  /// What help calls it, in capitals.
  var name: String
  var kind: Kind

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// The declaration of one option: parsing, help, completions and the reference come from it.
struct Option: Sendable {
  var id: OptionID

  /// One letter, typed behind one hyphen.
  var short: String?

  /// Typed behind two hyphens.
  var long: String

  /// What it takes; `nil` for a switch.
  var value: ValueForm?

  /// Whether it can be given more than once.
  var repeats: Bool

  /// One sentence without a capital or full stop.
  var summary: String

  init(
    _ id: OptionID, _ long: String, short: String? = nil, takes value: ValueForm? = nil, repeats: Bool = false,
    _ summary: String
  ) {
    self.id = id
    self.long = long
    self.short = short
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// As messages call it: `--output`.
  var shown: String { "--" + long }
}
