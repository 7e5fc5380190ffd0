/// The folder `.tipc` in an output folder, where builds keep their lock, their record and what is on its way.
///
/// A repository may hold anything under these names, so nothing in it is used before it was seen to be what a build
/// makes: a folder, and in it plain files.
struct WorkFolder: Sendable {
  /// Absolute.
  let path: String

  init(in outputFolder: String) {
    path = Paths.resolve(".tipc", in: outputFolder)
  }

  var lock: String { Paths.resolve("lock", in: path) }
  var record: String { Paths.resolve("outputs", in: path) }
  private var ignore: String { Paths.resolve(".gitignore", in: path) }
  private static let ignored = Array("*\n".utf8)

  /// Whether it is there.
  ///
  /// - Throws: Where what is there is nothing that a build has made.
  func inspect() throws(Failure) -> Bool {
    guard let kind = try status(path)?.kind else { return false }
    guard kind == .folder else { throw foreign(path, kind, expected: "a folder") }
    for file in [lock, record, ignore] {
      if let kind = try status(file)?.kind, kind != .file { throw foreign(file, kind, expected: "a regular file") }
    }
    return true
  }

  /// Makes it where it is missing, and what keeps it out of version control; whether it was missing.
  func make() throws(SystemError) -> Bool {
    let isNew = try Disk.makeFolder(path)
    if try Disk.status(ignore, throughLinks: false) == nil { try Disk.create(ignore, Self.ignored) }
    return isNew
  }

  /// Removes it, if nothing is in it but what builds have made.
  func remove() throws(SystemError) {
    for folder in stages() { try Self.empty(folder) }
    for file in [record, lock] { try Disk.removeFile(file) }
    if (try? Disk.read(ignore, atMost: 1 << 10)) == Self.ignored { try Disk.removeFile(ignore) }
    Disk.removeEmptyFolder(path)
  }

  // MARK: Staging

  /// A folder for staged files with nothing of ours in it. What a killed build left goes; what is not ours stays, and
  /// where that takes our names another folder is used.
  func makeStage() throws(SystemError) -> String {
    for folder in stages() { try Self.empty(folder) }
    for number in 1...100 {
      let folder = Paths.resolve(number == 1 ? "stage" : "stage-\(number)", in: path)
      if try Disk.status(folder, throughLinks: false) == nil {
        try Disk.makeFolder(folder)
        return folder
      }
    }
    throw SystemError("use", path, reason: "something stands in the place of every folder for staged files")
  }

  /// Removes staged files, and the folder if that is all there was in it.
  static func empty(_ folder: String) throws(SystemError) {
    for name in try Disk.list(folder).names where isStaged(name) {
      let file = Paths.resolve(name, in: folder)
      if try Disk.status(file, throughLinks: false)?.kind == .file { try Disk.removeFile(file) }
    }
    Disk.removeEmptyFolder(folder)
  }

  private func stages() -> [String] {
    let names = (try? Disk.list(path))?.names ?? []
    return names.filter { $0 == "stage" || $0.utf8.starts(with: "stage-".utf8) }.map { Paths.resolve($0, in: path) }
      .filter { ((try? Disk.status($0, throughLinks: false)) ?? nil)?.kind == .folder }
  }

  /// The name in the stage of an output of a popup, or of the record.
  static func stagedName(_ popup: Int, _ ordinal: Int) -> String { "\(popup)-\(ordinal)" }
  static let stagedRecord = "record"

  private static func isStaged(_ name: String) -> Bool {
    name == stagedRecord || name.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D }
  }

  private func status(_ path: String) throws(Failure) -> FileStatus? {
    try Failure.catching { () throws(SystemError) in try Disk.status(path, throughLinks: false) }
  }

  private func foreign(_ path: String, _ kind: FileStatus.Kind, expected: String) -> Failure {
    let outer = Paths.name(Paths.parent(self.path))
    let shown = outer + "/" + Paths.relative(path, to: Paths.parent(self.path))
    return Failure(
      .system, "\(shown) is \(kind.phrase), where builds keep \(expected)",
      help: "remove it, or choose another output folder with -o; nothing was changed")
  }
}
