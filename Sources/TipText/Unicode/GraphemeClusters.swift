/// The extended grapheme clusters of a text (UAX 29): what a reader takes for one character, as ranges of scalar
/// indexes that follow each other without gaps. Takes time linear in the text.
package func graphemeClusters(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
  guard let first = scalars.first else { return [] }
  var result: [Range<Int>] = []
  result.reserveCapacity(scalars.count)
  var scan = ClusterScan(first)
  var start = 0
  for index in 1..<max(1, scalars.count) where scan.isBreak(before: scalars[index]) {
    result.append(start..<index)
    start = index
  }
  result.append(start..<scalars.count)
  return result
}

/// The walk through a text: all that the rules need to know of what went before.
private struct ClusterScan {
  /// How much of `Extended_Pictographic Extend* ZWJ` has been read (GB11).
  private enum Picture {
    case none, picture, joined
  }

  private var before: ClusterClass
  private var picture: Picture
  /// Whether an odd number of regional indicators ends here (GB12, GB13).
  private var hasOpenFlag: Bool

  init(_ scalar: Unicode.Scalar) {
    let properties = ScalarProperties(scalar)
    before = properties.cluster
    picture = properties.isExtendedPictographic ? .picture : .none
    hasOpenFlag = before == .regionalIndicator
  }

  mutating func isBreak(before scalar: Unicode.Scalar) -> Bool {
    let properties = ScalarProperties(scalar)
    let kind = properties.cluster
    let answer = !isTogether(kind, properties.isExtendedPictographic)
    if properties.isExtendedPictographic {
      picture = .picture
    } else if picture != .none && kind == .zwj {
      picture = picture == .picture ? .joined : .none
    } else if picture != .picture || kind != .extend {
      picture = .none
    }
    hasOpenFlag = kind == .regionalIndicator && !hasOpenFlag
    before = kind
    return answer
  }

  private func isTogether(_ kind: ClusterClass, _ isPicture: Bool) -> Bool {
    switch (before, kind) {
    case (.cr, .lf): true  // GB3
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): false  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): true  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t), (.lvt, .t), (.t, .t): true  // GB7, GB8
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): true  // GB9, GB9a, GB9b
    case (.regionalIndicator, .regionalIndicator): hasOpenFlag  // GB12, GB13
    default: isPicture && picture == .joined  // GB11
    }
  }
}
