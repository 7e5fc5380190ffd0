import TipBuild
import TipDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams and what is known of whoever reads them.
///
/// Findings and what was asked for go to standard output; progress, notes and failures to standard error.
struct Console: Sendable {
  /// The variables that say how to show things; none of them changes an output.
  let environment: [String: String]
  let outputIsTerminal: Bool
  let errorIsTerminal: Bool

  /// Of the terminal, in cells; `nil` where there is none.
  let width: Int?

  init() {
    // A reader that has seen enough closes the pipe: that is no reason to be killed.
    signal(SIGPIPE, SIG_IGN)
    let names = ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM", "GITHUB_ACTIONS"]
    var environment: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    self.environment = environment
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
    errorIsTerminal = isatty(STDERR_FILENO) == 1
    var size = winsize()
    let known = outputIsTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = known ? Int(size.ws_col) : nil
  }

  /// Writes to standard output; that nobody reads any more is no error.
  func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try Disk.write(bytes, to: STDOUT_FILENO, named: "standard output")
    } catch {
      if error.code != EPIPE { throw Failure(error) }
    }
  }

  /// Writes lines to standard error.
  func say(_ text: String) {
    // Where errors cannot be told there is nobody to tell it to.
    try? Disk.write(Array((text + "\n").utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// Writes to standard error as it is.
  func put(_ text: String) {
    try? Disk.write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  /// Says why something was not done.
  func fail(_ failure: Failure) {
    fail(failure.message, help: failure.help)
  }

  func fail(_ message: String, help: String? = nil) {
    say("\(colored("error", "1;31")): \(visible(message))" + (help.map { "\n  = help: \(visible($0))" } ?? ""))
  }

  func note(_ message: String) {
    say("\(colored("note", "1;36")): \(visible(message))")
  }

  /// Says what holds a build up, or may get in its way.
  func tell(_ notice: LockNotice) {
    switch notice {
    case .waiting: note("another build is using the output folder; waiting for it to finish")
    case .unavailable: note("the output folder cannot be locked here, so do not run two builds in it at once")
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    guard ColorChoice.auto.usesColor(isTerminal: errorIsTerminal, environment: environment) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// How help that goes to standard output is set off.
  var helpStyle: HelpStyle {
    HelpStyle(usesColor: ColorChoice.auto.usesColor(isTerminal: outputIsTerminal, environment: environment))
  }
}
