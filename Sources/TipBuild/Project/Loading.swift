import TipDiagnostics
import TipSpecs
import TipSyntax

/// Finds, reads and decodes a project and its specs.
///
/// - Throws: Where it cannot be said what the project is; everything else is in the result, so that one broken file
///   hides nothing in another.
package func load(_ request: LoadRequest) async throws(Failure) -> LoadedProject {
  let location = try request.locateProject()
  var loaded = LoadedProject(location: location, output: request.outputFolder(of: nil, in: location))
  try readProject(request, into: &loaded)
  loaded.output = request.outputFolder(of: loaded.project, in: location)
  loaded.readLock()
  loaded.isAllOfProject = request.coversProject(in: location.folder)
  if let input = request.standardInput {
    loaded.take([readStandardInput(input, request, location)])
  } else {
    let list = specs(at: request.paths, request, of: loaded)
    if !loaded.isAllOfProject {
      // Paths that together name every spec are the whole project as well.
      let named = Set(list.specs.map { FilePath($0.absolute) })
      loaded.isAllOfProject = specs(at: [], request, of: loaded).specs.allSatisfy {
        named.contains(FilePath($0.absolute))
      }
    }
    loaded.failures += list.failures
    loaded.remarks += list.remarks
    loaded.take(await read(list.specs, request))
  }
  await loaded.decodeSpecs(jobs: request.jobs)
  return loaded
}

/// The specs that paths name; none stands for the project's folder.
func specs(at paths: [String], _ request: LoadRequest, of loaded: LoadedProject) -> SpecList {
  SpecSearch.run(
    paths: paths, location: loaded.location, outputFolder: loaded.output.path,
    exclude: loaded.project?.exclude.map { Glob($0.value) } ?? [], workingFolder: request.workingFolder)
}

/// A spec's bytes, or why there are none.
private struct ReadSpec: Sendable {
  var logical: String
  var absolute: String?
  var bytes: Result<[UInt8], SystemError>
}

private func readProject(_ request: LoadRequest, into loaded: inout LoadedProject) throws(Failure) {
  guard let name = loaded.location.fileName else {
    loaded.project = ProjectSpec()
    return
  }
  let bytes = try request.projectBytes(loaded.location)
  let source = loaded.add(name, absolute: loaded.location.absolute(name), bytes)
  var sink = DiagnosticSink()
  loaded.project = parse(source, into: &sink).flatMap { decodeProject($0, source: source, into: &sink) }
  if loaded.project == nil, loaded.failures.isEmpty { loaded.isWhole = false }
  loaded.projectFindings = sink
}

private func readStandardInput(
  _ input: LoadRequest.StandardInput, _ request: LoadRequest, _ location: ProjectLocation
) -> ReadSpec {
  let path = Paths.resolve(input.name, in: request.workingFolder)
  let bytes = request.replacements[FilePath(path)] ?? input.bytes
  return ReadSpec(logical: location.logicalPath(path), absolute: nil, bytes: .success(bytes))
}

private func read(_ specs: [SpecPath], _ request: LoadRequest) async -> [ReadSpec] {
  return await parallelMap(count: specs.count, workers: request.jobs) { index in
    let spec = specs[index]
    let bytes = Result { () throws(SystemError) in
      try request.bytes(at: spec.absolute, acceptsPipes: spec.isNamed)
    }
    return ReadSpec(logical: spec.logical, absolute: spec.absolute, bytes: bytes)
  }
}

extension LoadRequest {
  /// Whether the whole folder of the project is asked for.
  fileprivate func coversProject(in folder: String) -> Bool {
    guard standardInput == nil else { return false }
    return paths.isEmpty || paths.contains { Paths.contains(Paths.resolve($0, in: workingFolder), folder) }
  }
}

extension LoadedProject {
  /// Reads `tipc.lock` where there is one.
  fileprivate mutating func readLock() {
    let path = location.absolute(lockName)
    do throws(SystemError) {
      guard let status = try Disk.status(path, throughLinks: false) else { return }
      // Dangling or not: what locks the fonts must be there to be looked at.
      if status.kind == .link, try Disk.status(path) == nil {
        throw SystemError("read", path, reason: "it is a link that leads nowhere")
      }
      if ProjectBounds(of: location).isLedOut(path) {
        throw SystemError("read", path, reason: "it is a link that leads out of the repository")
      }
      lock = add(lockName, absolute: path, try Disk.read(path, atMost: inputLimit))
    } catch {
      var error = error
      error.path = lockName
      failures.append(Failure(error))
    }
  }

  /// Adds what was read to the sources; what was not is a failure.
  fileprivate mutating func take(_ specs: [ReadSpec]) {
    for spec in specs {
      switch spec.bytes {
      case .success(let bytes): specSources.append(add(spec.logical, absolute: spec.absolute, bytes))
      case .failure(var error):
        error.path = spec.logical
        failures.append(Failure(error))
        isWhole = false
      }
    }
  }

  /// Parses and decodes all specs that were read.
  fileprivate mutating func decodeSpecs(jobs: Int) async {
    let files = specSources
    let decoded = await parallelMap(count: files.count, workers: jobs) { index in
      var sink = DiagnosticSink()
      let spec = parse(files[index], into: &sink).flatMap { decodeSpec($0, source: files[index], into: &sink) }
      return (spec, sink)
    }
    for (spec, sink) in decoded {
      specFindings.absorb(sink)
      if let spec { specs.append(spec) } else { isWhole = false }
    }
  }
}

/// The lock's name, beside the project file.
package let lockName = "tipc.lock"
