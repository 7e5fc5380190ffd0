import Foundation
import Testing
import TipDiagnostics

@testable import TipSyntax

/// One folder below `Fixtures`, named for the code that it shows: a spec and what is to be said about it.
struct Fixture: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let expected: String

  var testDescription: String { name }

  static let all: [Fixture] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let spec = folder.appendingPathComponent(name).appendingPathComponent("spec.yaml")
      let expected = folder.appendingPathComponent(name).appendingPathComponent("expected.txt")
      guard let bytes = try? Data(contentsOf: spec) else { return nil }
      return Fixture(
        name: name, bytes: Array(bytes), expected: (try? String(contentsOf: expected, encoding: .utf8)) ?? "")
    }
  }()
}

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  func saysWhatIsExpected(_ fixture: Fixture) {
    #expect(describe(read(bytes: fixture.bytes).diagnostics) == fixture.expected)
  }

  /// A safe fix leaves the file without the problem, and brings no other.
  @Test(arguments: Fixture.all)
  func safeFixesMend(_ fixture: Fixture) {
    let before = read(bytes: fixture.bytes).diagnostics
    for diagnostic in before {
      guard let fix = diagnostic.fix, fix.safety == .safe else { continue }
      let after = read(bytes: apply(fix, to: fixture.bytes)).diagnostics
      #expect(after.count == before.count - 1, "\(describe(after))")
    }
  }

  @Test func everyKindHasAFixture() {
    let tooLargeToKeep: Set = ["limit-file-size", "limit-nodes", "limit-blank-run", "limit-alias-nodes"]
    let shown = Set(Fixture.all.flatMap { read(bytes: $0.bytes).diagnostics.map(\.code) })
    #expect(Set(syntaxKinds.map(\.code)).subtracting(shown).subtracting(tooLargeToKeep) == [])
    for fixture in Fixture.all {
      let code = read(bytes: fixture.bytes).diagnostics.first?.code ?? ""
      #expect(fixture.name.hasPrefix(code), "\(fixture.name) shows \(code)")
    }
  }
}

@Suite struct KindTests {
  @Test(arguments: syntaxKinds.map(\.code))
  func examplesAreRight(_ code: String) throws {
    let kind = try #require(syntaxKinds.first { $0.code == code })
    if let wrong = kind.wrong.first {
      #expect(read(wrong.text).diagnostics.map(\.code).contains(code))
    }
    for right in kind.right { #expect(describe(read(right.text).diagnostics) == "") }
    #expect(kind.summary.hasSuffix(".") && !kind.explanation.isEmpty)
  }

  @Test func codesAreUnique() {
    #expect(Set(syntaxKinds.map(\.code)).count == syntaxKinds.count)
  }
}
