import TipBuild
import TipDiagnostics

/// A line on the terminal that says how far a run has come; nothing where nobody looks.
final class Progress: Sendable {
  private let console: Console
  private let isShown: Bool
  private let done = ProgressCounter()

  init(_ console: Console, isShown: Bool) {
    self.console = console
    self.isShown = isShown && console.errorIsTerminal && console.environment["TERM"] != "dumb"
  }

  /// Counts one more popup; called from several tasks.
  func advance(_ total: Int) {
    guard isShown, let number = done.next() else { return }
    console.put("\r\u{1B}[K\(number) of \(total) popups")
  }

  /// Takes the line away.
  func finish() {
    if isShown { console.put("\r\u{1B}[K") }
  }
}
