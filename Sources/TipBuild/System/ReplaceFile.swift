extension Disk {
  /// Puts bytes in the place of a file in one step: whoever looks sees the old bytes or the new ones, whole.
  ///
  /// A link is looked through, permissions stay, a file that has the bytes already is not touched.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Bool {
    let target = try status(path) == nil ? path : realPath(path)
    let old = try status(target)
    if old?.kind == .folder { throw SystemError("write", path, code: SystemError.isFolder) }
    // A pipe or device cannot be replaced, only written to.
    if let old, old.kind == .other {
      try writeInto(target, bytes)
      return true
    }
    if let old, old.size == bytes.count, let present = try? read(target), present == bytes { return false }
    let folder = Paths.parent(target)
    if folder != ".", try status(folder) == nil { try makeFolders(folder) }
    let temporary = target + ".tipc-\(processNumber)"
    try removeFile(temporary)
    try create(temporary, bytes)
    do throws(SystemError) {
      if let old { try setPermissions(temporary, old.permissions) }
      try rename(temporary, to: target)
    } catch {
      try? removeFile(temporary)
      throw error
    }
    return true
  }
}
