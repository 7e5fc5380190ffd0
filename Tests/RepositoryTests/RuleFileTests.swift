import Foundation
import Testing

/// A rule is a file, a line in the list, and nothing else.
@Suite struct RuleFileTests {
  @Test func everyRuleIsInTheList() throws {
    let list = try text(of: "Sources/TipCompiler/Rules/Rule.swift")
    for path in files(below: "Sources/TipCompiler/Rules", endings: [".swift"]) {
      let source = try text(of: path)
      for match in source.matches(of: /enum (\w+): Rule \{/) {
        #expect(list.contains("\(match.1).self"), "\(match.1) of \(path) is not in the list of rules")
      }
    }
  }
}
