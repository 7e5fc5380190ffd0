import TipBuild
import TipDiagnostics

/// `tipc validate`.
func runValidate(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  var paths = arguments.operands
  var input: LoadRequest.StandardInput?
  if paths.contains("-") {
    guard paths.count == 1 else {
      throw UsageError("- stands for standard input and cannot be combined with other paths")
    }
    if arguments.has(.fix) { throw UsageError("--fix cannot change standard input") }
    let bytes = try Failure.catching { () throws(SystemError) in try Disk.readStandardInput(atMost: inputLimit) }
    input = LoadRequest.StandardInput(name: arguments.value(.standardInputName) ?? "stdin.yaml", bytes: bytes)
    paths = []
  } else if arguments.has(.standardInputName) {
    throw UsageError("--stdin-filename needs the path -")
  }
  var request = try LoadRequest(arguments, paths: paths)
  request.standardInput = input
  var run = try FindingsRun(arguments, console, request, goal: .validate)
  return try await run.run()
}

/// `tipc build`.
func runBuild(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  if arguments.operands.contains("-") {
    throw UsageError("tipc build does not read standard input", help: "`tipc validate -` does")
  }
  let request = try LoadRequest(arguments, paths: arguments.operands)
  let keepsFiles = arguments.has(.diff)
  let goal: RunOptions.Goal
  switch (arguments.value(.bundle), arguments.has(.check)) {
  case (let file?, _) where arguments.has(.output):
    throw UsageError("--bundle cannot be combined with --output: it writes nothing but \(file)")
  case (let file?, let isCheck):
    let path = Paths.resolve(file, in: request.workingFolder)
    goal = isCheck ? .checkBundle(path, keepingFiles: keepsFiles) : .bundle(path)
  case (nil, true): goal = .check(keepingFiles: keepsFiles)
  case (nil, false): goal = .write
  }
  var run = try FindingsRun(arguments, console, request, goal: goal)
  return try await run.run()
}
