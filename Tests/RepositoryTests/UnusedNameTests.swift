import Foundation
import Testing

/// A declaration that nothing uses is a promise that nobody keeps.
@Suite struct UnusedNameTests {
  /// Names that are used from outside of Sources, and by whom.
  private static let exempt: Set = [
    "Main",  // the system, which starts it
    "buildBlock",  // the language, for the key tables
    "wellKnownFontPaths",  // the test that compares docs/FONTS.md with it
    "firstStrongDirection",  // Unicode's own tests of P2 and P3
  ]

  /// Every name that Sources declare occurs there once more, but for what apps use.
  @Test func everyDeclarationIsUsed() throws {
    let paths = files(below: "Sources", endings: [".swift"]).filter { !$0.contains("/Unicode/Tables/") }
    let sources = try paths.map { ($0, Self.code(try text(of: $0))) }
    var counts: [Substring: Int] = [:]
    for (_, code) in sources {
      for match in code.matches(of: /[A-Za-z_]\w*/) { counts[match.0, default: 0] += 1 }
    }
    for (path, code) in sources {
      for match in code.matches(of: /(?m)^(.*)\b(?:func|var|let|struct|enum|class|actor|typealias) `?([A-Za-z_]\w*)/) {
        if counts[match.2] != 1 || Self.exempt.contains(String(match.2)) { continue }
        // What is public is for apps.
        #expect(match.1.contains("public "), "\(path) declares \(match.2), which nothing uses")
      }
    }
  }

  /// A source without comments; texts stay, since they can hold code.
  private static func code(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }
}
