import PopupLayout
import TipCompiler
import TipDiagnostics
import TipDrawing
import TipEmit
import TipSpecs

/// Reads, links, compiles and judges a project, and does with its outputs what `options` say.
///
/// Nothing is written if there is an error anywhere, or a failure. A build takes its output folder before it reads the
/// first input, so that one that had to wait for another writes what the inputs say now.
///
/// - Throws: Where it cannot be said what the project is, its outputs may not go where they should, `only` names no
///   popup, or an option names a file that is needed for something else.
package func run(_ request: LoadRequest, _ options: RunOptions) async throws(Failure) -> RunResult {
  let opening = options.goal == .write ? try open(request, options) : nil
  defer { if case .success(let staging) = opening { staging.abandon() } }
  let linked = link(try await load(request), version: options.version)
  try refuseNeeded(options.writes, in: linked, request, alsoRead: options.reads)
  var result = RunResult(
    linked: linked, findings: judged(linked, linked.findings, options, isComplete: false),
    failures: linked.loaded.failures)
  if case .failure(let failure) = opening { result.failures.append(failure) }
  guard let program = linked.program, let fonts = program.fonts else { return result }
  let indices = try chosen(options.only, of: program)
  result.popups = indices.count
  result.variants = indices.reduce(0) { $0 + program.variantCount(of: $1) }
  let mayWrite = result.failures.isEmpty && linked.loaded.isWhole && !result.findings.forbidsOutputs(options)
  let run = CompileRun(linked: linked, program: program, fonts: fonts, indices: indices, options: options)
  switch (options.goal, opening) {
  case _ where !mayWrite, (.validate, _): await run.validate(&result)
  case (.write, .success(let staging)): try await run.write(&result, into: staging)
  case (.write, _): await run.validate(&result)
  case (.check(let keepingFiles), _): try await run.check(&result, keepingFiles: keepingFiles)
  case (.bundle(let file), _): try await run.bundle(&result, file)
  case (.checkBundle(let file, let keepingFiles), _):
    try await run.checkBundle(&result, file, keepingFiles: keepingFiles)
  }
  return result
}

/// Takes the output folder, or says why it cannot be had; `nil` where a broken project file does not say which it is,
/// which its diagnostics will tell.
private func open(_ request: LoadRequest, _ options: RunOptions) throws(Failure) -> Result<Staging, Failure>? {
  guard let folder = try? outputFolder(of: request) else { return nil }
  // That it is no place for outputs is all that there is to say; that it cannot be had now leaves the specs to check.
  try folder.check()
  return Result { () throws(Failure) in try Staging(into: folder, notice: options.notice) }
}

private func judged(
  _ linked: LinkedProject, _ sink: DiagnosticSink, _ options: RunOptions, isComplete: Bool
) -> Findings {
  judge(sink, in: linked.loaded, sources: linked.sources, baseline: options.baseline, isComplete: isComplete)
}

extension Findings {
  /// Whether outputs may not be written.
  fileprivate func forbidsOutputs(_ options: RunOptions) -> Bool {
    hasErrors || options.strict && counts.warnings > 0
  }
}

/// The indices of the popups that were asked for.
package func chosen(_ ids: [String], of program: Program) throws(Failure) -> [Int] {
  guard !ids.isEmpty else { return Array(program.popups.indices) }
  let known = program.popups.map(\.id)
  let declared = Set(known)
  for id in ids where !declared.contains(id) {
    let near = nearest(to: id, among: known)
    throw Failure(.usage, "there is no popup `\(id)`", help: near.map { "did you mean `\($0)`?" })
  }
  let wanted = Set(ids)
  return known.indices.filter { wanted.contains(known[$0]) }
}

/// The second half of a run: everything about one program.
private struct CompileRun {
  let linked: LinkedProject
  let program: Program
  let fonts: FontLibrary
  let indices: [Int]
  let options: RunOptions

  /// Whether every popup of the specs at hand is compiled.
  private var isUnfiltered: Bool { options.only.isEmpty }

  /// Whether all outputs of the project are made: only then is it known what is stale, and what the gallery shows.
  private var isComplete: Bool { isUnfiltered && linked.loaded.isAllOfProject }

  /// Compiles, judges, and keeps what `consume` made of each popup.
  private func compile<Output: Sendable>(
    _ result: inout RunResult, _ consume: @escaping @Sendable (Int, CompiledPopup) -> Output
  ) async -> [Output] {
    let (progress, total) = (options.progress, indices.count)
    let outcomes = await compileAll(program, fonts, indices, jobs: options.jobs) { index, compiled in
      defer { progress(total) }
      return consume(index, compiled)
    }
    var sink = linked.findings
    for outcome in outcomes { sink.absorb(outcome.findings) }
    let isJudged = isUnfiltered && linked.loaded.isWhole && outcomes.allSatisfy { $0.output != nil }
    result.findings = judged(linked, sink, options, isComplete: isJudged)
    return outcomes.compactMap(\.output)
  }

  func validate(_ result: inout RunResult) async {
    let (progress, total) = (options.progress, indices.count)
    var sink = linked.findings
    for popup in await validateAll(program, fonts, indices, jobs: options.jobs, done: { progress(total) }) {
      sink.absorb(popup)
    }
    result.findings = judged(linked, sink, options, isComplete: isUnfiltered && linked.loaded.isWhole)
  }

  // MARK: Writing

  func write(_ result: inout RunResult, into staging: Staging) async throws(Failure) {
    guard staging.state.folder == linked.loaded.output else {
      throw Failure(.system, "the project file was changed while the build began", help: "run the build again")
    }
    try staging.state.folder.check(inputs: linked.inputPaths)
    let popups = await compile(&result) { index, compiled in
      (scene: compiled.scene, files: Result { () throws(Failure) in try staging.stage(compiled.files, of: index) })
    }
    guard !result.findings.forbidsOutputs(options), popups.count == indices.count else { return }
    var staged: [StagedFile] = []
    var entries: [Manifest.Entry] = []
    for (index, popup) in zip(indices, popups) {
      let files = try popup.files.get()
      staged += files
      entries.append(entry(of: index, files.map { Manifest.File(path: $0.name, hash: $0.hash) }))
    }
    let overview =
      isComplete
      ? overviewFiles(popups.map(\.scene), entries, result.findings)
      : staging.state.manifest.map { [manifestFile($0.replacing(entries))] } ?? []
    staged += try staging.stage(overview, of: program.popups.count)
    result.commit = try staging.commit(staged, isComplete: isComplete)
  }

  /// The gallery and the manifest, last in the list so that the manifest never names what is not there yet.
  private func overviewFiles(
    _ scenes: [GalleryPopup], _ entries: [Manifest.Entry], _ findings: Findings
  ) -> [OutputFile] {
    let diagnostics = findings.forGallery(in: linked.sources)
    let judged = scenes.map { scene in
      var scene = scene
      scene.diagnostics = diagnostics[scene.id] ?? []
      return scene
    }
    let page = OutputFile(OutputNames.gallery, gallery(judged, general: diagnostics[nil] ?? []))
    let listed = [Manifest.File(path: page.name, hash: contentHash(page.bytes))]
    return [page, manifestFile(Manifest(files: listed, popups: entries))]
  }

  private func entry(of index: Int, _ files: [Manifest.File]) -> Manifest.Entry {
    Manifest.Entry(id: program.popups[index].id, files: files)
  }

  private func manifestFile(_ contents: Manifest) -> OutputFile {
    OutputFile(OutputNames.manifest, manifest(contents))
  }

  // MARK: Checking

  func check(_ result: inout RunResult, keepingFiles: Bool) async throws(Failure) {
    let state = try OutputState(opening: linked.loaded.output)
    let popups = await compile(&result) { _, compiled in
      (scene: compiled.scene, files: Result { () throws(Failure) in try state.check(compiled.files, keepingFiles) })
    }
    guard !result.findings.forbidsOutputs(options) else { return }
    var report = CheckReport()
    var entries: [Manifest.Entry] = []
    for (index, popup) in zip(indices, popups) {
      let files = try popup.files.get()
      report.add(files)
      entries.append(entry(of: index, files.map { Manifest.File(path: $0.file.name, hash: $0.file.hash) }))
    }
    if isComplete {
      let overview = overviewFiles(popups.map(\.scene), entries, result.findings)
      report.add(try state.check(overview, keepingFiles))
      report.extra = state.extra(besides: Set(allOutputNames(of: program).map { FilePath($0) }))
    }
    report.differing.sort { Paths.precedes($0.file.name, $1.file.name) }
    result.check = report
  }

  // MARK: The bundle

  func bundle(_ result: inout RunResult, _ file: String) async throws(Failure) {
    let layouts = await compile(&result) { _, compiled in compiled.layout }
    guard !result.findings.forbidsOutputs(options) else { return }
    let written = try Failure.catching { () throws(SystemError) in
      try Disk.replace(file, with: layoutBundle(layouts))
    }
    var report = CommitReport()
    if written { report.written = 1 } else { report.unchanged = 1 }
    result.commit = report
  }

  func checkBundle(_ result: inout RunResult, _ file: String, keepingFiles: Bool) async throws(Failure) {
    let layouts = await compile(&result) { _, compiled in compiled.layout }
    guard !result.findings.forbidsOutputs(options) else { return }
    var report = CheckReport()
    report.add([try checkedBundle(layoutBundle(layouts), file, keepingFiles)])
    result.check = report
  }

  private func checkedBundle(
    _ bytes: [UInt8], _ file: String, _ keepingFiles: Bool
  ) throws(Failure) -> (file: CheckedFile, new: [UInt8]?) {
    var checked = CheckedFile(name: Paths.name(file), finding: .missing, hash: contentHash(bytes))
    let old = try Failure.catching { () throws(SystemError) in
      try Disk.status(file) == nil ? nil : try Disk.read(file, atMost: max(OutputState.limit, bytes.count))
    }
    if let old {
      checked.finding = old == bytes ? .same : .stale
      checked.old = keepingFiles ? old : nil
    }
    return (checked, keepingFiles && checked.finding != .same ? bytes : nil)
  }
}

/// All names that a build writes into its output folder, in the order of the popups.
package func allOutputNames(of program: Program) -> [String] {
  program.popups.indices.flatMap { program.outputs(of: $0) } + OutputNames.overview
}

extension Staging {
  fileprivate func stage(_ files: [OutputFile], of index: Int) throws(Failure) -> [StagedFile] {
    var staged: [StagedFile] = []
    for (ordinal, file) in files.enumerated() {
      staged.append(try stage(file, key: WorkFolder.stagedName(index, ordinal)))
    }
    return staged
  }
}

extension OutputState {
  fileprivate func check(
    _ files: [OutputFile], _ keepingFiles: Bool
  ) throws(Failure) -> [(file: CheckedFile, new: [UInt8]?)] {
    var checked: [(file: CheckedFile, new: [UInt8]?)] = []
    for file in files {
      let found = try check(file, keepingOld: keepingFiles)
      checked.append((found, keepingFiles && found.finding != .same ? file.bytes : nil))
    }
    return checked
  }
}

extension CheckReport {
  fileprivate mutating func add(_ files: [(file: CheckedFile, new: [UInt8]?)]) {
    for file in files {
      if file.file.finding == .same { same += 1 } else { differing.append(file) }
    }
  }
}

extension Findings {
  /// The findings as the gallery shows them, by the popup that they are about.
  fileprivate func forGallery(in sources: SourceTable) -> [String?: [GalleryDiagnostic]] {
    Dictionary(grouping: diagnostics, by: \.popup).mapValues { $0.map { GalleryDiagnostic($0, in: sources) } }
  }
}

extension GalleryDiagnostic {
  fileprivate init(_ diagnostic: Diagnostic, in sources: SourceTable) {
    let place = diagnostic.primary.map { label in
      let start = label.place.range.lowerBound
      return "\(sources[label.place.file].path):\(start.line):\(start.column)"
    }
    self.init(
      severity: diagnostic.severity.rawValue, code: diagnostic.code, message: diagnostic.message, place: place,
      help: diagnostic.help)
  }
}
