/// Names a source file within one run: an index into the run's `SourceTable`.
package struct SourceID: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  package static func < (left: SourceID, right: SourceID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A file as it was read, and the path that it is shown under.
package struct SourceFile: Sendable {
  package let id: SourceID

  /// Relative to the project's folder where it lies inside it, with `/` between parts; else as the user named it.
  package let path: String

  /// The bytes as they stand on disk, valid UTF-8 or not.
  package let bytes: [UInt8]

  /// Whether the file ships inside the tool (a preset) and so is not the user's to mend.
  package let isBuiltIn: Bool

  package init(id: SourceID, path: String, bytes: [UInt8], isBuiltIn: Bool = false) {
    self.id = id
    self.path = path
    self.bytes = bytes
    self.isBuiltIn = isBuiltIn
  }
}

/// All source files of a run, found by `SourceID`.
package struct SourceTable: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file and names it.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8], isBuiltIn: Bool = false) -> SourceFile {
    let file = SourceFile(
      id: SourceID(rawValue: Int32(files.count)), path: path, bytes: bytes, isBuiltIn: isBuiltIn)
    files.append(file)
    return file
  }

  /// The file that `id` names; `id` came from this table.
  package subscript(id: SourceID) -> SourceFile {
    files[Int(id.rawValue)]
  }
}

/// A range within one file.
package struct SourceSpan: Hashable, Sendable {
  package var file: SourceID
  package var range: Range<SourcePosition>

  package init(_ file: SourceID, _ range: Range<SourcePosition>) {
    self.file = file
    self.range = range
  }
}
