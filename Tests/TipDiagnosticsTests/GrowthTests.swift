import TestSupport
import Testing
import TipDiagnostics

/// Whatever there is to say, saying it takes time in proportion to how much it is.
@Suite(.serialized) struct GrowthTests {
  static let rows = [
    row("many findings in one line", 40) { count in
      let file = Line(pieces: count)
      return (file.places.map { file.finding(at: [$0]) }, file.table)
    },
    row("many labels in one line", 40) { count in
      let file = Line(pieces: count)
      return ([file.finding(at: file.places)], file.table)
    },
    row("a message of many letters", 8000) { count in
      let file = Line(pieces: 1)
      return ([file.finding(at: file.places, message: String(repeating: "é", count: count))], file.table)
    },
    row("fixes that overlap", 40) { count in
      let file = Line(pieces: count)
      let findings = file.places.indices.map { index in
        let next = file.places[min(index + 1, count - 1)].range.upperBound
        let place = SourceSpan(file.places[index].file, file.places[index].range.lowerBound..<next)
        return file.finding(at: [place], fix: Fix("shorten it", .safe, [Edit(place, "b")]))
      }
      return (findings, file.table)
    },
  ]

  @Test(arguments: rows) func rendering(_ row: GrowthRow) {
    #expect(row.growth() < mostGrowth)
  }
}

/// Writes findings in all forms, and mends what can be mended.
private func row(
  _ name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> (diagnostics: [Diagnostic], table: SourceTable)
) -> GrowthRow {
  GrowthRow(name, size) { size in
    let (diagnostics, table) = make(size)
    let context = ReportContext(table: table, kinds: [kind], tool: ToolIdentity(version: "1.2.3"))
    return {
      let sorted = diagnostics.sorted(in: table)
      for format in OutputFormat.allCases { _ = render(sorted, as: format, in: context) }
      _ = applySafeFixes(sorted, to: table)
    }
  }
}

private let kind = Sample("").kind

/// A file of one line, of words of four letters.
private struct Line {
  let table: SourceTable
  let places: [SourceSpan]

  init(pieces: Int) {
    var table = SourceTable()
    let file = table.add(path: "a.yaml", bytes: Array(String(repeating: "näh ", count: pieces).utf8))
    self.table = table
    places = (0..<pieces).map { index in
      func position(_ column: Int, _ offset: Int) -> SourcePosition {
        SourcePosition(line: 1, column: Int32(4 * index + column), offset: Int32(5 * index + offset))
      }
      return SourceSpan(file.id, position(1, 0)..<position(4, 4))
    }
  }

  func finding(at places: [SourceSpan], message: String = "m", fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      kind, message, at: places.first.map { Label($0, "here") },
      also: places.dropFirst().map { Label($0, "and here") }, fix: fix)
  }
}
