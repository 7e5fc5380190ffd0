import TipDiagnostics

/// A file that an option of the command line has us write.
package struct WrittenFile: Hashable, Sendable {
  /// As it is typed: `--bundle`.
  package var option: String

  /// The file as it is typed.
  package var typed: String

  /// Absolute.
  package var path: String

  package init(option: String, typed: String, path: String) {
    self.option = option
    self.typed = typed
    self.path = path
  }
}

/// Refuses files that something else needs: inputs of the project, read or not, its outputs, and one another.
///
/// Files are told apart by what they are, not by how their paths are spelled.
///
/// - Parameters:
///   - alsoRead: Absolute paths of what the command line has us read besides the project, by the options that may write
///     them all the same.
func refuseNeeded(
  _ files: [WrittenFile], in linked: LinkedProject, _ request: LoadRequest, alsoRead: [String: String]
) throws(Failure) {
  guard !files.isEmpty else { return }
  let bounds = ProjectBounds(of: linked.loaded.location)
  let inputs = Set(projectInputs(of: linked, request).map(identity))
  var earlier: [FileIdentity: WrittenFile] = [:]
  for file in files {
    let identity = identity(file.path)
    func refusal(_ why: String) -> Failure {
      Failure(.usage, "\(file.option) \(file.typed): \(why)", help: "choose another file")
    }
    if inputs.contains(identity) { throw refusal("it is an input of the project and cannot be written") }
    for (option, path) in alsoRead where TipBuild.identity(path) == identity && option != file.option {
      throw refusal("it is read by this very command and cannot be written")
    }
    if isOutput(file.path, of: linked.loaded.output) {
      throw refusal("it is an output of the project and cannot be written as anything else")
    }
    if let ending = inputEnding(file.path) {
      throw refusal("it is there already and ends in \(ending), as inputs do")
    }
    if let other = earlier[identity] { throw refusal("\(other.option) writes this file as well") }
    if bounds.isLedOutForWriting(file.path) { throw refusal("it is a link that leads out of the repository") }
    earlier[identity] = file
  }
}

/// Everything that a build of the whole project reads or would read, whatever this run is about.
private func projectInputs(of linked: LinkedProject, _ request: LoadRequest) -> [String] {
  let loaded = linked.loaded
  let own = ProjectLocation.fileNames + [lockName] + [loaded.location.fileName].compactMap { $0 }
  return linked.inputPaths + own.map(loaded.location.absolute)
    + specs(at: [], request, of: loaded).specs.map(\.absolute)
}

/// What tells one file from another: the file itself where there is one, else its path without links.
private enum FileIdentity: Hashable {
  case file([UInt64])
  case path(FilePath)
}

private func identity(_ path: String) -> FileIdentity {
  if let status = (try? Disk.status(path)) ?? nil { return .file(status.identity) }
  return .path(FilePath(realPathOfWhatExists(path)))
}

/// The ending of a file that is there and may be an input of a spec that this run does not read.
private func inputEnding(_ path: String) -> String? {
  let endings = [".yaml", ".yml", ".svg", ".png", ".ttf", ".otf", ".ttc", ".otc"]
  guard ((try? Disk.status(path)) ?? nil) != nil else { return nil }
  return endings.first { path.utf8.count >= $0.utf8.count && path.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
}

private func isOutput(_ path: String, of folder: OutputFolder) -> Bool {
  let (real, outer) = (realPathOfWhatExists(path), realPathOfWhatExists(folder.path))
  return Paths.contains(outer, real) && OutputNames.contains(Paths.relative(real, to: outer))
}
