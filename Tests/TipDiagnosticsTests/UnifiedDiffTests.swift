import Foundation
import TestSupport
import Testing
import TipDiagnostics

struct UnifiedDiffTests {
  static func diff(_ old: String?, _ new: String?, path: String = "a.yaml", style: DiffStyle = .exact) -> String {
    String(
      decoding: unifiedDiff(old.map { Array($0.utf8) }, new.map { Array($0.utf8) }, path: path, style: style),
      as: UTF8.self)
  }

  /// What `diff -u` of GNU diffutils writes, names aside.
  @Test(arguments: [
    ("a\n", "a\n", ""),
    ("", "", ""),
    ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
    ("a\n", "a\nb\n", "@@ -1 +1,2 @@\n a\n+b\n"),
    ("a\nb\n", "b\n", "@@ -1,2 +1 @@\n-a\n b\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\nb", "A\nb", "@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    // Six lines between changes: one hunk; seven: two.
    (
      "x\n1\n2\n3\n4\n5\n6\nx\n", "y\n1\n2\n3\n4\n5\n6\ny\n",
      "@@ -1,8 +1,8 @@\n-x\n+y\n 1\n 2\n 3\n 4\n 5\n 6\n-x\n+y\n"
    ),
    (
      "x\n1\n2\n3\n4\n5\n6\n7\nx\n", "y\n1\n2\n3\n4\n5\n6\n7\ny\n",
      "@@ -1,4 +1,4 @@\n-x\n+y\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-x\n+y\n"
    ),
  ])
  func writesExactly(_ old: String, _ new: String, _ expected: String) {
    #expect(Self.diff(old, new) == (expected.isEmpty ? "" : "--- a/a.yaml\n+++ b/a.yaml\n" + expected))
  }

  @Test func namesMissingFiles() {
    #expect(Self.diff(nil, "a\n") == "--- /dev/null\n+++ b/a.yaml\n@@ -0,0 +1 @@\n+a\n")
    #expect(Self.diff("a\n", nil) == "--- a/a.yaml\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    #expect(Self.diff(nil, "") == "--- /dev/null\n+++ b/a.yaml\n")
    #expect(Self.diff(nil, nil) == "")
  }

  @Test func quotesNames() {
    let text = Self.diff("a\n", "", path: "x\n\"é\\\u{1B}")
    #expect(text.hasPrefix("--- \"a/x\\012\\\"\\303\\251\\\\\\033\"\n"))
  }

  @Test func showsToPeople() {
    let old = "a\n::error::x\n\t\u{1B}[31m\u{202E}\n"
    let new = "b\n::error::x\n\t\u{1B}[31m\u{202E}\n"
    #expect(
      Self.diff(old, new, path: "p\n::error::", style: .visible(inColor: false))
        == "--- a/p␊::error::\n+++ b/p␊::error::\n@@ -1,3 +1,3 @@\n-a\n+b\n <U+003A>:error::x\n \t␛[31m<U+202E>\n")
    let coloured = Self.diff("a\n", "b\n", style: .visible(inColor: true))
    #expect(coloured.hasSuffix("\u{1B}[1;31m-a\u{1B}[0m\n\u{1B}[1;32m+b\u{1B}[0m\n"))
  }

  /// Applying the difference to the old text gives the new one.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func isComplete(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = ["a", "b", "c", "", "d: e", "\u{1B}", "x\r"]
    func text(_ count: Int) -> [String] {
      (0..<count).map { _ in
        (alphabet.randomElement(using: &generator) ?? "") + "\(UInt8.random(in: 0...3, using: &generator))\n"
      }
    }
    var lines = text(Int.random(in: 0...60, using: &generator))
    if !lines.isEmpty, Bool.random(using: &generator) { lines[lines.count - 1].removeLast() }
    let old = lines.joined()
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let low = Int.random(in: 0...lines.count, using: &generator)
      let high = Int.random(in: low...min(lines.count, low + 5), using: &generator)
      lines.replaceSubrange(low..<high, with: text(Int.random(in: 0...4, using: &generator)))
    }
    let new = lines.joined()
    #expect(try Self.apply(Self.diff(old, new), to: old).utf8.elementsEqual(new.utf8), "seed \(seed)")
  }

  /// Texts without one common line, and such of one line over and over: no more than a blink each.
  @Test(.timeLimit(.minutes(10))) func isNeverQuadratic() {
    let count = 20_000
    let ones = (0..<count).map { "\($0)\n" }.joined()
    let others = (0..<count).map { "x\($0)\n" }.joined()
    let same = String(repeating: "a\n", count: count)
    let mixed = (0..<count).map { $0 % 3 == 0 ? "b\n" : "a\n" }.joined()
    let reversed = (0..<count).reversed().map { "\($0)\n" }.joined()
    for (old, new) in [(ones, others), (same, mixed), (ones, reversed), (mixed, same + mixed)] {
      #expect(!Self.diff(old, new).isEmpty)
    }
  }

  /// A small `patch`: strict about every line and number.
  static func apply(_ diff: String, to old: String) throws -> String {
    if diff.isEmpty { return old }
    func lines(_ text: String) -> [String] {
      var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self) + "\n"
      }
      if lines.last == "\n" {
        lines.removeLast()
      } else if let last = lines.popLast() {
        lines.append(String(last.unicodeScalars.dropLast()))
      }
      return lines
    }
    let source = lines(old)
    var result: [String] = []
    var position = 0
    var isRemoved = false
    for line in lines(diff).dropFirst(2) {
      let content = String(line.unicodeScalars.dropFirst())
      switch line.unicodeScalars.first {
      case "@":
        let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
        let hasCount = line.split(separator: " ")[1].contains(",")
        let start = hasCount && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        try #require(start >= position)
        result += source[position..<start]
        position = start
      case "\\" where isRemoved: break
      case "\\": result.append(String((result.popLast() ?? "").unicodeScalars.dropLast()))
      case "+": result.append(content)
      case "-": position += 1
      default:
        try #require(source[position] == content || source[position] + "\n" == content)
        result.append(content)
        position += 1
      }
      isRemoved = line.unicodeScalars.first == "-"
    }
    return (result + source[position...]).joined()
  }
}
