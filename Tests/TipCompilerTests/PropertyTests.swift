import Foundation
import PopupLayout
import Testing
import TipCompiler
import TipDiagnostics
import TipEmit

/// What holds for every popup, tried on random specs that go through the whole compiler.
///
/// Each row is a seed; a failure prints it, and `TIPC_TEST_SEED` runs that one alone.
@Suite struct PropertyTests {
  static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["TIPC_TEST_SEED"].flatMap(UInt64.init) { return [seed] }
    return Array(1...20)
  }()
  static let popupsPerSeed = 30

  /// Laying the mirrored spec out gives the mirror of the layout.
  @Test(arguments: seeds) func mirror(_ seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let random = RandomProject(&dice, popups: Self.popupsPerSeed, isExact: true)
    let left = try compiled(random, locale: "en")
    let right = try compiled(random, locale: "he", isMirrored: true)
    #expect(left.popups.keys.sorted() == right.popups.keys.sorted())
    for (id, popup) in left.popups.sorted(by: { $0.key < $1.key }) {
      guard let other = right.popups[id]?.layout else { continue }
      let popup = popup.layout
      let widths = Dictionary(uniqueKeysWithValues: random.screens.map { ($0.name, Double($0.width)) })
      for (variant, mirrored) in zip(popup.placements, other.placements) {
        var mirrored = mirrored
        mirrored.locale = variant.locale
        (mirrored.outline, mirrored.svg) = ([], variant.svg)
        let width = try #require(widths[variant.screen])
        expectSame(variant.mirrored(across: width), mirrored, "seed \(seed), \(id)")
        expectSame(layout(of: variant, in: popup).mirrored, layout(of: mirrored, in: other), "seed \(seed), \(id)")
      }
    }
  }

  /// No body leaves the usable area, and all numbers are finite.
  @Test(arguments: seeds) func insideTheUsableArea(_ seed: UInt64) throws {
    var dice = Dice(seed: seed &+ 1_000_000)
    let random = RandomProject(&dice, popups: Self.popupsPerSeed, isExact: false)
    let compilation = try compiled(random, locale: "en")
    let screens = Dictionary(uniqueKeysWithValues: random.screens.map { ($0.name, $0) })
    for (id, popup) in compilation.popups.sorted(by: { $0.key < $1.key }) {
      for (_, value) in try JSON(popup.layout).leaves() {
        if case .number(let number) = value { #expect(number.isFinite, "seed \(seed), \(id)") }
      }
      for (_, picture) in popup.pictures { #expect(picture.frame.isFinite, "seed \(seed), \(id)") }
      guard let margin = random.margins[id] else { continue }
      for variant in popup.layout.placements {
        let screen = try #require(screens[variant.screen])
        let edges = zip(screen.insets, margin).map { Double($0 + $1) }
        let (right, bottom) = (Double(screen.width) - edges[1], Double(screen.height) - edges[2])
        // Where the margins leave nothing, there is no area to keep to.
        guard right > edges[3], bottom > edges[0] else { continue }
        let body = variant.body
        let isInside =
          body.minX >= edges[3] - 0.001 && body.minY >= edges[0] - 0.001 && body.maxX <= right + 0.001
          && body.maxY <= bottom + 0.001
        #expect(isInside, "seed \(seed), \(id) on \(variant.screen): \(body)")
      }
    }
  }

  /// An app that decodes the layout file and places the popup at the declared anchor gets what the compiler got, which
  /// is what is explained.
  ///
  /// All screens of a project round to the same pixels here: where they do not, a limit may hold a row more on one.
  @Test(arguments: seeds) func sameFunctionSameAnswer(_ seed: UInt64) throws {
    var dice = Dice(seed: seed &+ 2_000_000)
    let random = RandomProject(&dice, popups: Self.popupsPerSeed, isExact: false)
    let compilation = try compiled(random, locale: "en")
    let screens = Dictionary(uniqueKeysWithValues: random.screens.map { ($0.name, $0) })
    for (id, popup) in compilation.popups.sorted(by: { $0.key < $1.key }) {
      let decoded = try JSONDecoder().decode(Popup.self, from: Data(layoutJSON(popup.layout)))
      #expect(popup.traces.count == decoded.placements.count)
      for (declared, trace) in zip(decoded.placements, popup.traces) {
        let screen = try #require(screens[declared.screen])
        let insets = screen.insets.map(Double.init)
        let found = decoded.place(
          at: declared.anchor, in: Size(width: Double(screen.width), height: Double(screen.height)),
          insets: Insets(top: insets[0], right: insets[1], bottom: insets[2], left: insets[3]),
          locale: declared.locale, textSize: declared.textSize, scale: screen.scale)
        var placed = try #require(found, "seed \(seed), \(id) on \(declared.screen)")
        placed.screen = declared.screen
        placed.svg = declared.svg
        // Another layout of the very same size serves as well.
        placed.layout = declared.layout
        let words = "seed \(seed), on \(declared.screen) at \(declared.textSize): \(random.line(id))"
        expectSame(placed, declared, words)
        guard let trace else {
          #expect(decoded.kind == .banner)
          continue
        }
        let explained = Popup.Variant(
          screen: declared.screen, locale: declared.locale, textSize: declared.textSize, content: declared.content,
          layout: declared.layout, anchor: trace.request.anchor, result: trace.result, svg: declared.svg)
        expectSame(explained, declared, "explained, " + words)
        #expect(
          trace.candidates.filter(\.isTaken).map(\.placement)
            == (declared.placement == .over ? [] : [declared.placement]))
      }
    }
  }

  /// What is compiled does not depend on what was compiled before.
  @Test(arguments: seeds.prefix(12)) func sameAgain(_ seed: UInt64) throws {
    var dice = Dice(seed: seed &+ 3_000_000)
    let random = RandomProject(&dice, popups: Self.popupsPerSeed, isExact: false)
    let linked = link([("tipc.yaml", random.project(locale: "en, he")), ("spec.yaml", random.spec)])
    let program = try #require(linked.program)
    let fonts = try #require(program.fonts)
    let (forwards, backwards) = (Typesetter(fonts), Typesetter(fonts))
    let first = program.popups.indices.map { printed($0, of: program, on: forwards) }
    let second = program.popups.indices.reversed().map { printed($0, of: program, on: backwards) }
    #expect(first == second.reversed())
    #expect(first == program.popups.indices.map { printed($0, of: program, on: forwards) })
  }

  /// All that one popup gives, as bytes, and its diagnostics.
  private func printed(_ index: Int, of program: Program, on typesetter: Typesetter) -> [[UInt8]] {
    var sink = DiagnosticSink()
    let popup = compile(index, of: program, on: typesetter, into: &sink)
    let pictures = popup?.pictures.map { svg($0.picture, name: $0.path) } ?? []
    return [Array("\(sink.diagnostics)".utf8), popup.map { layoutJSON($0.layout) } ?? []] + pictures
  }

  private func compiled(_ random: RandomProject, locale: String, isMirrored: Bool = false) throws -> Compilation {
    let project = random.project(locale: locale, isMirrored: isMirrored)
    let compilation = compileProject([random.spec], project: project)
    let allowed: Set<String> = ["anchor-offscreen"]
    let faults = compilation.diagnostics.filter { $0.severity == .error && !allowed.contains($0.code) }
    try #require(faults.map(\.code) == [], "\(renderText(faults, from: compilation.sources))")
    return compilation
  }

  private func layout(of variant: Popup.Variant, in popup: Popup) -> Popup.Layout {
    popup.contents[variant.content].layouts[variant.layout]
  }
}

/// Expects two values to have the same leaves; numbers may differ by what three decimals leave out.
private func expectSame(_ found: some Encodable, _ expected: some Encodable, _ words: String) {
  guard let found = try? JSON(found).leaves(), let expected = try? JSON(expected).leaves() else {
    Issue.record("a number is not finite: \(words)")
    return
  }
  guard found.map(\.path) == expected.map(\.path) else {
    let odd = Set(found.map(\.path)).symmetricDifference(expected.map(\.path)).sorted()
    Issue.record("\(words): one has \(odd.prefix(4)), the other not")
    return
  }
  let differences = zip(found, expected).filter { !isNear($0.value, $1.value) }
  if let first = differences.first {
    Issue.record("\(words): \(differences.count) differ, \(first.0.path): \(first.0.value) is not \(first.1.value)")
  }
}

private func isNear(_ first: JSON, _ second: JSON) -> Bool {
  if case .number(let first) = first, case .number(let second) = second { return abs(first - second) < 0.0015 }
  return first == second
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
