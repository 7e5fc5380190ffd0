/// A script of Unicode's Script property. The number is an index of this version's tables: good within a process,
/// not to be stored.
package struct Script: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The ISO 15924 tag as four ASCII letters, first letter in the highest byte: a `hb_script_t`, bit for bit.
  package var tag: UInt32 {
    let index = Int(rawValue)
    return index < ScriptTable.tags.count ? ScriptTable.tags[index] : ScriptTable.tags[Int(Script.unknown.rawValue)]
  }

  /// The name for messages: `Arabic`, `Old Italic`.
  package var name: String {
    let index = Int(rawValue)
    return index < ScriptTable.names.count ? "\(ScriptTable.names[index])" : "Unknown"
  }

  /// Common and inherited scalars take the script of what is around them.
  package var isShared: Bool { self == .common || self == .inherited }
}

/// A set of scripts, a bit each.
package struct ScriptSet: Hashable, Sendable {
  private var low: UInt64
  private var middle: UInt64
  private var high: UInt64

  package init(_ script: Script) {
    let bit = UInt64(1) << (UInt64(script.rawValue) & 63)
    low = script.rawValue < 64 ? bit : 0
    middle = script.rawValue >= 64 && script.rawValue < 128 ? bit : 0
    high = script.rawValue >= 128 ? bit : 0
  }

  /// The set of a number in the generated table.
  init(tableEntry: Int) {
    low = ScriptTable.sets[3 * tableEntry]
    middle = ScriptTable.sets[3 * tableEntry + 1]
    high = ScriptTable.sets[3 * tableEntry + 2]
  }

  package var isEmpty: Bool { low | middle | high == 0 }

  package func contains(_ script: Script) -> Bool {
    !intersection(ScriptSet(script)).isEmpty
  }

  package func intersection(_ other: ScriptSet) -> ScriptSet {
    var result = self
    result.low &= other.low
    result.middle &= other.middle
    result.high &= other.high
    return result
  }

  /// The member that stands for the set when nothing else decides: scripts are numbered so that the one
  /// most written comes first. An empty set has none.
  package var preferred: Script? {
    if low != 0 { return Script(rawValue: UInt8(low.trailingZeroBitCount)) }
    if middle != 0 { return Script(rawValue: UInt8(64 + middle.trailingZeroBitCount)) }
    if high != 0 { return Script(rawValue: UInt8(128 + high.trailingZeroBitCount)) }
    return nil
  }
}
