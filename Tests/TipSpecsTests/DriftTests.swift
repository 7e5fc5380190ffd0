import Foundation
import Testing
import TipDiagnostics

@testable import TipSpecs

/// Nothing that the tool says of its keys can drift from what it does with them.
@Suite struct DriftTests {
  /// Every declared key is read where its record stands: an empty value of it is missed, never unknown.
  @Test func everyKeyIsRead() {
    for record in recordsOfLanguage {
      guard let unknown = reading("{zzzz: 1}", of: record)?.codes else {
        Issue.record("say in `homes` where a \(record.name) stands")
        continue
      }
      #expect(unknown.contains("unknown-key"), "\(record.name)")
      for key in record.keys {
        let codes = reading("{\(key.name): }", of: record)?.codes ?? []
        #expect(!codes.contains("unknown-key") && !codes.contains("syntax"), "\(record.name).\(key.name): \(codes)")
      }
    }
  }

  /// Every key stands in a schema and in the reference.
  @Test func everyKeyIsDocumented() throws {
    let reference = languageReference()
    let schemas = try [specSchema(), projectSchema()].map { text in
      try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    for record in recordsOfLanguage {
      let keys = schemas.compactMap { schema -> Set<String>? in
        let definitions = schema["definitions"] as? [String: [String: Any]] ?? [:]
        let isRoot = schema["title"] as? String == (record.name == "spec" ? "tipc spec" : "tipc project file")
        let object = ["spec", "project"].contains(record.name) ? (isRoot ? schema : nil) : definitions[record.name]
        return (object?["properties"] as? [String: Any]).map { Set($0.keys) }
      }
      #expect(keys.first == Set(record.keys.map(\.name)), "\(record.name)")
      for key in record.keys {
        #expect(reference.contains("| `\(key.name)` |"))
        #expect(reference.contains(key.sentence), "\(key.sentence)")
        #expect(key.sentence.hasSuffix("."), "\(key.sentence)")
      }
    }
  }

  /// The committed schemas and reference are what the declarations make; with `RECORD_FIXTURES=1` they are written.
  @Test(arguments: [
    ("schema/spec.schema.json", specSchema()), ("schema/project.schema.json", projectSchema()),
    ("docs/LANGUAGE.md", languageReference()),
  ])
  func committed(path: String, text: String) throws {
    let root = testFolder.deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
