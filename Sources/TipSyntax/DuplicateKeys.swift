/// The entries whose key stood before, each with the first entry of that key; indices into `entries`.
///
/// Keys are compared byte by byte: `String`'s own equality would take a letter and its decomposition for one.
func duplicateKeys(in entries: [Entry]) -> [(index: Int, first: Int)] {
  entries.count <= 12 ? duplicatesByComparing(entries) : duplicatesByHashing(entries)
}

private func duplicatesByComparing(_ entries: [Entry]) -> [(index: Int, first: Int)] {
  var found: [(index: Int, first: Int)] = []
  for index in entries.indices.dropFirst() {
    for first in 0..<index
    where entries[first].key == entries[index].key
      && entries[first].key.utf8.elementsEqual(entries[index].key.utf8)
    {
      found.append((index, first))
      break
    }
  }
  return found
}

private func duplicatesByHashing(_ entries: [Entry]) -> [(index: Int, first: Int)] {
  var found: [(index: Int, first: Int)] = []
  var seen = [KeyBytes: Int](minimumCapacity: entries.count)
  for index in entries.indices {
    let key = KeyBytes(text: entries[index].key)
    if let first = seen[key] { found.append((index, first)) } else { seen[key] = index }
  }
  return found
}

/// A key that equals only the same bytes.
private struct KeyBytes: Hashable {
  var text: String

  static func == (left: KeyBytes, right: KeyBytes) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(count)
  }
}
