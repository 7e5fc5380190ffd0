/// Removes what the last build has made, and only that.
///
/// Files that were edited since are kept, as are all that we did not write. The folder goes too if nothing is left.
package func clean(_ folder: String, waiting: () -> Void) throws(Failure) -> CommitReport {
  let there = try Failure.catching { () throws(SystemError) in try Disk.status(folder)?.kind }
  guard there == .folder else { return CommitReport() }
  let state = OutputState(reading: folder)
  guard !state.names.isEmpty else { return CommitReport() }
  return try Failure.catching { () throws(SystemError) in
    let work = Paths.resolve(".tipc", in: folder)
    try Disk.makeFolder(work)
    let lock = try FolderLock(Paths.resolve("lock", in: work), waiting: waiting)
    defer { lock.release() }
    return try removeOutputs(state, work)
  }
}

private func removeOutputs(_ state: OutputState, _ work: String) throws(SystemError) -> CommitReport {
  var report = CommitReport()
  for name in state.names {
    let path = Paths.resolve(name, in: state.folder)
    guard (try? state.existing(name)) ?? nil != nil else { continue }
    // Without a record the manifest's word is enough: the user has asked for it.
    if let known = state.record.hashes[name], !known.contains(contentHash(try Disk.read(path))) {
      report.kept.append(name)
      continue
    }
    try Disk.removeFile(path)
    report.removed += 1
    removeEmptyFolders(above: name, in: state.folder)
  }
  for name in ["outputs", "lock", ".gitignore"] { try Disk.removeFile(Paths.resolve(name, in: work)) }
  Disk.removeEmptyFolder(Paths.resolve("stage", in: work))
  Disk.removeEmptyFolder(work)
  Disk.removeEmptyFolder(state.folder)
  return report
}
