/// What is worth saying about a lock.
package enum LockNotice: Hashable, Sendable {
  /// Another build has the folder, and this one waits for it.
  case waiting
  /// The file system has no locks, so nothing keeps two builds apart.
  case unavailable
}

/// Keeps a second build out of a folder while one is at work.
///
/// It is let go by `release`, or with the process, however that ends.
final class FolderLock: Sendable {
  /// The open lock file; `nil` once it has been let go.
  private let file: Locked<Int32?>

  /// Waits for the lock that lies at `path`.
  ///
  /// - Parameter notice: Told once if another process has it, or if there are no locks to be had here.
  init(_ path: String, notice: (LockNotice) -> Void) throws(SystemError) {
    var told = false
    while true {
      let file = try Disk.openForLocking(path)
      var attempt = Disk.lock(file, wait: false)
      if attempt == .busy {
        if !told { notice(.waiting) }
        told = true
        attempt = Disk.lock(file, wait: true)
      }
      // Who had it may have removed the file, and what is locked now is not what the next one will find.
      if let held = Disk.status(of: file), let there = try? Disk.status(path), held.node == there.node {
        if attempt == .unavailable { notice(.unavailable) }
        self.file = Locked(file)
        return
      }
      Disk.closeFile(file)
      // The folder itself may be gone with it.
      try Disk.makeFolders(Paths.parent(path))
    }
  }

  deinit {
    release()
  }

  /// Whether it has not been let go yet.
  var isHeld: Bool { file.withLock { $0 != nil } }

  /// Lets the next build in; once is enough.
  func release() {
    let held = file.withLock { file in
      defer { file = nil }
      return file
    }
    if let held { Disk.closeFile(held) }
  }
}

extension Disk {
  /// Makes a folder and all that lead to it; the ones that were made, outermost first.
  @discardableResult
  package static func makeFolders(_ path: String) throws(SystemError) -> [String] {
    if try status(path)?.kind == .folder { return [] }
    let parent = Paths.parent(path)
    var made = parent == path || parent == "." ? [] : try makeFolders(parent)
    if try makeFolder(path) { made.append(path) }
    return made
  }
}
