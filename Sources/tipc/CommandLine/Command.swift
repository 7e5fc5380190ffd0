/// The names that code uses for commands; they are also what users type.
enum CommandID: String, CaseIterable, Sendable {
  case build, validate
  case initialize = "init"
  case schema, styles, rules, explain, fonts, lock, matrix
  case explainLayout = "explain-layout"
  case inputs, outputs, clean, completions, docs, help
}

/// What a command takes besides options.
struct Operand: Sendable {
  var value: ValueForm
  var count: ClosedRange<Int>

  init(_ value: ValueForm, _ count: ClosedRange<Int>) {
    self.value = value
    self.count = count
  }

  /// As a usage line shows it: `[PATH...]`.
  var shown: String {
    let dots = count.upperBound > 1 ? "..." : ""
    return count.lowerBound == 0 ? "[\(value.name)\(dots)]" : value.name + dots
  }
}

/// The declaration of one command.
struct Command: Sendable {
  /// Under which heading the first screen of help lists it.
  enum Group: String, CaseIterable, Sendable {
    case work = "Every day"
    case look = "Look closer"
    case set = "Set up"
    case connect = "For other tools"
  }

  var id: CommandID
  var group: Group

  /// One line, imperative.
  var summary: String

  /// Paragraphs for `tipc help COMMAND`.
  var description: String
  var operands: [Operand]
  var options: [Option]

  /// A command line and what it is good for.
  var examples: [(line: String, purpose: String)]

  var name: String { id.rawValue }

  var usage: String {
    (["tipc", name] + (options.isEmpty ? [] : ["[OPTIONS]"]) + operands.map(\.shown)).joined(separator: " ")
  }

  /// Its own options and those that every command has.
  var allOptions: [Option] { options + [.help] }
}
