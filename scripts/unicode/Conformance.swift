// Runs Unicode's official test files against the algorithms of TipText. `conformance` compiles this file together
// with Sources/TipText/Unicode, optimised: a debug build would take minutes for the 870 000 cases.

import Foundation

@main
struct Conformance {
  static func main() {
    guard CommandLine.arguments.count == 5 else {
      print("usage: Conformance LineBreakTest GraphemeBreakTest BidiCharacterTest BidiTest")
      exit(2)
    }
    let suites: [(inout Suite) -> Void] = [runLineBreaks, runClusters, runBidiCharacters, runBidiClasses]
    var passed = 0
    var failed = 0
    for (path, run) in zip(CommandLine.arguments.dropFirst(), suites) {
      var suite = Suite(path: path)
      let start = Date()
      run(&suite)
      let time = (Date().timeIntervalSince(start) * 10).rounded() / 10
      print("\(suite.name): \(suite.passed) passed, \(suite.failed) failed, \(time) s")
      passed += suite.passed
      failed += suite.failed
    }
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 && passed > 0 ? 0 : 1)
  }
}

/// A test file and how its cases went.
struct Suite {
  let name: String
  let lines: [ArraySlice<UInt8>]
  var passed = 0
  var failed = 0

  init(path: String) {
    name = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      print("\(path): cannot be read")
      exit(2)
    }
    lines = [UInt8](data).split(separator: 10)
  }

  /// Counts a case; the first failures are printed.
  mutating func expect(_ isRight: Bool, _ line: ArraySlice<UInt8>, _ got: @autoclosure () -> String) {
    if isRight {
      passed += 1
      return
    }
    failed += 1
    if failed <= 20 { print("\(name): \(String(decoding: line, as: UTF8.self))\n  got \(got())") }
  }

  /// A line without its comment, cut at semicolons.
  static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.prefix { $0 != UInt8(ascii: "#") }.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
  }
}

/// The words of a field.
func words(_ field: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  field.split { $0 == 32 || $0 == 9 || $0 == 13 }
}

func number(_ word: ArraySlice<UInt8>, radix: UInt32 = 10) -> UInt32? {
  var result: UInt32 = 0
  for byte in word {
    let digit: UInt32
    switch byte {
    case 48...57: digit = UInt32(byte) - 48
    case 65...70: digit = UInt32(byte) - 55
    default: return nil
    }
    guard digit < radix else { return nil }
    result = result &* radix &+ digit
  }
  return word.isEmpty ? nil : result
}

func scalar(_ word: ArraySlice<UInt8>) -> Unicode.Scalar? {
  number(word, radix: 16).flatMap(Unicode.Scalar.init)
}

// MARK: Breaks

/// `÷ 0020 × 0308 ÷`: the scalars, and whether a break stands before each.
func breakCase(_ line: ArraySlice<UInt8>) -> (scalars: [Unicode.Scalar], breaks: [Bool])? {
  let parts = words(Suite.fields(line)[0])
  guard !parts.isEmpty else { return nil }
  var scalars: [Unicode.Scalar] = []
  var breaks: [Bool] = []
  for part in parts {
    if let scalar = scalar(part) { scalars.append(scalar) } else { breaks.append(part.elementsEqual("÷".utf8)) }
  }
  return (scalars, breaks)
}

func runLineBreaks(_ suite: inout Suite) {
  for line in suite.lines {
    guard let (scalars, expected) = breakCase(line) else { continue }
    let got = lineBreaks(scalars)
    // The last mark is the end of the text, always a break.
    let isRight = got.map { $0 != .prohibited } == Array(expected.dropLast()) && expected.last == true
    suite.expect(isRight, line, "\(got)")
  }
}

func runClusters(_ suite: inout Suite) {
  for line in suite.lines {
    guard let (scalars, expected) = breakCase(line) else { continue }
    let got = graphemeClusters(scalars)
    let bounds = [0] + got.map(\.upperBound)
    suite.expect(bounds == expected.indices.filter { expected[$0] }, line, "\(got)")
  }
}

// MARK: Bidirectional text

/// Levels as the files write them: `nil` for what rule X9 removes.
func levels(_ field: ArraySlice<UInt8>) -> [UInt8?] {
  words(field).map { number($0).map { UInt8($0) } }
}

func order(_ field: ArraySlice<UInt8>) -> [Int] {
  words(field).compactMap { number($0).map { Int($0) } }
}

/// Whether a paragraph that is one line has these levels and this order.
func agrees(_ paragraph: BidiParagraph, _ levels: [UInt8?], _ order: [Int]) -> Bool {
  let got = paragraph.levels(ofLine: paragraph.levels.indices)
  guard got.count == levels.count else { return false }
  for index in got.indices where levels[index] != (paragraph.isRemoved(index) ? nil : got[index]) { return false }
  return visualOrder(got).filter { !paragraph.isRemoved($0) } == order
}

func runBidiCharacters(_ suite: inout Suite) {
  for line in suite.lines {
    let fields = Suite.fields(line)
    guard fields.count >= 5 else { continue }
    let scalars = words(fields[0]).compactMap(scalar)
    let base: BidiDirection?
    switch number(fields[1]) {
    case 0: base = .leftToRight
    case 1: base = .rightToLeft
    default: base = nil
    }
    let paragraph = BidiParagraph(scalars, base: base)
    let isRight =
      UInt32(paragraph.baseLevel) == number(fields[2])
      && agrees(paragraph, levels(fields[3]), order(fields[4]))
    suite.expect(isRight, line, "\(paragraph.baseLevel) \(paragraph.levels)")
  }
}

/// A scalar of each Bidi_Class, none of them a bracket.
let samples: [String: Unicode.Scalar] = [
  "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}", "CS": ",",
  "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
  "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}",
  "FSI": "\u{2068}", "PDI": "\u{2069}",
]

func runBidiClasses(_ suite: inout Suite) {
  var expectedLevels: [UInt8?] = []
  var expectedOrder: [Int] = []
  let directions: [(bit: UInt32, base: BidiDirection?)] = [(1, nil), (2, .leftToRight), (4, .rightToLeft)]
  for line in suite.lines {
    if line.starts(with: "@Levels:".utf8) {
      expectedLevels = levels(line.dropFirst(8))
    } else if line.starts(with: "@Reorder:".utf8) {
      expectedOrder = order(line.dropFirst(9))
    } else {
      let fields = Suite.fields(line)
      guard fields.count == 2, let bits = words(fields[1]).first.flatMap({ number($0) }) else { continue }
      let scalars = words(fields[0]).compactMap { samples[String(decoding: $0, as: UTF8.self)] }
      for (bit, base) in directions where bits & bit != 0 {
        let paragraph = BidiParagraph(scalars, base: base)
        suite.expect(agrees(paragraph, expectedLevels, expectedOrder), line, "\(bit): \(paragraph.levels)")
      }
    }
  }
}
