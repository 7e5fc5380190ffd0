import TestSupport
import Testing
import TipCompiler
import TipDiagnostics

/// Whatever a project holds, resolving and compiling it takes time in proportion to its length.
@Suite(.serialized) struct GrowthTests {
  static let anchor = "anchors: {a: {left: 20, top: 80, width: 44, height: 44}}\n"

  /// The beginnings of names that are just near enough to be compared to their end.
  static let known = String(repeating: "a", count: 40) + String(repeating: "b", count: 14)
  static let written = String(repeating: "a", count: 40) + String(repeating: "c", count: 14)

  static let rows = [
    linked("styles that extend each other", 50) { count in
      tips(count, "{message: a, anchor: a, style: s%}") + "styles:\n  s0: {padding: 3}\n"
        + (1..<count).map { "  s\($0): {extends: s\($0 - 1)}\n" }.joined()
    },
    linked("styles in a circle", 50) { count in
      tips(count, "{message: a, anchor: a, style: s%}") + "styles:\n"
        + (0..<count).map { "  s\($0): {extends: s\(($0 + 1) % count)}\n" }.joined()
    },
    linked("styles on the way to a default", 50) { count in
      tips(count, "{message: a, anchor: a, style: s%}")
        + "styles:\n  tip: {extends: s\(count - 1)}\n  s0: {padding: 3}\n"
        + (1..<count).map { "  s\($0): {extends: s\($0 - 1)}\n" }.joined()
    },
    linked("unknown styles", 15) { count in
      tips(count, "{message: a, anchor: a, style: \(written)%}") + "styles:\n"
        + (0..<count).map { "  \(known)\($0): {padding: 3}\n" }.joined()
    },
    linked("unknown anchors", 15) { count in
      tips(count, "{message: a, anchor: \(written)%}") + "anchors:\n"
        + (0..<count).map { "  \(known)\($0): {left: 20, top: 80, width: 44, height: 44}\n" }.joined()
    },
    GrowthRow("unknown screens", 15) { count in
      let names = (0..<count).map { "\(written)\($0)" }.joined(separator: ", ")
      let spec = anchor + "tips: {t: {message: a, anchor: a, screens: [\(names)]}}\n"
      let screens = (0..<count).map { "\(known)\($0): {width: 400, height: 800}" }.joined(separator: ", ")
      return { _ = link([("tipc.yaml", "screens: {\(screens)}\n"), ("spec.yaml", spec)]) }
    },
    GrowthRow("styles of a project in many specs", 30) { count in
      let styles =
        "styles:\n  s0: {padding: 3}\n"
        + (1..<count).map { "  s\($0): {extends: s\($0 - 1)}\n" }.joined()
      let specs = (0..<count).map { index in
        ("spec\(index).yaml", "banners: {b\(index): {message: a, style: s\(count - 1)}}\n")
      }
      return { _ = link([("tipc.yaml", styles)] + specs) }
    },
    compiled("titles", 50) { "menus: {m: {anchor: a, titles: [\(numbers($0))]}}\n" },
    compiled("actions", 25) { count in
      let actions = (0..<count).map { "{id: a\($0), title: a}" }.joined(separator: ", ")
      return "banners: {b: {message: a, actions: [\(actions)]}}\n"
    },
    compiled("texts without glyphs", 20) { tips($0, "{message: 日本, anchor: a}") },
    compiled("a text of words", 500) { "banners: {b: {message: \(String(repeating: "lorem ", count: $0))}}\n" },
    compiled("a text without glyphs", 100) { count in
      let text = (0..<count).compactMap { Unicode.Scalar(0x4E00 + UInt32($0)).map(String.init) }.joined()
      return "banners: {b: {message: \(text)}}\n"
    },
  ]

  @Test(arguments: rows) func compiling(_ row: GrowthRow) {
    #expect(row.growth() < mostGrowth)
  }
}

/// Tips by number, which stands for `%` in each.
private func tips(_ count: Int, _ tip: String) -> String {
  let parts = tip.split(separator: "%", omittingEmptySubsequences: false)
  return "tips:\n" + (0..<count).map { "  t\($0): \(parts.joined(separator: String($0)))\n" }.joined()
}

private func numbers(_ count: Int) -> String {
  (0..<count).map(String.init).joined(separator: ", ")
}

private func linked(_ name: String, _ size: Int, _ spec: @escaping @Sendable (Int) -> String) -> GrowthRow {
  GrowthRow(name, size) { size in
    let text = spec(size)
    let whole = text.contains("anchors:") ? text : GrowthTests.anchor + text
    return { _ = link([("spec.yaml", whole)]) }
  }
}

private func compiled(_ name: String, _ size: Int, _ spec: @escaping @Sendable (Int) -> String) -> GrowthRow {
  GrowthRow(name, size) { size in
    let text = GrowthTests.anchor + spec(size)
    return { _ = compileFiles([("spec.yaml", text)]) }
  }
}
