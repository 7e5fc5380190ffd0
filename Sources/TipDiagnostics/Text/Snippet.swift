/// The part of one file that a diagnostic shows.
struct Snippet {
  /// A label, reduced to one line.
  struct Mark {
    /// The line, from 1.
    let line: Int
    /// Byte offsets within that line; of a label over many lines, what lies in its first.
    let range: Range<Int>
    let text: String?
    let isPrimary: Bool
  }

  let file: SourceID
  let path: String
  let lines: LineTable

  /// Ordered by line.
  private(set) var marks: [Mark]

  /// The position of the primary label, or else of the first.
  let position: LocatedPosition

  /// How many secondary labels are shown: nobody reads more, and one hangs below the other.
  static let mostSecondary = 24

  /// The snippets that show a diagnostic's labels: the primary one's file first, the others as they are first named.
  static func all(of diagnostic: Diagnostic, in lines: SourceLines) -> [Snippet] {
    let secondary = diagnostic.secondary.prefix(mostSecondary)
    let labels = (diagnostic.primary.map { [($0, true)] } ?? []) + secondary.map { ($0, false) }
    var files: [SourceID] = []
    for (label, _) in labels where !files.contains(label.place.file) {
      files.append(label.place.file)
    }
    return files.compactMap { file in
      Snippet(file, labels: labels.filter { $0.0.place.file == file }, in: lines)
    }
  }

  private init?(_ file: SourceID, labels: [(Label, isPrimary: Bool)], in all: SourceLines) {
    guard let path = all.path(of: file), let lines = all[file], let first = labels.first else { return nil }
    self.file = file
    self.path = path
    self.lines = lines
    marks = labels.map { Mark($0.0, isPrimary: $0.isPrimary, in: lines) }
    let start =
      first.isPrimary ? first.0.place : labels.map(\.0.place).min { $0.range.lowerBound < $1.range.lowerBound }
    position = LocatedPosition(Int((start ?? first.0.place).range.lowerBound.offset), in: lines)
    marks = marks.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  /// The last line that is shown.
  var lastLine: Int { marks.last?.line ?? 1 }

  /// The rows of source with their annotations; `margin` is how many digits line numbers have room for.
  func rows(margin: Int, severity: Severity, width: Int) -> [StyledLine] {
    // One cell is left free for a caret behind the line's end.
    let room = width - margin - 5
    let bar = String(repeating: " ", count: margin + 2) + "|"
    var rows = [StyledLine(bar, .frame)]
    var previous: Int?
    var index = 0
    while index < marks.count {
      let number = marks[index].line
      let here = marks[index...].prefix { $0.line == number }
      index = here.endIndex
      if let previous, number - previous > 2 {
        rows.append(StyledLine("...", .frame))
      } else if let previous, number - previous == 2 {
        // An ellipsis would take as much room as the line that it leaves out.
        rows.append(source(SnippetLine(number - 1, of: lines, focus: nil, room: room), number - 1, margin: margin))
      }
      previous = number
      let focus = here.first(where: \.isPrimary) ?? here.first
      let line = SnippetLine(number, of: lines, focus: focus?.range, room: room)
      rows.append(source(line, number, margin: margin))
      let annotations = here.map {
        Annotation(columns: line.columns(of: $0.range), text: $0.text, isPrimary: $0.isPrimary)
      }
      for annotation in annotationRows(annotations, severity: severity, room: room + 1) {
        var row = StyledLine(bar + " ", .frame)
        for piece in annotation.pieces { row.append(piece.text, piece.style) }
        rows.append(row)
      }
    }
    return rows
  }

  private func source(_ line: SnippetLine, _ number: Int, margin: Int) -> StyledLine {
    let digits = String(number)
    var row = StyledLine(" " + String(repeating: " ", count: margin - digits.utf8.count) + digits + " |", .frame)
    row.append(" " + line.text)
    return row
  }
}

extension Snippet.Mark {
  fileprivate init(_ label: Label, isPrimary: Bool, in lines: LineTable) {
    let start = Int(label.place.range.lowerBound.offset)
    let line = lines.line(atOffset: start)
    let contents = lines.contents(ofLine: line)
    let low = min(max(start, contents.lowerBound), contents.upperBound)
    var high = max(low, min(Int(label.place.range.upperBound.offset), contents.upperBound))
    if label.place.range.upperBound.offset > contents.upperBound {
      // What goes on below ends here with the last thing to be seen.
      while high > low, lines.bytes[high - 1] == 0x20 || lines.bytes[high - 1] == 0x09 { high -= 1 }
    }
    self.init(line: line, range: low..<high, text: label.text.map { visible($0) }, isPrimary: isPrimary)
  }
}
