import Foundation
import Testing

/// Documents that are true: links lead somewhere, and what they show is what the tool says.
@Suite struct DocumentTests {
  static let documents =
    ["README.md", "CHANGELOG.md", "Sources/README.md", "Tests/README.md"] + files(below: "docs", endings: [".md"])

  @Test(arguments: documents) func linksLeadSomewhere(_ path: String) throws {
    let folder = root.appendingPathComponent(path).deletingLastPathComponent()
    for match in try text(of: path).matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/) {
      let target = String(match.1)
      if target.hasPrefix("https:") { continue }
      let file = folder.appendingPathComponent(target).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path) links to \(target)")
    }
  }

  @Test(arguments: documents) func namesNoMachine(_ path: String) throws {
    let source = try text(of: path)
    for word in ["/home/", "/tmp/", "/Users/", "localhost"] {
      #expect(!source.contains(word), "\(path) names \(word)")
    }
  }
}
