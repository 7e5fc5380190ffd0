/// Counts what several tasks have done, and says when it is worth showing.
package final class ProgressCounter: Sendable {
  private struct State: Sendable {
    var count = 0
    var shown = 0.0
  }

  private let state = Locked(State())

  package init() {}

  /// Counts one more; the count, no more than twenty times a second.
  package func next() -> Int? {
    let now = Disk.seconds()
    return state.withLock { state in
      state.count += 1
      guard now - state.shown > 0.05 else { return nil }
      state.shown = now
      return state.count
    }
  }
}
