import TipBuild

/// `tipc clean`.
func runClean(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  let request = try LoadRequest(arguments, paths: arguments.operands)
  for path in arguments.operands where try !isThere(path, request) {
    throw Failure(.usage, "\(path): there is no such file or folder")
  }
  let folder = try outputFolder(of: request)
  let isQuiet = arguments.has(.quiet)
  let report = try clean(folder) { if !isQuiet { console.tell($0) } }
  if !isQuiet {
    for name in report.kept { console.note("\(name) has been edited and was kept") }
    console.say("\(report.removed) file\(report.removed == 1 ? "" : "s") removed")
  }
  return .clean
}

private func isThere(_ path: String, _ request: LoadRequest) throws(Failure) -> Bool {
  try Failure.catching { () throws(SystemError) in
    try Disk.status(Paths.resolve(path, in: request.workingFolder)) != nil
  }
}
