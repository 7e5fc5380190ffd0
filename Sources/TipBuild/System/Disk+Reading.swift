#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one way in which files are read, whatever their role: never waiting for what may not come, never more than a
/// limit, and never anything but a regular file, unless a pipe is what the user named.
extension Disk {
  /// The bytes of a regular file.
  ///
  /// - Parameters:
  ///   - limit: In bytes. A larger file is an error; one that grows while it is read is read to the limit and no
  ///     further.
  ///   - acceptsPipes: Whether a pipe will do, as in `tipc validate <(generate-spec)`. One that no program has open for
  ///     writing is an error.
  package static func read(
    _ path: String, atMost limit: Int, acceptsPipes: Bool = false
  ) throws(SystemError) -> [UInt8] {
    // Looked at before it is opened: opening alone makes some devices act.
    var buffer = stat()
    guard stat(path, &buffer) == 0 else { throw SystemError("read", path) }
    try check(FileStatus(buffer), path, limit, acceptsPipes)
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw SystemError("read", path) }
    defer { close(file) }
    guard let opened = status(of: file) else { throw SystemError("read", path) }
    try check(opened, path, limit, acceptsPipes)
    let bytes = try read(from: file, named: path, expecting: opened.size, atMost: limit)
    if bytes.isEmpty, opened.kind == .pipe, !hadWriter(file) {
      throw SystemError("read", path, reason: "it is a pipe, and no program writes to it")
    }
    return bytes
  }

  /// All of standard input, up to `limit` bytes; more is an error.
  package static func readStandardInput(atMost limit: Int) throws(SystemError) -> [UInt8] {
    try read(from: STDIN_FILENO, named: "standard input", expecting: 0, atMost: limit)
  }

  /// All that comes through an open pipe, up to `limit` bytes; more is an error.
  static func readAll(_ file: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    try read(from: file, named: "a program's output", expecting: 0, atMost: limit)
  }

  private static func check(
    _ status: FileStatus, _ path: String, _ limit: Int, _ acceptsPipes: Bool
  ) throws(SystemError) {
    switch status.kind {
    case .file where status.size > limit: throw tooLarge(path, limit)
    case .file: break
    case .pipe where acceptsPipes: break
    case .folder: throw SystemError("read", path, code: EISDIR)
    default: throw SystemError("read", path, reason: "it is \(status.kind.phrase), not a regular file")
    }
  }

  private static func tooLarge(_ name: String, _ limit: Int) -> SystemError {
    SystemError("read", name, reason: "it is larger than \(limit >> 20) MiB")
  }

  /// Whether a pipe that has ended has ever been open for writing; Linux and Darwin only hang up on those that were.
  private static func hadWriter(_ file: Int32) -> Bool {
    var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP) != 0
  }

  private static func read(
    from file: Int32, named name: String, expecting size: Int, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than expected, so that the end is seen without growing; one more than the limit, so that it is noticed.
    var room = min(max(size, 0), limit) + 1
    while true {
      let had = bytes.count
      let space = min(room, limit + 1 - had)
      var got = 0
      let piece = [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
        got = readPatiently(file, buffer.baseAddress, space)
        count = max(got, 0)
      }
      if got < 0 { throw SystemError("read", name) }
      // Nothing is reserved for what may not come: every file of a project would keep that room.
      if got == 0 { return bytes }
      if had == 0 { bytes = piece } else { bytes.append(contentsOf: piece) }
      if bytes.count > limit { throw tooLarge(name, limit) }
      room = max(1 << 16, had)
    }
  }

  /// Reads once, waiting where a pipe's writer has nothing yet; negative with `errno` set where that fails.
  private static func readPatiently(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ space: Int) -> Int {
    while true {
      let got = readOnce(file, start, space)
      guard got < 0, errno == EINTR || errno == EAGAIN else { return got }
      if errno == EAGAIN, !waitsForWriters(file) {
        errno = EAGAIN
        return got
      }
    }
  }

  /// Waits until a pipe or terminal has something; `false` for anything else, which would never have.
  private static func waitsForWriters(_ file: Int32) -> Bool {
    guard let kind = status(of: file)?.kind, kind != .file else { return false }
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, -1)
    return true
  }

  private static func readOnce(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ space: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, start, space)
    #elseif canImport(Musl)
      Musl.read(file, start, space)
    #else
      Darwin.read(file, start, space)
    #endif
  }
}
