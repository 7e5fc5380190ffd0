/// What lies in an output folder and belongs to the tool: all else in it is the user's, and is left alone.
///
/// `Codable`, so that the next build can read what the last one wrote.
package struct Manifest: Hashable, Codable, Sendable {
  /// One popup and the files that are made for it.
  package struct Entry: Hashable, Codable, Sendable {
    package var id: String

    /// Relative to the output folder, with `/` between parts.
    package var files: [String]

    package init(id: String, files: [String]) {
      self.id = id
      self.files = files
    }
  }

  /// The version of the form: `Manifest.currentFormat`.
  package var format: Int

  /// Files that belong to no popup, the manifest too.
  package var files: [String]
  package var popups: [Entry]

  package static let currentFormat = 1

  package init(files: [String], popups: [Entry]) {
    format = Self.currentFormat
    self.files = files
    self.popups = popups
  }
}

/// Prints a manifest: sorted by the bytes of names, one file a line, so that a change shows as the lines it concerns.
package func manifest(_ manifest: Manifest) -> [UInt8] {
  func sorted(_ names: [String]) -> [String] { names.sorted { precedes($0, $1) } }
  let entries = manifest.popups.map { Manifest.Entry(id: $0.id, files: sorted($0.files)) }
  let ordered = Manifest(files: sorted(manifest.files), popups: entries.sorted { precedes($0.id, $1.id) })
  var printer = JSONPrinter()
  Form.manifest.print(ordered, &printer)
  return printer.finished()
}

/// Order by bytes: `String`'s own depends on normalization.
private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}

extension Form where Value == Manifest {
  fileprivate static let manifest = object(
    "Manifest", "What lies in an output folder and belongs to the tool.",
    [
      .key("format", "The version of the file's form.", .constant(Manifest.currentFormat)) { $0.format },
      .key("files", "Files that belong to no popup.", .array(of: .string)) { $0.files },
      .key("popups", "The popups, ordered by id.", .array(of: .entry)) { $0.popups },
    ])
}

extension Form where Value == Manifest.Entry {
  fileprivate static let entry = object(
    "Entry", "One popup and the files that are made for it.",
    [
      .key("id", "The popup's name.", .string) { $0.id },
      .key("files", "Paths relative to the output folder, ordered.", .array(of: .string)) { $0.files },
    ])
}
