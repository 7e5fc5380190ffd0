import Foundation

/// Some work on inputs that can be made in any size, to be looked at for how its time grows with them.
public struct GrowthRow: Sendable, CustomStringConvertible {
  public let description: String
  private let size: Int
  private let prepare: @Sendable (Int) -> () -> Void

  /// - Parameters:
  ///   - size: Large enough that the work takes some milliseconds.
  ///   - prepare: Makes an input of a size, and answers what is done with it.
  public init(_ description: String, _ size: Int, _ prepare: @escaping @Sendable (Int) -> () -> Void) {
    (self.description, self.size, self.prepare) = (description, size, prepare)
  }

  /// How many times as long the work takes on an input of four times the size: about 4 where it takes time in
  /// proportion, 16 where it takes the square of it.
  ///
  /// What counts is the time that this thread had of a processor, and the least of several runs, so that it does not
  /// matter what else the machine does. Measuring ends as soon as the answer is clear.
  public func growth() -> Double {
    let (small, large) = (prepare(size), prepare(4 * size))
    // The first run of all makes what later ones find made.
    small()
    var least = (small: Double.infinity, large: Double.infinity)
    for _ in 1...8 where least.large >= clearlyLinear * least.small || least.large == .infinity {
      least.small = min(least.small, processorTime(of: small))
      least.large = min(least.large, processorTime(of: large))
    }
    return least.large / least.small
  }
}

/// What growth stays below where time grows in proportion to the size, or hardly faster, and exceeds where it grows
/// with the square.
public let mostGrowth = 9.0

private let clearlyLinear = 7.0

/// In seconds.
private func processorTime(of work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
