/// Which files in an output folder are ours, and with which bytes we left them.
///
/// Kept in `.tipc/outputs`, a line each: hashes parted by commas, a space, the name. While files are being renamed a
/// line holds the old hash and the new one, so that a build that was killed there leaves nothing behind that the next
/// one would not know as its own.
package struct OutputRecord: Hashable, Sendable {
  /// Hashes by name.
  package var hashes: [String: [String]] = [:]

  package init() {}

  /// Reads what `encoded` wrote; lines that are damaged are left out, which makes their files nobody's.
  package init(decoding bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let name = String(decoding: line[(space + 1)...], as: UTF8.self)
      let known = line[..<space].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
      guard isSafeOutputName(name), !known.isEmpty else { continue }
      hashes[name] = known
    }
  }

  package var encoded: [UInt8] {
    let lines = hashes.sorted { Paths.precedes($0.key, $1.key) }.map { name, known in
      known.joined(separator: ",") + " " + name + "\n"
    }
    return Array(lines.joined().utf8)
  }
}

/// Whether a name out of a record or manifest stays inside the folder and out of our own `.tipc`.
package func isSafeOutputName(_ name: String) -> Bool {
  let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual("..".utf8) && !$0.elementsEqual(".".utf8) }
    && !(parts.first?.elementsEqual(".tipc".utf8) ?? true)
    && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F }
}
