/// A name for a finding that stays when lines move: made of the code, the path, the popup and the message.
package struct Fingerprint: Hashable, Sendable {
  /// 16 hexadecimal digits.
  package let hash: String

  /// Which one it is, from 1, among those of one run whose hashes are the same.
  package let occurrence: Int

  /// The hash, and behind a colon the occurrence.
  package var text: String { "\(hash):\(occurrence)" }
}

/// Names the findings of one run, in their order.
package func fingerprints(of diagnostics: [Diagnostic], in lines: SourceLines) -> [Fingerprint] {
  var counts: [String: Int] = [:]
  return diagnostics.map { diagnostic in
    var hash = StableHash()
    hash.combine(diagnostic.code)
    hash.combine(diagnostic.primary.flatMap { lines.path(of: $0.place.file) } ?? "")
    hash.combine(diagnostic.popup ?? "")
    hash.combine(diagnostic.message)
    counts[hash.hexadecimal, default: 0] += 1
    return Fingerprint(hash: hash.hexadecimal, occurrence: counts[hash.hexadecimal, default: 1])
  }
}
