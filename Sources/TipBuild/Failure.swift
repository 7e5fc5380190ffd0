/// Why a run could not do what it was told, where no source is to blame.
package struct Failure: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// The command line or the project file is wrong, or names what is not there.
    case usage
    /// The system would not let us read or write.
    case system
  }

  package var cause: Cause

  /// A sentence without a capital at its beginning or a full stop at its end.
  package var message: String

  /// What to do, a sentence.
  package var help: String?

  package init(_ cause: Cause, _ message: String, help: String? = nil) {
    self.cause = cause
    self.message = message
    self.help = help
  }

  package init(_ error: SystemError) {
    self.init(.system, error.message)
  }

  /// Runs `body`, turning what the system says into a failure.
  package static func catching<Value>(_ body: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }
}
