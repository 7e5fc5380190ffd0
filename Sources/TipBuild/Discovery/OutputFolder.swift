/// Says no to an output folder that would put something else in danger.
///
/// - Parameters:
///   - folder: Absolute.
///   - typed: As the user named it.
///   - inputs: Absolute paths of all that is read.
package func checkOutputFolder(_ folder: String, typed: String, inputs: [String]) throws(Failure) {
  let real = realPathOfWhatExists(folder)
  if real == "/" { throw refusal(typed, "the root of the file system") }
  if let home = Disk.homeFolder(), realPathOfWhatExists(home) == real { throw refusal(typed, "the home folder") }
  let repository = try Failure.catching { () throws(SystemError) in
    try Disk.status(Paths.resolve(".git", in: real))
  }
  if repository != nil { throw refusal(typed, "the root of a repository") }
  for input in inputs.lazy.map(realPathOfWhatExists) where Paths.contains(real, input) {
    throw Failure(
      .usage, "the output folder \(typed) holds an input, \(Paths.relative(input, to: real))",
      help: "choose a folder that holds nothing else, with -o or `output:`")
  }
}

private func refusal(_ typed: String, _ what: String) -> Failure {
  Failure(
    .usage, "the output folder \(typed) is \(what)",
    help: "choose a folder that holds nothing else, with -o or `output:`")
}

/// `path` with links followed in as much of it as there is.
func realPathOfWhatExists(_ path: String) -> String {
  if let real = try? Disk.realPath(path) { return real }
  let parent = Paths.parent(path)
  if parent == path || parent == "." { return path }
  return Paths.resolve(Paths.name(path), in: realPathOfWhatExists(parent))
}
