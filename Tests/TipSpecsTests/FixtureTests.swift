import Foundation
import Testing
import TipDiagnostics
import TipSpecs

/// A folder of `Fixtures`: a file that is wrong, and what people read of it.
private let fixtures: [String] = {
  let names = try? FileManager.default.contentsOfDirectory(atPath: testFolder.appendingPathComponent("Fixtures").path)
  return (names ?? []).sorted()
}()

@Suite struct FixtureTests {
  /// With `RECORD_FIXTURES=1` what is printed is written down, and the test fails, so that it cannot pass unread.
  @Test(arguments: fixtures)
  func diagnostics(_ name: String) throws {
    let folder = testFolder.appendingPathComponent("Fixtures/\(name)")
    let isProject = FileManager.default.fileExists(atPath: folder.appendingPathComponent("tipc.yaml").path)
    let path = isProject ? "tipc.yaml" : "spec.yaml"
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    let expectation = folder.appendingPathComponent("expected.txt")
    let printed = Reading(text, path: path).rendered
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try printed.write(to: expectation, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    #expect(printed == (try? String(contentsOf: expectation, encoding: .utf8)))
    let code = specKinds.map(\.code).filter { name.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
    #expect(Set(Reading(text, path: path).codes).contains(code ?? ""))
  }

  /// What takes a file of many kilobytes is tested by itself.
  private static let tooLargeToKeep: Set = ["limit-text-length"]

  @Test func everyKindHasAFixture() {
    for kind in specKinds where !Self.tooLargeToKeep.contains(kind.code) {
      #expect(fixtures.contains { $0 == kind.code || $0.hasPrefix(kind.code + "-") }, "\(kind.code)")
    }
  }

  /// The examples of `tipc explain`: the wrong one brings about the diagnostic, the right one nothing at all.
  @Test func examples() {
    for kind in specKinds where !Self.tooLargeToKeep.contains(kind.code) {
      let wrong = kind.wrong.flatMap { Reading($0.text, path: $0.path).codes }
      #expect(Set(wrong).contains(kind.code), "\(kind.code)")
      for (path, text) in kind.right { #expect(Reading(text, path: path).rendered == "", "\(kind.code)") }
    }
  }
}
