import Foundation
import Testing
import TipBuild
import TipDiagnostics

/// The examples of `tipc explain`: the wrong one brings its finding about, the right one does not.
@Suite struct ExampleTests {
  /// Kinds whose examples are not files of a project, or need files that are no text; each has tests of its own.
  private static let apart: Set<String> = [
    "outdated-output", "bad-baseline", "font-lock", "bad-lock", "restricted-font",
  ]

  static let codes = kindTable.kinds.filter { !apart.contains($0.code) && !$0.wrong.allSatisfy { $0.text.isEmpty } }
    .map(\.code)

  @Test(arguments: codes)
  func example(code: String) async throws {
    let kind = try #require(kindTable[code])
    #expect(try await found(in: kind.wrong).contains(code), "the wrong example does not bring it about")
    #expect(!(try await found(in: kind.right).contains(code)), "the right example brings it about")
  }

  /// The codes of all that is found in a project of some files.
  private func found(in files: DiagnosticKind.Example) async throws -> Set<String> {
    let folder = try TemporaryFolder()
    try folder.make([".git"])
    for file in files { try folder.write(file.path, file.text) }
    try nameFont(in: folder)
    var request = LoadRequest(workingFolder: folder.path, jobs: 1)
    request.paths = ["."]
    let result = try await run(request, RunOptions(.validate, jobs: 1, version: "0.1.0"))
    return Set(result.findings.diagnostics.map(\.code))
  }

  /// Examples are measured with a font of this repository, whatever the machine has.
  private func nameFont(in folder: TemporaryFolder) throws {
    let project = folder.read("tipc.yaml") ?? ""
    guard !project.contains("fonts:"), !project.contains("[") || project.hasSuffix("\n") else { return }
    let font = repository + "/Tests/Fixtures/fonts/Box-Regular.ttf"
    try FileManager.default.copyItem(atPath: font, toPath: folder.absolute("Box.ttf"))
    try folder.write("tipc.yaml", project + "fonts: {system: {faces: [{file: Box.ttf}]}}\n")
  }
}
