import Testing

@testable import TipSyntax

/// Trees of small documents, with ranges counted by hand.
@Suite struct DumpTests {
  static let documents: [(name: String, text: String, dump: String)] = [
    (
      "block mapping", "tips:\n  hint:\n    message: Hi there\n",
      """
      1:1-3:22 mapping of 1
        1:1-1:5 "tips": 2:3-3:22 mapping of 1
          2:3-2:7 "hint": 3:5-3:22 mapping of 1
            3:5-3:12 "message": 3:14-3:22 plain "Hi there"

      """
    ),
    (
      "lists", "a:\n- x\n-\n  - y\n  -\nb: []\n",
      """
      1:1-6:6 mapping of 2
        1:1-1:2 "a": 2:1-5:4 list of 2
          - 2:3-2:4 plain "x"
          - 4:3-5:4 list of 2
            - 4:5-4:6 plain "y"
            - 5:4-5:4 missing
        6:1-6:2 "b": 6:4-6:6 list of 0

      """
    ),
    (
      "flow", "anchor: {x: 1, \"y\": '2', z, w: , }\nt: [a, {b: c}, d: e]\n",
      """
      1:1-2:21 mapping of 2
        1:1-1:7 "anchor": 1:9-1:35 mapping of 4
          1:10-1:11 "x": 1:13-1:14 plain "1"
          1:16-1:19 "y": 1:21-1:24 single "2"
          1:26-1:27 "z": 1:27-1:27 missing
          1:29-1:30 "w": 1:31-1:31 missing
        2:1-2:2 "t": 2:4-2:21 list of 3
          - 2:5-2:6 plain "a"
          - 2:8-2:14 mapping of 1
            2:9-2:10 "b": 2:12-2:13 plain "c"
          - 2:16-2:20 mapping of 1
            2:16-2:17 "d": 2:19-2:20 plain "e"

      """
    ),
    (
      "missing values", "a:\nb: # c\nc: ~\n? d\n? e\n: f\n",
      """
      1:1-6:4 mapping of 5
        1:1-1:2 "a": 1:3-1:3 missing
        2:1-2:2 "b": 2:3-2:3 missing
        3:1-3:2 "c": 3:4-3:5 plain "~"
        4:3-4:4 "d": 4:4-4:4 missing
        5:3-5:4 "e": 6:3-6:4 plain "f"

      """
    ),
    (
      "block scalars", "a: |\n  one\n   two\n\nb: >-  # folded\n  three\n  four\n\n\nc: |\nd: |+2\n   x\n\n",
      """
      1:1-12:5 mapping of 4
        1:1-1:2 "a": 1:4-3:7 literal "one\\n two\\n"
        5:1-5:2 "b": 5:4-7:7 folded "three four"
        10:1-10:2 "c": 10:4-10:5 literal ""
        11:1-11:2 "d": 11:4-12:5 literal " x\\n\\n"

      """
    ),
    (
      "quoted over lines", "a: \"one\n  two \\\n  three\"\nb: 'it''s'\nc: plain\n  goes on # here\n",
      """
      1:1-6:10 mapping of 3
        1:1-1:2 "a": 1:4-3:9 double "one two three"
        4:1-4:2 "b": 4:4-4:11 single "it's"
        5:1-5:2 "c": 5:4-6:10 plain "plain goes on"

      """
    ),
    (
      "anchors and tags", "a: &x !!str 12\nb: *x\nc: &y\n  d: *x\ne: [*y, *x]\nf: !!map {}\n",
      """
      1:1-6:12 mapping of 5
        1:1-1:2 "a": 1:13-1:15 !!str double "12"
        2:1-2:2 "b": 1:13-1:15 !!str through 2:4-2:6 double "12"
        3:1-3:2 "c": 4:3-4:8 mapping of 1
          4:3-4:4 "d": 1:13-1:15 !!str through 4:6-4:8 double "12"
        5:1-5:2 "e": 5:4-5:12 list of 2
          - 4:3-4:8 through 5:5-5:7 mapping of 1
            4:3-4:4 "d": 1:13-1:15 !!str through 4:6-4:8 double "12"
          - 1:13-1:15 !!str through 5:9-5:11 double "12"
        6:1-6:2 "f": 6:10-6:12 !!map mapping of 0

      """
    ),
    (
      "an anchor on a list at its key's column", "a: &l\n- 1\n- 2\nb: *l\n",
      """
      1:1-4:6 mapping of 2
        1:1-1:2 "a": 2:1-3:4 list of 2
          - 2:3-2:4 plain "1"
          - 3:3-3:4 plain "2"
        4:1-4:2 "b": 2:1-3:4 through 4:4-4:6 list of 2
          - 2:3-2:4 plain "1"
          - 3:3-3:4 plain "2"

      """
    ),
    (
      "CR LF and CR", "a: 1\r\nb: |\r\n  x\r\n  y\r\nc: 2\rd: 3\r",
      """
      1:1-6:5 mapping of 4
        1:1-1:2 "a": 1:4-1:5 plain "1"
        2:1-2:2 "b": 2:4-4:4 literal "x\\ny\\n"
        5:1-5:2 "c": 5:4-5:5 plain "2"
        6:1-6:2 "d": 6:4-6:5 plain "3"

      """
    ),
    (
      "byte-order mark", "\u{FEFF}a: b",
      """
      1:1-1:5 mapping of 1
        1:1-1:2 "a": 1:4-1:5 plain "b"

      """
    ),
    (
      "byte-order mark before letters", "\u{FEFF}é: {ü: \"ö\"}\n",
      """
      1:1-1:12 mapping of 1
        1:1-1:2 "é": 1:4-1:12 mapping of 1
          1:5-1:6 "ü": 1:8-1:11 double "ö"

      """
    ),
    (
      "wide, combining and emoji", "é: [已保存, e\u{301}, 👩‍🚀, \"ñ\"]\n名: b\n",
      """
      1:1-2:5 mapping of 2
        1:1-1:2 "é": 1:4-1:23 list of 4
          - 1:5-1:8 plain "已保存"
          - 1:10-1:12 plain "e\\u{301}"
          - 1:14-1:17 plain "\\u{1f469}\\u{200d}\\u{1f680}"
          - 1:19-1:22 double "ñ"
        2:1-2:2 "名": 2:4-2:5 plain "b"

      """
    ),
    (
      "line separators within quotes", "a: \"x\u{2028}y\u{85}z\" # é\nb: '\u{2029}'\n",
      """
      1:1-2:7 mapping of 2
        1:1-1:2 "a": 1:4-1:11 double "x\\u{2028}y\\u{85}z"
        2:1-2:2 "b": 2:4-2:7 single "\\u{2029}"

      """
    ),
    (
      "no typing", "no: yes\n007: 1e3\n22:22: 2001-01-01\n~: .inf\ny: 0x1F\n",
      """
      1:1-5:8 mapping of 5
        1:1-1:3 "no": 1:5-1:8 plain "yes"
        2:1-2:4 "007": 2:6-2:9 plain "1e3"
        3:1-3:6 "22:22": 3:8-3:18 plain "2001-01-01"
        4:1-4:2 "~": 4:4-4:8 plain ".inf"
        5:1-5:2 "y": 5:4-5:8 plain "0x1F"

      """
    ),
    (
      "a document with markers", "%YAML 1.2 # it is\n# first\n---\na: 1\n...\n# last\n",
      """
      4:1-4:5 mapping of 1
        4:1-4:2 "a": 4:4-4:5 plain "1"

      """
    ),
  ]

  @Test(arguments: documents.indices)
  func treesHaveExactRanges(_ index: Int) throws {
    let document = Self.documents[index]
    let (tree, diagnostics) = read(document.text)
    #expect(describe(diagnostics) == "")
    #expect(try dump(#require(tree)) == document.dump, "\(document.name)")
  }

  @Test func aByteOrderMarkCountsInOffsetsOnly() throws {
    let tree = try #require(read("\u{FEFF}a: b").tree)
    guard case .mapping(let entries) = tree.root.content, let entry = entries.first else {
      Issue.record("no mapping")
      return
    }
    #expect(entry.keyRange.lowerBound.offset == 3 && entry.keyRange.lowerBound.column == 1)
    #expect(entry.value.range.upperBound.offset == 7)
  }
}
