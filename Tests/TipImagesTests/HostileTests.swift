import PopupLayout
import TestSupport
import Testing
import TipDiagnostics
import TipDrawing

@testable import TipImages

private let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">"

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

@Suite struct HostileTests {
  /// Files made to harm: each ends with a diagnostic, and none takes its time.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("laughs", "<!DOCTYPE l [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;'>]><svg>&b;</svg>", "unreadable-image"),
      ("deep", head + repeated("<g>", 100_000), "unreadable-image"),
      ("deep and closed", head + repeated("<g>", 100_000) + repeated("</g>", 100_000) + "</svg>", "unreadable-image"),
      ("wide", head + repeated("<g/>", 100_000) + "</svg>", "unreadable-image"),
      ("attributes", head + "<g \((0..<5000).map { "a\($0)=''" }.joined(separator: " "))/></svg>", "unreadable-image"),
      ("prefixes", head + repeated("<g xmlns:a='b' xmlns:c='d'>", 60), "unreadable-image"),
      ("large", head + repeated(" ", 2_000_000), "unreadable-image"),
      ("ampersands", head + repeated("&", 500_000), "unreadable-image"),
      ("long name", "<" + repeated("a", 500_000) + "/>", "unreadable-image"),
      ("digits", head + "<path d='M0 " + repeated("9", 500_000) + "'/></svg>", "unreadable-image"),
      ("transforms", head + "<g transform='" + repeated("scale(1e6)", 60_000) + "'/></svg>", "unreadable-image"),
      (
        "far away", head + "<g transform='scale(1e7)scale(1e7)'><path d='M1 1h1'/></g></svg>", "unreadable-image"
      ),
      (
        "use bomb",
        head + "<g id='a0'><path d='M0 0h1'/></g>"
          + (1...40).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }.joined()
          + "</svg>",
        "unreducible-image"
      ),
      (
        "command bomb",
        head + "<path id='p' d='M0 0" + repeated("h1", 100_000) + "'/>" + repeated("<use href='#p'/>", 10_000)
          + "</svg>",
        "unreducible-image"
      ),
      (
        "stops of every path",
        head + "<linearGradient id='a'>" + repeated("<stop offset='.5' stop-color='red'/>", 3000) + "</linearGradient>"
          + repeated("<path fill='url(#a)' d='M0 0h9v9z'/>", 3000) + "</svg>",
        "unreducible-image"
      ),
      (
        "stops of nothing",
        head + "<linearGradient id='a'>" + repeated("<stop/>", 9000) + "</linearGradient>"
          + repeated("<path fill='url(#a)' d='M0 0h9'/>", 9000) + "</svg>",
        "unreducible-image"
      ),
      (
        "clip bomb",
        head + "<clipPath id='c'><path d='M1 1h1v1z" + repeated(" ", 500_000) + "'/></clipPath>"
          + repeated("<path clip-path='url(#c)' d='M0 0h9v9z'/>", 10_000) + "</svg>",
        "unreducible-image"
      ),
      (
        "use of spaces",
        head + "<path id='p' d='M0 0h1" + repeated(" ", 500_000) + "'/>"
          + repeated("<use href='#p'/>", 15_000) + "</svg>", "unreducible-image"
      ),
      (
        "use of nothing",
        head + "<g id='g'>" + repeated("<title/>", 9000) + "</g>" + repeated("<use href='#g'/>", 9000) + "</svg>",
        "unreducible-image"
      ),
      ("fallbacks", head + "<path fill='" + repeated("url(#a)", 140_000) + "' d='M0 0h1'/></svg>", "unreducible-image"),
      ("one contour", head + "<path d='M0 0" + repeated("l1 2", 100_000) + "z'/></svg>", "unreducible-image"),
      (
        "contours that overlap", head + "<path d='" + repeated("M0 0l1 2 2 1z", 10_000) + "'/></svg>",
        "unreducible-image"
      ),
      (
        "gradient chain",
        head + (0..<3000).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }.joined()
          + repeated("<rect width='1' height='1' fill='url(#g0)'/>", 3000) + "</svg>", "unreducible-image"
      ),
    ])
  func hostile(_ name: String, _ source: String, _ code: String) {
    let (_, diagnostics) = load(source)
    #expect(diagnostics.map(\.code) == [code], "\(name)")
    #expect((diagnostics.first?.message.utf8.count ?? 0) < 600)
  }

  /// However a file is damaged, reading it ends in a picture of finite numbers or in one diagnostic.
  @Test func mutations() {
    let seeds =
      (IconTests.shapes + IconTests.arcs + IconTests.transforms + IconTests.styles + IconTests.gradients
      + IconTests.references).map { Array($0.source.utf8) }
    let tokens = [
      "<", ">", "/>", "&", "&#x41;", "\"", "'", "1e999", "-", "NaN", "url(#g)", "<use href='#g'/>", "</g>", "<g>",
      "\u{0}",
      "0", "9999999", "A", "Z", "%", "e", ".", "é", "<!--", "]]>", "xmlns=''", "transform='scale(0)'", " opacity='.5'",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 20_261_130)
    for round in 0..<6000 {
      var bytes = seeds[random.below(seeds.count)]
      for _ in 0...random.below(4) { mutate(&bytes, tokens, &random) }
      var sink = DiagnosticSink()
      let image = loadImage(bytes, path: "m.svg", at: nil, into: &sink)
      switch image {
      case .icon(let picture):
        #expect(sink.diagnostics.isEmpty, "round \(round)")
        let lines = described(picture.shapes).joined()
        #expect(!lines.contains("9007199254740"), "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      default: #expect(sink.diagnostics.count == 1, "round \(round)")
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ tokens: [[UInt8]], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let at = random.below(bytes.count)
    let end = min(bytes.count, at + random.below(12))
    switch random.below(5) {
    case 0: bytes[at] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(at..<end)
    case 2: bytes.insert(contentsOf: tokens[random.below(tokens.count)], at: at)
    case 3: bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
    default: bytes.replaceSubrange(at..<end, with: tokens[random.below(tokens.count)])
    }
  }
}
