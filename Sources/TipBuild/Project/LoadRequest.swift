import TipDiagnostics

/// What a run is to work on, as the command line says it.
package struct LoadRequest: Sendable {
  /// A spec that comes through standard input.
  package struct StandardInput: Sendable {
    /// What it is called, and where the paths in it start from.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Files and folders as typed; none stands for the project's folder.
  package var paths: [String] = []

  /// What `--project` says.
  package var projectFile: String?

  /// What `-o` says.
  package var output: String?

  /// Absolute.
  package var workingFolder: String

  /// Takes the place of all paths.
  package var standardInput: StandardInput?

  /// Bytes that hold instead of a file's own, by absolute path: what fixes have made of it.
  package var replacements: [FilePath: [UInt8]] = [:]

  /// How many files to read at a time.
  package var jobs: Int

  package init(workingFolder: String, jobs: Int = Disk.processorCount) {
    self.workingFolder = workingFolder
    self.jobs = jobs
  }
}
