import TestSupport
import Testing
import TipDiagnostics

@testable import TipSpecs

/// Whatever stands in a file, reading it takes time in proportion to its length.
@Suite(.serialized) struct GrowthTests {
  static let anchor = "{left: 20, top: 80, width: 44, height: 44}"

  static let specs = [
    spec("popups", 40) { each($0, "  t%: {message: a, anchor: a}", after: "tips:") },
    spec("styles", 40) { each($0, "  s%: {padding: 3}", after: "styles:") },
    spec("wrong colours", 100) { each($0, "  s%: {background: redd%}", after: "styles:") },
    spec("wrong words", 100) { each($0, "  s%: {width: hugg%}", after: "styles:") },
    spec("anchors", 40) { each($0, "  a%: \(anchor)", after: "anchors:") },
    spec("wrong anchors", 100) { each($0, "  a%: {left: 20, topp: 80, width: 44}", after: "anchors:") },
    spec("titles", 100) { "menus: {m: {anchor: a, titles: [\(list($0, "Row %"))]}}" },
    spec("titles without images", 100) { "menus: {m: {anchor: a, titles: [\(list($0, "a%"))], images: [~]}}" },
    spec("items", 40) { "menus: {m: {anchor: a, items: [\(list($0, "{title: a, id: i%}"))]}}" },
    spec("sections", 40) { "menus: {m: {anchor: a, items: [\(list($0, "{section: a}"))]}}" },
    spec("actions", 40) { "banners: {b: {message: a, actions: [\(list($0, "{id: a%, title: b}"))]}}" },
    spec("equal actions", 40) { "banners: {b: {message: a, actions: [\(list($0, "{id: a, title: b}"))]}}" },
    spec("locales of a text", 100) { "banners: {b: {message: {\(list($0, "en-x-a%: Hello"))}}}" },
    spec("reasons", 100) { "banners: {b: {message: a, ignore: {\(list($0, "rule-%: because"))}}}" },
    spec("screens of a popup", 100) { "banners: {b: {message: a, screens: [\(list($0, "s%"))]}}" },
    spec("rectangles by screen", 40) { "anchors: {a: {by-screen: {\(list($0, "s%: \(anchor)"))}}}" },
    spec("equal keys", 200) { "banners: {b: {message: a\(String(repeating: ", close: true", count: $0))}}" },
    spec("unknown keys", 100) { each($0, "  b%: {message: a, titel: b}", after: "banners:") },
    spec("unknown keys of one popup", 100) { "banners: {b: {message: a, \(list($0, "k%: b"))}}" },
    spec("aliases", 100) { "x-a: &a [a]\n" + each($0, "  b%: {message: *a}", after: "banners:") },
    spec("anchors of aliases", 200) { "x-a: [\(list($0, "&a% b")), \(list($0, "*a%"))]" },
    spec("merge keys", 100) { "x-a: &a {b: c}\n" + each($0, "  b%: {message: a, <<: *a}", after: "banners:") },
    spec("a long text", 8000) { "banners: {b: {message: \(String(repeating: "lorem ", count: $0))}}" },
    spec("a long folded text", 800) { each($0, "     lorem ipsum", after: "banners:\n  b:\n    message: >") },
    spec("escapes", 2000) { "banners: {b: {message: \"\(String(repeating: "\\u00e9", count: $0))\"}}" },
    spec("controls in one text", 800) { "banners: {b: {message: \"\(String(repeating: "\\e", count: $0))\"}}" },
    spec("controls in many texts", 100) { each($0, #"  b%: {message: "a\e%"}"#, after: "banners:") },
    spec("open isolates", 800) { "banners: {b: {message: \"\(String(repeating: "\\u2066", count: $0))\"}}" },
    spec("nested isolates", 800) {
      let (open, close) = (String(repeating: "\u{2066}", count: $0), String(repeating: "\u{2069}", count: $0))
      return "banners: {b: {message: \"\(open)a\(close)\"}}"
    },
    spec("embeddings in isolates", 200) {
      "banners: {b: {message: \"\(String(repeating: "\u{2066}\u{202A}", count: $0))a\(String(repeating: "\u{2069}", count: $0))\"}}"
    },
    project("screens", 40) { "screens: {\(list($0, "s%: {width: 400, height: 800}"))}" },
    project("locales", 100) { "locales: [\(list($0, "en-x-a%"))]" },
    project("rules", 100) { "rules: {\(list($0, "rule-%: off"))}" },
    project("families", 40) { "fonts: {\(list($0, "f%: {faces: [{file: a.ttf}]}"))}" },
    project("faces", 40) { "fonts: {f: {faces: [\(list($0, "{file: a%.ttf}"))]}}" },
    project("text sizes", 40) { "text-sizes: [\((0..<$0).map { "1.\(100 + $0)" }.joined(separator: ", "))]" },
    project("patterns", 100) { "exclude: [\(list($0, "a%"))]" },
  ]

  @Test(arguments: specs) func reading(_ row: GrowthRow) {
    #expect(row.growth() < mostGrowth)
  }

  /// Names that are just near enough to be compared to their end.
  @Test func namesAmongManyNames() {
    let stem = String(repeating: "a", count: 40)
    let (known, written) = (String(repeating: "b", count: 14), String(repeating: "c", count: 14))
    let row = GrowthRow("names among names", 15) { count in
      let search = NameSearch((0..<count).map { "\(stem)\(known)\(1000 + $0)" })
      return {
        for index in 0..<count { _ = search.nearest(to: "\(stem)\(written)\(1000 + index)") }
      }
    }
    #expect(row.growth() < mostGrowth)
  }
}

/// A mapping's head with lines in which the number stands for `%`.
private func each(_ count: Int, _ line: String, after head: String) -> String {
  head + "\n" + (0..<count).map { numbered(line, $0) + "\n" }.joined()
}

private func list(_ count: Int, _ entry: String) -> String {
  (0..<count).map { numbered(entry, $0) }.joined(separator: ", ")
}

private func numbered(_ text: String, _ number: Int) -> String {
  text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: String(number))
}

private func spec(_ name: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String) -> GrowthRow {
  GrowthRow(name, size) { size in
    let text = text(size)
    return { _ = Reading(text) }
  }
}

private func project(_ name: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String) -> GrowthRow {
  GrowthRow(name, size) { size in
    let text = text(size)
    return { _ = Reading(text, path: "tipc.yaml") }
  }
}
