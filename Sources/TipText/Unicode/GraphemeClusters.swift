/// The extended grapheme clusters of a text (UAX 29): what a reader takes for one character, as ranges of scalar
/// indexes that follow each other without gaps. Takes time linear in the text.
package func graphemeClusters(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  result.reserveCapacity(scalars.count)
  var scan = ClusterScan()
  var start = 0
  for (index, scalar) in scalars.enumerated() where scan.isBreak(before: ScalarProperties(scalar)) && index > 0 {
    result.append(start..<index)
    start = index
  }
  if start < scalars.count { result.append(start..<scalars.count) }
  return result
}

/// The walk through a text: all that the rules need to know of what went before.
struct ClusterScan {
  /// How much of `Extended_Pictographic Extend* ZWJ` has been read (GB11).
  private enum Picture {
    case none, picture, joined
  }

  /// At the start of a text, as after a control: a cluster begins with whatever comes (GB1).
  private var before = ClusterClass.control
  private var picture = Picture.none
  /// Whether an odd number of regional indicators ends here (GB12, GB13).
  private var hasOpenFlag = false

  /// Whether a cluster begins with the next scalar.
  mutating func isBreak(before properties: ScalarProperties) -> Bool {
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
