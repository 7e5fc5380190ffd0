#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls that this room uses, one function each; all of its unsafe code is in this folder.
///
/// Paths are taken as they come, and every error names the path and what was tried.
package enum Disk {
  /// What is at `path`, `nil` where nothing is. A link is looked through unless told otherwise.
  package static func status(_ path: String, throughLinks: Bool = true) throws(SystemError) -> FileStatus? {
    var buffer = stat()
    let result = throughLinks ? stat(path, &buffer) : lstat(path, &buffer)
    guard result == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemError("look at", path)
    }
    return FileStatus(buffer)
  }

  /// The folder that the process was started in.
  package static func currentFolder() throws(SystemError) -> String {
    guard let text = getcwd(nil, 0) else { throw SystemError("find", ".") }
    defer { free(text) }
    guard let folder = String(validatingCString: text) else {
      throw SystemError("use the working folder", String(cString: text), reason: "its name is not UTF-8")
    }
    return folder
  }

  /// `path` with all links followed; it must exist.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    guard let text = realpath(path, nil) else { throw SystemError("find", path) }
    defer { free(text) }
    guard let real = String(validatingCString: text) else {
      throw SystemError("use", String(cString: text), reason: "its name is not UTF-8")
    }
    return real
  }

  /// What one name in a folder stands for.
  package struct Listing: Sendable {
    /// The names but `.` and `..`, sorted by bytes.
    package var names: [String] = []

    /// Names that are not UTF-8, as far as they can be shown.
    package var unreadable: [String] = []

    /// Those of them that are folders, or may be.
    package var unreadableFolders: [String] = []
  }

  package static func list(_ folder: String) throws(SystemError) -> Listing {
    guard let stream = opendir(folder) else { throw SystemError("list", folder) }
    defer { closedir(stream) }
    var listing = Listing()
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError("list", folder) }
        break
      }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "." || name == ".." { continue }
      if name.utf8.elementsEqual(bytes) {
        listing.names.append(name)
        continue
      }
      listing.unreadable.append(name)
      let type = Int32(entry.pointee.d_type)
      if [Int32(DT_DIR), Int32(DT_LNK), Int32(DT_UNKNOWN)].contains(type) { listing.unreadableFolders.append(name) }
    }
    listing.names.sort(by: Paths.precedes)
    listing.unreadable.sort(by: Paths.precedes)
    return listing
  }

  /// Makes a folder; `false` where it was there already.
  @discardableResult
  package static func makeFolder(_ path: String) throws(SystemError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    let code = errno
    if code == EEXIST, try status(path)?.kind == .folder { return false }
    throw SystemError("make the folder", path, code: code == EEXIST ? ENOTDIR : code)
  }

  /// Writes a new file; it is an error where something, even a link, has its name.
  package static func create(_ path: String, _ bytes: [UInt8], permissions: UInt32 = 0o666) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(permissions))
    guard file >= 0 else { throw SystemError("write", path) }
    do throws(SystemError) {
      try write(bytes, to: file, named: path)
    } catch {
      close(file)
      unlink(path)
      throw error
    }
    // Some file systems only say at the end that the disk is full.
    guard close(file) == 0 || errno == EINTR else {
      let error = SystemError("write", path)
      unlink(path)
      throw error
    }
  }

  /// Writes bytes into a pipe or device. A pipe that no program reads from is an error.
  static func writeInto(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    // Without O_NONBLOCK, opening a pipe waits for a reader.
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      if errno == ENXIO { throw SystemError("write", path, reason: "no program reads from it") }
      throw SystemError("write", path)
    }
    defer { close(file) }
    try write(bytes, to: file, named: path)
  }

  /// Writes all bytes to an open file.
  package static func write(_ bytes: [UInt8], to file: Int32, named name: String) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        writeOnce(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if count > 0 {
        done += count
      } else if count < 0, errno == EAGAIN {
        // A terminal or pipe that someone made non-blocking: wait until it takes more.
        var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if count < 0, errno != EINTR {
        throw SystemError("write", name)
      }
    }
  }

  private static func writeOnce(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, start, count)
    #elseif canImport(Musl)
      Musl.write(file, start, count)
    #else
      Darwin.write(file, start, count)
    #endif
  }

  package static func rename(_ old: String, to new: String) throws(SystemError) {
    #if canImport(Glibc)
      let result = Glibc.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #else
      let result = Darwin.rename(old, new)
    #endif
    guard result == 0 else { throw SystemError("write", new) }
  }

  /// Sets the permissions that a file had before it was replaced.
  package static func setPermissions(_ path: String, _ permissions: UInt32) throws(SystemError) {
    guard chmod(path, mode_t(permissions)) == 0 else { throw SystemError("write", path) }
  }

  /// Removes a file or link; that it is gone already is no error.
  package static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw SystemError("remove", path) }
  }

  /// Removes a folder if it is empty; `true` if it is gone afterwards.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) -> Bool {
    rmdir(path) == 0 || errno == ENOENT
  }
}
