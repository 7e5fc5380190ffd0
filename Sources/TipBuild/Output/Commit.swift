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
struct Commit {
  let state: OutputState
  let workFolder: String

  private var report = CommitReport()

  init(state: OutputState, workFolder: String) {
    self.state = state
    self.workFolder = workFolder
  }

  mutating func run(_ files: [StagedFile], isComplete: Bool) throws(SystemError) -> CommitReport {
    var after = isComplete ? OutputRecord() : state.record
    for file in files { after.hashes[file.name] = [file.hash] }
    let stale = isComplete ? try findStale(keeping: Set(after.hashes.keys), in: &after) : []
    if files.contains(where: { $0.change != .unchanged }) || !stale.isEmpty {
      try write(record: union(state.record, after))
    }
    try putInPlace(files)
    for name in stale { try remove(name) }
    if after != state.record { try write(record: after) }
    return report
  }

  /// What the last build made and this one does not. Files that may hold someone's work are kept: those whose bytes
  /// are not the ones that we wrote, and those of which we do not know.
  private mutating func findStale(
    keeping made: Set<String>, in after: inout OutputRecord
  ) throws(SystemError) -> [String] {
    var stale: [String] = []
    for name in state.names where !made.contains(name) {
      let path = Paths.resolve(name, in: state.folder)
      guard wayIsClear(to: name), let status = try Disk.status(path, throughLinks: false) else { continue }
      if status.kind == .file, let known = state.record.hashes[name],
        known.contains(contentHash(try Disk.read(path)))
      {
        stale.append(name)
      } else {
        report.kept.append(name)
        after.hashes[name] = state.record.hashes[name]
      }
    }
    return stale
  }

  /// Whether only real folders lead to `name`.
  private func wayIsClear(to name: String) -> Bool {
    var folder = Paths.parent(name)
    while folder != "." {
      let status = try? Disk.status(Paths.resolve(folder, in: state.folder), throughLinks: false)
      guard status?.kind == .folder else { return false }
      folder = Paths.parent(folder)
    }
    return true
  }

  private func union(_ left: OutputRecord, _ right: OutputRecord) -> OutputRecord {
    var result = left
    result.hashes.merge(right.hashes) { old, new in old == new ? old : old + new }
    return result
  }

  private mutating func putInPlace(_ files: [StagedFile]) throws(SystemError) {
    var folders: Set<String> = []
    for file in files {
      guard case .replaced(let staged) = file.change else {
        report.unchanged += 1
        continue
      }
      let path = Paths.resolve(file.name, in: state.folder)
      if folders.insert(Paths.parent(path)).inserted { try Disk.makeFolders(Paths.parent(path)) }
      try Disk.rename(staged, to: path)
      report.written += 1
    }
  }

  private mutating func remove(_ name: String) throws(SystemError) {
    try Disk.removeFile(Paths.resolve(name, in: state.folder))
    report.removed += 1
    removeEmptyFolders(above: name, in: state.folder)
  }

  private func write(record: OutputRecord) throws(SystemError) {
    let staged = Paths.resolve("stage/record", in: workFolder)
    try Disk.removeFile(staged)
    try Disk.create(staged, record.encoded)
    try Disk.rename(staged, to: Paths.resolve("outputs", in: workFolder))
  }
}

/// Removes the folders that led to an output and are empty now.
func removeEmptyFolders(above name: String, in folder: String) {
  var parent = Paths.parent(name)
  while parent != ".", Disk.removeEmptyFolder(Paths.resolve(parent, in: folder)) { parent = Paths.parent(parent) }
}
