import TipDiagnostics
import TipEmit

/// What stands in an output folder before a build, a comparison or a removal: the one way in for all three.
///
/// A file is ours if the record of the last build has it or, where that is missing (in a fresh clone of committed
/// outputs), the manifest.
package struct OutputState: Sendable {
  package let folder: OutputFolder
  package let record: OutputRecord

  /// `nil` where there is none, or a damaged one.
  package let manifest: Manifest?

  /// Whether a manifest is there that nobody has edited.
  let manifestIsIntact: Bool

  /// The hashes that the manifest has, by name.
  private let listed: [FilePath: String]

  /// The hashes that a file of ours can have, by name: more than one where a build was killed.
  private let known: [FilePath: [String]]

  /// No output, and no record or manifest of some hundred thousand popups, is larger, in bytes. What a manifest says of
  /// a length may be forged.
  static let limit = 512 << 20

  /// Looks at a folder.
  ///
  /// - Throws: Where it is no folder to write outputs into, belongs to another project, or holds something in the place
  ///   of our own files that no build has put there.
  package init(opening folder: OutputFolder) throws(Failure) {
    try folder.check()
    self.folder = folder
    let work = WorkFolder(in: folder.path)
    record = try work.inspect() ? OutputRecord(decoding: Self.read(work.record)) : OutputRecord()
    try Self.checkOwner(record, of: folder)
    let bytes = try Self.readManifest(in: folder)
    manifest = TipBuild.readManifest(bytes)
    manifestIsIntact = manifest.map { TipEmit.manifest($0) == bytes } ?? false
    var listed: [FilePath: String] = [:]
    for file in manifest?.allFiles ?? [] where OutputNames.contains(file.path) {
      listed[FilePath(file.path)] = file.hash
    }
    self.listed = listed
    known = listed.mapValues { [$0] }.merging(record.hashes) { _, recorded in recorded }
  }

  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    try Failure.catching { () throws(SystemError) in
      try Disk.status(path, throughLinks: false) == nil ? [] : try Disk.read(path, atMost: limit)
    }
  }

  private static func readManifest(in folder: OutputFolder) throws(Failure) -> [UInt8] {
    let path = Paths.resolve(OutputNames.manifest, in: folder.path)
    let kind = try Failure.catching { () throws(SystemError) in try Disk.status(path, throughLinks: false)?.kind }
    if let kind, kind != .file { throw folder.inTheWay(OutputNames.manifest, kind) }
    return try read(path)
  }

  private static func checkOwner(_ record: OutputRecord, of folder: OutputFolder) throws(Failure) {
    guard let owner = record.project, FilePath(owner) != FilePath(folder.wayToProject) else { return }
    throw Failure(
      .usage, "the output folder \(folder.name) belongs to the project in \(Paths.resolve(owner, in: folder.path))",
      help: "choose another folder with -o; if the project was moved, remove \(folder.name)/.tipc first")
  }

  /// All names that are ours, sorted by bytes, whether the files are there or not.
  package var names: [String] {
    var names = known.keys.map(\.text)
    if manifest != nil, known[FilePath(OutputNames.manifest)] == nil { names.append(OutputNames.manifest) }
    return names.sorted(by: Paths.precedes)
  }

  /// Whether a build may write over the file of this name.
  package func isOurs(_ name: String) -> Bool {
    known[FilePath(name)] != nil || name == OutputNames.manifest && manifest != nil
  }

  /// The hash that the manifest lists for a file.
  func listedHash(_ name: String) -> String? { listed[FilePath(name)] }

  /// The hashes that we know a file by.
  func knownHashes(_ name: String) -> [String]? { known[FilePath(name)] }

  /// Whether the file of this name stands as a build left it.
  ///
  /// - Parameter status: What is there.
  func isAsWritten(_ name: String, _ status: FileStatus) throws(SystemError) -> Bool {
    guard status.kind == .file, status.size <= Self.limit else { return false }
    guard let hashes = known[FilePath(name)] else { return name == OutputNames.manifest && manifestIsIntact }
    // The length stands in a hash, and need not be read for.
    guard hashes.contains(where: { contentHash($0, isOfLength: status.size) }) else { return false }
    return hashes.contains(contentHash(try Disk.read(absolute(name), atMost: status.size)))
  }

  /// Where a file of this name lies.
  package func absolute(_ name: String) -> String { Paths.resolve(name, in: folder.path) }

  /// The file that an output would replace.
  ///
  /// - Throws: A failure where something stands there that is not ours to replace, or on the way to it.
  package func existing(_ name: String) throws(Failure) -> FileStatus? {
    try checkWay(to: name)
    let status = try status(name)
    if let kind = status?.kind, kind != .file { throw folder.inTheWay(name, kind) }
    return status
  }

  private func checkWay(to name: String) throws(Failure) {
    var parent = Paths.parent(name)
    while parent != "." {
      if let kind = try status(parent)?.kind, kind != .folder { throw folder.inTheWay(parent, kind, ofFolder: true) }
      parent = Paths.parent(parent)
    }
  }

  private func status(_ name: String) throws(Failure) -> FileStatus? {
    let path = absolute(name)
    return try Failure.catching { () throws(SystemError) in try Disk.status(path, throughLinks: false) }
  }
}

extension OutputFolder {
  /// Why an output cannot be written where something else stands.
  func inTheWay(_ name: String, _ kind: FileStatus.Kind, ofFolder: Bool = false) -> Failure {
    switch kind {
    case .link: inTheWay(name, "is a link, and links are not followed")
    case _ where ofFolder:
      inTheWay(name, "is \(kind == .file ? "a file" : kind.phrase) where a folder for outputs goes")
    default: inTheWay(name, "is \(kind.phrase) where an output goes")
    }
  }

  func inTheWay(_ name: String, _ what: String) -> Failure {
    Failure(
      .system, "\(Paths.name(path))/\(name) \(what)",
      help: "move it away, or choose another output folder with -o; nothing was written")
  }
}
