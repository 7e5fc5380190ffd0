extension Disk {
  /// Puts bytes in the place of a file in one step: whoever looks sees the old bytes or the new ones, whole.
  ///
  /// A link is looked through, permissions stay, a file that has the bytes already is not touched. A pipe or device
  /// cannot be replaced and is written to.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Bool {
    guard let old = try status(path) else {
      if try status(path, throughLinks: false) != nil {
        throw SystemError("write", path, reason: "it is a link that leads nowhere")
      }
      return try put(bytes, at: path, permissions: nil)
    }
    switch old.kind {
    case .folder: throw SystemError("write", path, code: SystemError.isFolder)
    case .pipe, .characterDevice:
      try writeInto(path, bytes)
      return true
    case .socket, .blockDevice: throw SystemError("write", path, reason: "it is \(old.kind.phrase)")
    case .file, .link: break
    }
    let target = try realPath(path)
    if old.size == bytes.count, let present = try? read(target, atMost: bytes.count), present == bytes { return false }
    return try put(bytes, at: target, permissions: old.permissions)
  }

  private static func put(_ bytes: [UInt8], at target: String, permissions: UInt32?) throws(SystemError) -> Bool {
    let folder = Paths.parent(target)
    if folder != ".", try status(folder) == nil { try makeFolders(folder) }
    removeAbandonedTemporaries(of: target)
    let temporary = target + temporaryMark + String(processNumber)
    try removeFile(temporary)
    try create(temporary, bytes)
    do throws(SystemError) {
      if let permissions { try setPermissions(temporary, permissions) }
      try rename(temporary, to: target)
    } catch {
      try? removeFile(temporary)
      throw error
    }
    return true
  }

  /// What stands between a file's name and the number of the process that was writing it.
  private static let temporaryMark = ".tipc-"

  /// Removes what runs that were killed while they replaced `path` have left beside it.
  package static func removeAbandonedTemporaries(of path: String) {
    guard let names = try? list(Paths.parent(path)).names else { return }
    let beginning = Paths.name(path) + temporaryMark
    for name in names where name.utf8.starts(with: beginning.utf8) {
      guard let process = Int32(name.utf8.dropFirst(beginning.utf8.count).map { String(UnicodeScalar($0)) }.joined()),
        process > 0, !isRunning(process)
      else { continue }
      let temporary = Paths.resolve(name, in: Paths.parent(path))
      if ((try? status(temporary, throughLinks: false)) ?? nil)?.kind == .file { try? removeFile(temporary) }
    }
  }
}
