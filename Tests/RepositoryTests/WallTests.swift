import Foundation
import Testing

/// The walls between the rooms: who may import whom. Sources/README.md draws them.
@Suite struct WallTests {
  /// What a room may import; no room but these two may import Foundation.
  static let walls: [String: Set<String>] = [
    "PopupLayout": [],
    "TipDiagnostics": [],
    "TipDrawing": ["PopupLayout"],
    "TipSyntax": ["CLibYAML", "TipDiagnostics"],
    "TipSpecs": ["TipSyntax", "TipDiagnostics"],
    "TipImages": ["TipDrawing", "TipDiagnostics", "PopupLayout"],
    "TipText": ["CHarfBuzz", "TipDrawing", "TipDiagnostics"],
    "TipCompiler": [
      "TipSyntax", "TipSpecs", "TipText", "TipImages", "TipDrawing", "PopupLayout", "TipDiagnostics",
    ],
    "TipEmit": ["PopupLayout", "TipDrawing", "TipDiagnostics"],
  ]

  @Test(arguments: walls.keys.sorted()) func importsWhatItMay(_ room: String) throws {
    for path in files(below: "Sources/" + room, endings: [".swift"]) {
      for line in try text(of: path).split(separator: "\n") where line.hasPrefix("import ") {
        let name = String(line.dropFirst("import ".count))
        #expect(Self.walls[room, default: []].contains(name), "\(path) imports \(name)")
      }
    }
  }

  @Test(arguments: ["CLibYAML", "CHarfBuzz"]) func isImportedByOneFile(_ library: String) throws {
    let importers = try files(below: "Sources", endings: [".swift"]).filter {
      try text(of: $0).split(separator: "\n").contains("import \(library)")
    }
    #expect(importers.count == 1, "\(importers)")
  }

  /// Functions of the platform whose last digits differ, or that follow the machine's settings.
  @Test func nothingOnTheWayToAnOutputDependsOnTheMachine() throws {
    let forbidden = [
      #"\bsin\("#, #"\bcos\("#, #"\btan\("#, #"\batan2?\("#, #"\bpow\("#, #"\bexp\("#, #"\blog\("#, "String\\(format:",
      "NumberFormatter", "DateFormatter", "Locale\\.current", "JSONEncoder", #"\.hashValue"#, "fatalError\\(", "try!",
      "TODO", "FIXME",
    ]
    for room in Self.walls.keys.sorted() {
      for path in files(below: "Sources/" + room, endings: [".swift"]) {
        for (index, line) in try text(of: path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          let code = line.components(separatedBy: "//")[0]
          for pattern in forbidden where code.range(of: pattern, options: .regularExpression) != nil {
            Issue.record("\(path):\(index + 1) has \(pattern)")
          }
        }
      }
    }
  }
}
