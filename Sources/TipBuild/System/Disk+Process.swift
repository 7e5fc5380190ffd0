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
    let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError("lock", path) }
    return file
  }

  /// Takes the lock on an open file; `false` if another has it and `wait` is not wanted.
  static func lock(_ file: Int32, wait: Bool) -> Bool {
    var result: Int32
    repeat { result = flock(file, wait ? LOCK_EX : LOCK_EX | LOCK_NB) } while result != 0 && errno == EINTR
    // Where the file system has no locks, builds are not kept apart, but they work.
    return result == 0 || errno != EWOULDBLOCK
  }

  static func status(of file: Int32) -> FileStatus? {
    var buffer = stat()
    return fstat(file, &buffer) == 0 ? FileStatus(buffer) : nil
  }

  static func closeFile(_ file: Int32) {
    close(file)
  }

  /// A number that no other process has now.
  package static var processNumber: Int32 { getpid() }

  /// Processors that are there for use.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Seconds on a clock that only ever goes forward.
  package static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
