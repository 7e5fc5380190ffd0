import Testing
import TipDiagnostics

@testable import TipSyntax

/// Whatever libyaml says, its words reach nobody.
@Suite struct FaultTests {
  /// All problems that libyaml 0.2.5 knows, each with the contexts that it can come with.
  static let problems: [(problem: String, contexts: [String])] = [
    ("found character that cannot start any token", ["while scanning for the next token"]),
    ("could not find expected ':'", ["while scanning a simple key"]),
    ("block sequence entries are not allowed in this context", [""]),
    ("mapping keys are not allowed in this context", [""]),
    ("mapping values are not allowed in this context", [""]),
    ("found unknown directive name", ["while scanning a directive"]),
    ("did not find expected comment or line break", ["while scanning a directive", "while scanning a block scalar"]),
    ("could not find expected directive name", ["while scanning a directive"]),
    ("found unexpected non-alphabetical character", ["while scanning a directive"]),
    ("did not find expected digit or '.' character", ["while scanning a %YAML directive"]),
    ("found extremely long version number", ["while scanning a %YAML directive"]),
    ("did not find expected version number", ["while scanning a %YAML directive"]),
    ("did not find expected whitespace", ["while scanning a %TAG directive"]),
    ("did not find expected whitespace or line break", ["while scanning a %TAG directive", "while scanning a tag"]),
    ("did not find expected alphabetic or numeric character", ["while scanning an anchor", "while scanning an alias"]),
    ("did not find the expected '>'", ["while scanning a tag"]),
    (
      "did not find expected '!'",
      [
        "while scanning a tag directive", "while scanning a tag", "while parsing a tag directive",
      ]
    ),
    ("did not find expected tag URI", ["while parsing a %TAG directive", "while parsing a tag"]),
    ("did not find URI escaped octet", ["while parsing a %TAG directive", "while parsing a tag"]),
    ("found an incorrect leading UTF-8 octet", ["while parsing a %TAG directive", "while parsing a tag"]),
    ("found an incorrect trailing UTF-8 octet", ["while parsing a %TAG directive", "while parsing a tag"]),
    ("found an indentation indicator equal to 0", ["while scanning a block scalar"]),
    ("found a tab character where an indentation space is expected", ["while scanning a block scalar"]),
    ("found unexpected document indicator", ["while scanning a quoted scalar"]),
    ("found unexpected end of stream", ["while scanning a quoted scalar"]),
    ("found unknown escape character", ["while parsing a quoted scalar"]),
    ("did not find expected hexdecimal number", ["while parsing a quoted scalar"]),
    ("found invalid Unicode character escape code", ["while parsing a quoted scalar"]),
    ("found unexpected ':'", ["while scanning a plain scalar"]),
    ("found a tab character that violates indentation", ["while scanning a plain scalar"]),
    ("did not find expected <stream-start>", [""]),
    ("did not find expected <document start>", [""]),
    ("found undefined tag handle", ["while parsing a node"]),
    ("did not find expected node content", ["while parsing a block node", "while parsing a flow node"]),
    ("did not find expected '-' indicator", ["while parsing a block collection"]),
    ("did not find expected key", ["while parsing a block mapping"]),
    ("did not find expected ',' or ']'", ["while parsing a flow sequence"]),
    ("did not find expected ',' or '}'", ["while parsing a flow mapping"]),
    ("found duplicate %YAML directive", [""]), ("found incompatible YAML document", [""]),
    ("found duplicate %TAG directive", [""]),
    // The reader's: the first pass over the bytes leaves none of them a chance.
    ("input error", [""]), ("invalid leading UTF-8 octet", [""]), ("incomplete UTF-8 octet sequence", [""]),
    ("invalid trailing UTF-8 octet", [""]), ("invalid length of a UTF-8 sequence", [""]),
    ("invalid Unicode character", [""]), ("incomplete UTF-16 character", [""]), ("unexpected low surrogate area", [""]),
    ("incomplete UTF-16 surrogate pair", [""]), ("expected low surrogate area", [""]),
    ("control characters are not allowed", [""]), ("input is too long", [""]), ("a problem of the future", [""]),
  ]

  static let text = "tips:\n  hint: {title: \"a\\x\", image: @b, c: [1, 2\n  é: 'd' e\n- f: g: h\n\t*x\n"

  @Test(arguments: problems.indices)
  func noWordOfLibyamlIsShown(_ index: Int) throws {
    let row = Self.problems[index]
    var sink = DiagnosticSink()
    let source = try #require(SourceText(checking: source(Self.text.utf8), into: &sink))
    for context in row.contexts {
      for (line, column) in [(0, 0), (1, 9), (1, 26), (2, 5), (3, 6), (4, 0), (4, 1), (5, 0), (9, 9), (2, 900)] {
        let mark = Mark(line: Int32(line), column: Int32(column))
        let fault = Fault(
          problem: row.problem, problemMark: mark, context: context, contextMark: Mark(line: Int32(line), column: 0))
        let found = FaultExplanation(fault, in: source, composer: Composer(source)).diagnostic()
        let said = describe([found])
        #expect(!said.contains(row.problem) && !found.message.isEmpty && !found.help.isEmpty)
        #expect(context.isEmpty || !said.contains(context))
        let range = try #require(found.primary?.place.range)
        #expect(range.upperBound.offset <= Int32(source.bytes.count))
      }
    }
  }
}
