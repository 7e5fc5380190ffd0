import TipBuild
import TipCompiler
import TipDiagnostics

/// `tipc inputs`.
func printInputs(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  let request = try LoadRequest(arguments, paths: arguments.operands)
  guard let linked = try await cleanlyLinked(request, console) else { return .findings }
  let paths = linked.inputPaths.map {
    displayPath($0, of: linked.loaded.location, from: request.workingFolder)
  }
  try printList(paths, arguments, console)
  return .clean
}

/// `tipc outputs`.
func printOutputs(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  let request = try LoadRequest(arguments, paths: arguments.operands)
  guard let linked = try await cleanlyLinked(request, console), let program = linked.program else { return .findings }
  let indices = try chosen(arguments.all(.only), of: program)
  let names: [String]
  if let bundle = arguments.value(.bundle) {
    names = [Paths.resolve(bundle, in: request.workingFolder)]
  } else {
    let all = arguments.has(.only) ? indices.flatMap { program.outputs(of: $0) } : allOutputNames(of: program)
    names = all.map { Paths.resolve($0, in: linked.loaded.output.path) }
  }
  try printList(names.map { Paths.relative($0, to: request.workingFolder) }, arguments, console)
  return .clean
}

/// A project that has no errors; `nil` where it has, which standard error then says.
func cleanlyLinked(_ request: LoadRequest, _ console: Console) async throws -> LinkedProject? {
  let linked = link(try await load(request), version: toolVersion)
  keepUntilExit(linked)
  let findings = judge(
    linked.findings, in: linked.loaded, sources: linked.sources, baseline: nil, isComplete: false)
  for failure in linked.loaded.failures.dropFirst() { console.fail(failure) }
  if let failure = linked.loaded.failures.first { throw failure }
  guard findings.hasErrors || linked.program == nil else { return linked }
  let sources = displayed(linked.sources, of: linked.loaded, from: request.workingFolder)
  let errors = findings.diagnostics.filter { $0.severity == .error }
  console.put(renderText(errors, from: sources))
  return nil
}

private func printList(_ paths: [String], _ arguments: Arguments, _ console: Console) throws {
  let sorted = paths.sorted(by: Paths.precedes)
  let format = arguments.value(.listFormat).flatMap(ListFormat.init(rawValue:)) ?? .lines
  switch format {
  case .nul: try console.write(sorted.map { $0 + "\0" }.joined())
  case .json:
    var text = "["
    for (index, path) in sorted.enumerated() {
      text += index == 0 ? "\n  " : ",\n  "
      writeJSONString(path, to: &text)
    }
    try console.write(text + (sorted.isEmpty ? "]\n" : "\n]\n"))
  case .lines, .xcfilelist:
    if let bad = sorted.first(where: { $0.utf8.contains(0x0A) }) {
      throw Failure(
        .usage, "the name \(bad) contains a line feed, so it cannot be listed on a line", help: "use --format nul")
    }
    let prefix = format == .xcfilelist ? "$(SRCROOT)/" : ""
    try console.write(sorted.map { (Paths.isAbsolute($0) ? "" : prefix) + $0 + "\n" }.joined())
  }
}
