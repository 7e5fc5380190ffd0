import TipCompiler
import TipDiagnostics

/// Reads the files that specs and the project file name, and remembers which.
package final class InputReader: Sendable {
  private let location: ProjectLocation
  private let bounds: ProjectBounds
  private let outside: [FilePath: String]
  private let reads: Locked<Set<FilePath>> = Locked([])

  /// - Parameter outside: Where to find files that have made-up names (the default fonts), by name.
  package init(_ location: ProjectLocation, outside: [FilePath: String] = [:]) {
    self.location = location
    self.outside = outside
    bounds = ProjectBounds(of: location)
  }

  /// Where a file that is named relative to the project's folder lies.
  package func absolutePath(_ path: String) -> String {
    outside[FilePath(path)] ?? location.absolute(path)
  }

  /// The bytes of a file that is named relative to the project's folder.
  package func read(_ path: String) -> InputFile {
    let absolute = absolutePath(path)
    do throws(SystemError) {
      guard try Disk.status(absolute, throughLinks: false) != nil else { return .missing }
      if bounds.isLedOut(absolute) { return .unreadable("it is a link that leads out of the repository") }
      let bytes = try Disk.read(absolute, atMost: binaryLimit)
      reads.withLock { _ = $0.insert(FilePath(absolute)) }
      return .bytes(bytes)
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// Absolute paths of all that has been read, sorted.
  package var readPaths: [String] {
    reads.withLock { $0.sorted().map(\.text) }
  }

  /// The same as the compiler takes it.
  package var inputFiles: InputFiles {
    InputFiles(read: { self.read($0) })
  }
}

/// No image or font is larger, in bytes.
package let binaryLimit = 256 << 20
