/// How far a project's links may lead.
///
/// Links come with a repository, and whoever runs the tool in it need not have read them all: one that leads out of the
/// repository is neither read nor written through, unless the user has named it. Outside a repository the project's
/// folder is the limit.
package struct ProjectBounds: Sendable {
  /// The repository's folder or the project's, as paths of the project begin.
  private let folder: String

  /// The same without links.
  private let real: String

  /// Where the project file really lies, if the user has named it and it is a link: a build farm hands out every input
  /// as a link into one tree, and what lies in that tree is as good as here.
  private let linkedTree: String?

  package init(of location: ProjectLocation) {
    folder = repositoryRoot(above: location.folder) ?? location.folder
    real = realPathOfWhatExists(folder)
    linkedTree = location.isNamed ? Self.tree(of: location) : nil
  }

  private static func tree(of location: ProjectLocation) -> String? {
    guard let name = location.fileName, let file = try? Disk.realPath(location.absolute(name)) else { return nil }
    return repositoryRoot(above: Paths.parent(file)) ?? Paths.parent(file)
  }

  /// Whether a path inside the limits ends up outside of them, by a link on the way or at its end.
  package func isLedOut(_ path: String) -> Bool {
    guard let real = leads(path) else { return false }
    return !(linkedTree.map { Paths.contains($0, real) } ?? false)
  }

  /// The same for a path that is to be written: what lies in another tree is not ours to change.
  package func isLedOutForWriting(_ path: String) -> Bool { leads(path) != nil }

  /// - Throws: Where writing to `path` would change something outside the limits.
  package func checkWriting(_ path: String) throws(SystemError) {
    guard isLedOutForWriting(path) else { return }
    throw SystemError("write", path, reason: "it is a link that leads out of the repository")
  }

  /// Puts bytes in the place of a file of the project, as `Disk.replace` does.
  @discardableResult
  package func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Bool {
    try checkWriting(path)
    return try Disk.replace(path, with: bytes)
  }

  /// Where a path inside the limits leads, if that is outside.
  private func leads(_ path: String) -> String? {
    guard Paths.contains(folder, path) else { return nil }
    let real = realPathOfWhatExists(path)
    return Paths.contains(self.real, real) ? nil : real
  }
}

/// The folder at or above `folder` that holds a repository; `nil` where none does.
func repositoryRoot(above folder: String) -> String? {
  var folder = folder
  while ((try? Disk.status(Paths.resolve(".git", in: folder))) ?? nil) == nil {
    if Paths.parent(folder) == folder { return nil }
    folder = Paths.parent(folder)
  }
  return folder
}
