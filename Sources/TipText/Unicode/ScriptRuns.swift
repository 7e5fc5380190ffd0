/// A stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// Scalar indexes.
  package var range: Range<Int>
  /// `Script.common` only where the whole text has no letter of any script.
  package var script: Script
}

/// Cuts a text into stretches of one script each (UAX 24, section 5.1), which follow each other without gaps.
///
/// Shared scalars (spaces, punctuation, emoji, marks) go on with the run before, or at the start of a text with
/// the run after. Scalars of a few scripts (Script_Extensions) join a neighbour of one of these. A closing bracket
/// or quotation mark takes the script of the one that it closes. Takes time linear in the text.
package func scriptRuns(_ scalars: [Unicode.Scalar]) -> [ScriptRun] {
  var scan = ScriptScan()
  for (index, scalar) in scalars.enumerated() { scan.step(index, scalar) }
  return scan.finish(at: scalars.count)
}

/// The walk through a text.
private struct ScriptScan {
  /// As many brackets as are remembered; deeper ones are taken for plain punctuation.
  private static var maximumOpenBrackets: Int { 63 }

  /// What is known of the run that is being read.
  private enum Knowledge {
    /// Nothing but shared scalars so far.
    case nothing
    /// Scalars that all of these scripts use.
    case oneOf(ScriptSet)
    case script(Script)
  }

  private var finished: [ScriptRun] = []
  private var start = 0
  private var knowledge = Knowledge.nothing
  private var open: [(partner: UInt32, run: Int)] = []

  mutating func step(_ index: Int, _ scalar: Unicode.Scalar) {
    let properties = ScalarProperties(scalar)
    let script = properties.script
    guard script.isShared else {
      // A letter of its own script; its extensions let it stay in a run of another that uses it too.
      let only = ScriptSet(script)
      return take(index, properties.scripts, only, sure: script)
    }
    if properties.hasScriptExtensions {
      // A mark never leaves its base.
      if properties.isMark && !isShared(with: properties.scripts) { return }
      return take(index, properties.scripts, properties.scripts, sure: nil)
    }
    guard script == .common, let bracket = PairedPunctuation(scalar, properties) else { return }
    switch bracket {
    case .opening(let partner):
      if open.count < Self.maximumOpenBrackets { open.append((partner, finished.count)) }
    case .closing(let identity):
      guard let match = open.lastIndex(where: { $0.partner == identity }) else { return }
      let run = open[match].run
      open.removeSubrange(match...)
      if run < finished.count, !finished[run].script.isShared {
        take(index, ScriptSet(finished[run].script), ScriptSet(finished[run].script), sure: finished[run].script)
      }
    }
  }

  mutating func finish(at count: Int) -> [ScriptRun] {
    if start < count { finished.append(ScriptRun(range: start..<count, script: resolved)) }
    return finished
  }

  /// Adds a scalar to the run if one of `scripts` fits it, else begins a run of one of `own`.
  private mutating func take(_ index: Int, _ scripts: ScriptSet, _ own: ScriptSet, sure: Script?) {
    switch knowledge {
    case .script(let script) where scripts.contains(script): return
    case .oneOf(let set):
      let common = set.intersection(scripts)
      if let sure, set.contains(sure) {
        knowledge = .script(sure)
        return
      }
      if !common.isEmpty {
        knowledge = .oneOf(common)
        return
      }
      beginRun(index)
    case .script: beginRun(index)
    case .nothing: break
    }
    knowledge = sure.map { .script($0) } ?? .oneOf(own)
  }

  private mutating func beginRun(_ index: Int) {
    guard index > start else { return }
    finished.append(ScriptRun(range: start..<index, script: resolved))
    start = index
  }

  private func isShared(with scripts: ScriptSet) -> Bool {
    switch knowledge {
    case .nothing: true
    case .oneOf(let set): !set.intersection(scripts).isEmpty
    case .script(let script): scripts.contains(script)
    }
  }

  /// What the run turned out to be.
  private var resolved: Script {
    switch knowledge {
    case .nothing: .common
    case .oneOf(let set): set.preferred ?? .common
    case .script(let script): script
    }
  }
}

/// A bracket or quotation mark that comes in pairs, by the identity of its opening partner.
private enum PairedPunctuation {
  case opening(UInt32)
  case closing(UInt32)

  init?(_ scalar: Unicode.Scalar, _ properties: ScalarProperties) {
    if properties.isOpeningBracket || properties.isClosingBracket, let identity = bracketIdentity(of: scalar) {
      self = properties.isOpeningBracket ? .opening(identity) : .closing(identity)
      return
    }
    switch scalar.value {
    case 0x3C, 0xAB, 0x2018, 0x201C, 0x2039: self = .opening(scalar.value)
    case 0x3E: self = .closing(0x3C)
    case 0xBB: self = .closing(0xAB)
    case 0x2019: self = .closing(0x2018)
    case 0x201D: self = .closing(0x201C)
    case 0x203A: self = .closing(0x2039)
    default: return nil
    }
  }
}
