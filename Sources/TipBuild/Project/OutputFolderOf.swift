import TipDiagnostics
import TipSpecs

/// The output folder that a build would have, found without reading any spec.
///
/// - Throws: Where a broken project file leaves it open, and nothing else says it.
package func outputFolder(of request: LoadRequest) throws(Failure) -> OutputFolder {
  let location = try request.locateProject()
  if request.output != nil || location.fileName == nil { return request.outputFolder(of: nil, in: location) }
  let (project, isFaultless) = decodedProject(try request.projectBytes(location))
  guard isFaultless else {
    throw Failure(
      .usage, "\(location.fileName ?? "the project file") is broken, so it cannot be said which folder outputs go to",
      help: "name it with -o, or see `tipc validate`")
  }
  return request.outputFolder(of: project, in: location)
}

extension LoadRequest {
  /// The project that the request is about.
  package func locateProject() throws(Failure) -> ProjectLocation {
    try TipBuild.locateProject(
      paths: standardInput.map { [$0.name] } ?? paths, projectFile: projectFile, workingFolder: workingFolder)
  }

  /// Where outputs go: the command line has the first word, then the project file, and else it is `build`.
  func outputFolder(of project: ProjectSpec?, in location: ProjectLocation) -> OutputFolder {
    if let output { return OutputFolder(Paths.resolve(output, in: workingFolder), name: output, of: location) }
    let name = (project ?? ProjectSpec()).output
    return OutputFolder(location.absolute(name), name: name, of: location)
  }

  /// The project file's bytes.
  ///
  /// - Throws: Also where it is a link out of the repository that nobody has named.
  func projectBytes(_ location: ProjectLocation) throws(Failure) -> [UInt8] {
    guard let name = location.fileName else { return [] }
    let path = location.absolute(name)
    if !location.isNamed, ProjectBounds(of: location).isLedOut(path) {
      throw Failure(
        .usage, "\(path) is a link that leads out of the repository",
        help: "name it with --project if that is the project that you mean")
    }
    return try Failure.catching { () throws(SystemError) in try bytes(at: path) }
  }

  /// What stands at a path: what replaces it, else the file.
  func bytes(at path: String, acceptsPipes: Bool = false) throws(SystemError) -> [UInt8] {
    if let bytes = replacements[FilePath(path)] { return bytes }
    return try Disk.read(path, atMost: inputLimit, acceptsPipes: acceptsPipes)
  }
}

/// No text of a project is read beyond this, in bytes; the parser says where its own, lower limit is.
package let inputLimit = 64 << 20
