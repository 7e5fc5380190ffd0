import TestSupport
import Testing
import TipDiagnostics
import TipImages

/// Whatever an icon holds, reading it takes time in proportion to its length.
@Suite(.serialized) struct GrowthTests {
  static let rows = [
    icon("paths", 40) { many($0, "<path d='M0 0h1v1z'/>") },
    icon("points", 800) { "<polygon points='\(many($0, "1 2 3 4 "))'/>" },
    icon("contours", 200) { "<path d='\(many($0, "M0 0h1v1z"))'/>" },
    icon("curves", 200) { "<path d='M0 0\(many($0, "c1 1 2 2 3 3"))'/>" },
    icon("arcs", 200) { "<path d='M0 0\(many($0, "a1 1 0 0 0 3 3"))'/>" },
    icon("transforms", 200) { "<g transform='\(many($0, "rotate(1)"))'><path d='M0 0h1'/></g>" },
    icon("declarations", 200) { "<path style='\(many($0, "fill:red;"))' d='M0 0h1'/>" },
    icon("dashes", 800) { "<path stroke-dasharray='\(many($0, "0 "))' d='M0 0h1'/>" },
    icon("fallbacks", 200) { "<path fill='\(many($0, "url(#a) "))' d='M0 0h1'/>" },
    icon("stops", 40) {
      "<linearGradient id='a'>\(many($0, "<stop/>"))</linearGradient><path fill='url(#a)' d='M0 0h1v1z'/>"
    },
    icon("stops for every path", 40) {
      "<linearGradient id='a'>\(many($0, "<stop/>"))</linearGradient>\(many($0, "<path fill='url(#a)' d='M0 0h1v1z'/>"))"
    },
    icon("stops for every path without an area", 80) {
      "<linearGradient id='a'>\(many($0, "<stop/>"))</linearGradient>\(many($0, "<path fill='url(#a)' d='M0 0h1'/>"))"
    },
    icon("gradients that share stops", 40) { count in
      let stops = "<linearGradient id='a'>\(many(count, "<stop/>"))</linearGradient>"
      return stops
        + (0..<count).map { "<linearGradient id='b\($0)' href='#a'/><path fill='url(#b\($0))' d='M0 0h1v1z'/>" }
        .joined()
    },
    icon("uses of a long path", 40) {
      "<path id='a' d='M0 0h1\(many(1000 * $0, " "))'/>\(many($0, "<use href='#a'/>"))"
    },
    icon("uses of what draws nothing", 40) {
      "<g id='a'>\(many($0, "<title/>"))</g>\(many($0, "<use href='#a'/>"))"
    },
    icon("clips of a long path", 40) {
      "<clipPath id='a'><path d='M1 1h1v1z\(many(1000 * $0, " "))'/></clipPath>"
        + many($0, "<path clip-path='url(#a)' d='M0 0h9v9z'/>")
    },
    icon("clips of what draws nothing", 40) {
      "<clipPath id='a'>\(many($0, "<path display='none'/>"))</clipPath>"
        + many($0, "<path clip-path='url(#a)' d='M0 0h9v9z'/>")
    },
    icon("comments", 200) { many($0, "<!-- a -->") },
    icon("references", 800) { "<title>\(many($0, "&amp;"))</title>" },
    icon("a long comment", 8000) { "<!-- \(many($0, "- "))-->" },
  ]

  @Test(arguments: rows) func reading(_ row: GrowthRow) {
    #expect(row.growth() < mostGrowth)
  }
}

private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

private func icon(_ name: String, _ size: Int, _ body: @escaping @Sendable (Int) -> String) -> GrowthRow {
  GrowthRow(name, size) { size in
    let bytes = Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\(body(size))</svg>".utf8)
    return {
      var sink = DiagnosticSink()
      _ = loadImage(bytes, path: "a.svg", at: nil, into: &sink)
    }
  }
}
