import TipDiagnostics

/// Removes what builds of this project have made in its output folder, and only that.
///
/// Files that were edited since are kept, as are all that no build has written. What runs that were killed have left
/// goes, in the stage and beside the files of the project, and the folder too if nothing is left in it.
package func clean(_ folder: OutputFolder, notice: (LockNotice) -> Void) throws(Failure) -> CommitReport {
  let report = try cleanOutputs(folder, notice: notice)
  removeAbandonedTemporaries(of: folder)
  return report
}

private func cleanOutputs(_ folder: OutputFolder, notice: (LockNotice) -> Void) throws(Failure) -> CommitReport {
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

/// Removes what runs have left that were killed while they replaced a file of the project.
private func removeAbandonedTemporaries(of folder: OutputFolder) {
  let project = folder.project
  let specs = SpecSearch.run(
    paths: [], location: project, outputFolder: folder.path, exclude: [], workingFolder: project.folder
  ).specs.map(\.absolute)
  let own = (ProjectLocation.fileNames + [lockName]).map(project.absolute)
  for (parent, files) in Dictionary(grouping: specs + own, by: { FilePath(Paths.parent($0)) }) {
    Disk.removeAbandonedTemporaries(in: parent.text, besides: Set(files.map { FilePath(Paths.name($0)) }))
  }
}
