import TipDiagnostics

/// What a commit has done.
package struct CommitReport: Hashable, Sendable {
  package var written = 0
  package var unchanged = 0
  package var removed = 0

  /// Files that are no longer made but were edited since we wrote them, or may have been.
  package var kept: [String] = []

  package init() {}
}

/// The second half of a build: renames, removals, and the record of both.
///
/// Whatever can fail for want of room comes first: the record of what is about to happen, then the folders.
struct Commit {
  let state: OutputState
  let work: WorkFolder

  /// The folder that staged files wait in.
  let stage: String

  private(set) var report = CommitReport()

  /// How many files there are to rename, once all is ready for that.
  private var toWrite: Int?

  init(state: OutputState, work: WorkFolder, stage: String) {
    self.state = state
    self.work = work
    self.stage = stage
  }

  /// How far it has come, for a user whose commit has failed.
  var whatIsDone: String {
    guard let toWrite else { return "no output was changed" }
    return "\(report.written) of \(toWrite) files are in place; run the build again to complete the set"
  }

  mutating func run(_ files: [StagedFile], isComplete: Bool) throws(SystemError) {
    var after = isComplete ? OutputRecord() : state.record
    after.project = state.folder.wayToProject
    for file in files { after.hashes[FilePath(file.name)] = [file.hash] }
    let stale = isComplete ? try findStale(keeping: Set(files.map { FilePath($0.name) }), in: &after) : []
    let replaced = files.filter { $0.change != .unchanged }
    report.unchanged = files.count - replaced.count
    if !replaced.isEmpty || !stale.isEmpty { try write(record: state.record.union(after)) }
    try makeFolders(for: replaced)
    toWrite = replaced.count
    try putInPlace(replaced)
    for name in stale { try remove(name) }
    if after != state.record { try write(record: after) }
  }

  /// What the last build made and this one does not. Files that may hold someone's work are kept: those whose bytes
  /// are not the ones that we wrote.
  private mutating func findStale(
    keeping made: Set<FilePath>, in after: inout OutputRecord
  ) throws(SystemError) -> [String] {
    var stale: [String] = []
    for name in state.names where !made.contains(FilePath(name)) {
      guard wayIsClear(to: name) else { continue }
      guard let status = try Disk.status(state.absolute(name), throughLinks: false) else {
        // A killed build may have made the folders and not come to the file.
        removeEmptyFolders(above: name, in: state.folder.path)
        continue
      }
      if try state.isAsWritten(name, status) {
        stale.append(name)
      } else {
        report.kept.append(name)
        after.hashes[FilePath(name)] = state.knownHashes(name)
      }
    }
    return stale
  }

  /// Whether only real folders lead to `name`.
  private func wayIsClear(to name: String) -> Bool {
    var folder = Paths.parent(name)
    while folder != "." {
      let status = try? Disk.status(state.absolute(folder), throughLinks: false)
      guard status?.kind == .folder else { return false }
      folder = Paths.parent(folder)
    }
    return true
  }

  /// Makes the folders that are missing: all of them, or none.
  private func makeFolders(for files: [StagedFile]) throws(SystemError) {
    var seen: Set<FilePath> = []
    var made: [String] = []
    do throws(SystemError) {
      for file in files {
        let folder = Paths.parent(state.absolute(file.name))
        if seen.insert(FilePath(folder)).inserted { made += try Disk.makeFolders(folder) }
      }
    } catch {
      for folder in made.reversed() { Disk.removeEmptyFolder(folder) }
      throw error
    }
  }

  private mutating func putInPlace(_ files: [StagedFile]) throws(SystemError) {
    for file in files {
      guard case .replaced(let staged) = file.change else { continue }
      try Disk.rename(staged, to: state.absolute(file.name))
      report.written += 1
    }
  }

  private mutating func remove(_ name: String) throws(SystemError) {
    try Disk.removeFile(state.absolute(name))
    report.removed += 1
    removeEmptyFolders(above: name, in: state.folder.path)
  }

  private func write(record: OutputRecord) throws(SystemError) {
    let staged = Paths.resolve(WorkFolder.stagedRecord, in: stage)
    try Disk.removeFile(staged)
    try Disk.create(staged, record.encoded)
    try Disk.rename(staged, to: work.record)
  }
}

/// Removes the folders that led to an output and are empty now.
func removeEmptyFolders(above name: String, in folder: String) {
  var parent = Paths.parent(name)
  while parent != ".", Disk.removeEmptyFolder(Paths.resolve(parent, in: folder)) { parent = Paths.parent(parent) }
}
