#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operating system refused something.
package struct SystemError: Error, Hashable, Sendable {
  /// What was tried, as it stands after "cannot": "read".
  package var action: String

  /// The file or folder, as it was named to the system.
  package var path: String

  /// The `errno` that came back.
  package var code: Int32

  /// Why, where no `errno` says it.
  private var ownReason: String?

  package init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// An error of our own: the system would have let us.
  ///
  /// - Parameter reason: A clause without a full stop: "it is a pipe".
  package init(_ action: String, _ path: String, reason: String) {
    self.init(action, path, code: 0)
    ownReason = reason
  }

  /// The code for a folder where a file goes.
  static let isFolder = EISDIR

  /// Why, in plain words and always in English.
  package var reason: String {
    if let ownReason { return ownReason }
    return switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a file is where a folder should be"
    case EEXIST: "it already exists"
    case ENOSPC: "the disk is full"
    case EROFS: "the file system is read-only"
    case ELOOP: "it is a link, or its links form a loop"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    default: String(cString: strerror(code))
    }
  }

  package var message: String { "cannot \(action) \(path): \(reason)" }
}
