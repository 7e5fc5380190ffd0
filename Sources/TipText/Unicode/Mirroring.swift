/// The character that shows the mirror image of a scalar on a right-to-left level (UAX 9 L4), if there is one.
///
/// A shaper that is told the direction does this itself; `nil` for a scalar with `isMirrored` asks the font.
package func mirrorImage(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
  guard let index = PairTable.mirrored.sortedIndex(of: scalar.value) else { return nil }
  return Unicode.Scalar(PairTable.mirrorImage[index])
}

/// The opening bracket of the pair that a bracket belongs to, canonical equivalents made one (UAX 9 BD16).
func bracketIdentity(of scalar: Unicode.Scalar) -> UInt32? {
  guard let index = PairTable.brackets.sortedIndex(of: scalar.value) else { return nil }
  return PairTable.bracketIdentity[index]
}

extension [UInt32] {
  /// Where a value is in a sorted array.
  fileprivate func sortedIndex(of value: UInt32) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value ? low : nil
  }
}
