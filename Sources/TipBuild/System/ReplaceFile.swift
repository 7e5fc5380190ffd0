import TipDiagnostics

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

  /// Removes what runs that were killed while they replaced files have left beside them.
  ///
  /// - Parameter names: The files in `folder` that may have been replaced.
  static func removeAbandonedTemporaries(in folder: String, besides names: Set<FilePath>) {
    for name in (try? list(folder).names) ?? [] {
      guard let (original, process) = temporary(name), names.contains(FilePath(original)), !isRunning(process) else {
        continue
      }
      let path = Paths.resolve(name, in: folder)
      if ((try? status(path, throughLinks: false)) ?? nil)?.kind == .file { try? removeFile(path) }
    }
  }

  /// The file that a name is a temporary one for, and the process that was writing it.
  private static func temporary(_ name: String) -> (original: String, process: Int32)? {
    let digits = name.utf8.reversed().prefix { 0x30...0x39 ~= $0 }.count
    let rest = name.utf8.dropLast(digits)
    guard rest.count > temporaryMark.utf8.count,
      rest.suffix(temporaryMark.utf8.count).elementsEqual(temporaryMark.utf8),
      let process = Int32(Substring(name.utf8.suffix(digits))), process > 0
    else { return nil }
    return (String(Substring(rest.dropLast(temporaryMark.utf8.count))), process)
  }
}
