import Foundation
import TipBuild

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.path
    let real = try Disk.realPath(base)
    path = real + "/tipc-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // Tests may have taken permissions away.
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    for name in all where (try? Disk.status(absolute(name), throughLinks: false))?.kind != .link {
      chmod(absolute(name), 0o755)
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  func absolute(_ name: String) -> String {
    Paths.resolve(name, in: path)
  }

  /// Makes files (`a/b.yaml`), folders (`a/`) and links (`a -> b`), with all that leads to them.
  func make(_ entries: [String], contents: String = "x") throws {
    for entry in entries {
      let parts = entry.components(separatedBy: " -> ")
      let target = absolute(parts[0])
      try FileManager.default.createDirectory(
        atPath: Paths.parent(target), withIntermediateDirectories: true)
      if parts.count == 2 {
        try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: parts[1])
      } else if entry.hasSuffix("/") {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      } else {
        try Data(contents.utf8).write(to: URL(fileURLWithPath: target))
      }
    }
  }

  func write(_ name: String, _ contents: String) throws {
    try make([name], contents: contents)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: absolute(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files and links below, sorted; `.tipc` left out unless asked for.
  func files(withWork: Bool = false) -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: absolute(name), isDirectory: &isFolder)
      return !isFolder.boolValue && (withWork || !name.contains(".tipc/"))
    }.sorted()
  }

  /// When a file was last written, to the nanosecond.
  func time(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: absolute(name))[.modificationDate] as? Date
  }
}

/// Bytes of a text.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// The repository's root.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
