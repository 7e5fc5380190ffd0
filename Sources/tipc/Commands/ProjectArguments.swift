import TipBuild
import TipDiagnostics

extension LoadRequest {
  /// The request that a command line makes.
  init(_ arguments: Arguments, paths: [String]) throws {
    let folder = try Failure.catching { () throws(SystemError) in try Disk.currentFolder() }
    self.init(workingFolder: folder, jobs: arguments.number(.jobs) ?? Disk.processorCount)
    self.paths = paths
    projectFile = arguments.value(.project)
    output = arguments.value(.output)
  }
}

extension RunOptions {
  /// The options that a command line gives for a goal.
  init(_ goal: Goal, _ arguments: Arguments, baseline: Baseline? = nil) {
    self.init(goal, jobs: arguments.number(.jobs) ?? Disk.processorCount, version: toolVersion)
    only = arguments.all(.only)
    strict = arguments.has(.strict)
    self.baseline = baseline
  }
}

extension Failure {
  var exitCode: ExitCode { cause == .usage ? .usage : .system }
}
