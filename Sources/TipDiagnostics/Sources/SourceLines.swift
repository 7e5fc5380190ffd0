/// The line tables of the files that some diagnostics point into, made once and asked often.
package struct SourceLines: Sendable {
  private let paths: [String]
  private let tables: [LineTable?]

  /// Makes tables for the files of `table` that any label or edit of `diagnostics` names, and no others.
  package init(of table: SourceTable, for diagnostics: [Diagnostic]) {
    var needed = [Bool](repeating: false, count: table.files.count)
    for place in diagnostics.lazy.flatMap(\.places) where needed.indices.contains(Int(place.file.rawValue)) {
      needed[Int(place.file.rawValue)] = true
    }
    paths = table.files.map(\.path)
    tables = zip(table.files, needed).map { $1 ? LineTable($0.bytes) : nil }
  }

  /// The line table of a file; `nil` for an id that is none of the source table's.
  package subscript(file: SourceID) -> LineTable? {
    let index = Int(file.rawValue)
    return tables.indices.contains(index) ? tables[index] : nil
  }

  /// The path that a file is shown under; `nil` for an id that is none of the source table's.
  package func path(of file: SourceID) -> String? {
    let index = Int(file.rawValue)
    return paths.indices.contains(index) ? paths[index] : nil
  }

  /// A place with everything that the formats say about it; `nil` where the file is not known.
  package func locate(_ place: SourceSpan) -> LocatedRange? {
    guard let path = path(of: place.file), let lines = self[place.file] else { return nil }
    return LocatedRange(
      path: path,
      start: LocatedPosition(Int(place.range.lowerBound.offset), in: lines),
      end: LocatedPosition(Int(place.range.upperBound.offset), in: lines))
  }
}

/// A position in every unit that is asked for.
package struct LocatedPosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
  /// The column, from 1, in UTF-16 code units.
  package let utf16Column: Int
  /// The bytes before it, a byte-order mark among them.
  package let offset: Int

  /// The position of a byte offset, which is brought into the file and to a scalar's beginning first.
  package init(_ offset: Int, in lines: LineTable) {
    let position = lines.position(atOffset: offset)
    line = Int(position.line)
    column = Int(position.column)
    self.offset = Int(position.offset)
    utf16Column = lines.utf16Column(atOffset: offset)
  }
}

/// A range of one file in every unit that is asked for.
package struct LocatedRange: Hashable, Sendable {
  package let path: String
  package let start: LocatedPosition
  package let end: LocatedPosition
}

extension Diagnostic {
  /// Every place that it names: the primary one, the secondary ones, and those of the fix.
  package var places: [SourceSpan] {
    (primary.map { [$0.place] } ?? []) + secondary.map(\.place) + (fix?.edits.map(\.place) ?? [])
  }
}
