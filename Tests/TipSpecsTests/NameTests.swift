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
    #expect(nearest(to: String(sides[0]), among: Array(words[..<end])) == words[end...].dropFirst().first)
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
    #expect(editDistance(from, to) == expected)
    #expect(editDistance(to, from) == expected)
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
