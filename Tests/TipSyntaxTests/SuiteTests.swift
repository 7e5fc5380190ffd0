import Testing

@testable import TipSyntax

/// What cases of the public YAML test suite are about, on inputs of our own.
///
/// The name of a row is the case's; where we deliberately read otherwise than YAML 1.2 says, the row says why.
@Suite struct SuiteTests {
  enum Outcome {
    /// Read as YAML 1.2 says.
    case read
    /// Refused, as YAML 1.2 says.
    case refused(String)
    /// YAML 1.2 allows it, and we refuse it: the code, and why.
    case stricter(String, String)
    /// YAML 1.2 refuses it, and we read it: why.
    case laxer(String)
  }

  static let rows: [(id: String, purpose: String, input: String, outcome: Outcome)] = [
    // Comments
    ("5NYZ", "a comment behind a key", "key:    # c\n  value\n", .read),
    ("SU5Z", "a comment glued to a quote", "a: \"b\"# c\n", .refused("syntax")),
    ("9JBA", "a comment glued to a closing bracket", "a: [b]# c\n", .refused("syntax")),
    ("CVW2", "a comment glued to a comma", "a: [b,# c\n c]\n", .refused("syntax")),
    ("X4QW", "a comment glued to a block indicator", "a: ># c\n  b\n", .refused("syntax")),
    ("8XDJ", "a comment within a plain text of many lines", "a: b\n # c\n  d\n", .refused("syntax")),
    ("BS4K", "a comment between lines of plain text", "a: b # c\n  d\n", .refused("syntax")),
    ("GDY7", "a comment that looks like a key", "a: b\n#c: d\n", .read),
    // Tabs
    ("4EJS", "tabs as indentation", "a:\n\tb:\n\t\tc: d\n", .refused("syntax")),
    ("DK95/01", "a tab as indentation of a quoted text", "a: \"b\n\tc\"\n", .refused("syntax")),
    ("DK95/00", "a tab behind the spaces of a quoted text", "a: \"b\n \tc\"\n", .read),
    ("Y79Y/003", "a tab as indentation within brackets", "a: [\n\tb\n ]\n", .refused("syntax")),
    ("Y79Y/004", "a tab between dashes", "a:\n-\t- b\n", .refused("syntax")),
    ("6CA3", "a tab before a bracket at the top", "\t{a: b}\n", .stricter("syntax", "tabs indent nowhere")),
    (
      "Y79Y/001", "a line of blanks with a tab", "a: {b: c}\n \t\nd: e\n",
      .stricter("syntax", "libyaml stops there; a safe fix removes it")
    ),
    ("J3BT", "tabs before plain and quoted texts", "a: b\tc\nd: \"\te\t\"\n", .read),
    ("3RLN", "escaped and leading tabs in quotes", "a: \"\\tb\n  \\\tc\"\n", .read),
    // Anchors, aliases, tags
    (
      "Y2GN", "an anchor with a colon in it", "a: &an:chor b\n",
      .stricter("syntax", "names are letters, digits, - and _")
    ),
    (
      "W5VH", "odd characters in an anchor", "a: &:@*!$\"<foo>: b\n",
      .stricter("syntax", "names are letters, digits, - and _")
    ),
    ("26DV", "an alias as a key", "a: &x b\n*x : c\n", .stricter("syntax", "keys are written out")),
    ("4JVG", "two anchors on a value", "a: &x &y b\n", .refused("syntax")),
    ("SR86", "an anchor on an alias", "a: &x b\nc: &y *x\n", .refused("syntax")),
    ("SU74", "an anchor on an alias that is a key", "a: &x b\n&y *x : c\n", .refused("syntax")),
    ("SKE5", "an anchor before a list at its key's column", "a:\n &x\n- b\nc: *x\n", .read),
    ("SY6V", "an anchor before an item on its line", "&x - a\n", .refused("syntax")),
    ("PW8X", "anchors on empty values", "a: &x\nb: [*x]\n", .read),
    ("CN3R", "anchors between brackets", "a: &x [b, &y c, {&z d: e}]\nf: [*x, *y, *z]\n", .read),
    ("BU8L", "an anchor and a tag on lines of their own", "a: &x\n !!map\n  b: c\nd: *x\n", .read),
    ("CXX2", "an anchor on the line of ---", "--- &x a: b\n", .refused("syntax")),
    ("35KP", "core tags that agree", "!!map\na: !!seq\n- !!str b\nc: !!int 12\n", .read),
    ("LHL4", "a broken tag", "a: !x{}y b\n", .refused("tag")),
    ("2XXW", "a set", "a: !!set\n  ? b\n", .stricter("tag", "only core tags are known")),
    (
      "QLJ7", "a tag shorthand of a directive", "%TAG !p! tag:x,2000:\n---\na: !p!b c\n",
      .stricter("tag", "there are no tags to declare")
    ),
    // Keys
    ("2JQS", "keys that are missing", ": a\n: b\n", .stricter("syntax", "keys are texts")),
    ("CFD4", "a key that is missing, in brackets", "a: [: b]\n", .stricter("syntax", "keys are texts")),
    ("X38W", "collections as keys", "{a: b, [c]: d}\n", .stricter("syntax", "keys are texts")),
    ("2EBW", "odd characters in keys", "a!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~: b\n?c: d\n:e: f\n-g: h\n", .read),
    ("87E4", "quoted keys", "'a b': [\"c\": d, 'e' : f]\n", .read),
    ("7LBH", "a quoted key on two lines", "\"a\n b\": c\n", .refused("syntax")),
    ("G7JE", "a plain key on two lines", "a\n b: c\n", .refused("syntax")),
    ("GH63", "explicit and simple keys", "? a\n: 1\nb: 2\n", .read),
    ("7MNF", "a colon that is missing", "a:\n  b: c\nd\n", .refused("syntax")),
    ("62EZ", "a key behind a closing bracket", "a: {b: c}in: d\n", .refused("syntax")),
    (
      "652Z", "a question mark that begins a key in brackets", "a: {?b: c}\n",
      .stricter("syntax", "libyaml reads it wrongly")
    ),
    ("HM87/01", "a question mark that begins an item", "a: [?x]\n", .stricter("syntax", "libyaml reads it wrongly")),
    ("5T43", "a colon that touches its value", "a: {\"b\":c}\n", .read),
    (
      "4MUZ", "a colon on the line after its key", "a: {\"b\"\n  : c}\n",
      .stricter("syntax", "libyaml looks for the colon on the key's line")
    ),
    (
      "4ABK", "entries without values", "{a : \"b\", http://c.d, e:, f: }\n",
      .stricter("syntax", "libyaml takes `e:,` for a mistake, as it mostly is")
    ),
    ("DK4H", "a key in brackets and its colon on the next line", "a: [b\n  : c]\n", .refused("syntax")),
    // Indentation
    ("9C9N", "a list in brackets that is not indented", "a: [b,\nc]\n", .refused("syntax")),
    ("VJP3/01", "brackets over many lines", "a: {\n  b:\n    c\n  }\n", .read),
    (
      "VJP3/00", "a closing bracket at its key's column", "a: {\n  b: c\n}\n",
      .laxer("people and programs write it so, and it is clear")
    ),
    ("QB6E", "a quoted text that is not indented", "a: \"b\nc\"\n", .refused("syntax")),
    ("DMG6", "a key between two columns", "a:\n  b: c\n d: e\n", .refused("syntax")),
    ("EW3V", "a key under a value", "a: b\n c: d\n", .refused("syntax")),
    ("N4JP", "a quoted value with a key under it", "a:\n  b: \"c\"\n   d: e\n", .refused("syntax")),
    ("ZVH3", "an item between two columns", "- a:\n  - b\n - c\n", .refused("syntax")),
    ("4HVU", "an item between two columns, one up", "a:\n   - b\n  - c\n", .refused("syntax")),
    ("S98Z", "an empty line wider than the text below it", "a: >\n   \n  b\n", .refused("syntax")),
    ("W9L4", "an empty line wider than the text, literal", "a: |\n     \n  b\n", .refused("syntax")),
    ("5LLU", "text left of where it may begin", "a: >\n    \n   \n  b\n", .refused("syntax")),
    ("JEF9/02", "an empty last line that is kept", "a:\n- |+\n   ", .read),
    ("L24T/01", "a last line of spaces", "a: |\n  x\n   ", .read),
    // Lists and brackets
    ("5U3A", "a list on the line of its key", "a: - b\n   - c\n", .refused("syntax")),
    ("P2EQ", "an item behind a closing bracket", "a:\n- {b: c}- d\n", .refused("syntax")),
    ("6S55", "a text behind a list", "a:\n - b\n c\n", .refused("syntax")),
    ("BD7L", "a key behind a list", "- a\nb: c\n", .refused("syntax")),
    ("G5U8", "a dash alone in brackets", "a: [-, -]\n", .refused("syntax")),
    ("YJV2", "a dash alone in brackets, once", "a: [-]\n", .refused("syntax")),
    ("CTN5", "a comma too many", "a: [b, , c]\n", .refused("syntax")),
    ("9MAG", "a comma at the beginning", "a: [ , b]\n", .refused("syntax")),
    ("UDR7", "a comma at the end", "a: [b, ]\nc: {d: e, }\n", .read),
    ("6JTT", "a bracket that is never closed", "a: [b, [c]\n", .refused("syntax")),
    ("4H7K", "a closing bracket too many", "a: [b]]\n", .refused("syntax")),
    ("KS4U", "an item behind a closing bracket on a line of its own", "---\n[a\n]\nb\n", .refused("syntax")),
    ("T833", "a comma that is missing", "a: {\n b: 1\n c: 2}\n", .refused("syntax")),
    ("U99R", "a comma in a tag", "a: !!str, b\n", .refused("tag")),
    // Texts
    ("ZCZ6", "a colon in a plain text", "a: b: c: d\n", .refused("syntax")),
    ("ZL4Z", "a colon behind a quoted value", "a: 'b': c\n", .refused("syntax")),
    ("HU3P", "a colon in a plain text of many lines", "a:\n  b c\n  d: e\n", .refused("syntax")),
    ("Q4CL", "text behind a quoted value", "a: \"b\" c\n", .refused("syntax")),
    ("CQ3W", "a quote that is never closed", "a: \"b\n  c\n", .refused("syntax")),
    ("55WF", "an escape that is none", "a: \"\\.\"\n", .refused("syntax")),
    ("HRE5", "an escaped single quote", "a: \"b\\'c\"\n", .refused("syntax")),
    ("S4GJ", "text behind a block indicator", "a: > b\n  c\n", .refused("syntax")),
    ("36F6", "an empty line in a plain text", "a: b\n  c\n\n  d\n", .read),
    ("4CQQ", "texts of many lines", "a:\n  b c\n  d.\ne: \"f\n  g\\n\"\n", .read),
    ("J7PZ", "an indicator within a text", "a: b@c %d `e ,f\n", .read),
    // Documents
    ("3HFZ", "text behind ...", "---\na: b\n... c\n", .refused("second-document")),
    ("9KBC", "a mapping on the line of ---", "--- a: b\n", .refused("syntax")),
    ("5TRB", "--- within quotes", "a: \"\n---\n\"\n", .refused("syntax")),
    ("RXY3", "... within quotes", "a: '\n...\n'\n", .refused("syntax")),
    ("N782", "--- between brackets", "[\n--- ,\n]\n", .refused("syntax")),
    ("9HCY", "a directive without ... before it", "a: b\n%TAG ! x\n---\nc: d\n", .refused("syntax")),
    ("EB22", "a directive behind a document", "---\na: b # c\n%YAML 1.2\n---\nd\n", .refused("syntax")),
    ("RHX7", "a directive behind a mapping", "---\na: b\n%YAML 1.2\n---\n", .refused("syntax")),
    ("SF5V", "a directive twice", "%YAML 1.2\n%YAML 1.2\n---\na: b\n", .refused("syntax")),
    ("MUS6/00", "a comment glued to a directive", "%YAML 1.2#c\n---\na: b\n", .refused("syntax")),
    ("MUS6/01", "a directive in a second document", "%YAML 1.2\n---\n%YAML 1.2\n---\n", .refused("syntax")),
    ("2LFX", "a directive that is not known", "%FOO bar\n---\na: b\n", .stricter("syntax", "it can only be a mistake")),
    ("JHB9", "two documents", "---\na: b\n---\nc: d\n", .stricter("second-document", "a file is one spec")),
    ("QT73", "comments and ...", "# a\n...\n", .stricter("empty-file", "a spec is a mapping")),
    ("98YD", "a comment alone", "# a\n", .stricter("empty-file", "a spec is a mapping")),
    ("SM9W/00", "a dash alone", "-", .stricter("empty-file", "a spec is a mapping")),
    ("FTA2", "a list at the top", "--- &x\n- a\n- *x\n", .refused("recursive-alias")),
    ("3ALJ", "a text at the top", "'a'\n", .stricter("empty-file", "a spec is a mapping")),
  ]

  @Test(arguments: rows.indices)
  func readsOrRefuses(_ index: Int) {
    let row = Self.rows[index]
    let (tree, diagnostics) = read(row.input)
    let errors = diagnostics.filter { $0.severity == .error }.map(\.code)
    switch row.outcome {
    case .read, .laxer: #expect(errors == [] && tree != nil, "\(row.id) \(row.purpose): \(describe(diagnostics))")
    case .refused(let code), .stricter(let code, _):
      #expect(errors.first == code && errors.count == 1, "\(row.id) \(row.purpose): \(describe(diagnostics))")
    }
  }

  @Test(arguments: [
    ("JEF9/02", "a:\n- |+\n   ", "\n"), ("L24T/01", "a:\n- |\n  x\n   ", "x\n \n"),
    ("36F6", "a:\n- b\n  c\n\n  d\n", "b c\nd"),
  ])
  func textsAreRight(_ id: String, _ input: String, _ text: String) throws {
    let tree = try #require(read(input).tree)
    guard case .mapping(let entries) = tree.root.content, case .sequence(let items) = entries.first?.value.content,
      case .scalar(let scalar) = items.first?.content
    else {
      Issue.record("no list")
      return
    }
    #expect(scalar.text == text, "\(id)")
  }
}
