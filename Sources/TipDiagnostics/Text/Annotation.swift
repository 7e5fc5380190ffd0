/// An underline below a shown line, with its text.
struct Annotation {
  /// The columns that it underlines, from 0; at least one.
  var columns: Range<Int>
  var text: String?
  var isPrimary: Bool
}

/// The rows below a source line: its underlines, and the texts of those whose text does not fit behind them.
///
///     ^^^^----- ---- the last one's text stands behind it
///     |   |
///     |   the others hang below, from right to left
///     one row each
///
/// Primary underlines are `^` in the severity's style, secondary ones `-`. `room` says from which width on a text hangs
/// rather than standing behind.
func annotationRows(_ annotations: [Annotation], severity: Severity, room: Int) -> [StyledLine] {
  let ordered = annotations.sorted(by: isBefore)
  let beside = ordered.lastIndex { $0.text != nil && fits($0, among: ordered, room: room) }
  let hanging = ordered.indices.filter { $0 != beside && ordered[$0].text != nil }.map { ordered[$0] }
  var rows = [underlines(of: ordered, severity: severity)]
  if let beside, let text = ordered[beside].text {
    rows[0].append(" " + text, style(of: ordered[beside], severity))
  }
  if !hanging.isEmpty {
    rows.append(connectors(for: hanging, severity: severity))
  }
  for index in hanging.indices.reversed() {
    let annotation = hanging[index]
    let left = hanging[..<index].filter { $0.columns.lowerBound < annotation.columns.lowerBound }
    var row = connectors(for: left, severity: severity)
    let end = left.last.map { $0.columns.lowerBound + 1 } ?? 0
    row.append(String(repeating: " ", count: annotation.columns.lowerBound - end))
    row.append(annotation.text ?? "", style(of: annotation, severity))
    rows.append(row)
  }
  return rows
}

/// By beginning, then by end; of two at one place the primary one last, so that its text stands behind it.
private func isBefore(_ left: Annotation, _ right: Annotation) -> Bool {
  let (one, other) = (left.columns, right.columns)
  if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
  if one.upperBound != other.upperBound { return one.upperBound < other.upperBound }
  return !left.isPrimary && right.isPrimary
}

/// Whether an annotation's text can stand behind its underline: nothing is underlined farther right, and the text ends
/// within the room or would not do so hanging either.
private func fits(_ annotation: Annotation, among all: [Annotation], room: Int) -> Bool {
  guard all.allSatisfy({ $0.columns.upperBound <= annotation.columns.upperBound }) else { return false }
  let width = displayWidth(of: annotation.text ?? "")
  return annotation.columns.upperBound + 1 + width <= room || annotation.columns.lowerBound + width > room
}

private func style(of annotation: Annotation, _ severity: Severity) -> Style {
  annotation.isPrimary ? Style(severity) : .frame
}

/// The row of underlines; shorter ones are drawn over longer ones, so that each is seen.
private func underlines(of annotations: [Annotation], severity: Severity) -> StyledLine {
  var marks = [Annotation?](repeating: nil, count: annotations.map(\.columns.upperBound).max() ?? 0)
  let drawn = annotations.enumerated().sorted {
    let (one, other) = ($0.element, $1.element)
    if one.columns.count != other.columns.count { return one.columns.count > other.columns.count }
    if one.isPrimary != other.isPrimary { return other.isPrimary }
    return $0.offset < $1.offset
  }
  for (_, annotation) in drawn {
    for column in annotation.columns { marks[column] = annotation }
  }
  var row = StyledLine()
  for mark in marks {
    if let mark {
      row.append(mark.isPrimary ? "^" : "-", style(of: mark, severity))
    } else {
      row.append(" ")
    }
  }
  return row
}

/// A row with a bar where each of the annotations begins; they are in order.
private func connectors(for annotations: [Annotation], severity: Severity) -> StyledLine {
  var row = StyledLine()
  var end = 0
  for annotation in annotations where annotation.columns.lowerBound >= end {
    row.append(String(repeating: " ", count: annotation.columns.lowerBound - end))
    row.append("|", style(of: annotation, severity))
    end = annotation.columns.lowerBound + 1
  }
  return row
}
