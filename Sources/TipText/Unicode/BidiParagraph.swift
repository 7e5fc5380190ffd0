/// The direction of a paragraph.
package enum BidiDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// One paragraph with its embedding levels resolved (UAX 9): even levels run from left to right, odd ones from right
/// to left.
package struct BidiParagraph: Sendable {
  /// 0, or 1 where the paragraph runs from right to left.
  package let baseLevel: UInt8

  /// The level of each scalar before lines are known (rules X1 to I2). The scalars that rule X9 removes
  /// (`isRemoved`) have the level of the scalar before them.
  package let levels: [UInt8]

  /// The Bidi_Class of each scalar, as the database has it.
  private let classes: [BidiClass]

  /// Resolves a paragraph. Takes time linear in the text.
  ///
  /// - Parameter base: the paragraph's direction; `nil` takes that of the first letter that has one (P2, P3), and
  ///   left to right where there is none.
  ///
  /// A paragraph separator is thought to stand at the end. After one that stands elsewhere all embeddings are ended
  /// and the direction is the same.
  package init(_ scalars: [Unicode.Scalar], base: BidiDirection? = nil) {
    var seen: UInt32 = 0
    classes = scalars.map { scalar in
      let kind = ScalarProperties(scalar).bidi
      seen |= kind.bit
      return kind
    }
    switch base {
    case .leftToRight: baseLevel = 0
    case .rightToLeft: baseLevel = 1
    case nil: baseLevel = seen & BidiClass.rightToLeftBits == 0 ? 0 : Self.firstLevel(classes) ?? 0
    }
    if baseLevel == 0 && seen & BidiClass.levelRaisingBits == 0 {
      levels = [UInt8](repeating: 0, count: scalars.count)
    } else {
      var resolver = BidiResolver(scalars, classes, baseLevel: baseLevel)
      levels = resolver.resolve()
    }
  }

  package var direction: BidiDirection { baseLevel == 0 ? .leftToRight : .rightToLeft }

  /// Whether rule X9 removes the scalar: an embedding control or a boundary neutral, without ink.
  package func isRemoved(_ index: Int) -> Bool { classes[index].isRemoved }

  /// The levels of a line (rule L1): separators, and white space before them or at the line's end, take the
  /// paragraph's level. A range beyond the text is cut.
  package func levels(ofLine range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: levels.indices)
    var result = Array(levels[range])
    var isTrailing = true
    for index in range.reversed() {
      switch classes[index] {
      case .b, .s: isTrailing = true
      case .ws, .fsi, .lri, .rli, .pdi, .lre, .rle, .lro, .rlo, .pdf, .bn: break
      default: isTrailing = false
      }
      if isTrailing { result[index - range.lowerBound] = baseLevel }
    }
    return result
  }

  /// P2 and P3: the level that the first strong scalar outside isolates asks for.
  private static func firstLevel(_ classes: [BidiClass]) -> UInt8? {
    let matches = BidiResolver.isolateMatches(classes)
    return BidiResolver.firstLevel(classes, in: classes.indices, matches)
  }
}

/// The direction that the first strong scalar of a text asks for (P2, P3); `nil` where there is none.
package func firstStrongDirection(_ scalars: [Unicode.Scalar]) -> BidiDirection? {
  let classes = scalars.map { ScalarProperties($0).bidi }
  let level = BidiResolver.firstLevel(classes, in: classes.indices, BidiResolver.isolateMatches(classes))
  return level.map { $0 == 0 ? .leftToRight : .rightToLeft }
}

/// The order from left to right of things with these levels, be they scalars or runs (rule L2):
/// `levels[result[0]]` is leftmost.
package func visualOrder(_ levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
  for level in stride(from: highest, through: lowestOdd, by: -1) {
    var start = 0
    while start < levels.count {
      guard levels[start] >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < levels.count && levels[end] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}

extension BidiClass {
  var bit: UInt32 { 1 << UInt32(rawValue) }

  /// Classes that can make a paragraph run from right to left.
  static var rightToLeftBits: UInt32 { BidiClass.r.bit | BidiClass.al.bit }

  /// Without any of these, a paragraph from left to right is on level 0 throughout.
  static var levelRaisingBits: UInt32 {
    rightToLeftBits | BidiClass.an.bit | BidiClass.lre.bit | BidiClass.lro.bit | BidiClass.rle.bit | BidiClass.rlo.bit
      | BidiClass.lri.bit | BidiClass.rli.bit | BidiClass.fsi.bit
  }

  /// X9.
  var isRemoved: Bool {
    switch self {
    case .rle, .lre, .rlo, .lro, .pdf, .bn: true
    default: false
    }
  }

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// The NI of rules N1 and N2.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }

  /// L or R as neutrals and brackets see it: numbers are R.
  var strong: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }
}

/// The direction of a level as a class.
func bidiDirection(ofLevel level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }
