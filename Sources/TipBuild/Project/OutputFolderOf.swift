import TipDiagnostics
import TipSpecs
import TipSyntax

/// The absolute path of the output folder that a build would have, found without reading any spec.
///
/// - Throws: Where a broken project file leaves it open, and nothing else says it.
package func outputFolder(of request: LoadRequest) throws(Failure) -> String {
  if let typed = request.output { return Paths.resolve(typed, in: request.workingFolder) }
  let location = try locateProject(
    paths: request.paths, projectFile: request.projectFile, workingFolder: request.workingFolder)
  guard let name = location.fileName else { return location.absolute("build") }
  let path = location.absolute(name)
  let bytes = try Failure.catching { () throws(SystemError) in try Disk.read(path) }
  var table = SourceTable()
  var sink = DiagnosticSink()
  let source = table.add(path: name, bytes: bytes)
  guard let tree = parse(source, into: &sink), let project = decodeProject(tree, source: source, into: &sink) else {
    throw Failure(
      .usage, "\(name) is broken, so it cannot be said which folder outputs go to",
      help: "name it with -o, or see `tipc validate`")
  }
  return location.absolute(project.output?.value ?? "build")
}
