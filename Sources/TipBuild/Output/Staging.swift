/// An output that has been compared with what stands in its place and, where it differs, lies ready to be renamed.
package struct StagedFile: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case unchanged
    /// The bytes wait in this file of the staging folder.
    case replaced(by: String)
  }

  package var name: String
  package var hash: String
  package var change: Change
}

/// A build on its way into an output folder: outputs are staged one by one, from several tasks, and put in place all
/// together or not at all.
package struct Staging: Sendable {
  package let state: OutputState
  private let lock: FolderLock
  private let made: [String]

  private var workFolder: String { Paths.resolve(".tipc", in: state.folder) }
  private var stageFolder: String { Paths.resolve(".tipc/stage", in: state.folder) }

  /// Makes the output folder where needed and waits until no other build is at work in it.
  ///
  /// - Parameters:
  ///   - folder: Absolute.
  ///   - waiting: Called if another build has the folder.
  package init(into folder: String, waiting: () -> Void) throws(Failure) {
    let work = Paths.resolve(".tipc", in: folder)
    let opened = try Failure.catching { () throws(SystemError) -> (FolderLock, [String]) in
      let made = try Disk.makeFolders(folder)
      if try Disk.status(work, throughLinks: false)?.kind == .link {
        throw SystemError("use", work, code: SystemError.isLink)
      }
      try Disk.makeFolder(work)
      let lock = try FolderLock(Paths.resolve("lock", in: work), waiting: waiting)
      try Staging.removeAll(Paths.resolve("stage", in: work))
      try Disk.makeFolder(Paths.resolve("stage", in: work))
      let ignore = Paths.resolve(".gitignore", in: work)
      if try Disk.status(ignore, throughLinks: false) == nil { try Disk.create(ignore, Array("*\n".utf8)) }
      return (lock, made)
    }
    (lock, made) = opened
    state = OutputState(reading: folder)
  }

  /// Compares an output with the file in its place and stages it if they differ.
  ///
  /// - Parameter key: A name for the staged file that no other output of this build has.
  package func stage(_ file: OutputFile, key: String) throws(Failure) -> StagedFile {
    let hash = contentHash(file.bytes)
    let path = Paths.resolve(file.name, in: state.folder)
    if let existing = try state.existing(file.name) {
      if existing.size == file.bytes.count, let bytes = try? Disk.read(path), bytes == file.bytes {
        return StagedFile(name: file.name, hash: hash, change: .unchanged)
      }
      guard state.isOurs(file.name) else {
        throw state.inTheWay(file.name, "was not made by tipc and stands where an output goes")
      }
    }
    let staged = Paths.resolve(key, in: stageFolder)
    try Failure.catching { () throws(SystemError) in try Disk.create(staged, file.bytes) }
    return StagedFile(name: file.name, hash: hash, change: .replaced(by: staged))
  }

  /// Drops what was staged and lets go of the folder, which is as it was before, gone if this build has made it. Nothing
  /// can be staged afterwards.
  package func abandon() {
    // After a commit, good or bad, the folder may be another build's.
    guard lock.isHeld else { return }
    defer { lock.release() }
    try? Staging.removeAll(stageFolder)
    guard !made.isEmpty else { return }
    for name in ["lock", ".gitignore"] { try? Disk.removeFile(Paths.resolve(name, in: workFolder)) }
    Disk.removeEmptyFolder(workFolder)
    for folder in made.reversed() { Disk.removeEmptyFolder(folder) }
  }

  /// Puts all staged files in place, removes the files of the last build that are no longer made, and lets go of the
  /// folder, also where that fails.
  ///
  /// - Parameter isComplete: Whether `files` are all outputs of the project; else nothing is stale.
  package func commit(_ files: [StagedFile], isComplete: Bool) throws(Failure) -> CommitReport {
    defer { lock.release() }
    var commit = Commit(state: state, workFolder: workFolder)
    let report = try Failure.catching { () throws(SystemError) in try commit.run(files, isComplete: isComplete) }
    try Failure.catching { () throws(SystemError) in try Staging.removeAll(stageFolder) }
    return report
  }

  /// Removes a folder of files, if it is there.
  private static func removeAll(_ folder: String) throws(SystemError) {
    guard let kind = try Disk.status(folder, throughLinks: false)?.kind else { return }
    guard kind == .folder else { return try Disk.removeFile(folder) }
    let listing = try Disk.list(folder)
    for name in listing.names { try Disk.removeFile(Paths.resolve(name, in: folder)) }
    Disk.removeEmptyFolder(folder)
  }
}
