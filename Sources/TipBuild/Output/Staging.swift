import TipEmit

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
  private let stage: String

  /// The folders that this build has made to get here, outermost first.
  private let made: [String]
  private let madeWorkFolder: Bool

  private var work: WorkFolder { WorkFolder(in: state.folder.path) }

  /// Makes the output folder where needed and waits until no other build is at work in it.
  ///
  /// - Parameter notice: Told if another build has the folder, or nothing can keep one out.
  package init(into folder: OutputFolder, notice: (LockNotice) -> Void) throws(Failure) {
    // Before anything is made in it: what is there now, or why it is no place for outputs.
    _ = try OutputState(opening: folder)
    let work = WorkFolder(in: folder.path)
    made = try Failure.catching { () throws(SystemError) in try Disk.makeFolders(folder.path) }
    var madeWorkFolder = false
    do throws(Failure) {
      madeWorkFolder = try Failure.catching { () throws(SystemError) in try work.make() }
      lock = try Failure.catching { () throws(SystemError) in try FolderLock(work.lock, notice: notice) }
      // Once more behind the lock, which another build may have had until now.
      state = try OutputState(opening: folder)
      stage = try Failure.catching { () throws(SystemError) in try work.makeStage() }
    } catch {
      Staging.undo(made, work: madeWorkFolder ? work : nil)
      throw error
    }
    self.madeWorkFolder = madeWorkFolder
  }

  /// Removes the folders that a build has made on its way into its output folder, as far as they are empty.
  private static func undo(_ made: [String], work: WorkFolder?) {
    try? work?.remove()
    for folder in made.reversed() { Disk.removeEmptyFolder(folder) }
  }

  /// Compares an output with the file in its place and stages it if they differ.
  ///
  /// - Parameter key: A name for the staged file that no other output of this build has, as `WorkFolder.stagedName`
  ///   makes them.
  package func stage(_ file: OutputFile, key: String) throws(Failure) -> StagedFile {
    let hash = contentHash(file.bytes)
    if let existing = try state.existing(file.name) {
      if existing.size == file.bytes.count,
        let bytes = try? Disk.read(state.absolute(file.name), atMost: existing.size), bytes == file.bytes
      {
        return StagedFile(name: file.name, hash: hash, change: .unchanged)
      }
      guard state.isOurs(file.name) else {
        throw state.folder.inTheWay(file.name, "was not written by tipc, and an output would replace it")
      }
    }
    let staged = Paths.resolve(key, in: stage)
    try Failure.catching { () throws(SystemError) in try Disk.create(staged, file.bytes) }
    return StagedFile(name: file.name, hash: hash, change: .replaced(by: staged))
  }

  /// Drops what was staged and lets go of the folder, which is as it was before, gone if this build has made it. Nothing
  /// can be staged afterwards. After a commit there is nothing left to drop, and nothing happens.
  package func abandon() {
    // After a commit, good or bad, the folder may be another build's.
    guard lock.isHeld else { return }
    defer { lock.release() }
    try? WorkFolder.empty(stage)
    Staging.undo(made, work: madeWorkFolder ? work : nil)
  }

  /// Puts all staged files in place, removes the files of the last build that are no longer made, and lets go of the
  /// folder, also where that fails.
  ///
  /// - Parameter isComplete: Whether `files` are all outputs of the project; else nothing is stale.
  package func commit(_ files: [StagedFile], isComplete: Bool) throws(Failure) -> CommitReport {
    defer { lock.release() }
    var commit = Commit(state: state, work: work, stage: stage)
    do throws(SystemError) {
      try commit.run(files, isComplete: isComplete)
      try WorkFolder.empty(stage)
    } catch {
      try? WorkFolder.empty(stage)
      throw Failure(.system, error.message, help: commit.whatIsDone)
    }
    return commit.report
  }
}
