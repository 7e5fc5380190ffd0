import Foundation
import Testing

/// The walls between the rooms: who may import whom. Package.swift declares them, and Sources/README.md shows them.
@Suite struct WallTests {
  /// What each target under Sources may import besides the system's libraries, as Package.swift has it.
  static let walls: [String: Set<String>] = {
    let package = (try? text(of: "Package.swift")) ?? ""
    var walls: [String: Set<String>] = [:]
    for match in package.matches(of: /\.(?:executableTarget|target)\(\s*name: "(\w+)"([^)]*)\)/) {
      // One with a folder of its own is for tests.
      if match.2.contains("path:") { continue }
      walls[String(match.1)] = Set(match.2.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    return walls
  }()

  /// The rooms that know time and disk, and may import what the system brings.
  private static let systemRooms: Set = ["TipBuild", "tipc"]
  private static let systemLibraries: Set = ["Glibc", "Musl", "Darwin", "Foundation", "FoundationEssentials"]

  @Test func everyRoomIsDeclared() {
    let folders = Set(files(below: "Sources", endings: [".swift"]).map { $0.split(separator: "/")[1] }.map(String.init))
    #expect(folders == Set(Self.walls.keys))
  }

  @Test(arguments: walls.keys.sorted()) func importsWhatItMay(_ room: String) throws {
    let system = Self.systemRooms.contains(room) ? Self.systemLibraries : []
    for path in files(below: "Sources/" + room, endings: [".swift"]) {
      for match in try text(of: path).matches(of: /(?m)^\s*(?:@\w+ )?import (?:\w+ )?(\w+)/) {
        let name = String(match.1)
        #expect(Self.walls[room, default: []].union(system).contains(name), "\(path) imports \(name)")
      }
    }
  }

  /// Every import that is allowed is made: what Package.swift says is what holds.
  @Test(arguments: walls.keys.sorted()) func importsAllItMay(_ room: String) throws {
    var imported: Set<String> = []
    for path in files(below: "Sources/" + room, endings: [".swift"]) {
      imported.formUnion(try text(of: path).matches(of: /(?m)^import (\w+)/).map { String($0.1) })
    }
    #expect(Self.walls[room, default: []].subtracting(imported).isEmpty, "\(room)")
  }

  @Test func mapShowsEveryRoom() throws {
    let map = try text(of: "Sources/README.md")
    for (room, imports) in Self.walls {
      let row = try #require(map.split(separator: "\n").first { $0.hasPrefix("| `\(room)` |") }, "\(room)")
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      let shown = Set(cells[cells.count - 2].matches(of: /`(\w+)`/).map { String($0.1) })
      #expect(shown == imports, "\(room)")
    }
  }

  /// Unsafe code is where the C libraries and the system are called, and nowhere else.
  @Test func unsafeCodeIsBehindWalls() throws {
    let pattern = /\bUnsafe\w*Pointer|\bwithUnsafe\w*|\bUnmanaged\b|\bunsafe[A-Z]\w*|nonisolated\(unsafe\)|@unchecked/
    for path in files(below: "Sources", endings: [".swift"]) where !Self.holdsUnsafeCode(path) {
      let found = try text(of: path).firstMatch(of: pattern)
      #expect(found == nil, "\(path) has \(found.map { String($0.0) } ?? "")")
    }
  }

  private static func holdsUnsafeCode(_ path: String) -> Bool {
    path.hasPrefix("Sources/TipBuild/System/")
      || ["Sources/TipSyntax/EventReader.swift", "Sources/TipText/Shaping/HarfBuzz.swift"].contains(path)
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
    for room in Self.walls.keys.sorted() where !Self.systemRooms.contains(room) {
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
