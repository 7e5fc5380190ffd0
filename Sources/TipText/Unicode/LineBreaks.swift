/// What may happen before each scalar of a text (UAX 14): `result[i]` stands before `scalars[i]`.
///
/// `result[0]` is always prohibited (LB2); the end of a text, where a line always ends (LB3), has no entry.
/// Numbers are kept together as example 7 of UAX 14, section 8.2, describes and as the official test expects.
/// Takes time linear in the text.
package func lineBreaks(_ scalars: [Unicode.Scalar], options: LineBreakOptions = LineBreakOptions()) -> [LineBreak] {
  var result: [LineBreak] = []
  result.reserveCapacity(scalars.count)
  var scan = LineBreakScan(options: options)
  for index in scalars.indices {
    result.append(scan.step(scalars, index))
  }
  return result
}

/// The walk through a text: all that the rules need to know of what went before.
struct LineBreakScan {
  /// How much of a number has been read (LB25).
  private enum Number {
    case none, digits, closed
  }

  let options: LineBreakOptions
  /// The unit before: a base with its combining marks. Nothing at the start of the text.
  private var before: LineBreakUnit?
  /// The class before that one.
  private var secondBefore: LineBreakClass = .xx
  /// The class of the last unit that is not a space, while only spaces have followed.
  private var beforeSpaces: LineBreakClass = .xx
  private var isAfterJoiner = false
  /// Whether an odd number of regional indicators ends here.
  private var hasOpenFlag = false
  private var number = Number.none

  init(options: LineBreakOptions) {
    self.options = options
  }

  mutating func step(_ scalars: [Unicode.Scalar], _ index: Int) -> LineBreak {
    var unit = LineBreakUnit(scalars[index], options)
    defer { isAfterJoiner = unit.isJoiner }
    guard let before else {
      if unit.isCombining { unit.becomeAlphabetic() }
      advance(to: unit)
      return .prohibited
    }
    if let hard = hardRule(before.kind, unit.kind) {
      // A combining mark after a hard break or a zero-width space stands alone (LB10).
      if unit.isCombining { unit.becomeAlphabetic() }
      advance(to: unit)
      return hard
    }
    if unit.isCombining && before.kind != .sp {
      return .prohibited  // LB9: the unit before goes on.
    }
    if unit.isCombining { unit.becomeAlphabetic() }  // LB10
    var answer = isAfterJoiner ? .prohibited : rule(before, unit, scalars, index)  // LB8a
    if answer == .allowed && options.wordBreak == .keepAll && before.isWordPart && unit.isWordPart {
      answer = .prohibited
    }
    advance(to: unit)
    return answer
  }

  private mutating func advance(to unit: LineBreakUnit) {
    switch unit.kind {
    case .nu: number = .digits
    case .sy, .is: number = number == .digits ? .digits : .none
    case .cl, .cp: number = number == .digits ? .closed : .none
    default: number = .none
    }
    hasOpenFlag = unit.kind == .ri && !hasOpenFlag
    secondBefore = before?.kind ?? .xx
    if unit.kind != .sp { beforeSpaces = unit.kind }
    before = unit
  }

  /// LB4 to LB8: line ends, spaces and the zero-width space.
  private func hardRule(_ left: LineBreakClass, _ right: LineBreakClass) -> LineBreak? {
    switch left {
    case .cr where right == .lf: return .prohibited
    case .bk, .cr, .lf, .nl: return .mandatory
    default: break
    }
    switch right {
    case .bk, .cr, .lf, .nl, .sp, .zw: return .prohibited
    default: return beforeSpaces == .zw ? .allowed : nil
    }
  }

  /// LB11 to LB31, and the tailorings, each before the rule that it overrides.
  private func rule(
    _ before: LineBreakUnit, _ unit: LineBreakUnit, _ scalars: [Unicode.Scalar], _ index: Int
  ) -> LineBreak {
    let left = before.kind
    let right = unit.kind
    if left == .wj || right == .wj || left == .gl { return .prohibited }  // LB11, LB12
    switch right {
    case .gl where left != .sp && left != .ba && left != .hy: return .prohibited  // LB12a
    case .cl, .cp, .ex, .is, .sy: return .prohibited  // LB13
    default: break
    }
    switch (beforeSpaces, right) {
    case (.op, _), (.qu, .op), (.cl, .ns), (.cp, .ns), (.b2, .b2): return .prohibited  // LB14 to LB17
    default: break
    }
    if left == .sp { return .allowed }  // LB18
    if left == .qu || right == .qu { return .prohibited }  // LB19
    if left == .cb || right == .cb { return .allowed }  // LB20
    if let loose = looseRule(before, unit) { return loose }
    switch (left, right) {
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _), (.sy, .hl), (_, .in): return .prohibited  // LB21, LB21b, LB22
    case (.hy, _) where secondBefore == .hl, (.ba, _) where secondBefore == .hl: return .prohibited  // LB21a
    case (.ri, .ri): return hasOpenFlag ? .prohibited : .allowed  // LB30a
    case (_, .em) where before.takesModifier: return .prohibited  // LB30b
    case (.al, .op), (.hl, .op), (.nu, .op): return unit.isWide ? .allowed : .prohibited  // LB30
    case (.cp, .al), (.cp, .hl), (.cp, .nu): return before.isWide ? .allowed : .prohibited  // LB30
    case (.pr, .op), (.po, .op): return isNumber(scalars, after: index) ? .prohibited : .allowed  // LB25
    default: return isTogether(left, right) ? .prohibited : .allowed
    }
  }

  /// LB23 to LB29: pairs that stay together whatever is around them, and numbers.
  private func isTogether(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true  // LB24
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.hy, .nu), (.nu, .nu): true  // LB25
    case (_, .nu): number == .digits  // LB25, after SY and IS
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true  // LB27
    case (_, .po), (_, .pr): number != .none  // LB25
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true  // LB26
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true  // LB27
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): true  // LB28, LB29
    default: false
    }
  }

  /// CSS Text 3, `line-break: loose`.
  private func looseRule(_ before: LineBreakUnit, _ unit: LineBreakUnit) -> LineBreak? {
    guard options.strictness == .loose else { return nil }
    if before.kind == .in && unit.kind == .in { return .allowed }
    if before.kind == .id && (unit.code == 0x2010 || unit.code == 0x2013) { return .allowed }
    guard options.isChineseOrJapanese else { return nil }
    if unit.kind == .po && unit.isWideOrAmbiguous { return .allowed }
    if before.kind == .pr && before.isWideOrAmbiguous && unit.kind.mayBeginLooseLine { return .allowed }
    return nil
  }

  /// Whether digits follow the scalar at `index`, past its combining marks.
  private func isNumber(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
    var next = index + 1
    while next < scalars.count {
      let unit = LineBreakUnit(scalars[next], options)
      if !unit.isCombining { return unit.kind == .nu }
      next += 1
    }
    return false
  }
}
