import Testing

@testable import TipSyntax

/// Texts that lie on a limit, and one step beyond it.
@Suite struct LimitTests {
  static let rows: [(code: String, within: String, beyond: String)] = [
    ("limit-file-size", spaces(below: Limits.fileSize), spaces(below: Limits.fileSize + 1)),
    ("limit-depth", nested(63), nested(64)),
    (
      "limit-depth", "a: &a " + brackets(32) + "\nb: " + deep("*a", 31) + "\n",
      "a: &a " + brackets(32) + "\nb: " + deep("*a", 32) + "\n"
    ),
    ("limit-nodes", items(Limits.nodes - 3), items(Limits.nodes - 2)),
    ("limit-alias-nodes", aliases(999), aliases(1_000)),
    (
      "limit-key-length", String(repeating: "é", count: 1_024) + ": 1\n",
      String(repeating: "é", count: 1_025) + ": 1\n"
    ),
    (
      "limit-key-length", "b: 1\n" + String(repeating: "k", count: 1_024) + ": 1\n",
      "b: 1\n" + String(repeating: "k", count: 1_025) + ": 1\n"
    ),
    (
      "limit-key-length", "? " + String(repeating: "k", count: 1_024) + "\n: 1\n",
      "? " + String(repeating: "k", count: 1_025) + "\n: 1\n"
    ),
    (
      "limit-blank-run", "a:" + String(repeating: " ", count: 4_096) + "b\n",
      "a:" + String(repeating: " ", count: 4_097) + "b\n"
    ),
    (
      "limit-blank-run", "a:" + String(repeating: "\n", count: 4_096) + " b\n",
      "a:" + String(repeating: "\n", count: 4_097) + " b\n"
    ),
  ]

  @Test(arguments: rows.indices)
  func limitsAreExact(_ index: Int) {
    let row = Self.rows[index]
    #expect(read(row.within).diagnostics.map(\.code) == [])
    #expect(read(row.beyond).diagnostics.map(\.code) == [row.code])
  }

  /// A spec of exactly so many bytes, most of them comments.
  private static func spaces(below size: Int) -> String {
    let line = "#" + String(repeating: "x", count: 98) + "\n"
    let text = "a: 1\n"
    let count = (size - text.utf8.count) / 100
    let rest = size - text.utf8.count - count * 100
    let last = rest == 0 ? "" : rest == 1 ? "\n" : "#" + String(repeating: "x", count: rest - 2) + "\n"
    return text + String(repeating: line, count: count) + last
  }

  private static func brackets(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func deep(_ text: String, _ depth: Int) -> String {
    String(repeating: "[", count: depth) + text + String(repeating: "]", count: depth)
  }

  private static func nested(_ depth: Int) -> String { "a: " + brackets(depth) + "\n" }

  /// The mapping, its key, its list, and so many items.
  private static func items(_ count: Int) -> String {
    "a: [" + String(repeating: "1,", count: count) + "]\n"
  }

  /// An anchor with a list of 99, so 100 nodes, and so many aliases of it, with a hundredth over.
  private static func aliases(_ count: Int) -> String {
    "a: &a [" + String(repeating: "1,", count: 99) + "]\nb: [" + String(repeating: "*a,", count: count) + "*a]\n"
  }
}
