/// An isolating run sequence (UAX 9 BD13), resolved by rules W1 to I2.
struct BidiSequence {
  /// Where the scalars of the sequence are in the text.
  let indexes: [Int]
  let level: UInt8
  /// The direction at the sequence's start and end (X10).
  let start: BidiClass
  let end: BidiClass
  var classes: [BidiClass]

  /// The sequence's own direction.
  var embedding: BidiClass { bidiDirection(ofLevel: level) }

  mutating func resolve(_ scalars: [Unicode.Scalar], _ original: [BidiClass]) {
    resolveMarksAndLetters()
    resolveSeparators()
    resolveTerminators()
    resolveBrackets(scalars, original)
    resolveNeutrals()
  }

  /// I1 and I2.
  func resolvedLevel(_ position: Int) -> UInt8 {
    switch classes[position] {
    case .l: level & 1 == 0 ? level : level + 1
    case .r: level & 1 == 0 ? level + 1 : level
    case .an, .en: level & 1 == 0 ? level + 2 : level + 1
    default: level
    }
  }

  /// W1 to W3, and the part of W2 that looks back for an Arabic letter.
  private mutating func resolveMarksAndLetters() {
    var previous = start
    var isArabic = false
    for position in classes.indices {
      var kind = classes[position]
      if kind == .nsm {
        kind = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = kind
      switch kind {
      case .l, .r: isArabic = false
      case .al:
        isArabic = true
        kind = .r
      case .en where isArabic: kind = .an
      default: break
      }
      classes[position] = kind
    }
  }

  /// W4: one separator between numbers of one kind is part of the number.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for position in 1..<classes.count - 1 {
      let kind = classes[position]
      guard kind == .es || kind == .cs else { continue }
      let before = classes[position - 1]
      guard before == classes[position + 1] else { continue }
      if before == .en || kind == .cs && before == .an { classes[position] = before }
    }
  }

  /// W5 to W7.
  private mutating func resolveTerminators() {
    var strong = start
    var isAfterNumber = false
    var position = 0
    while position < classes.count {
      let isNumberBefore = isAfterNumber
      isAfterNumber = classes[position] == .en
      switch classes[position] {
      case .l, .r: strong = classes[position]
      case .en: if strong == .l { classes[position] = .l }
      case .es, .cs: classes[position] = .on
      case .et:
        let stop = classes[position...].firstIndex { $0 != .et } ?? classes.count
        let isNumber = isNumberBefore || stop < classes.count && classes[stop] == .en
        let kind: BidiClass = !isNumber ? .on : strong == .l ? .l : .en
        for index in position..<stop { classes[index] = kind }
        position = stop
        continue
      default: break
      }
      position += 1
    }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    var before = start
    var position = 0
    while position < classes.count {
      if let strong = classes[position].strong {
        before = strong
        position += 1
        continue
      }
      let stop = classes[position...].firstIndex { !$0.isNeutral } ?? classes.count
      let after = stop < classes.count ? classes[stop].strong ?? end : end
      let kind = before == after ? before : embedding
      for index in position..<max(stop, position + 1) { classes[index] = kind }
      position = max(stop, position + 1)
    }
  }
}
