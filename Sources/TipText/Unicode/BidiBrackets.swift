extension BidiSequence {
  /// BD16: a bracket beyond this many open ones stops the search for pairs.
  private static var maximumOpenBrackets: Int { 63 }

  /// N0: both brackets of a pair take the direction of what they enclose, or of what is around them.
  mutating func resolveBrackets(_ scalars: [Unicode.Scalar], _ original: [BidiClass]) {
    for pair in bracketPairs(scalars) {
      guard let direction = direction(of: pair) else { continue }
      set(pair.opening, direction, original)
      set(pair.closing, direction, original)
    }
  }

  private struct Pair {
    var opening: Int
    var closing: Int
  }

  /// BD16. Pairs by the place of their opening bracket.
  private func bracketPairs(_ scalars: [Unicode.Scalar]) -> [Pair] {
    var pairs: [Pair] = []
    var open: [(identity: UInt32, position: Int)] = []
    for position in classes.indices where classes[position] == .on {
      let scalar = scalars[indexes[position]]
      let properties = ScalarProperties(scalar)
      guard properties.isOpeningBracket || properties.isClosingBracket else { continue }
      guard let identity = bracketIdentity(of: scalar) else { continue }
      if properties.isOpeningBracket {
        guard open.count < Self.maximumOpenBrackets else { break }
        open.append((identity, position))
      } else if let match = open.lastIndex(where: { $0.identity == identity }) {
        pairs.append(Pair(opening: open[match].position, closing: position))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// N0 b to d. At most 63 pairs enclose a scalar, so that all pairs together look at it so often at most.
  private func direction(of pair: Pair) -> BidiClass? {
    var hasOther = false
    for position in pair.opening + 1..<pair.closing {
      guard let strong = classes[position].strong else { continue }
      if strong == embedding { return embedding }
      hasOther = true
    }
    guard hasOther else { return nil }
    let before = classes[..<pair.opening].reversed().lazy.compactMap(\.strong).first ?? start
    return before == embedding ? embedding : before
  }

  /// Gives a bracket its direction, and the marks on it.
  private mutating func set(_ position: Int, _ direction: BidiClass, _ original: [BidiClass]) {
    classes[position] = direction
    var next = position + 1
    while next < classes.count && original[indexes[next]] == .nsm {
      classes[next] = direction
      next += 1
    }
  }
}
