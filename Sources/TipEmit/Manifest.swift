import TipDiagnostics

/// What in an output folder was made by the tool, and with which bytes it was left: all else there is the user's.
///
/// `Codable`, so that the next build can read what the last one wrote.
package struct Manifest: Hashable, Codable, Sendable {
  /// An output as a build wrote it.
  package struct File: Hashable, Codable, Sendable {
    /// Relative to the output folder, with `/` between parts.
    package var path: String

    /// Tells whether the file has been edited since: `contentHash` of its bytes.
    package var hash: String

    package init(path: String, hash: String) {
      self.path = path
      self.hash = hash
    }
  }

  /// One popup and the files that are made for it.
  package struct Entry: Hashable, Codable, Sendable {
    package var id: String
    package var files: [File]

    package init(id: String, files: [File]) {
      self.id = id
      self.files = files
    }
  }

  /// The version of the form: `Manifest.currentFormat`.
  package var format: Int

  /// Files that belong to no popup, but for the manifest, which cannot hold its own hash.
  package var files: [File]
  package var popups: [Entry]

  package static let currentFormat = 2

  package init(files: [File], popups: [Entry]) {
    format = Self.currentFormat
    self.files = files
    self.popups = popups
  }
}

/// Prints a manifest: sorted by the bytes of names, one file a line, so that a change shows as the lines it concerns.
package func manifest(_ manifest: Manifest) -> [UInt8] {
  func sorted(_ files: [Manifest.File]) -> [Manifest.File] { files.sorted { precedes($0.path, $1.path) } }
  let entries = manifest.popups.map { Manifest.Entry(id: $0.id, files: sorted($0.files)) }
  let ordered = Manifest(files: sorted(manifest.files), popups: entries.sorted { precedes($0.id, $1.id) })
  var printer = JSONPrinter()
  Form.manifest.print(ordered, &printer)
  return printer.finished()
}

/// Order by bytes: `String`'s own depends on normalization.
private func precedes(_ left: String, _ right: String) -> Bool {
  FilePath(left) < FilePath(right)
}

extension Form where Value == Manifest {
  fileprivate static let manifest = object(
    "Manifest", "What in an output folder was made by the tool.",
    [
      .key("format", "The version of the file's form.", .constant(Manifest.currentFormat)) { $0.format },
      .key("files", "Files that belong to no popup, but for the manifest.", .array(of: .file)) { $0.files },
      .key("popups", "The popups, ordered by id.", .array(of: .entry)) { $0.popups },
    ])
}

extension Form where Value == Manifest.Entry {
  fileprivate static let entry = object(
    "Entry", "One popup and the files that are made for it.",
    [
      .key("id", "The popup's name.", .string) { $0.id },
      .key("files", "Its files, ordered by path.", .array(of: .file)) { $0.files },
    ])
}

extension Form where Value == Manifest.File {
  fileprivate static let file = object(
    "File", "An output as a build wrote it.", inline: true,
    [
      .key("path", "Relative to the output folder.", .string) { $0.path },
      .key("hash", "Tells whether the file has been edited since.", .string) { $0.hash },
    ])
}
