import TipDiagnostics

/// Where a project's outputs go.
package struct OutputFolder: Hashable, Sendable {
  /// Absolute.
  package var path: String

  /// As the user or the project file names it.
  package var name: String

  /// The project that it belongs to.
  package var project: ProjectLocation

  package init(_ path: String, name: String, of project: ProjectLocation) {
    self.path = path
    self.name = name
    self.project = project
  }

  /// The way to the project's folder, by which an output folder knows whose it is.
  var wayToProject: String {
    Paths.relative(realPathOfWhatExists(project.folder), to: realPathOfWhatExists(path))
  }

  /// Refuses a folder that would put something else in danger, whether it is to be written, compared or cleaned.
  ///
  /// - Parameter inputs: Absolute paths of what is read, as far as that is known; the project's own files always count.
  package func check(inputs: [String] = []) throws(Failure) {
    let real = realPathOfWhatExists(path)
    if real == "/" { throw refusal("is the root of the file system") }
    if isHome(real) { throw refusal("is the home folder") }
    let repository = try Failure.catching { () throws(SystemError) in
      try Disk.status(Paths.resolve(".git", in: real), throughLinks: false)
    }
    if repository != nil { throw refusal("is the root of a repository") }
    let own = ([project.fileName, lockName].compactMap { $0 }).map(project.absolute)
    for input in (inputs + own).lazy.map(realPathOfWhatExists) where Paths.contains(real, input) {
      throw refusal("contains an input, \(Paths.relative(input, to: real))")
    }
  }

  /// Whether a real path is somebody's home: the environment's, or where systems keep them.
  private func isHome(_ real: String) -> Bool {
    if let home = Disk.homeFolder, FilePath(realPathOfWhatExists(home)) == FilePath(real) { return true }
    return real == "/root" || ["/home", "/Users"].contains(Paths.parent(real))
  }

  private func refusal(_ what: String) -> Failure {
    Failure(
      .usage, "the output folder \(name) \(what)",
      help: "choose a folder for outputs only, with -o or `output:`")
  }
}

/// `path` with links followed in as much of it as there is.
func realPathOfWhatExists(_ path: String) -> String {
  if let real = try? Disk.realPath(path) { return real }
  let parent = Paths.parent(path)
  if parent == path || parent == "." { return path }
  return Paths.resolve(Paths.name(path), in: realPathOfWhatExists(parent))
}
