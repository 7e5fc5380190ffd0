/// Hands out indices to whoever asks next.
private actor Counter {
  private var next = 0
  private let end: Int
  private let batch: Int

  init(end: Int, batch: Int) {
    self.end = end
    self.batch = batch
  }

  /// The next few indices, `nil` when all have been given out.
  func take() -> Range<Int>? {
    guard next < end else { return nil }
    let range = next..<min(end, next + batch)
    next = range.upperBound
    return range
  }
}

/// Does something for every index below `count`, on several workers; the results are in the order of the indices.
///
/// - Parameters:
///   - workers: At most this many at a time, at least one.
///   - state: Makes what one worker keeps for itself from one index to the next.
package func parallelMap<State, Output: Sendable>(
  count: Int, workers: Int, state: @escaping @Sendable () -> State,
  _ body: @escaping @Sendable (inout State, Int) -> Output
) async -> [Output] {
  let workers = max(1, min(workers, count))
  if workers == 1 {
    var own = state()
    return (0..<count).map { body(&own, $0) }
  }
  // Batches keep the actor quiet; the last ones are shared out evenly all the same.
  let counter = Counter(end: count, batch: max(1, min(16, count / (workers * 4))))
  return await withTaskGroup(of: [(Int, Output)].self) { group in
    for _ in 0..<workers {
      group.addTask {
        var own = state()
        var results: [(Int, Output)] = []
        while let range = await counter.take() {
          for index in range { results.append((index, body(&own, index))) }
        }
        return results
      }
    }
    var ordered = [Output?](repeating: nil, count: count)
    for await results in group {
      for (index, output) in results { ordered[index] = output }
    }
    return ordered.compactMap { $0 }
  }
}

/// The same for work that keeps nothing from one index to the next.
package func parallelMap<Output: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Output
) async -> [Output] {
  let nothing: @Sendable () -> Void = {}
  return await parallelMap(count: count, workers: workers, state: nothing) { _, index in body(index) }
}
