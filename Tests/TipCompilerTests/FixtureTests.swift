import Foundation
import Testing
import TipCompiler

/// A folder of `Fixtures`: the files of a project, and what people read of it.
private let fixtures: [String] = {
  let names = try? FileManager.default.contentsOfDirectory(atPath: testFolder.appendingPathComponent("Fixtures").path)
  return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
}()

/// The diagnostics of this room as people read them. What is not expected fails as surely as what is missing.
@Suite struct FixtureTests {
  /// With `RECORD_FIXTURES=1` what is printed is written down, and the test fails, so that it cannot pass unread.
  @Test(arguments: fixtures)
  func diagnostics(_ name: String) throws {
    let folder = testFolder.appendingPathComponent("Fixtures/\(name)")
    var files: [(path: String, text: String)] = []
    for path in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where path != "expected.txt" {
      files.append((path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)))
    }
    let compilation = compileFiles(files)
    let expectation = folder.appendingPathComponent("expected.txt")
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try compilation.rendered.write(to: expectation, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    #expect(compilation.rendered == (try? String(contentsOf: expectation, encoding: .utf8)))
    let kinds = (ruleKinds + resolveKinds).map(\.code)
    let code = kinds.filter { name == $0 || name.hasPrefix($0 + "-") }.max { $0.utf8.count < $1.utf8.count }
    #expect(compilation.codes.contains(code ?? ""))
  }

  @Test(arguments: (ruleKinds + resolveKinds).map(\.code)) func everyKindHasAFixture(_ code: String) {
    #expect(fixtures.contains { $0 == code || $0.hasPrefix(code + "-") })
  }
}
