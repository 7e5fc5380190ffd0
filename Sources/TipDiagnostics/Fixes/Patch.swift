/// Replacements of bytes of one file that do not overlap, in order.
struct Patch {
  struct Change {
    let range: Range<Int>
    let bytes: [UInt8]
  }

  private(set) var changes: [Change] = []

  /// Adds a change if there is room for it, and says whether there was.
  mutating func add(_ change: Change, mayTouch: Bool) -> Bool {
    guard hasRoom(for: change, mayTouch: mayTouch) else { return false }
    changes.insert(change, at: firstIndex(behind: change.range))
    return true
  }

  /// Whether a change overlaps none of the others. With `mayTouch` false, an insertion may not stand at the edge of
  /// another change either, since which of the two comes first would be chance.
  func hasRoom(for change: Change, mayTouch: Bool) -> Bool {
    let index = firstIndex(behind: change.range)
    let neighbours = [index - 1, index].filter(changes.indices.contains).map { changes[$0] }
    return neighbours.allSatisfy { other in
      let touches =
        other.range.lowerBound <= change.range.upperBound && change.range.lowerBound <= other.range.upperBound
      guard touches else { return true }
      let overlaps =
        other.range.lowerBound < change.range.upperBound && change.range.lowerBound < other.range.upperBound
      if overlaps { return false }
      return mayTouch || !(other.range.isEmpty || change.range.isEmpty)
    }
  }

  /// The bytes with every change made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + changes.reduce(0) { $0 + $1.bytes.count })
    var end = 0
    for change in changes {
      result += bytes[end..<change.range.lowerBound]
      result += change.bytes
      end = change.range.upperBound
    }
    return result + bytes[end...]
  }

  /// Where a change of `range` belongs: behind all that begin before it, and behind insertions at its beginning.
  private func firstIndex(behind range: Range<Int>) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      let other = changes[middle].range
      let isBefore =
        other.lowerBound != range.lowerBound
        ? other.lowerBound < range.lowerBound : other.upperBound <= range.upperBound || other.isEmpty
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Patch.Change {
  /// An edit of a file; `nil` where it reaches out of the file or cuts a scalar in two.
  init?(_ edit: Edit, in file: [UInt8]) {
    let start = Int(edit.place.range.lowerBound.offset)
    let end = Int(edit.place.range.upperBound.offset)
    guard 0 <= start, start <= end, end <= file.count, isBoundary(start, of: file), isBoundary(end, of: file) else {
      return nil
    }
    range = start..<end
    bytes = withLineBreaks(of: file, Array(edit.replacement.utf8))
  }
}

/// Whether no scalar goes on at `offset`, as far as one byte tells.
private func isBoundary(_ offset: Int, of bytes: [UInt8]) -> Bool {
  offset == bytes.count || bytes[offset] & 0xC0 != 0x80
}

/// A text with CR LF for each LF alone, if that is what ends the first line of `file`.
private func withLineBreaks(of file: [UInt8], _ text: [UInt8]) -> [UInt8] {
  guard text.contains(0x0A), let first = file.firstIndex(of: 0x0A), first > 0, file[first - 1] == 0x0D else {
    return text
  }
  var result: [UInt8] = []
  for byte in text {
    if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
    result.append(byte)
  }
  return result
}
