import Testing

@testable import TipImages

@Suite struct XMLTests {
  /// Files that are no XML, the line that says so, and a piece of the message.
  @Test(arguments: [
    ("", 1, "no element"), ("   \n\n", 3, "no element"), ("text", 1, "text outside"), ("<a/>x", 1, "text outside"),
    ("<a/><b/>", 1, "more than one root"), ("<a>\n<b>\n</a>", 3, "</a> closes <b> of line 2"),
    ("<a>\n<b/>\n", 3, "<a> of line 1 is never closed"), ("</a>", 1, "closes nothing"), ("<", 1, "the file ends where"),
    ("<a", 1, "never finished"), ("<a b", 1, "the file ends inside of the attribute b"),
    ("<a b=", 1, "must stand in quotes"),
    ("<a b=c/>", 1, "must stand in quotes"), ("<a b='1/>", 1, "never closed"), ("<a b='<'/>", 1, "contains \"<\""),
    ("<a b='1'c='2'/>", 1, "white space is missing"), ("<a b='1' b='2'/>", 1, "has the attribute b twice"),
    ("<a>&nbsp;</a>", 1, "&nbsp; is not known"), ("<a b='&x;'/>", 1, "&x; is not known"),
    ("<a>&amp</a>", 1, "must be written as"), ("<a>&</a>", 1, "must be written as"),
    ("<a>&#0;</a>", 1, "&#0; is no character"), ("<a>&#xD800;</a>", 1, "is no character"),
    ("<a>&#x110000;</a>", 1, "is no character"), ("<a>&#-5;</a>", 1, "is no character"),
    ("<a>&#;</a>", 1, "no character"),
    ("<a>]]></a>", 1, "must not stand in text"), ("<a><![CDATA[x</a>", 1, "a CDATA section is never closed"),
    ("<a>\n\n<!-- \n", 3, "a comment is never closed"), ("<!-- a -- b --><a/>", 1, "must not contain"),
    ("<?xml version='1.0' encoding='latin1'?><a/>", 1, "\"latin1\" is not read"),
    ("\n<?xml version='1.0'?><a/>", 2, "must be the first thing"), ("<?p", 1, "an instruction is never closed"),
    ("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://x'><a/>", 1, "document types"),
    ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", 1, "document types"), ("<a><!ENTITY x 'y'></a>", 1, "document types"),
    ("<p:a/>", 1, "the prefix \"p:\" is not declared"), ("<a p:b='1'/>", 1, "the prefix \"p:\" is not declared"),
    ("<:a/>", 1, "a name is expected"), ("<a:b:c/>", 1, "a name is expected"), ("<1/>", 1, "a name is expected"),
    ("<a>\u{0}</a>", 1, "control character"), ("<a>\r\n\u{1B}</a>", 2, "control character"),
    ("<a>\u{FFFF}</a>", 1, "character that XML does not allow"), ("< a/>", 1, "a name is expected"),
    ("<a / >", 1, "\">\" is missing"),
  ])
  func refused(_ source: String, _ line: Int, _ message: String) {
    let problem = problem(in: Array(source.utf8))
    #expect(problem?.line == line)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "read")")
  }

  @Test(
    arguments: [
      [0x3C, 0x61, 0xFF], [0x3C, 0x61, 0xC0, 0x80], [0x3C, 0xED, 0xA0, 0x80], [0xE4, 0xBD], [0xF5, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0xAF], [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C],
    ] as [[UInt8]])
  func encodings(_ bytes: [UInt8]) {
    #expect(problem(in: bytes)?.message.contains("UTF-") == true)
  }

  @Test func wellFormed() throws {
    let source =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\" ?><!-- c --><?p q?>\r\n<s:svg xmlns:s='http://www.w3.org/2000/svg'\r"
      + " a='&lt;&#x41;&#66;&amp;lt;\n\t'><é x:href='no' xmlns:x='http://www.w3.org/1999/xlink'/>"
      + "<s:g>t<![CDATA[<]]></s:g\n></s:svg>\n<!-- end -->"
    let document = try XMLReader.read(Array(source.utf8))
    #expect(document.elements.map(\.name) == ["svg", "é", "g"])
    #expect(document.elements.map(\.line) == [2, 4, 4])
    #expect(document.elements.map(\.end) == [3, 2, 3])
    #expect(document.elements.map(\.namespace) == [.svg, .none, .svg])
    #expect(document.elements.map(\.hasText) == [false, false, true])
    #expect(document.root["a"] == "<AB&lt;  ")
    #expect(document.elements[1]["xlink:href"] == "no" && document.elements[1]["href"] == nil)
    #expect(document.children(of: 0) == [1, 2])
  }

  private func problem(in bytes: [UInt8]) -> XMLProblem? {
    do {
      _ = try XMLReader.read(bytes)
      return nil
    } catch { return error }
  }
}
