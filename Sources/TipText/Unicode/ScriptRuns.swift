/// A stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// Scalar indexes.
  package var range: Range<Int>
  /// `Script.common` only where the whole text has no letter of any script.
  package var script: Script
}

/// Cuts a text into stretches of one script each (UAX 24, section 5.1), which follow each other without gaps and never
/// part a grapheme cluster.
///
/// Shared scalars (spaces, punctuation, emoji) go on with the run before, or at the start of a text with the run
/// after. Scalars of a few scripts (Script_Extensions) join a neighbour of one of these. A mark stays with its base; a
/// mark of one script on a shared base gives the base its script. A closing bracket or quotation mark takes the script
/// of the one that it closes. Takes time linear in the text.
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
  /// Where the grapheme cluster begins, and whether it has no letter or mark of any script yet.
  private var clusterStart = 0
  private var isClusterShared = true
  private var clusters = ClusterScan()

  mutating func step(_ index: Int, _ scalar: Unicode.Scalar) {
    let properties = ScalarProperties(scalar)
    let goesOn = !clusters.isBreak(before: properties)
    if !goesOn {
      clusterStart = index
      isClusterShared = true
    }
    let script = properties.script
    let isShared = script.isShared
    if goesOn && !fits(properties.scripts) {
      // The whole cluster takes the script of a mark if it has none; else the mark must do with the base's.
      if !isShared && isClusterShared { take(clusterStart, properties.scripts, sure: script) }
    } else if !isShared {
      take(index, properties.scripts, sure: script)
    } else if properties.hasScriptExtensions {
      take(index, properties.scripts, sure: nil)
    } else if !goesOn, script == .common, let bracket = PairedPunctuation(scalar, properties) {
      step(index, bracket)
    }
    if !isShared { isClusterShared = false }
  }

  /// Remembers an opening bracket; gives a closing one the script of its partner.
  private mutating func step(_ index: Int, _ bracket: PairedPunctuation) {
    switch bracket {
    case .opening(let partner):
      if open.count < Self.maximumOpenBrackets { open.append((partner, finished.count)) }
    case .closing(let identity):
      guard let match = open.lastIndex(where: { $0.partner == identity }) else { return }
      let run = open[match].run
      open.removeSubrange(match...)
      guard run < finished.count else { return }
      let script = finished[run].script
      if !script.isShared { take(index, ScriptSet(script), sure: script) }
    }
  }

  mutating func finish(at count: Int) -> [ScriptRun] {
    if start < count { finished.append(ScriptRun(range: start..<count, script: resolved)) }
    return finished
  }

  /// Adds a scalar to the run if one of its scripts fits, else begins a run with it. `sure` is the scalar's own
  /// script, where it has one.
  private mutating func take(_ index: Int, _ scripts: ScriptSet, sure: Script?) {
    switch knowledge {
    case .script where fits(scripts): return
    case .oneOf(let set) where fits(scripts):
      if let sure, set.contains(sure) {
        knowledge = .script(sure)
      } else {
        knowledge = .oneOf(set.intersection(scripts))
      }
      return
    case .script, .oneOf: beginRun(index)
    case .nothing: break
    }
    knowledge = sure.map { .script($0) } ?? .oneOf(scripts)
  }

  private mutating func beginRun(_ index: Int) {
    guard index > start else { return }
    finished.append(ScriptRun(range: start..<index, script: resolved))
    start = index
  }

  /// Whether the run can take a scalar of these scripts. Marks that all scripts share fit everywhere.
  private func fits(_ scripts: ScriptSet) -> Bool {
    if scripts.contains(.inherited) || scripts.contains(.common) { return true }
    return switch knowledge {
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
