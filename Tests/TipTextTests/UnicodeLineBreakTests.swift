import Testing

@testable import TipText

/// The official cases run in scripts/unicode/conformance; here are the tailorings and what the product promises.
@Suite struct UnicodeLineBreakTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var options = LineBreakOptions()
    /// `|` where a line may end, `‖` where it must.
    var marked: String

    var testDescription: String { "\(name): \(marked)" }
  }

  static let chinese = LineBreakOptions(isChineseOrJapanese: true)
  static let normal = LineBreakOptions(strictness: .normal)
  static let normalJapanese = LineBreakOptions(strictness: .normal, isChineseOrJapanese: true)
  static let loose = LineBreakOptions(strictness: .loose)
  static let looseJapanese = LineBreakOptions(strictness: .loose, isChineseOrJapanese: true)
  static let keepAll = LineBreakOptions(wordBreak: .keepAll)

  static let cases: [Case] = [
    Case(name: "spaces hang", marked: "one |two  |three"),
    Case(name: "hard breaks", marked: "a\n‖b\u{2029}‖c\r\n‖d\u{85}‖e"),
    Case(name: "no-break space", marked: "hello\u{A0}world"),
    Case(name: "narrow no-break space", marked: "10\u{202F}000"),
    Case(name: "word joiner", marked: "a-\u{2060}b"),
    Case(name: "zero-width space", marked: "A\u{200B}|B"),
    Case(name: "soft hyphen", marked: "hy\u{AD}|phen"),
    Case(name: "hyphen", marked: "well-|known"),
    Case(name: "negative number", marked: "at |-35% |now"),
    Case(name: "price", marked: "cost |$(12.35) |or |1,000€"),
    Case(name: "date", marked: "2024/05/06 |x"),
    Case(name: "brackets", marked: "a |(b) |c"),
    Case(name: "Hebrew hyphen", marked: "\u{5D0}-\u{5D1}"),
    Case(name: "flags", marked: "🇩🇪|🇫🇷|🇯"),
    Case(name: "ZWJ family", marked: "a|👨\u{200D}👩\u{200D}👧|b"),
    Case(name: "skin tone", marked: "👍🏽|👍"),
    Case(name: "keycap", marked: "1\u{FE0F}\u{20E3} |x"),
    Case(name: "combining mark after a space", marked: "a |\u{301}b"),
    Case(name: "Chinese", options: chinese, marked: "我|能|吞|下|（玻|璃）|而|不|伤|身|体。"),
    Case(name: "Chinese quotes", options: chinese, marked: "他|说|“你|好”|吗"),
    Case(name: "quotes by the rules alone", marked: "他|说“你|好”吗"),
    Case(name: "strict small kana", marked: "フィー|チャー"),
    Case(name: "normal small kana", options: normal, marked: "フ|ィ|ー|チ|ャ|ー"),
    Case(name: "normal iteration mark", options: normal, marked: "人々|の"),
    Case(name: "loose iteration mark", options: loose, marked: "人|々|の"),
    Case(name: "strict wave dash", options: chinese, marked: "あ〜|い"),
    Case(name: "normal wave dash, Japanese", options: normalJapanese, marked: "あ|〜|い"),
    Case(name: "normal wave dash, other language", options: normal, marked: "あ〜|い"),
    Case(name: "normal dots", options: normalJapanese, marked: "あ……|い"),
    Case(name: "loose dots", options: looseJapanese, marked: "あ…|…|い"),
    Case(name: "loose middle dot, Japanese", options: looseJapanese, marked: "あ|・|い"),
    Case(name: "loose middle dot, other language", options: loose, marked: "あ・|い"),
    Case(name: "loose exclamation, Japanese", options: looseJapanese, marked: "あ|！|い"),
    Case(name: "loose full stop", options: looseJapanese, marked: "あ。|い"),
    Case(name: "loose suffix, Japanese", options: looseJapanese, marked: "100|％"),
    Case(name: "loose suffix, other language", options: loose, marked: "100％"),
    Case(name: "loose prefix, Japanese", options: looseJapanese, marked: "￥|100"),
    Case(name: "normal prefix", options: normalJapanese, marked: "￥100"),
    Case(name: "loose hyphen after an ideograph", options: loose, marked: "字|‐|字"),
    Case(name: "loose hyphen after a letter", options: loose, marked: "a‐|b"),
    Case(name: "normal hyphen after an ideograph", options: normal, marked: "字‐|字"),
    Case(name: "Korean", marked: "안|녕 |하|세|요"),
    Case(name: "Korean, keep all", options: keepAll, marked: "안녕 |하세요."),
    Case(name: "Japanese, keep all", options: keepAll, marked: "ファ漢字、|カナ"),
    Case(name: "mixed, keep all", options: keepAll, marked: "A팀과 |3월"),
    Case(name: "Thai", marked: "สวัสดี \u{200B}|ชาว\u{200B}|โลก"),
    Case(name: "Khmer without break marks", marked: "ភាសាខ្មែរ"),
    Case(name: "Arabic", marked: "أفضل |رقم |-35%"),
    Case(name: "Hindi", marked: "नमस्ते |दुनिया"),
    Case(name: "address", marked: "https://|example.com/|a-|b"),
  ]

  @Test(arguments: cases)
  func breaks(_ testCase: Case) {
    var scalars: [Unicode.Scalar] = []
    var expected: [LineBreak] = []
    var next = LineBreak.prohibited
    for scalar in testCase.marked.unicodeScalars {
      switch scalar {
      case "|": next = .allowed
      case "‖": next = .mandatory
      default:
        scalars.append(scalar)
        expected.append(next)
        next = .prohibited
      }
    }
    #expect(marked(scalars, lineBreaks(scalars, options: testCase.options)) == marked(scalars, expected))
  }

  private func marked(_ scalars: [Unicode.Scalar], _ breaks: [LineBreak]) -> String {
    var result = ""
    for (scalar, lineBreak) in zip(scalars, breaks) {
      result += lineBreak == .allowed ? "|" : lineBreak == .mandatory ? "‖" : ""
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test func emptyText() {
    #expect(lineBreaks([]).isEmpty)
  }

  @Test(arguments: ["ก", "ກ", "ក", "က"])
  func scriptsThatNeedADictionary(_ text: String) {
    #expect(text.unicodeScalars.allSatisfy { ScalarProperties($0).needsDictionaryToBreak })
  }
}
