import TestSupport
import Testing
import TipDiagnostics
import TipSpecs

/// Whatever becomes of a good file, reading it says what is wrong, in range, and the same twice.
@Suite struct MutationTests {
  @Test(arguments: 0..<8)
  func mutations(_ seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let texts = ["styles", "popups", "projects"].flatMap { name in
      CorpusRow.all(in: name).map { ($0.yaml, name == "projects" ? "tipc.yaml" : "spec.yaml") }
    }
    for _ in 0..<400 {
      let (yaml, path) = texts[Int.random(in: 0..<texts.count, using: &numbers)]
      let other = Array(texts[Int.random(in: 0..<texts.count, using: &numbers)].0.utf8)
      let text = String(decoding: mutated(Array(yaml.utf8), other, &numbers), as: UTF8.self)
      let reading = Reading(text, path: path)
      #expect(Reading(text, path: path).diagnostics == reading.diagnostics, "seed \(seed)")
      let end = Int32(text.utf8.count)
      for diagnostic in reading.diagnostics {
        #expect(!diagnostic.message.isEmpty)
        for label in [diagnostic.primary].compactMap({ $0 }) + diagnostic.secondary {
          let range = label.place.range
          #expect(range.lowerBound.offset >= 0 && range.upperBound.offset <= end, "seed \(seed): \(text)")
        }
      }
    }
  }

  /// Every mistake of a file full of them is reported, but advice ends: looking for what was meant takes time.
  @Test func manyMistakes() {
    let reading = Reading("styles:\n  s:\n" + (0..<3000).map { "    ofset\($0): 1\n" }.joined())
    #expect(reading.diagnostics.count == 3000)
    #expect(reading.diagnostics.first?.fix != nil)
    #expect(reading.diagnostics.last?.fix == nil && reading.diagnostics.last?.help == [])
  }

  /// A text after one to four changes: a part left out, doubled, replaced by a part of another, or by a telling token.
  private func mutated(_ bytes: [UInt8], _ other: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    let tokens = [
      "~", "-1", "1e999", "{}", "[]", "\"\"", "99999999999999999999", "a: b", ", ", ": ", "x-y", "é", "none", "true",
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &numbers)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &numbers))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 2:
        let from = Int.random(in: 0..<other.count, using: &numbers)
        bytes.replaceSubrange(start..<end, with: other[from..<min(other.count, from + 12)])
      default:
        bytes.replaceSubrange(start..<end, with: tokens.randomElement(using: &numbers).map { Array($0.utf8) } ?? [])
      }
    }
    return bytes
  }
}
