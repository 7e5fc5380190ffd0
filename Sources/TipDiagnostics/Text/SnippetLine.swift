/// One line of source as it is shown: controls made visible, tabs expanded, and cut to a width around what matters.
struct SnippetLine {
  /// What is shown of the line, between the marks of what was cut off.
  private let shown: [Cell]

  /// The column, from 0, that every shown cell begins at.
  private let columns: [Int]
  private let isCutLeft: Bool
  private let isCutRight: Bool

  /// Tabs go on to the next multiple of this many cells.
  static let tabStops = 4

  /// Shows line `number`, from 1, in at most `room` cells, so that the beginning of `focus` (byte offsets) is seen.
  init(_ number: Int, of lines: LineTable, focus: Range<Int>?, room: Int) {
    let contents = lines.contents(ofLine: number)
    let start = min(max(focus?.lowerBound ?? contents.lowerBound, contents.lowerBound), contents.upperBound)
    // Lines can be megabytes long; what is farther away than this is not seen anyway.
    let reach = max(512, room * 8)
    let low = max(contents.lowerBound, Int(lines.position(atOffset: start - reach).offset))
    let high = max(low, min(contents.upperBound, Int(lines.position(atOffset: start + reach).offset)))
    let all = cells(of: SourceScalar.read(low..<high, of: lines.bytes), tabStops: Self.tabStops)
    let window = Window(
      all, hasMoreLeft: low > contents.lowerBound, hasMoreRight: high < contents.upperBound,
      focus: start..<max(start, focus?.upperBound ?? start), room: room)
    shown = Array(all[window.cells])
    isCutLeft = window.isCutLeft
    isCutRight = window.isCutRight
    var column = isCutLeft ? 1 : 0
    columns = shown.map { cell in
      defer { column += cell.width }
      return column
    }
  }

  /// The text to be sent.
  var text: String {
    (isCutLeft ? "…" : "") + shown.map(\.text).joined() + (isCutRight ? "…" : "")
  }

  /// The columns, from 0, that stand for some of the line's bytes: at least one. What was cut off lies under the `…`.
  func columns(of range: Range<Int>) -> Range<Int> {
    let start = startColumn(of: range.lowerBound)
    return start..<max(start + 1, range.isEmpty ? 0 : endColumn(of: range.upperBound))
  }

  /// The column behind the last cell.
  private var endOfCells: Int {
    guard let last = shown.last, let column = columns.last else { return isCutLeft ? 1 : 0 }
    return column + last.width
  }

  private func startColumn(of offset: Int) -> Int {
    guard let index = shown.firstIndex(where: { offset < $0.end }) else { return endOfCells }
    return index == 0 && isCutLeft && offset < shown[0].offset ? 0 : columns[index]
  }

  private func endColumn(of offset: Int) -> Int {
    if isCutRight, let last = shown.last, offset > last.end { return endOfCells + 1 }
    guard let index = shown.lastIndex(where: { $0.offset < offset }) else { return isCutLeft ? 1 : 0 }
    return columns[index] + shown[index].width
  }
}

extension SourceScalar {
  /// Decodes some bytes.
  fileprivate static func read(_ range: Range<Int>, of bytes: [UInt8]) -> [SourceScalar] {
    var scalars: [SourceScalar] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let decoded = decodeScalar(in: bytes, at: offset, before: range.upperBound)
      scalars.append(SourceScalar(decoded.scalar, offset: offset, end: offset + decoded.length))
      offset += decoded.length
    }
    return scalars
  }
}

/// Which cells of a line are shown where not all of them fit.
private struct Window {
  var cells: Range<Int>
  var isCutLeft: Bool
  var isCutRight: Bool

  /// Chooses among `all` cells, which may have more of the line to either side, so that `focus` (byte offsets) stands
  /// in the middle of `room` cells, or its beginning near the left end where it is longer than that.
  init(_ all: [Cell], hasMoreLeft: Bool, hasMoreRight: Bool, focus: Range<Int>, room: Int) {
    cells = all.indices
    isCutLeft = hasMoreLeft
    isCutRight = hasMoreRight
    let width = all.reduce(0) { $0 + $1.width }
    if !hasMoreLeft, !hasMoreRight, width <= room { return }

    let before = all.lazy.filter { $0.end <= focus.lowerBound }.reduce(0) { $0 + $1.width }
    let within = all.lazy.filter { $0.end > focus.lowerBound && $0.offset < focus.upperBound }
      .reduce(0) { $0 + $1.width }
    let inner = room - 2
    var start = before - (within < inner ? (inner - within) / 2 : inner / 8)
    if !hasMoreRight { start = min(start, width - inner - 1) }
    if !hasMoreLeft, start <= 0 || before + max(within, 1) <= room - 1 { start = 0 }

    var first = 0
    var skipped = 0
    while first < all.count, skipped < start {
      skipped += all[first].width
      first += 1
    }
    isCutLeft = hasMoreLeft || first > 0
    let left = room - (isCutLeft ? 1 : 0)
    if !hasMoreRight, width - skipped <= left {
      cells = first..<all.count
      return
    }
    isCutRight = true
    var end = first
    var taken = 0
    while end < all.count, taken + all[end].width <= left - 1 {
      taken += all[end].width
      end += 1
    }
    cells = first..<end
  }
}
