/// A command line that has been understood.
struct Arguments: Sendable {
  var command: Command
  var operands: [String] = []
  private var values: [OptionID: [String]] = [:]

  init(command: Command) {
    self.command = command
  }

  mutating func set(_ option: OptionID, _ value: String) {
    values[option, default: []].append(value)
  }

  func has(_ option: OptionID) -> Bool {
    values[option] != nil
  }

  /// What was given for an option; `nil` where it was not.
  func value(_ option: OptionID) -> String? {
    values[option]?.last
  }

  /// Everything that was given for an option that can be repeated, in order.
  func all(_ option: OptionID) -> [String] {
    values[option] ?? []
  }

  /// What was given for an option that takes a number; the parser has checked it.
  func number(_ option: OptionID) -> Int? {
    value(option).flatMap { Int($0) }
  }
}

/// A command line that was not understood.
struct UsageError: Error, Hashable {
  /// A sentence without a capital at its beginning or a full stop at its end.
  var message: String
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
