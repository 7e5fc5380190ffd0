import Foundation
import Testing
import TipDiagnostics

@testable import TipSpecs

/// A file in which a mapping of a kind stands where `%` is, by the name of its record.
private let homes: [String: String] = [
  "spec": "%", "project": "%",
  "tip": "tips: {t: %}", "banner": "banners: {b: %}", "menu": "menus: {m: %}", "anchor": "anchors: {a: %}",
  "rectangle": "anchors: {a: {by-screen: {default: %}}}", "style": "styles: {s: %}",
  "accessibility": "banners: {b: {accessibility: %}}", "action": "banners: {b: {actions: [%]}}",
  "item": "menus: {m: {items: [%]}}", "image-with-text": "banners: {b: {image: %}}",
  "at-side": "styles: {s: {at-side: %}}", "border": "styles: {s: {border: %}}", "shadow": "styles: {s: {shadow: %}}",
  "arrow": "styles: {s: {arrow: %}}", "separator": "styles: {s: {separator: %}}",
  "text-style": "styles: {s: {text: %}}",
  "animation": "styles: {s: {animation: %}}", "transition": "styles: {s: {animation: {show: %}}}",
  "spring": "styles: {s: {animation: {show: {curve: %}}}}", "themed-color": "styles: {s: {background: %}}",
  "sides-by-name": "styles: {s: {padding: %}}", "screen": "screens: {s: %}", "font-family": "fonts: {f: %}",
  "font-face": "fonts: {f: {faces: [%]}}", "svg": "svg: %",
]

private let projectRecords = ["project", "screen", "font-family", "font-face", "svg"]

/// Nothing that the tool says of its keys can drift from what it does with them.
@Suite struct DriftTests {
  /// Every declared key is read where its record stands: an empty value of it is missed, never unknown.
  @Test func everyKeyIsRead() {
    for record in recordsOfLanguage {
      guard let home = homes[record.name] else {
        Issue.record("say in `homes` where a \(record.name) stands")
        continue
      }
      let path = projectRecords.contains(record.name) ? "tipc.yaml" : "spec.yaml"
      for key in record.keys {
        let codes = Reading(home.replacingOccurrences(of: "%", with: "{\(key.name): }") + "\n", path: path).codes
        #expect(!codes.contains("unknown-key") && !codes.contains("syntax"), "\(record.name).\(key.name): \(codes)")
      }
      let codes = Reading(home.replacingOccurrences(of: "%", with: "{zzzz: 1}") + "\n", path: path).codes
      #expect(codes.contains("unknown-key"), "\(record.name)")
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

  /// Every declared default that is a value is one that the key takes.
  @Test func everyDefaultIsRead() {
    for record in recordsOfLanguage {
      guard let home = homes[record.name] else { continue }
      let path = projectRecords.contains(record.name) ? "tipc.yaml" : "spec.yaml"
      for key in record.keys {
        for text in Set(PopupKind.allCases.compactMap { key.fallback.text(for: $0) }) {
          let reading = Reading(home.replacingOccurrences(of: "%", with: "{\(key.name): \(text)}") + "\n", path: path)
          let place = reading.diagnostics.filter { diagnostic in
            diagnostic.message.contains("`\(key.name)` ")
              && ["wrong-type", "out-of-range", "missing-value", "bad-id"].contains(diagnostic.code)
          }
          #expect(place.isEmpty, "\(record.name).\(key.name): \(reading.rendered)")
        }
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
