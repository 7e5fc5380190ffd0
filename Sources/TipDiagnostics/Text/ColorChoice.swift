/// What `--color` says.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto
  case always
  case never

  /// Whether to colour what goes to a stream.
  ///
  /// What was said on the command line holds. Else, in this order: `NO_COLOR` (set and not empty) forbids it,
  /// `CLICOLOR_FORCE` (set, not empty and not 0) asks for it, `TERM=dumb` and `CLICOLOR=0` forbid it, and a terminal
  /// gets it.
  package func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" { return false }
    return isTerminal
  }
}
