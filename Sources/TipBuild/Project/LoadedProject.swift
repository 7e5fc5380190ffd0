import TipDiagnostics
import TipSpecs

/// A project with all of its specs, read and decoded.
package struct LoadedProject: Sendable {
  package var location: ProjectLocation

  /// Where outputs go.
  package var output: OutputFolder

  /// All files, under their logical paths.
  package var sources = SourceTable()

  /// Where each of `sources` was read from, in their order; `nil` for standard input.
  package var absolutePaths: [String?] = []

  /// `nil` where the project file is broken.
  package var project: ProjectSpec?

  /// The specs that were read, in the order of their paths.
  package var specSources: [SourceFile] = []

  /// The specs that could be decoded, in the order of their paths.
  package var specs: [SpecFile] = []

  /// Whether every spec could be decoded.
  package var isWhole = true

  /// Whether the specs are all that the project has: not only those of some of its files or folders.
  package var isAllOfProject = true

  /// What was found in the project file, and then in the specs.
  package var projectFindings = DiagnosticSink()
  package var specFindings = DiagnosticSink()

  /// What could not be read or does not exist.
  package var failures: [Failure] = []

  /// What the user should know: sentences.
  package var remarks: [String] = []

  /// The lock file's source; `nil` where there is none.
  package var lock: SourceFile?

  init(location: ProjectLocation, output: OutputFolder) {
    self.location = location
    self.output = output
  }

  /// Adds a file to the sources.
  mutating func add(_ logicalPath: String, absolute: String?, _ bytes: [UInt8]) -> SourceFile {
    absolutePaths.append(absolute)
    return sources.add(path: logicalPath, bytes: bytes)
  }
}
