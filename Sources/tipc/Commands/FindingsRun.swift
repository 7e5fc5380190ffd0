import TipBuild
import TipDiagnostics

/// `build` and `validate`: a run, what it found, what it did, and the exit code that all this makes.
struct FindingsRun {
  private let arguments: Arguments
  private let console: Console
  private var request: LoadRequest
  private let goal: RunOptions.Goal
  private let report: ReportOptions

  init(_ arguments: Arguments, _ console: Console, _ request: LoadRequest, goal: RunOptions.Goal) throws {
    self.arguments = arguments
    self.console = console
    self.request = request
    self.goal = goal
    report = try ReportOptions(arguments, console)
    if arguments.has(.diff), !arguments.has(.fix), !arguments.has(.check) {
      throw UsageError("--diff needs --fix or --check")
    }
    if arguments.has(.diff), report.targets.contains(where: { $0.file == nil && $0.format != .text }) {
      throw UsageError("--diff writes to standard output: give --format a file, as in --format json=findings.json")
    }
    if arguments.has(.fix), arguments.has(.check) {
      throw UsageError("--fix cannot be combined with --check")
    }
  }

  mutating func run() async throws -> ExitCode {
    do {
      return try await runReporting()
    } catch let failure as Failure {
      // A machine format on standard output is whole whatever happens. A file is left as it is: where the project is
      // not known, neither is what may be written.
      var report = report
      report.targets.removeAll { $0.file != nil }
      try write([], SourceTable(), report, console)
      console.fail(failure)
      return failure.exitCode
    }
  }

  private mutating func runReporting() async throws -> ExitCode {
    var code = ExitCode.clean
    if arguments.has(.fix) {
      let fixed = try await fixSources()
      // A diff is all that was asked for: what is left to say is for the next run.
      if arguments.has(.diff) { return fixed }
      code = fixed
    }
    let started = Disk.seconds()
    let (baseline, baselineFindings) = try readBaseline()
    var options = RunOptions(goal, arguments, baseline: baseline)
    let progress = Progress(console, isShown: !report.isQuiet)
    options.writes = writtenFiles
    if let baseline = arguments.value(.baseline) {
      options.reads = [Option.writeBaseline.shown: Paths.resolve(baseline, in: request.workingFolder)]
    }
    if !report.isQuiet { options.notice = { [console] in console.tell($0) } }
    options.progress = progress.advance
    let result = try await TipBuild.run(request, options)
    keepUntilExit(result)
    progress.finish()
    try show(result, baselineFindings)
    code = max(code, exitCode(of: result, baselineFindings))
    // Where nothing was found to work on, there is nothing to sum up.
    let didNothing = result.popups == 0 && !result.failures.isEmpty && result.findings.diagnostics.isEmpty
    if !report.isQuiet, !didNothing { summarize(result, seconds: Disk.seconds() - started) }
    return code
  }

  // MARK: Findings

  private func show(_ result: RunResult, _ baselineFindings: Findings?) throws {
    let linked = result.linked
    if let file = arguments.value(.writeBaseline) {
      try writeBaseline(file, result)
    }
    let sources = displayed(linked.sources, of: linked.loaded, from: request.workingFolder)
    let project = linked.loaded.location.fileName.map {
      displayPath(linked.loaded.location.absolute($0), of: linked.loaded.location, from: request.workingFolder)
    }
    try write(
      reported(result) + (try outdated(result)), sources, report, console, projectPath: project ?? "tipc.yaml")
    for failure in result.failures { console.fail(failure) }
    guard !report.isQuiet else { return }
    for remark in linked.loaded.remarks { console.note(remark) }
    if result.popups == 0 { return }
    if let fonts = linked.defaultFonts {
      console.note(
        "the project lists no fonts, so text is measured with \(fonts.main); other machines may have other fonts "
          + "(`tipc fonts add FILE` adds one to the project)")
    } else if linked.loaded.lock == nil, !(linked.loaded.project?.fonts.isEmpty ?? true), goal != .validate {
      console.note("there is no tipc.lock, so a changed font goes unnoticed; `tipc lock` writes one")
    }
    if result.findings.goneFromBaseline > 0 {
      let count = result.findings.goneFromBaseline
      console.note(
        "\(count) finding\(count == 1 ? "" : "s") of the baseline no longer occur\(count == 1 ? "s" : ""); update it "
          + "with --write-baseline")
    }
  }

  private func exitCode(of result: RunResult, _ baselineFindings: Findings?) -> ExitCode {
    var code = result.failures.map(\.exitCode).max() ?? .clean
    let counts = result.findings.counts
    let isBaselined = arguments.has(.writeBaseline)
    let hasFaults = result.findings.diagnostics.contains { $0.severity == .error && !kindTable.isRule($0.code) }
    if isBaselined ? hasFaults : counts.errors > 0 { code = max(code, .findings) }
    if report.isStrict, !isBaselined, counts.warnings > 0 { code = max(code, .findings) }
    if result.findings.isProjectBroken { code = max(code, .usage) }
    if let check = result.check, !check.isUpToDate { code = max(code, .findings) }
    if result.linked.hasNoFont { code = max(code, noFont()) }
    return code
  }

  /// Says that nothing could be measured: a build has failed then, a validation has left something out.
  private func noFont() -> ExitCode {
    let message = "there is no font: the project lists none, and this machine has none of the well-known ones"
    if goal == .validate {
      if !report.isQuiet { console.note(message + ", so no text was measured and no popup was laid out") }
      return .clean
    }
    console.fail(
      message, help: "list font files under `fonts:` in tipc.yaml, or install one, such as Inter (Debian's fonts-inter)"
    )
    return .system
  }

  // MARK: Files that options name

  private var writtenFiles: [WrittenFile] {
    func file(_ option: Option, _ typed: String) -> WrittenFile {
      WrittenFile(option: option.shown, typed: typed, path: Paths.resolve(typed, in: request.workingFolder))
    }
    var files = report.targets.compactMap { target in target.file.map { file(.format, $0) } }
    if let typed = arguments.value(.writeBaseline) { files.append(file(.writeBaseline, typed)) }
    if let typed = arguments.value(.bundle), !arguments.has(.check) { files.append(file(.bundle, typed)) }
    return files
  }

  // MARK: Baselines

  private func readBaseline() throws -> (Baseline?, Findings?) {
    guard let file = arguments.value(.baseline) else { return (nil, nil) }
    let path = Paths.resolve(file, in: request.workingFolder)
    guard try Failure.catching({ () throws(SystemError) in try Disk.status(path) }) != nil else {
      throw Failure(.usage, "there is no baseline \(file)", help: "create it with --write-baseline \(file)")
    }
    let bytes = try Failure.catching { () throws(SystemError) in
      try Disk.read(path, atMost: inputLimit, acceptsPipes: true)
    }
    var table = SourceTable()
    let source = table.add(path: file, bytes: bytes)
    var sink = DiagnosticSink()
    if let baseline = TipDiagnostics.readBaseline(source, into: &sink) { return (baseline, nil) }
    try write(sink.diagnostics, table, ReportOptions(textOf: report), console)
    throw Failure(.usage, "\(file) is not a valid baseline")
  }

  private func writeBaseline(_ file: String, _ result: RunResult) throws {
    let baseline = Baseline(of: result.findings.diagnostics, in: result.linked.sources, kinds: kindTable)
    let path = Paths.resolve(file, in: request.workingFolder)
    try Failure.catching { () throws(SystemError) in
      _ = try Disk.replace(path, with: Array(baseline.fileText.utf8))
    }
    if !report.isQuiet { console.say("\(baseline.total) finding\(baseline.total == 1 ? "" : "s") written to \(file)") }
  }

  // MARK: Fixes

  /// Mends the sources, or shows how; later runs see the mended ones.
  private mutating func fixSources() async throws -> ExitCode {
    let options = RunOptions(.validate, jobs: request.jobs, version: toolVersion)
    let fixed = try await TipBuild.fix(request) { request throws(Failure) in
      let result = try await TipBuild.run(request, options)
      return (result.linked.loaded, result.findings)
    }
    let files = fixed.replacements.sorted { $0.key < $1.key }.map { (path: $0.key.text, bytes: $0.value) }
    let bounds = ProjectBounds(of: try request.locateProject())
    if !arguments.has(.diff) {
      // All are looked at before the first is written.
      for file in files { try Failure.catching { () throws(SystemError) in try bounds.checkWriting(file.path) } }
    }
    for (path, bytes) in files {
      if arguments.has(.diff) {
        try showDiff(
          try? Disk.read(path, atMost: inputLimit), bytes, path: Paths.relative(path, to: request.workingFolder))
      } else {
        try Failure.catching { () throws(SystemError) in _ = try bounds.replace(path, with: bytes) }
      }
    }
    if !report.isQuiet {
      let done = arguments.has(.diff) ? "can be fixed" : "fixed"
      console.say(
        "\(fixed.mended) finding\(fixed.mended == 1 ? "" : "s") \(done) in \(files.count) "
          + "file\(files.count == 1 ? "" : "s")")
      if fixed.wasRefused { console.note("some fixes were not applied because they would cause new findings") }
    }
    return arguments.has(.diff) && !files.isEmpty ? .findings : .clean
  }

  private func showDiff(_ old: [UInt8]?, _ new: [UInt8]?, path: String) throws(Failure) {
    let usesColor = report.color.usesColor(isTerminal: console.outputIsTerminal, environment: console.environment)
    let style: DiffStyle = console.outputIsTerminal || usesColor ? .visible(inColor: usesColor) : .exact
    try console.write(unifiedDiff(old, new, path: path, style: style))
  }

  // MARK: What was done

  /// The findings that are shown: a baseline that was just written holds those of rules.
  private func reported(_ result: RunResult) -> [Diagnostic] {
    guard arguments.has(.writeBaseline) else { return result.findings.diagnostics }
    return result.findings.diagnostics.filter { !kindTable.isRule($0.code) }
  }

  /// One finding for each output that is not as it should be; with `--diff` the differences instead.
  private func outdated(_ result: RunResult) throws(Failure) -> [Diagnostic] {
    guard let check = result.check else { return [] }
    let folder = Paths.relative(outputFolder(result), to: request.workingFolder)
    func shown(_ name: String) -> String { Paths.normalize(folder + "/" + name) }
    if arguments.has(.diff) {
      for (file, new) in check.differing { try showDiff(file.old, new, path: shown(file.name)) }
      return check.extra.map { .outdatedOutput(shown($0), "is no longer generated") }
    }
    let differing = check.differing.map { file in
      Diagnostic.outdatedOutput(shown(file.file.name), phrase(file.file.finding))
    }
    return differing + check.extra.map { .outdatedOutput(shown($0), "is no longer generated") }
  }

  private func phrase(_ finding: CheckedFile.Finding) -> String {
    switch finding {
    case .missing: "is missing"
    case .mixed: "is not what the manifest lists: it was edited, or a build did not finish"
    case .stale, .same: "is stale"
    }
  }

  private func outputFolder(_ result: RunResult) -> String {
    if case .checkBundle(let file, _) = goal { return Paths.parent(file) }
    return result.linked.loaded.output.path
  }

  private func summarize(_ result: RunResult, seconds: Double) {
    // Where specs are too broken to say how many popups there are, a 0 would be wrong.
    var parts = result.popups == 0 ? [] : [count(result.popups, "popup"), count(result.variants, "variant")]
    if let commit = result.commit {
      parts.append("\(commit.written) written, \(commit.unchanged) unchanged, \(commit.removed) removed")
      for name in commit.kept {
        console.note("\(name) is stale, but was kept because it may have been edited")
      }
    } else if let check = result.check {
      parts.append(
        check.isUpToDate ? "up to date" : "\(count(check.differing.count + check.extra.count, "output")) out of date")
    } else if goal != .validate {
      parts.append("nothing written")
    }
    let tenths = Int((seconds * 100).rounded())
    let time = "\(tenths / 100).\(tenths % 100 / 10)\(tenths % 10) s"
    let problems = result.findings.diagnostics.isEmpty ? [] : [result.findings.counts.summary]
    let done = parts.isEmpty ? [] : [parts.joined(separator: ", ")]
    let all = (problems + done).joined(separator: "; ")
    console.say((all.isEmpty ? "no popups" : all) + " in " + time)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension ReportOptions {
  /// The same without any machine format: for what is said on the way to a failure.
  init(textOf other: ReportOptions) {
    self = other
    targets = [(.text, nil)]
  }
}
