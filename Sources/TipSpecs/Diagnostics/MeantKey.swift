import TipSyntax

extension RecordShape {
  /// The key that an unknown one was probably meant to be, out of those that do not stand in the mapping: the nearest, or
  /// the one that it abbreviates. At the top of a file nothing is abbreviated: a short name there is one that slipped out.
  func meantKey(by written: String, free: [String]) -> String? {
    nearest(to: written, among: free) ?? (allowsExtensions ? nil : abbreviated(by: written, among: free))
  }

  /// Whether one of the keys is not missing but miswritten: an unknown key of the mapping, which is reported by itself,
  /// was probably meant to be it.
  func isMiswritten(_ keys: [String], in entries: [Entry]) -> Bool {
    let free = self.keys.map(\.name).filter { name in !entries.contains { $0.key == name } }
    // Whoever writes more unknown keys than this is not helped by guesses.
    let unknown = entries.lazy.filter { !holds($0.key) && !(allowsExtensions && $0.key.hasPrefix("x-")) }.prefix(64)
    return unknown.contains { entry in meantKey(by: entry.key, free: free).map(keys.contains) ?? false }
  }
}

/// The word that a short one abbreviates: it begins with the same letter and has the others in their order, as `msg` has
/// those of `message`. `nil` if that goes for several, unless they all begin with one of them.
private func abbreviated(by written: String, among words: [String]) -> String? {
  guard (1...4).contains(written.utf8.count) else { return nil }
  let letters = Array(written.lowercased().utf8)
  let candidates = words.filter { word in
    guard word.utf8.first == letters.first, word.utf8.count > letters.count else { return false }
    var next = 0
    for letter in word.utf8 where next < letters.count && letter == letters[next] { next += 1 }
    return next == letters.count
  }
  guard let shortest = candidates.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
  return candidates.allSatisfy { $0.hasPrefix(shortest) } ? shortest : nil
}
