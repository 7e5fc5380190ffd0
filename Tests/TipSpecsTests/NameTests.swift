import Testing

@testable import TipSpecs

@Suite struct NameTests {
  /// What is written, what there is, and what was meant: nothing where it is too far off.
  @Test(arguments: [
    "tilte: title text -> title", "titel: title -> title", "mesage: message -> message",
    "corner_radius: corner-radius -> corner-radius", "cornerRadius: corner-radius -> corner-radius",
    "x: y width ->", "w: width ->", "anchor: message ->", ": a -> a", "backgroundcolor: background ->",
    "ab: ba -> ba",
    "abc: abd abe -> abd", "абв: abc ->",
  ])
  func nearestName(_ row: String) {
    let sides = row.split(separator: ":", omittingEmptySubsequences: false)
    let words = sides[1].split(separator: " ").map(String.init)
    let end = words.firstIndex(of: "->") ?? words.endIndex
    let meant = words[end...].dropFirst().first
    #expect(nearest(to: String(sides[0]), among: Array(words[..<end])) == meant)
    #expect(NameSearch(Array(words[..<end])).nearest(to: String(sides[0]))?.name == meant)
  }

  /// Searching many names finds what looking at each of them finds.
  @Test(arguments: ["title", "tilte", "abcdefgh", "anchor-17", "ba", "a_b-c", "über", "x", "corner radius"])
  func searches(_ written: String) {
    let letters = Array("abcdeghilmnortu-1".unicodeScalars)
    var state: UInt64 = 7
    let names = (0..<400).map { _ -> String in
      var name = String.UnicodeScalarView(written.unicodeScalars)
      for _ in 0...4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let (letter, place) = (letters[Int(state >> 33) % letters.count], Int(state >> 40) % (name.count + 1))
        let index = name.index(name.startIndex, offsetBy: place)
        if state >> 60 < 8 || index == name.endIndex { name.insert(letter, at: index) } else { name.remove(at: index) }
      }
      return String(name)
    }
    for start in stride(from: 0, to: 400, by: 40) {
      let some = Array(names[start..<start + 40])
      #expect(NameSearch(some).nearest(to: written)?.name == nearest(to: written, among: some))
    }
  }

  /// A text that is longer than any name is no slip, and is not measured.
  @Test func longNames() {
    let long = String(repeating: "a", count: 100)
    #expect(nearest(to: long, among: [long]) == nil)
    #expect(nearest(to: "Corner Radius", among: ["corner-radius"]) == "corner-radius")
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ("title", "titles", 1), ("abcd", "acbd", 1),
  ])
  func distances(from: String, to: String, expected: Int) {
    let (from, to) = (Array(from.utf8), Array(to.utf8))
    for limit in 0...4 {
      #expect(editDistance(from, to, atMost: limit) == (expected <= limit ? expected : nil))
      #expect(editDistance(to, from, atMost: limit) == (expected <= limit ? expected : nil))
    }
  }

  /// A path in a file of a folder, and the same path from the project's folder.
  @Test(arguments: [
    ("a.svg", "specs", "specs/a.svg"), ("../a.svg", "specs", "a.svg"), ("../../a.svg", "specs", "../a.svg"),
    ("a.svg", "", "a.svg"), ("a.svg", "..", "../a.svg"), ("../a.svg", "..", "../../a.svg"),
    ("a.svg", "/tmp/x", "/tmp/x/a.svg"), ("../../../../a.svg", "/tmp/x", "/a.svg"),
    ("./b/./a.svg", "./specs", "specs/b/a.svg"),
  ])
  func paths(path: String, folder: String, expected: String) throws {
    let parts = folder.isEmpty ? [] : folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    #expect(try resolvePath(path, from: parts) == expected)
  }

  /// Text that a style prints is YAML for the same text.
  @Test(arguments: [
    "Inter", "Brand Sans", "a\"b", "a\\b", "no", "-", "- a", "a: b", "#x", "日本", "a\nb", "\u{85}", "12", "~",
  ])
  func printedTexts(_ text: String) {
    let reading = Reading("styles: {s: {text: {font: \(quoted(text))}}}\n")
    #expect(reading.rendered == "")
    #expect(reading.spec?.styles.first?.style.value.text?.value.font?.value == text)
  }
}
