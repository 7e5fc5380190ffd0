import TipCompiler

/// Reads the files that specs and the project file name, and remembers which.
package final class InputReader: Sendable {
  private let location: ProjectLocation
  private let outside: [String: String]
  private let reads: Locked<Set<String>> = Locked([])

  /// No image or font is larger.
  private static let limit = 256 << 20

  /// - Parameter outside: Where to find files that have made-up names (the default fonts), by name.
  package init(_ location: ProjectLocation, outside: [String: String] = [:]) {
    self.location = location
    self.outside = outside
  }

  /// Where a file that is named relative to the project's folder lies.
  package func absolutePath(_ path: String) -> String {
    outside[path] ?? location.absolute(path)
  }

  /// The bytes of a file that is named relative to the project's folder.
  package func read(_ path: String) -> InputFile {
    let absolute = absolutePath(path)
    do throws(SystemError) {
      guard let status = try Disk.status(absolute) else { return .missing }
      switch status.kind {
      case .file: break
      case .folder: return .unreadable("it is a folder")
      case .link, .other: return .unreadable("it is no ordinary file")
      }
      guard status.size <= Self.limit else { return .unreadable("it is larger than 256 MiB") }
      let bytes = try Disk.read(absolute, atMost: Self.limit)
      reads.withLock { _ = $0.insert(absolute) }
      return .bytes(bytes)
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// Absolute paths of all that has been read, sorted.
  package var readPaths: [String] {
    reads.withLock { $0.sorted(by: Paths.precedes) }
  }

  /// The same as the compiler takes it.
  package var inputFiles: InputFiles {
    InputFiles(read: { self.read($0) })
  }
}
