import TipDiagnostics

/// Which files in an output folder are ours, with which bytes we left them, and which project they belong to.
///
/// Kept in `.tipc/outputs`: the project's folder on a line of its own, then a line for each file: hashes parted by
/// commas, a space, the name. While files are being renamed a line holds the old hash and the new one, so that a build
/// that was killed there leaves nothing behind that the next one would not know as its own.
package struct OutputRecord: Hashable, Sendable {
  /// The way from the output folder to the project's; `nil` where the record does not say.
  package var project: String?

  /// Hashes by name.
  package var hashes: [FilePath: [String]] = [:]

  private static let projectKey = "project: "

  package init() {}

  /// Reads what `encoded` wrote; lines that are damaged are left out, which makes their files nobody's.
  package init(decoding bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Self.projectKey.utf8) {
        project = String(validating: line.dropFirst(Self.projectKey.utf8.count), as: UTF8.self)
        continue
      }
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let name = String(decoding: line[(space + 1)...], as: UTF8.self)
      let known = line[..<space].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
      guard OutputNames.contains(name), !known.isEmpty else { continue }
      hashes[FilePath(name)] = known
    }
  }

  package var encoded: [UInt8] {
    let first = project.map { Self.projectKey + $0 + "\n" } ?? ""
    let lines = hashes.sorted { $0.key < $1.key }.map { name, known in
      known.joined(separator: ",") + " " + name.text + "\n"
    }
    return Array((first + lines.joined()).utf8)
  }

  /// What is known while files are on their way from one state to another: the bytes of both.
  func union(_ other: OutputRecord) -> OutputRecord {
    var result = other
    result.hashes.merge(hashes) { new, old in new == old ? new : old + new }
    return result
  }
}
