#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Locks, and what the system knows of this process and machine.
extension Disk {
  /// Opens a file for locking, making it where there is none.
  static func openForLocking(_ path: String) throws(SystemError) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard file >= 0 else { throw SystemError("lock", path) }
    return file
  }

  /// What came of trying to lock a file.
  enum LockAttempt: Hashable, Sendable {
    case taken
    /// Another process has it.
    case busy
    /// The file system, or whoever watches over this process, has no locks to give.
    case unavailable
  }

  /// Takes the lock on an open file; with `wait` it is never `busy`.
  static func lock(_ file: Int32, wait: Bool) -> LockAttempt {
    var result: Int32
    repeat { result = flock(file, wait ? LOCK_EX : LOCK_EX | LOCK_NB) } while result != 0 && errno == EINTR
    if result == 0 { return .taken }
    return errno == EWOULDBLOCK ? .busy : .unavailable
  }

  static func status(of file: Int32) -> FileStatus? {
    var buffer = stat()
    return fstat(file, &buffer) == 0 ? FileStatus(buffer) : nil
  }

  static func closeFile(_ file: Int32) {
    close(file)
  }

  /// The folder that the environment calls the user's own; the machine's accounts are not asked, since that can reach
  /// out to a network.
  package static var homeFolder: String? {
    getenv("HOME").flatMap { String(validatingCString: $0) }.flatMap { Paths.isAbsolute($0) ? $0 : nil }
  }

  /// The first argument of this process that is not UTF-8, as far as it can be shown: it names no file that a path
  /// could name here.
  package static var argumentThatIsNotUTF8: String? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: word) == nil { return String(cString: word) }
    }
    return nil
  }

  /// A number that no other process has now.
  package static var processNumber: Int32 { getpid() }

  /// Whether a process of this number is running on this machine.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Processors that are there for use.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Seconds on a clock that only ever goes forward.
  package static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
