/// Where a project lies.
package struct ProjectLocation: Hashable, Sendable {
  /// The folder that all logical paths are relative to; absolute.
  package var folder: String

  /// The project file's name in that folder; `nil` where there is none.
  package var fileName: String?

  /// Whether the user has named the project file, and so may mean one that is a link to elsewhere.
  package var isNamed: Bool

  package init(folder: String, fileName: String?, isNamed: Bool = false) {
    self.folder = folder
    self.fileName = fileName
    self.isNamed = isNamed
  }

  /// The names that a project file can have.
  package static let fileNames = ["tipc.yaml", "tipc.yml"]

  /// The path that messages and outputs use: relative to the project's folder where it lies inside.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - typed: What the user called it, for what lies outside.
  package func logicalPath(_ path: String, typed: String? = nil) -> String {
    if Paths.contains(folder, path) { return Paths.relative(path, to: folder) }
    return typed ?? Paths.relative(path, to: folder)
  }

  /// The absolute path of a file named relative to the project's folder.
  package func absolute(_ logicalPath: String) -> String {
    Paths.resolve(logicalPath, in: folder)
  }
}

/// Finds the project that the arguments belong to.
///
/// The project file is looked for upwards from the first argument (from the working folder where there is none), up to
/// the folder that holds the repository. Without one, the project is the folder that the first argument names or is in.
///
/// - Parameters:
///   - paths: The arguments as typed.
///   - projectFile: What `--project` names, if anything.
///   - workingFolder: Absolute; what arguments are relative to.
package func locateProject(
  paths: [String], projectFile: String?, workingFolder: String
) throws(Failure) -> ProjectLocation {
  if let projectFile {
    return try namedProject(projectFile, workingFolder: workingFolder)
  }
  let start = try startingFolder(paths.first, workingFolder: workingFolder)
  if let found = try projectAbove(start) { return found }
  guard !paths.isEmpty else {
    throw Failure(
      .usage, "there is no tipc.yaml in this folder or above it",
      help: "name a folder with specs, as in `tipc build specs`, or create a project with `tipc init`")
  }
  return ProjectLocation(folder: start, fileName: nil)
}

private func namedProject(_ file: String, workingFolder: String) throws(Failure) -> ProjectLocation {
  let path = Paths.resolve(file, in: workingFolder)
  switch try Failure.catching({ () throws(SystemError) in try Disk.status(path)?.kind }) {
  case nil: throw Failure(.usage, "there is no project file \(file)")
  case .folder: throw Failure(.usage, "\(file) is a folder", help: "name the file in it: --project \(file)/tipc.yaml")
  default: return ProjectLocation(folder: Paths.parent(path), fileName: Paths.name(path), isNamed: true)
  }
}

private func startingFolder(_ argument: String?, workingFolder: String) throws(Failure) -> String {
  guard let argument else { return workingFolder }
  let path = Paths.resolve(argument, in: workingFolder)
  let status = try Failure.catching { () throws(SystemError) in try Disk.status(path) }
  return status?.kind == .folder ? path : Paths.parent(path)
}

private func projectAbove(_ start: String) throws(Failure) -> ProjectLocation? {
  var folder = start
  while true {
    if let location = try project(in: folder) { return location }
    if exists(folder + "/.git") || Paths.parent(folder) == folder { return nil }
    folder = Paths.parent(folder)
  }
}

/// The project whose file lies right in `folder`.
func project(in folder: String) throws(Failure) -> ProjectLocation? {
  let there = ProjectLocation.fileNames.filter { exists(Paths.resolve($0, in: folder)) }
  if there.count > 1 {
    throw Failure(
      .usage, "\(folder) has both tipc.yaml and tipc.yml", help: "remove one of them, or choose one with --project")
  }
  return there.first.map { ProjectLocation(folder: folder, fileName: $0) }
}

private func exists(_ path: String) -> Bool {
  // What may not be looked at cannot be used either; the search goes on past it.
  ((try? Disk.status(path)) ?? nil) != nil
}
