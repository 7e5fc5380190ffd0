/// Finds the keys of a record by name: a small table by length and two letters, since the standard library's hashing
/// takes longer than all else that is done for a key.
struct KeyIndex: Sendable {
  private let names: [String]

  /// One more than the index of the first name of each slot, or 0.
  private let first: [UInt8]

  /// One more than the index of the next name of the same slot, or 0.
  private let next: [UInt8]

  /// An index of at most 64 names.
  init(_ names: [String]) {
    var first = [UInt8](repeating: 0, count: 256)
    var next = [UInt8](repeating: 0, count: names.count)
    for (index, name) in names.enumerated() {
      let slot = Self.slot(of: name)
      next[index] = first[slot]
      first[slot] = UInt8(index + 1)
    }
    self.names = names
    self.first = first
    self.next = next
  }

  /// The index of a name.
  func find(_ name: String) -> Int? {
    var index = Int(first[Self.slot(of: name)])
    while index > 0 {
      if names[index - 1] == name { return index - 1 }
      index = Int(next[index - 1])
    }
    return nil
  }

  private static func slot(of name: String) -> Int {
    let bytes = name.utf8
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return (bytes.count &* 37 &+ Int(first) &* 7 &+ Int(last) &* 17) & 255
  }
}
