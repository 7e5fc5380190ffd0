#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, link, pipe, socket, characterDevice, blockDevice

    /// As it stands after "it is".
    package var phrase: String {
      switch self {
      case .file: "a regular file"
      case .folder: "a folder"
      case .link: "a link"
      case .pipe: "a pipe"
      case .socket: "a socket"
      case .characterDevice, .blockDevice: "a device"
      }
    }
  }

  package var kind: Kind

  /// In bytes.
  package var size: Int
  package var permissions: UInt32
  package var device: UInt64
  package var node: UInt64

  /// What tells one file from another, by whatever path it was reached.
  package var identity: [UInt64] { [device, node] }
}

extension FileStatus {
  /// What the system says of a file.
  init(_ buffer: stat) {
    kind =
      switch buffer.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR: .characterDevice
      case S_IFBLK: .blockDevice
      default: .file
      }
    size = Int(buffer.st_size)
    permissions = UInt32(buffer.st_mode) & 0o7777
    device = UInt64(truncatingIfNeeded: buffer.st_dev)
    node = UInt64(buffer.st_ino)
  }
}
