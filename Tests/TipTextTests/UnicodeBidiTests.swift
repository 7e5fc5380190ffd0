import Testing

@testable import TipText

/// The official cases run in scripts/unicode/conformance; here is what callers build on.
@Suite struct UnicodeBidiTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var base: BidiDirection?
    var levels: [UInt8]

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "empty", text: "", levels: []),
    Case(name: "Latin", text: "ab 1", levels: [0, 0, 0, 0]),
    Case(name: "Latin in a paragraph from right to left", text: "ab!", base: .rightToLeft, levels: [2, 2, 1]),
    Case(name: "Hebrew", text: "אב 1", levels: [1, 1, 1, 2]),
    Case(name: "number and sign", text: "א -35%", levels: [1, 1, 1, 2, 2, 2]),
    Case(name: "number and sign, Arabic", text: "م -35%", levels: [1, 1, 1, 2, 2, 1]),
    // W7 makes the number L, and N0 c the brackets, since L stands before them too.
    Case(name: "brackets around a number", text: "م ab (15)", levels: [1, 1, 2, 2, 2, 2, 2, 2, 2]),
    Case(name: "brackets in Latin", text: "a (ב) c", levels: [0, 0, 0, 1, 0, 0, 0]),
    Case(name: "brackets of canonical equivalents", text: "א〈a\u{232A}", levels: [1, 1, 2, 1]),
    Case(name: "mark on a bracket", text: "א(ב)\u{301}", base: .leftToRight, levels: [1, 1, 1, 1, 1]),
    Case(name: "isolate", text: "a \u{2067}b, ב\u{2069}!", levels: [0, 0, 0, 2, 1, 1, 1, 0, 0]),
    Case(name: "first strong isolate", text: "a\u{2068}א b\u{2069}", levels: [0, 0, 1, 1, 2, 0]),
    Case(name: "isolate that is not closed", text: "a\u{2067}b", levels: [0, 0, 2]),
    Case(name: "removed controls take the level before", text: "a\u{202B}b\u{202C}", levels: [0, 0, 2, 2]),
    // X6a: a PDI takes the override of the embedding that it stands in.
    Case(
      name: "unmatched PDI in an override", text: "\u{202E}\u{202D}a\u{202C}\u{2069}\u{202A}b",
      levels: [0, 0, 2, 2, 1, 1, 2]),
    Case(name: "direction after a separator", text: "א\u{2029}a", levels: [1, 1, 2]),
    Case(name: "embedding after a separator", text: "\u{202B}a\u{2029}b", base: .leftToRight, levels: [0, 2, 0, 0]),
  ]

  @Test(arguments: cases)
  func levels(_ testCase: Case) {
    let paragraph = BidiParagraph(Array(testCase.text.unicodeScalars), base: testCase.base)
    #expect(paragraph.levels == testCase.levels)
  }

  @Test func directionOfTheParagraph() {
    func direction(_ text: String) -> BidiDirection? { firstStrongDirection(Array(text.unicodeScalars)) }
    #expect(direction("1, a א") == .leftToRight)
    #expect(direction("1, א a") == .rightToLeft)
    #expect(direction("\u{2067}א\u{2069}a") == .leftToRight)
    #expect(direction("\u{2067}א") == nil)
    #expect(direction("12 !") == nil)
    #expect(BidiParagraph(Array("12 !".unicodeScalars)).direction == .leftToRight)
  }

  @Test func trailingSpaceOfALine() {
    let scalars = Array("אב גד ab".unicodeScalars)
    let paragraph = BidiParagraph(scalars, base: .leftToRight)
    #expect(paragraph.levels == [1, 1, 1, 1, 1, 0, 0, 0])
    #expect(paragraph.levels(ofLine: 0..<3) == [1, 1, 0])
    #expect(paragraph.levels(ofLine: 3..<8) == [1, 1, 0, 0, 0])
    #expect(paragraph.levels(ofLine: 6..<99) == [0, 0])
  }

  @Test(
    arguments: [
      ([], []), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([2, 1], [1, 0]), ([0, 2, 0], [0, 1, 2]),
      ([0, 1, 2, 2, 1, 0, 1], [0, 4, 2, 3, 1, 5, 6]),
    ] as [([UInt8], [Int])])
  func visualOrders(_ levels: [UInt8], _ order: [Int]) {
    #expect(visualOrder(levels) == order)
  }

  @Test func depthIsLimited() {
    // 125 is the deepest level (BD2); what is nested deeper stays on it, and all is closed again.
    let deep = String(repeating: "\u{2067}", count: 500) + "א" + String(repeating: "\u{2069}", count: 500) + "a"
    let levels = BidiParagraph(Array(deep.unicodeScalars), base: .leftToRight).levels
    #expect(levels[500] == 125)
    #expect(levels.last == 0)
  }

  @Test func mirrorImages() {
    #expect(mirrorImage(of: "(") == ")")
    #expect(mirrorImage(of: "»") == "«")
    #expect(mirrorImage(of: "≤") == "≥")
    #expect(mirrorImage(of: "a") == nil)
    #expect(mirrorImage(of: "∑") == nil)
    #expect(ScalarProperties("∑").isMirrored)
  }
}
