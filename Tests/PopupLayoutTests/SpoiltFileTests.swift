import Foundation
import PopupLayout
import TestSupport
import Testing

/// Files that no compiler wrote: whatever of them can be decoded can be placed, and what comes of it are numbers.
@Suite struct SpoiltFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("specs/build/layouts")

  /// The committed layouts of the samples.
  private static func files() throws -> [[UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
      .map { [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))) }
  }

  @Test func whatCanBeDecodedCanBePlaced() throws {
    let files = try Self.files()
    #expect(!files.isEmpty)
    var generator = SeededGenerator(seed: sceneSeed &+ 30)
    var (refused, placed) = (0, 0)
    for number in 0..<sceneCount / 100 {
      var text = JSONText(generator.pick(files))
      for _ in 0...Int.random(in: 0..<3, using: &generator) { text.spoil(&generator) }
      guard let popup = try? JSONDecoder().decode(Popup.self, from: Data(text.bytes)) else {
        refused += 1
        continue
      }
      for _ in 0..<4 {
        guard let problem = Self.place(popup, &generator, &placed) else { continue }
        Issue.record(
          "file \(number) of seed \(sceneSeed &+ 30): \(problem)\n\(String(decoding: text.bytes, as: UTF8.self))")
        return
      }
    }
    // Enough of both, so that neither side is tested in vain.
    #expect(refused > 0 && placed > sceneCount / 100)
  }

  /// Places the popup somewhere; what is wrong with where it lies, if anything is.
  private static func place(_ popup: Popup, _ generator: inout SeededGenerator, _ placed: inout Int) -> String? {
    func figure() -> Double { generator.pick(HostileInputTests.figures) }
    var scene = generator.request()
    if Int.random(in: 0..<2, using: &generator) == 0 {
      scene.anchor = Rect(figure(), figure(), figure(), figure())
      scene.window = Size(width: figure(), height: figure())
      scene.insets = Insets(top: figure(), right: figure(), bottom: figure(), left: figure())
      scene.scale = generator.pick([nil, 0, 3, .max, .min])
    }
    let variant = popup.place(
      at: scene.anchor, in: scene.window, insets: scene.insets, locale: generator.pick(["en", "ar", ""]),
      scale: scene.scale)
    guard let variant else { return nil }
    placed += 1
    let offset = popup.contentOffset(of: variant)
    var figures = [variant.miss, offset.x, offset.y]
    for rect in [variant.body, variant.frame, variant.contentFrame, variant.hidden].compactMap({ $0 }) {
      if rect.width < 0 || rect.height < 0 { return "\(rect) in \(scene)" }
      figures += [rect.x, rect.y, rect.width, rect.height]
    }
    guard figures.allSatisfy(\.isFinite), PathMeasure(variant.outline).isFinite else { return "\(variant) in \(scene)" }
    // What an app does next: it takes the layout by its index.
    _ = popup.contents[variant.content].layouts[variant.layout]
    for declared in popup.placements { _ = popup.contents[declared.content].layouts[declared.layout] }
    return nil
  }
}

/// A JSON file with the places of its values, to be spoilt in its text: the file stays JSON.
private struct JSONText {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Value {
    var range: Range<Int>
    /// Of an array, its items.
    var items: [Range<Int>] = []
  }

  /// Changes one value.
  mutating func spoil(_ generator: inout SeededGenerator) {
    let values = values()
    guard !values.isEmpty else { return }
    // Words change what a number means, but most of them only make the file unreadable.
    var value = generator.pick(values)
    for _ in 0..<3 where bytes[value.range.lowerBound] == UInt8(ascii: "\"") { value = generator.pick(values) }
    switch bytes[value.range.lowerBound] {
    case UInt8(ascii: "["): spoil(value, &generator)
    case UInt8(ascii: "{"), UInt8(ascii: "n"): break
    case UInt8(ascii: "t"), UInt8(ascii: "f"): replace(value.range, generator.pick(["true", "false"]))
    case UInt8(ascii: "\""):
      replace(
        value.range, generator.pick([#""""#, #""top""#, #""left-end""#, #""over""#, #""banner""#, #""rtl""#, "null"]))
    default:
      let old = Double(String(decoding: bytes[value.range], as: UTF8.self)) ?? 0
      let near = Int(exactly: old).map { ["\($0 + 1)", "\($0 - 1)"] } ?? []
      let far = ["0", "-1", "-44", "0.0005", "1e17", "1e308", "-1e308", "1e-300", "9223372036854775807"]
      replace(value.range, generator.pick(near + near + far))
    }
  }

  /// Empties an array, or drops or doubles an item.
  private mutating func spoil(_ array: Value, _ generator: inout SeededGenerator) {
    guard !array.items.isEmpty else { return }
    let index = Int.random(in: 0..<array.items.count, using: &generator)
    let item = array.items[index]
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: replace(array.range, "[]")
    case 1: bytes.insert(contentsOf: bytes[item] + [UInt8(ascii: ",")], at: item.lowerBound)
    default:
      if index + 1 < array.items.count {
        bytes.removeSubrange(item.lowerBound..<array.items[index + 1].lowerBound)
      } else {
        bytes.removeSubrange((index > 0 ? array.items[index - 1].upperBound : item.lowerBound)..<item.upperBound)
      }
    }
  }

  private mutating func replace(_ range: Range<Int>, _ text: String) { bytes.replaceSubrange(range, with: text.utf8) }

  /// All values but keys, inner ones before those that they are in.
  private func values() -> [Value] {
    var values: [Value] = []
    var open: [Value] = []
    func close(_ value: Value) {
      values.append(value)
      if !open.isEmpty { open[open.count - 1].items.append(value.range) }
    }
    var index = 0
    while index < bytes.count {
      let begin = index
      index += 1
      switch bytes[begin] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(Value(range: begin..<index))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard var value = open.popLast() else { return values }
        value.range = value.range.lowerBound..<index
        close(value)
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        if index < bytes.count, bytes[index] != UInt8(ascii: ":") { close(Value(range: begin..<index)) }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ":"): continue
      default:
        while index < bytes.count, !",]} \n".utf8.contains(bytes[index]) { index += 1 }
        close(Value(range: begin..<index))
      }
    }
    return values
  }
}
