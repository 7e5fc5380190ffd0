import TipSpecs

/// What a command line asks for.
enum Request: Sendable {
  case run(Arguments)
  case help(Command?)
  case version
}

/// Reads a command line by the table of commands and options.
///
/// Understood are `--name VALUE`, `--name=VALUE`, `-n VALUE`, `-nVALUE`, and `--`, behind which all are operands. Options
/// and operands may be mixed.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var arguments: Arguments
  private var wantsHelp = false

  private init(_ command: Command, _ rest: ArraySlice<String>) {
    self.rest = rest
    arguments = Arguments(command: command)
  }

  /// - Parameter words: The command line without the program's own name.
  static func parse(_ words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else { return .help(nil) }
    switch first {
    case "--help", "-h": return .help(words.count > 1 ? Command.named(words[1]) : nil)
    case "--version", "-V": return .version
    default: break
    }
    guard let command = Command.named(first) else { throw unknownCommand(first) }
    var parser = ArgumentParser(command, words.dropFirst())
    try parser.run()
    if parser.wantsHelp { return .help(command) }
    try parser.checkOperands()
    return .run(parser.arguments)
  }

  private mutating func run() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        rest = []
      } else if word.utf8.starts(with: "--".utf8) {
        try takeLong(word)
      } else if word.utf8.count > 1, word.utf8.starts(with: "-".utf8) {
        try takeShort(word)
      } else {
        arguments.operands.append(word)
      }
      if wantsHelp { return }
    }
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(equals ?? word.endIndex)].dropFirst(2))
    guard let option = arguments.command.allOptions.first(where: { $0.long == name }) else {
      throw unknownOption("--" + name)
    }
    let given = equals.map { String(word[word.utf8.index(after: $0)...]) }
    if option.value == nil, given != nil { throw UsageError("--\(name) takes no value") }
    try take(option, given)
  }

  private mutating func takeShort(_ word: String) throws(UsageError) {
    let scalars = word.unicodeScalars.dropFirst()
    let letter = String(String.UnicodeScalarView(scalars.prefix(1)))
    guard let option = arguments.command.allOptions.first(where: { $0.short == letter }) else {
      throw unknownOption(word)
    }
    let behind = String(String.UnicodeScalarView(scalars.dropFirst()))
    if option.value == nil, !behind.isEmpty { throw unknownOption(word) }
    try take(option, behind.isEmpty ? nil : behind)
  }

  private mutating func take(_ option: Option, _ given: String?) throws(UsageError) {
    if option.id == .help {
      wantsHelp = true
      return
    }
    if arguments.has(option.id), !option.repeats, option.value != nil {
      throw UsageError("\(option.shown) can be given only once")
    }
    guard let form = option.value else { return arguments.set(option.id, "") }
    guard let value = given ?? rest.popFirst() else {
      throw UsageError("\(option.shown) needs a value, \(form.name)")
    }
    try check(value, form, as: option.shown)
    arguments.set(option.id, value)
  }

  private func check(_ value: String, _ form: ValueForm, as name: String) throws(UsageError) {
    switch form.kind {
    case .text, .file, .folder:
      // No path or name holds a NUL, and an empty one is a variable that was not set.
      if value.isEmpty { throw UsageError("\(name): the value is empty") }
    case .number(let range):
      guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value), range.contains(number)
      else {
        let bounds =
          range.upperBound >= 1_000_000_000 ? "\(range.lowerBound) up" : "\(range.lowerBound) to \(range.upperBound)"
        throw UsageError("\(name) takes a whole number from \(bounds), not `\(value)`")
      }
    case .choice(let names):
      guard names.contains(value) else { throw unknownChoice(value, names, name) }
    case .choiceOrFile(let names):
      let equals = value.utf8.firstIndex(of: UInt8(ascii: "="))
      let choice = String(value[..<(equals ?? value.endIndex)])
      guard names.contains(choice) else { throw unknownChoice(choice, names, name) }
      if let equals, value.utf8.index(after: equals) == value.endIndex {
        throw UsageError("\(name) \(value): there is no file's name behind the =")
      }
    }
  }

  private func checkOperands() throws(UsageError) {
    let operands = arguments.command.operands
    let command = "tipc \(arguments.command.name)"
    var index = 0
    for operand in operands {
      let some = arguments.operands[index...].prefix(operand.count.upperBound)
      if some.count < operand.count.lowerBound {
        throw UsageError("\(command) needs \(article(operand.value.name))", help: "usage: \(arguments.command.usage)")
      }
      for value in some { try check(value, operand.value, as: operand.value.name) }
      index += some.count
    }
    if index < arguments.operands.count {
      throw UsageError(
        "\(command) takes no more than \(index == 0 ? "options" : "\(index) operand\(index == 1 ? "" : "s")"): "
          + "`\(arguments.operands[index])` is too many", help: "usage: \(arguments.command.usage)")
    }
  }

  private func article(_ name: String) -> String {
    ("AEIOU".contains(name.prefix(1)) ? "an " : "a ") + name
  }

  private static func unknownCommand(_ name: String) -> UsageError {
    if name.utf8.starts(with: "-".utf8) {
      return UsageError("there is no option \(name) before a command", help: "usage: tipc COMMAND [OPTIONS] [PATH...]")
    }
    let names = Command.all.map(\.name)
    return UsageError(
      "there is no command `\(name)`",
      help: nearest(to: name, among: names).map { "did you mean `tipc \($0)`?" } ?? "`tipc --help` lists them")
  }

  private func unknownOption(_ name: String) -> UsageError {
    let command = arguments.command
    let message = "tipc \(command.name) has no option \(name)"
    let others = Command.all.filter { other in
      other.options.contains { $0.shown == name || $0.short.map { "-" + $0 } == name }
    }
    if !others.isEmpty {
      let names = others.map { "`tipc \($0.name)`" }.joined(separator: ", ")
      return UsageError(message, help: "it belongs to \(names)")
    }
    let close = nearest(to: name, among: command.allOptions.map(\.shown))
    return UsageError(
      message, help: close.map { "did you mean \($0)?" } ?? "`tipc help \(command.name)` lists them")
  }

  private func unknownChoice(_ value: String, _ names: [String], _ option: String) -> UsageError {
    let close = nearest(to: value, among: names).map { "did you mean `\($0)`?" }
    return UsageError("\(option): `\(value)` is none of \(names.joined(separator: ", "))", help: close)
  }
}
