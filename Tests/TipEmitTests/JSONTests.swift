import Foundation
import PopupLayout
import Testing

@testable import TipEmit

private func decoded<Value: Decodable>(_ bytes: [UInt8]) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(bytes))
}

private func object(_ bytes: [UInt8]) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}

@Suite struct LayoutJSONTests {
  /// What an app decodes is what the compiler printed.
  @Test(arguments: Samples.all) func roundTrip(_ popup: Popup) throws {
    #expect(try decoded(layoutJSON(popup)) == popup)
  }

  @Test func bundle() throws {
    #expect(try decoded(layoutBundle(Samples.all)) == PopupBundle(format: 1, popups: Samples.all))
    #expect(String(decoding: layoutBundle([]), as: UTF8.self) == "{\n  \"format\": 1,\n  \"popups\": []\n}\n")
  }

  /// The very same keys as the types' own `Codable` writes: none is forgotten, none invented.
  @Test(arguments: Samples.all) func keysAreThoseOfTheTypes(_ popup: Popup) throws {
    let ours = try object(layoutJSON(popup))
    let theirs = try object([UInt8](JSONEncoder().encode(popup)))
    #expect(differences(ours, theirs, at: "") == [])
  }

  /// Lines that show the style: declared order, inline forms, one line for a command or a line of text.
  @Test(arguments: [
    "{\n  \"format\": 1,\n  \"id\": \"add\",\n  \"kind\": \"menu\",\n  \"source\": \"specs/menus.yaml\",",
    "\n  \"comment\": null,\n", "\n    \"dismissOn\": [\"select\", \"tap-outside\"],\n",
    "\n    \"show\": {\"effect\": \"pop\", \"duration\": 0.15, \"curve\": {\"name\": \"ease-in-out\"}, \"scale\": 1.05},\n",
    "\n    \"fallbacks\": [\"top\", \"auto\"],\n    \"offset\": -3.5,\n",
    "\n      \"outline\": [\n        [\"M\", 114, -8.5],\n        [\"L\", 124, 0],\n        [\"C\", 1, 2, 3.125, 4, 5, 6],\n        [\"Z\"]\n      ],",
    "\n                  {\"text\": \"Scan\", \"x\": 12.5, \"baseline\": 27.125, \"width\": 99.25},\n",
    "\n                  {\"text\": \"\", \"x\": -0.001, \"baseline\": 47.125, \"width\": 0}\n",
    "\"label\": \"a \\\"label\\\"\\\\\\n\\t\\u0001\\u2028<\\/script>\"", "\n      \"outline\": [],\n",
    "\"base\": [{\"x\": 104, \"y\": 0}, {\"x\": 124, \"y\": 0}]},\n",
  ])
  func style(_ piece: String) {
    let text = String(decoding: layoutJSON(Samples.menu), as: UTF8.self)
    #expect(text.contains(piece))
  }

  /// Pasted into a script element, a file neither ends it nor begins a comment in it, and it reads the same.
  @Test(arguments: [
    ("</script><script>alert(1)</script>", #"<\/script><script>alert(1)<\/script>"#), ("</SCRIPT", #"<\/SCRIPT"#),
    ("<!--<script>", #"<\u0021--<script>"#), ("<<//!!", #"<<\//!!"#), ("</!--", #"<\/!--"#), ("/!<", "/!<"),
    ("< / <\\/", #"< / <\\/"#), ("-->]]>&", "-->]]>&"), ("a\u{2028}\u{2029}b", #"a\u2028\u2029b"#),
    // All of these share a byte or two with U+2028.
    (
      "\u{2027} \u{202A} \u{E8} \u{A8}\u{A9} \u{2068} \u{3028}",
      "\u{2027} \u{202A} \u{E8} \u{A8}\u{A9} \u{2068} \u{3028}"
    ),
  ])
  func inScript(_ text: String, _ printed: String) throws {
    var popup = Samples.menu
    popup.comment = text
    popup.contents[0].layouts[0].images = [Popup.Image(frame: Samples.rect, source: text, alt: text)]
    for (bytes, count) in [(layoutJSON(popup), 3), (layoutBundle([popup]), 3), (manifest(files: [text]), 1)] {
      let pieces = String(decoding: bytes, as: UTF8.self).components(separatedBy: ": \"\(printed)\"")
      #expect(pieces.count == count + 1)
    }
    #expect(try decoded(layoutJSON(popup)) == popup)
    #expect(try decoded(layoutBundle([popup])) == PopupBundle(format: 1, popups: [popup]))
  }

  private func manifest(files paths: [String]) -> [UInt8] {
    TipEmit.manifest(Manifest(files: paths.map { Manifest.File(path: $0, hash: "0-1") }, popups: []))
  }

  /// No figure that the solver could yield makes the file unreadable.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e-300, -0.0, 1e-300])
  func hostileNumbers(_ number: Double) throws {
    var popup = Samples.menu
    popup.placing.offset = number
    popup.placements[0].miss = number
    let text = String(decoding: layoutJSON(popup), as: UTF8.self)
    let printed = text.split(separator: "\n").filter { $0.contains("\"offset\": ") || $0.contains("\"miss\": ") }
    let limit = "9007199254740.992"
    for line in printed {
      let digits = line.drop { $0 != ":" }.dropFirst(2).prefix { $0 != "," }
      #expect(["0", "1", limit, "-" + limit].contains(String(digits)))
    }
    #expect(printed.count == 4)
    let _: Popup = try decoded(layoutJSON(popup))
  }

  private func differences(_ left: Any, _ right: Any, at path: String) -> [String] {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      // A null of ours is a key that the encoder leaves out.
      Set(left.keys).union(right.keys).sorted().flatMap { key -> [String] in
        switch (left[key], right[key]) {
        case (let left?, let right?): differences(left, right, at: path + "." + key)
        case (is NSNull, nil): []
        default: [path + "." + key]
        }
      }
    case (let left as [Any], let right as [Any]):
      left.count == right.count
        ? zip(left, right).enumerated().flatMap { differences($1.0, $1.1, at: path + ".\($0)") } : [path]
    default: (left as? NSObject) == (right as? NSObject) ? [] : [path]
    }
  }
}

@Suite struct LayoutSchemaTests {
  /// Every printed sample is valid, and each of these changes to one makes it invalid.
  @Test func samplesAreValid() throws {
    let schema = try object(layoutSchema())
    for popup in Samples.all {
      #expect(SchemaCheck(schema).problems(in: try object(layoutJSON(popup))) == [])
    }
  }

  @Test(arguments: [
    ("\"format\": 1", "\"format\": 2"), ("\"id\": \"add\"", "\"id\": \"Add\""), ("\"miss\": 0.25,", ""),
    ("\"miss\": 0.25", "\"mist\": 0.25"), ("\"leading-start\"", "\"auto-start\""), ("\"#1f1f1f\"", "\"#1F1F1F\""),
    ("[\"Z\"]", "[\"Z\", 1]"), ("[\"Z\"]", "[\"z\"]"), ("[\"L\", 124, 0]", "[\"L\", 124]"), ("0.98", "1.01"),
    ("\"index\": 0", "\"index\": -1"), ("\"disabled\": false", "\"disabled\": null"),
    ("\"kind\": \"menu\"", "\"kind\": 1"),
    ("\"name\": \"linear\"", "\"name\": \"line\""), (", {\"x\": 124, \"y\": 0}]}", "]}"),
  ])
  func schemaRejects(_ piece: String, _ replacement: String) throws {
    let text = String(decoding: layoutJSON(Samples.menu), as: UTF8.self)
    let changed = text.replacingOccurrences(of: piece, with: replacement)
    try #require(changed != text)
    #expect(SchemaCheck(try object(layoutSchema())).problems(in: try object(Array(changed.utf8))) != [])
  }

  /// The committed schema is the one that the tool prints. With TIPC_RECORD set it is written, and the test fails, so
  /// that recording can never pass for checking.
  @Test func committedSchemaIsCurrent() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("schema/layout.schema.json")
    if ProcessInfo.processInfo.environment["TIPC_RECORD"] != nil {
      try Data(layoutSchema()).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(try [UInt8](Data(contentsOf: file)) == layoutSchema())
  }

  /// Every property has its sentence.
  @Test func everyFieldIsDescribed() throws {
    let schema = try object(layoutSchema())
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    #expect(definitions.count > 30)
    for (name, definition) in definitions {
      #expect((definition["description"] as? String)?.hasSuffix(".") == true, "\(name)")
      for (key, property) in definition["properties"] as? [String: [String: Any]] ?? [:] {
        #expect((property["description"] as? String)?.hasSuffix(".") == true, "\(name).\(key)")
      }
    }
  }
}
