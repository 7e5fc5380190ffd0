import TipDiagnostics

/// What a run should do besides checking.
package struct RunOptions: Sendable {
  package enum Goal: Hashable, Sendable {
    /// Find everything, write nothing.
    case validate
    /// Write into the output folder.
    case write
    /// Compare with the output folder; with the differing files' bytes if they are to be shown.
    case check(keepingFiles: Bool)
    /// Write all layouts into one file; absolute.
    case bundle(String)
    /// Compare that file.
    case checkBundle(String, keepingFiles: Bool)
  }

  package var goal: Goal

  /// The popups that it is about; none stands for all.
  package var only: [String] = []
  package var jobs: Int

  /// Whether warnings keep outputs from being written too.
  package var strict = false
  package var baseline: Baseline?
  package var version: String

  /// Files that options have written, now or after the run.
  package var writes: [WrittenFile] = []

  /// Absolute paths of what options have read besides the project, by the option that may write the same file.
  package var reads: [String: String] = [:]

  /// Told if another build has the output folder, or nothing can keep one out.
  package var notice: @Sendable (LockNotice) -> Void = { _ in }

  /// Called when one more popup is done, with how many there are.
  package var progress: @Sendable (_ total: Int) -> Void = { _ in }

  package init(_ goal: Goal, jobs: Int, version: String) {
    self.goal = goal
    self.jobs = jobs
    self.version = version
  }
}

/// What a run has found and done.
package struct RunResult: Sendable {
  package var linked: LinkedProject
  package var findings: Findings

  /// What could not be read or written, or is not there.
  package var failures: [Failure]

  /// Popups and variants that were compiled.
  package var popups = 0
  package var variants = 0

  /// `nil` where nothing was to be written, or errors forbade it.
  package var commit: CommitReport?

  /// Outputs that are missing or stale, and extra files; `nil` where nothing was compared.
  package var check: CheckReport?
}

/// How an output folder compares with what a build would write.
package struct CheckReport: Sendable {
  /// Files that are missing or stale, sorted, with what should be there if that was asked for.
  package var differing: [(file: CheckedFile, new: [UInt8]?)] = []

  /// Files of an earlier build that would be removed.
  package var extra: [String] = []

  /// How many are as they should be.
  package var same = 0

  package var isUpToDate: Bool { differing.isEmpty && extra.isEmpty }
}
