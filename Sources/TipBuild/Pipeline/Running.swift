import PopupLayout
import TipCompiler
import TipDiagnostics
import TipDrawing
import TipEmit
import TipSpecs

/// Reads, links, compiles and judges a project, and does with its outputs what `options` say.
///
/// Nothing is written if there is an error anywhere, or a failure.
///
/// - Throws: Where it cannot be said what the project is, or `only` names no popup.
package func run(_ request: LoadRequest, _ options: RunOptions) async throws(Failure) -> RunResult {
  let linked = link(try await load(request), version: options.version)
  var result = RunResult(
    linked: linked, findings: judged(linked, linked.findings, options, isComplete: false),
    failures: linked.loaded.failures)
  guard let program = linked.program, let fonts = program.fonts else { return result }
  let indices = try chosen(options.only, of: program)
  result.popups = indices.count
  result.variants = indices.reduce(0) { $0 + program.variantCount(of: $1) }
  let mayWrite = result.failures.isEmpty && linked.loaded.isWhole && !result.findings.forbidsOutputs(options)
  let run = CompileRun(linked: linked, program: program, fonts: fonts, indices: indices, options: options)
  switch options.goal {
  case _ where !mayWrite, .validate: await run.validate(&result)
  case .write: try await run.write(&result)
  case .check(let keepingFiles): try await run.check(&result, keepingFiles: keepingFiles)
  case .bundle(let file): try await run.bundle(&result, file)
  case .checkBundle(let file, let keepingFiles):
    try await run.checkBundle(&result, file, keepingFiles: keepingFiles)
  }
  return result
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
  for id in ids where !program.popups.contains(where: { $0.id == id }) {
    let near = nearest(to: id, among: program.popups.map(\.id))
    throw Failure(.usage, "there is no popup `\(id)`", help: near.map { "did you mean `\($0)`?" })
  }
  return program.popups.indices.filter { ids.contains(program.popups[$0].id) }
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

  func write(_ result: inout RunResult) async throws(Failure) {
    let folder = linked.loaded.outputFolder
    try checkOutputFolder(folder, typed: linked.loaded.outputName, inputs: linked.inputPaths)
    let staging = try Staging(into: folder, waiting: options.waiting)
    do throws(Failure) {
      try await stage(into: staging, &result)
    } catch {
      staging.abandon()
      throw error
    }
  }

  private func stage(into staging: Staging, _ result: inout RunResult) async throws(Failure) {
    let popups = await compile(&result) { index, compiled in
      (scene: compiled.scene, files: Result { () throws(Failure) in try staging.stage(compiled.files, of: index) })
    }
    guard !result.findings.forbidsOutputs(options), popups.count == indices.count else {
      return staging.abandon()
    }
    var staged: [StagedFile] = []
    for popup in popups { staged += try popup.files.get() }
    if isComplete {
      let overview = overviewFiles(popups.map(\.scene), result.findings)
      staged += try staging.stage(overview, of: program.popups.count)
    }
    result.commit = try staging.commit(staged, isComplete: isComplete)
  }

  /// The gallery and the manifest, last in the list so that the manifest never names what is not there yet.
  private func overviewFiles(_ scenes: [GalleryPopup], _ findings: Findings) -> [OutputFile] {
    let diagnostics = findings.forGallery(in: linked.sources)
    let judged = scenes.map { scene in
      var scene = scene
      scene.diagnostics = diagnostics[scene.id] ?? []
      return scene
    }
    let entries = program.popups.indices.map { index in
      Manifest.Entry(id: program.popups[index].id, files: program.outputs(of: index))
    }
    let page = gallery(judged, general: diagnostics[nil] ?? [])
    return [
      OutputFile(OutputState.galleryName, page),
      OutputFile(OutputState.manifestName, manifest(Manifest(files: overviewNames, popups: entries))),
    ]
  }

  // MARK: Checking

  func check(_ result: inout RunResult, keepingFiles: Bool) async throws(Failure) {
    let state = OutputState(reading: linked.loaded.outputFolder)
    let popups = await compile(&result) { _, compiled in
      (scene: compiled.scene, files: Result { () throws(Failure) in try state.check(compiled.files, keepingFiles) })
    }
    guard !result.findings.forbidsOutputs(options) else { return }
    var report = CheckReport()
    for popup in popups { report.add(try popup.files.get()) }
    if isComplete {
      report.add(try state.check(overviewFiles(popups.map(\.scene), result.findings), keepingFiles))
      report.extra = state.extra(besides: Set(allOutputNames(of: program)))
    }
    report.differing.sort { Paths.precedes($0.file.name, $1.file.name) }
    result.check = report
  }

  // MARK: The bundle

  func bundle(_ result: inout RunResult, _ file: String) async throws(Failure) {
    try refuseInput(file)
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
    let state = OutputState(reading: Paths.parent(file))
    var report = CheckReport()
    report.add(try state.check([OutputFile(Paths.name(file), layoutBundle(layouts))], keepingFiles))
    result.check = report
  }

  private func refuseInput(_ file: String) throws(Failure) {
    let real = realPathOfWhatExists(file)
    guard !linked.inputPaths.contains(where: { realPathOfWhatExists($0) == real }) else {
      throw Failure(.usage, "\(file) is an input and cannot be written", help: "choose another file")
    }
  }
}

/// All names that a build writes into its output folder, in the order of the popups.
package func allOutputNames(of program: Program) -> [String] {
  program.popups.indices.flatMap { program.outputs(of: $0) } + overviewNames
}

/// The files that belong to no popup.
private let overviewNames = [OutputState.galleryName, OutputState.manifestName]

extension Staging {
  fileprivate func stage(_ files: [OutputFile], of index: Int) throws(Failure) -> [StagedFile] {
    var staged: [StagedFile] = []
    for (ordinal, file) in files.enumerated() { staged.append(try stage(file, key: "\(index)-\(ordinal)")) }
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
