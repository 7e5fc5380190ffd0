/// A scalar, and the bytes of the source that it was read from.
struct SourceScalar {
  let scalar: Unicode.Scalar
  /// The offset of its first byte.
  let offset: Int
  /// The offset behind its last byte.
  let end: Int

  init(_ scalar: Unicode.Scalar, offset: Int = 0, end: Int = 0) {
    (self.scalar, self.offset, self.end) = (scalar, offset, end)
  }
}

/// What is shown together: a scalar with all that stands within its cell, a tab, or the stand-in for a control.
struct Cell {
  /// What is sent to the terminal.
  var text: String
  /// How many of the terminal's cells that takes.
  var width: Int
  /// The source bytes that it shows.
  var offset: Int
  var end: Int
}

/// The cells that show some scalars, in logical order, as a terminal that knows no writing directions shows them.
///
/// With `tabStops`, a tab goes on to the next multiple of that many cells; without, it is shown as `␉`.
func cells(of scalars: [SourceScalar], tabStops: Int? = nil) -> [Cell] {
  var builder = CellBuilder(tabStops: tabStops)
  for index in scalars.indices {
    builder.add(scalars[index], isCommandMark: isCommandMark(scalars, at: index))
  }
  return builder.cells
}

/// Whether the second `#` of `##[`, `##vso[`, `##teamcity[` and the like is at `index`: build servers take that for a
/// command wherever it stands in a line.
private func isCommandMark(_ scalars: [SourceScalar], at index: Int) -> Bool {
  guard index > 0, scalars[index].scalar == "#", scalars[index - 1].scalar == "#" else { return false }
  let name = scalars[(index + 1)...].prefix(16).prefix {
    ("a"..."z").contains($0.scalar) || ("A"..."Z").contains($0.scalar)
  }
  return name.endIndex < scalars.count && scalars[name.endIndex].scalar == "["
}

/// Puts scalars into cells, one after the other.
private struct CellBuilder {
  let tabStops: Int?
  private(set) var cells: [Cell] = []

  /// Cells so far, which says where a tab ends.
  private var column = 0

  /// The scalar that the last cell began with, where others can join it; `nil` behind a tab or a stand-in.
  private var base: Unicode.Scalar?
  private var previous: Unicode.Scalar?
  private var isJoining = false

  init(tabStops: Int?) {
    self.tabStops = tabStops
  }

  mutating func add(_ item: SourceScalar, isCommandMark: Bool) {
    let scalar = item.scalar
    defer { previous = scalar }
    if 0x20..<0x7F ~= scalar.value, !isCommandMark {
      begin(scalar, item, width: 1)
    } else if let tabStops, scalar == "\t" {
      let width = tabStops - column % tabStops
      append(String(repeating: " ", count: width), item, width: width)
    } else if let text = isCommandMark ? number(of: scalar) : standIn(for: scalar, after: previous) {
      append(text, item, width: text.unicodeScalars.count)
    } else if let width = widthJoined(by: scalar) {
      join(scalar, item, width: width)
    } else if DisplayWidth.isZero(scalar) {
      // With nothing to stand on, it would take the margin or a stand-in.
      append("\u{25CC}\(scalar)", item, width: 1)
    } else {
      begin(scalar, item, width: DisplayWidth.isWide(scalar) ? 2 : 1)
    }
  }

  /// The width that the last cell has once `scalar` has joined it; `nil` where it begins a cell of its own.
  private mutating func widthJoined(by scalar: Unicode.Scalar) -> Int? {
    guard let base, let width = cells.last?.width else { return nil }
    if isJoining, !DisplayWidth.isZero(scalar) {
      isJoining = false
      return width
    }
    if DisplayWidth.isZero(scalar) {
      isJoining = scalar.value == 0x200D && width == 2
      return scalar.value == 0xFE0F && DisplayWidth.isEmojiStyled(base) ? 2 : width
    }
    if DisplayWidth.isSkinTone(scalar) { return DisplayWidth.isModifiable(base) ? 2 : nil }
    if DisplayWidth.isRegional(scalar) { return DisplayWidth.isRegional(base) && width == 1 ? 2 : nil }
    return nil
  }

  private mutating func join(_ scalar: Unicode.Scalar, _ item: SourceScalar, width: Int) {
    let last = cells.count - 1
    column += width - cells[last].width
    cells[last].text.unicodeScalars.append(scalar)
    cells[last].width = width
    cells[last].end = item.end
  }

  private mutating func begin(_ scalar: Unicode.Scalar, _ item: SourceScalar, width: Int) {
    append(String(scalar), item, width: width)
    base = scalar
  }

  private mutating func append(_ text: String, _ item: SourceScalar, width: Int) {
    cells.append(Cell(text: text, width: width, offset: item.offset, end: item.end))
    column += width
    base = nil
    isJoining = false
  }
}
