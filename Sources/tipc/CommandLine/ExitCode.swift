/// How the process ends; of several reasons the greatest counts.
enum ExitCode: Int32, Comparable, Sendable {
  case clean = 0
  /// Errors were found, or warnings with `--strict`, or outputs that are out of date with `--check`.
  case findings = 1
  /// The command line or the project file is wrong.
  case usage = 2
  /// Something could not be read or written.
  case system = 3

  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
