/// What stands in an output folder before a build.
///
/// A file is ours if the record of the last build has it, or, where there is no record (a fresh clone of committed
/// outputs), the manifest.
package struct OutputState: Sendable {
  /// Absolute.
  package let folder: String
  package let record: OutputRecord

  /// Names that the manifest lists, itself too.
  package let listed: Set<String>

  /// Reads the record and the manifest; one that is damaged counts as missing.
  package init(reading folder: String) {
    self.folder = folder
    let recordPath = Paths.resolve(OutputState.recordName, in: folder)
    record = (try? Disk.read(recordPath)).map(OutputRecord.init(decoding:)) ?? OutputRecord()
    let manifest = (try? Disk.read(Paths.resolve(OutputState.manifestName, in: folder))) ?? []
    listed = Set(namesInManifest(manifest).filter(isSafeOutputName))
  }

  package static let manifestName = "manifest.json"
  package static let galleryName = "index.html"
  static let recordName = ".tipc/outputs"

  /// All names that are ours, sorted by bytes.
  package var names: [String] {
    listed.union(record.hashes.keys).sorted(by: Paths.precedes)
  }

  package func isOurs(_ name: String) -> Bool {
    record.hashes[name] != nil || listed.contains(name)
  }

  /// The file that an output would replace.
  ///
  /// - Throws: A failure where something stands there that is not ours to replace, or on the way to it.
  package func existing(_ name: String) throws(Failure) -> FileStatus? {
    try checkWay(to: name)
    let path = Paths.resolve(name, in: folder)
    let status = try Failure.catching { () throws(SystemError) in try Disk.status(path, throughLinks: false) }
    switch status?.kind {
    case nil, .file: return status
    case .link: throw inTheWay(name, "is a link, and links are not followed")
    case .folder: throw inTheWay(name, "is a folder where an output goes")
    case .other: throw inTheWay(name, "is no ordinary file")
    }
  }

  private func checkWay(to name: String) throws(Failure) {
    var folder = Paths.parent(name)
    while folder != "." {
      let path = Paths.resolve(folder, in: self.folder)
      let kind = try Failure.catching { () throws(SystemError) in try Disk.status(path, throughLinks: false)?.kind }
      switch kind {
      case nil, .folder: break
      case .link: throw inTheWay(folder, "is a link, and links are not followed")
      default: throw inTheWay(folder, "is a file where a folder of outputs goes")
      }
      folder = Paths.parent(folder)
    }
  }

  func inTheWay(_ name: String, _ what: String) -> Failure {
    Failure(
      .system, "\(Paths.name(folder))/\(name) \(what)",
      help: "move it away, or choose another output folder with -o; nothing was written")
  }
}
