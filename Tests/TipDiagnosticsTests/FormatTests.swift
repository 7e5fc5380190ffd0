import Foundation
import Testing
import TipDiagnostics

struct FormatTests {
  /// A finding whose every text tries to be more than a text.
  static let hostile = Sample(
    "a: ☃😀x\nb: 1\n", .init("x", "::error::%label\u{1B}[1m"), also: [.init("b", "see {0} [x](1)")]
  )
  .with {
    $0.files[0].path = "::error::%a b\n\u{1B}[31m\u{202E},\"'é.yaml"
    $0.message = "100% \"of\"\n::error::x\r##[error]y \u{1B}]0;t\u{7} \u{202E}{0} [l](2), end: \\"
    $0.help = ["h\n::warning::z"]
    $0.code = "bad-thing"
    $0.popup = "p\u{2028}q"
  }

  static let plain = Sample("a: b\n", .init("b", "this"), also: [.init("a", "that")]).with {
    $0.files[0].path = "specs/a.yaml"
    $0.message = "wrong, really"
    $0.severity = .warning
    $0.help = ["do it"]
  }

  static let withoutPlace = Sample("").with {
    $0.severity = .note
    $0.message = "n"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let sample: Sample
    let format: OutputFormat
    let expected: String

    init(_ sample: Sample, _ format: OutputFormat, _ expected: String, breaks: Bool = false) {
      (self.sample, self.format, self.expected) = (sample, format, expected + (breaks ? "\n" : ""))
    }

    var testDescription: String { "\(format): \(sample.message.debugDescription)" }
  }

  static let reports: [Row] = [
    Row(plain, .short, "specs/a.yaml:1:4: warning: wrong, really [c]\n"),
    Row(withoutPlace, .short, "note: n [c]\n"),
    Row(
      hostile, .short,
      "./::error::%a b␊␛[31m<U+202E>,\"'é.yaml:1:6: error: 100% \"of\"␊::error::x␍#<U+0023>[error]y ␛]0;t␇ <U+202E>{0} [l](2), end: \\ [bad-thing]\n"
    ),
    Row(
      plain, .github,
      "::warning file=specs/a.yaml,line=1,endLine=1,col=4,endColumn=5,title=c::wrong, really%0Athis%0Aspecs/a.yaml:1:1: that%0Ahelp: do it\n"
    ),
    Row(withoutPlace, .github, "::notice title=c::n\n"),
    Row(
      hostile, .github,
      "::error file=%3A%3Aerror%3A%3A%25a b%0A␛[31m<U+202E>%2C\"'é.yaml,line=1,endLine=1,col=6,endColumn=7,title=bad-thing::100%25 \"of\"␊::error::x␍#<U+0023>[error]y ␛]0;t␇ <U+202E>{0} [l](2), end: \\%0A::error::%25label␛[1m%0A::error::%25a b␊␛[31m<U+202E>,\"'é.yaml:2:1: see {0} [x](1)%0Ahelp: h␊::warning::z\n"
    ),
    Row(
      Sample("a:\n  b", .init("a:\n  b")), .github,
      "::error file=a.yaml,line=1,endLine=2,title=c::m\n"
    ),
    Row(
      plain, .json,
      #"{"format":1,"code":"c","severity":"warning","message":"wrong, really","popup":null,"fingerprint":"FINGERPRINT","primary":{"path":"specs/a.yaml","start":{"line":1,"column":4,"utf16Column":4,"offset":3},"end":{"line":1,"column":5,"utf16Column":5,"offset":4},"text":"this"},"secondary":[{"path":"specs/a.yaml","start":{"line":1,"column":1,"utf16Column":1,"offset":0},"end":{"line":1,"column":2,"utf16Column":2,"offset":1},"text":"that"}],"help":["do it"],"fix":null}"#,
      breaks: true
    ),
    Row(
      Sample(""), .gitlab,
      """
      [
        {
          "description": "m",
          "check_name": "c",
          "fingerprint": "FINGERPRINT",
          "severity": "major",
          "location": {
            "path": "tipc.yaml",
            "lines": {
              "begin": 1,
              "end": 1
            }
          }
        }
      ]

      """),
  ]

  @Test(arguments: reports)
  func writesExactly(_ row: Row) {
    let text = render([row.sample.diagnostic], as: row.format, in: row.sample.context)
    let fingerprint = /"[0-9a-f]{16}:1"/
    #expect(text.replacing(fingerprint, with: "\"FINGERPRINT\"") == row.expected)
  }

  @Test(arguments: [
    (OutputFormat.text, ""), (.short, ""), (.json, ""), (.github, ""), (.gitlab, "[]\n"),
  ])
  func writesNothing(_ format: OutputFormat, _ expected: String) {
    #expect(render([], as: format, in: Self.plain.context) == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("\u{85}\u{9F}", #""\u0085\u009f""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}\u{2066}\u{FEFF}", #""\u202e\u2066\ufeff""#),
    ("</script><!--", #""<\/script><\u0021--""#), ("<<//!!", #""<<\//!!""#), ("/!<", #""/!<""#),
    ("é漢😀", #""é漢😀""#), ("\u{E0001}", #""\udb40\udc01""#), ("\u{FFFD}", "\"\u{FFFD}\""),
  ])
  func writesJSONStrings(_ string: String, _ expected: String) throws {
    let text = JSONValue.string(string).compactText
    #expect(text == expected)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? String
    #expect(value.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
  }

  @Test func indentsJSON() {
    let value: JSONValue = ["a": [1, true, .null], "b": [], "c": [:], "d": ["e": "f"]]
    #expect(value.compactText == #"{"a":[1,true,null],"b":[],"c":{},"d":{"e":"f"}}"#)
    #expect(
      value.indentedText == """
        {
          "a": [
            1,
            true,
            null
          ],
          "b": [],
          "c": {},
          "d": {
            "e": "f"
          }
        }
        """)
  }

  @Test func keepsJSONExact() throws {
    let text = render([Self.hostile.diagnostic], as: .json, in: Self.hostile.context)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["message"] as? String == Self.hostile.message)
    #expect(object["popup"] as? String == Self.hostile.popup)
    let primary = try #require(object["primary"] as? [String: Any])
    #expect(primary["path"] as? String == Self.hostile.files[0].path)
    let start = try #require(primary["start"] as? [String: Int])
    // `a: ☃😀x`: the snowman is 3 bytes and one unit, the face 4 bytes and two units.
    #expect(start == ["line": 1, "column": 6, "utf16Column": 7, "offset": 10])
    let notASCII = text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E || $0.value == 0x2028
    }
    #expect(notASCII.isEmpty)
  }

  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("a b/ü?#.yaml", "a%20b/%C3%BC%3F%23.yaml"), ("c:x", "c%3Ax"), ("/tmp/a", "file:///tmp/a"),
    ("a\\b%\n", "a%5Cb%25%0A"), ("::error::", "%3A%3Aerror%3A%3A"), ("../a", "../a"),
  ])
  func encodesURIs(_ path: String, _ expected: String) throws {
    let sample = Sample("x", .init("x")).with { $0.files[0].path = path }
    let run = try SARIF.run(render([sample.diagnostic], as: .sarif, in: sample.context))
    let location = try #require((run.results[0]["locations"] as? [[String: Any]])?.first)
    let artifact = (location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == expected)
    #expect(artifact?["uriBaseId"] as? String == (path.hasPrefix("/") || path.hasPrefix("../") ? nil : "%SRCROOT%"))
  }

  @Test func writesSARIF() throws {
    let run = try SARIF.run(
      render([Self.hostile.diagnostic, Self.hostile.diagnostic], as: .sarif, in: Self.hostile.context))
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.ruleIDs == ["bad-thing"])
    let result = try #require(run.results.first)
    #expect(result["ruleId"] as? String == "bad-thing" && result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "error")
    // Braces are placeholders unless doubled, and brackets before a parenthesis a link.
    let message = (result["message"] as? [String: String])?["text"]
    #expect(
      message == "100% \"of\"␊::error::x␍#<U+0023>[error]y ␛]0;t␇ <U+202E>{{0}} [l\\](2), end: \\\nhelp: h␊::warning::z"
    )
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect(location["region"] as? [String: Int] == ["startLine": 1, "startColumn": 6, "endLine": 1, "endColumn": 7])
    let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
    #expect(related["id"] as? Int == 1)
    #expect((related["message"] as? [String: String])?["text"] == "see {{0}} [x\\](1)")
    let names = run.results.compactMap { ($0["partialFingerprints"] as? [String: String])?["tipcFinding/v1"] }
    #expect(names.count == 2 && names[0].hasSuffix(":1") && names[1].hasSuffix(":2"))
    #expect(names[0].dropLast() == names[1].dropLast())
  }

  @Test func writesSARIFFixes() throws {
    let sample = Sample("a: yes\nb: no\n", .init("yes")).with {
      $0.fixTitle = "write {true}"
      $0.edits = [(.init("yes"), "true"), (.init("no"), "false")]
    }
    let run = try SARIF.run(render([sample.diagnostic], as: .sarif, in: sample.context))
    let fix = try #require((run.results[0]["fixes"] as? [[String: Any]])?.first)
    #expect((fix["description"] as? [String: String])?["text"] == "write {{true}}")
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacements = try #require(change["replacements"] as? [[String: Any]])
    #expect(replacements.map { ($0["insertedContent"] as? [String: String])?["text"] } == ["true", "false"])
    #expect(
      replacements.map { $0["deletedRegion"] as? [String: Int] } == [
        ["startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 7],
        ["startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 6],
      ])
  }

  @Test func writesEmptySARIF() throws {
    let run = try SARIF.run(render([], as: .sarif, in: Self.plain.context))
    #expect(run.results.isEmpty && run.ruleIDs == ["c"])
  }

  /// A name for a finding stays when its line moves, and changes with code, path, popup and message.
  @Test func fingerprintsHoldNoLines() {
    func name(_ sample: Sample) -> String {
      let lines = SourceLines(of: sample.table, for: [sample.diagnostic])
      return fingerprints(of: [sample.diagnostic], in: lines)[0].hash
    }
    let here = name(Self.plain)
    #expect(here == name(Self.plain.with { $0.files[0].bytes = Array("\n\n a: b".utf8) }))
    for change: (inout Sample) -> Void in [
      { $0.code = "d" }, { $0.message = "x" }, { $0.files[0].path = "b" }, { $0.popup = "p" },
    ] {
      #expect(here != name(Self.plain.with(change)))
    }
  }

  /// Test vectors of FNV-1a, 64 bits, by its authors.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func hashes(_ text: String, _ expected: String) {
    var hash = StableHash()
    hash.combine(text.utf8)
    #expect(hash.hexadecimal == expected)
  }
}

/// The one run of a SARIF log, once what the format requires has been checked.
struct SARIF {
  let results: [[String: Any]]
  let ruleIDs: [String]
  let columnKind: String?

  static func run(_ text: String) throws -> SARIF {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "tipc")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
      #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false)
    }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    for result in results {
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let places = ["locations", "relatedLocations"].flatMap { result[$0] as? [[String: Any]] ?? [] }
      for place in places {
        let physical = try #require(place["physicalLocation"] as? [String: Any])
        let region = try #require(physical["region"] as? [String: Int])
        #expect(region.count == 4 && region.values.allSatisfy { $0 >= 1 })
        let uri = try #require((physical["artifactLocation"] as? [String: String])?["uri"])
        #expect(uri.utf8.allSatisfy { 0x21...0x7E ~= $0 } && URL(string: uri) != nil)
      }
    }
    return SARIF(
      results: results, ruleIDs: rules.compactMap { $0["id"] as? String }, columnKind: runs[0]["columnKind"] as? String)
  }
}
