import Testing
import TipCompiler
import TipDiagnostics

/// The examples of `tipc explain`, run through the whole compiler: the wrong one brings about its diagnostic, and the
/// right one nothing at all.
@Suite struct ExampleTests {
  /// What belongs to the building of a project, which this room knows nothing of.
  static let ofTheBuild: Set<String> = ["font-lock", "bad-lock"]

  /// What takes a file of megabytes, so that there is no example.
  static let tooLarge: Set<String> = [
    "limit-nodes", "limit-file-size", "limit-blank-run", "limit-variants", "limit-text-length",
  ]

  /// What a wrong example brings about besides, and why it cannot be without it.
  static let besides: [String: (codes: Set<String>, why: String)] = [:]

  static let kinds = allKinds.filter { !ofTheBuild.union(tooLarge).contains($0.code) }

  @Test(arguments: kinds.map(\.code), ["classic", "modern"])
  func examples(_ code: String, preset: String) throws {
    let kind = try #require(Self.kinds.first { $0.code == code })
    let wrong = compileFiles(with(preset, kind.wrong))
    let besides = Self.besides[code]?.codes ?? []
    #expect(wrong.codes.contains(code), "\(wrong.rendered)")
    #expect(Set(wrong.codes).subtracting(besides) == [code], "\(wrong.rendered)")
    let right = compileFiles(with(preset, kind.right))
    #expect(right.rendered == "")
  }

  /// Files with a preset in their project file, if they do not name one.
  private func with(_ preset: String, _ files: DiagnosticKind.Example) -> DiagnosticKind.Example {
    var files = files
    let line = "preset: \(preset)\n"
    guard let index = files.firstIndex(where: { $0.path == "tipc.yaml" }) else { return files + [("tipc.yaml", line)] }
    if !files[index].text.contains("preset:") { files[index].text += "\n" + line }
    return files
  }

  @Test func allOthersHaveExamples() {
    for kind in allKinds {
      #expect(kind.wrong.isEmpty == Self.tooLarge.contains(kind.code), "\(kind.code)")
      #expect(kind.right.isEmpty == Self.tooLarge.contains(kind.code), "\(kind.code)")
    }
  }

  @Test func codesAreUnique() {
    #expect(Set(allKinds.map(\.code)).count == allKinds.count)
  }
}
