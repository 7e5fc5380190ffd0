/// Removes what builds of this project have made in its output folder, and only that.
///
/// Files that were edited since are kept, as are all that no build has written. What a killed build left in its stage
/// goes, and the folder too if nothing is left in it.
package func clean(_ folder: OutputFolder, notice: (LockNotice) -> Void) throws(Failure) -> CommitReport {
  let work = WorkFolder(in: folder.path)
  let before = try OutputState(opening: folder)
  // Where no build has been, none has left anything, and not even a lock file is made.
  guard try work.inspect() || !before.names.isEmpty else { return CommitReport() }
  let lock = try Failure.catching { () throws(SystemError) in
    _ = try work.make()
    return try FolderLock(work.lock, notice: notice)
  }
  defer { lock.release() }
  let state = try OutputState(opening: folder)
  return try Failure.catching { () throws(SystemError) in
    let report = try removeOutputs(state)
    try work.remove()
    Disk.removeEmptyFolder(folder.path)
    return report
  }
}

private func removeOutputs(_ state: OutputState) throws(SystemError) -> CommitReport {
  var report = CommitReport()
  for name in state.names {
    let status: FileStatus?
    // What stands in the way is not ours, and so is what lies behind it.
    do throws(Failure) { status = try state.existing(name) } catch { continue }
    if let status {
      guard try state.isAsWritten(name, status) else {
        report.kept.append(name)
        continue
      }
      try Disk.removeFile(state.absolute(name))
      report.removed += 1
    }
    // Also where the file is missing: a killed build may have made the folders and not come to it.
    removeEmptyFolders(above: name, in: state.folder.path)
  }
  return report
}
