import TipDiagnostics

/// A source file that was found to be readable: UTF-8 without what no text may hold, and its lines.
struct SourceText {
  /// Where a line begins.
  struct Line {
    /// The UTF-8 offset of its first byte; on the first line behind a byte-order mark.
    var start: Int32
    var isASCII: Bool
  }

  let file: SourceID

  /// The file's bytes.
  let bytes: [UInt8]

  /// What libyaml reads: the same length and more, stand-ins in place of `oddBreaks`, and a line break at the end.
  let readable: [UInt8]

  let lines: [Line]

  /// 3 behind a byte-order mark, else 0.
  let firstOffset: Int

  /// Characters that YAML allows within quotes only and that libyaml would take for line breaks or skip.
  let oddBreaks: [OddBreak]

  /// Bytes that stand for others in `readable`.
  let standIns: [StandIn]

  /// The byte at an offset, 0 outside of the file.
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// The text between two offsets, as far as it lies in the file.
  func string(_ start: Int, _ end: Int) -> String {
    let start = min(max(start, 0), bytes.count)
    return String(decoding: bytes[start..<min(max(start, end), bytes.count)], as: UTF8.self)
  }

  func string(_ range: Range<Int>) -> String {
    string(range.lowerBound, range.upperBound)
  }

  /// The first offset from `offset` on that holds no blank.
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while byte(offset).isBlank { offset += 1 }
    return offset
  }

  /// The offset of the line break, or of the end, that ends the line of `offset`.
  func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, !bytes[offset].isBreak { offset += 1 }
    return offset
  }

  /// The position of an offset, found by its line.
  func position(_ offset: Int) -> SourcePosition {
    let offset = min(max(offset, firstOffset), bytes.count)
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lines[middle].start) <= offset { low = middle } else { high = middle }
    }
    let start = Int(lines[low].start)
    let column = lines[low].isASCII ? offset - start : bytes[start..<offset].count { !$0.isContinuation }
    return SourcePosition(line: Int32(low + 1), column: Int32(column + 1), offset: Int32(offset))
  }

  /// The range of positions of a range of offsets.
  func range(_ start: Int, _ end: Int) -> Range<SourcePosition> {
    let first = position(start)
    let last = position(max(start, end))
    return first..<last
  }

  func place(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file, range(start, end))
  }

  /// The offset that a mark of libyaml's names.
  func offset(_ mark: Mark) -> Int {
    guard mark.line < lines.count else { return bytes.count }
    let line = lines[Int(mark.line)]
    if line.isASCII { return min(Int(line.start) + Int(mark.column), bytes.count) }
    var offset = Int(line.start)
    for _ in 0..<mark.column where offset < bytes.count { offset = next(offset) }
    return offset
  }

  /// The offset behind the scalar at `offset`.
  func next(_ offset: Int) -> Int {
    var offset = offset + 1
    while byte(offset).isContinuation { offset += 1 }
    return offset
  }
}

/// A raw U+0085, U+2028, U+2029, or a U+FEFF that is not the file's first.
struct OddBreak {
  var offset: Int
  var scalar: Unicode.Scalar
  var length: Int
}

/// A scalar that the file does not hold, put in the place of one that libyaml would misread.
struct StandIn {
  var scalar: Unicode.Scalar
  var original: Unicode.Scalar
}

/// Turns marks into positions, quickly where they come in the order of the text.
struct PositionCursor {
  private let text: SourceText
  private let end: SourcePosition
  private var line: Int32 = 0
  private var column: Int32 = 0
  private var offset: Int

  init(_ text: SourceText) {
    self.text = text
    offset = text.firstOffset
    end = text.position(text.bytes.count)
  }

  /// The position of `mark`; beyond the text's last line, its end.
  mutating func position(_ mark: Mark) -> SourcePosition {
    guard mark.line < text.lines.count else { return end }
    let start = text.lines[Int(mark.line)]
    let found =
      start.isASCII
      ? min(start.start &+ mark.column, end.offset)
      : Int32(truncatingIfNeeded: walk(to: mark, from: start))
    return SourcePosition(line: mark.line &+ 1, column: mark.column &+ 1, offset: found)
  }

  /// Walks from the place that was asked for last if it lies on the same line, so that one long line is walked once.
  private mutating func walk(to mark: Mark, from start: SourceText.Line) -> Int {
    if mark.line != line || mark.column < column {
      line = mark.line
      column = 0
      offset = Int(start.start)
    }
    while column < mark.column, offset < text.bytes.count {
      offset = text.next(offset)
      column += 1
    }
    return offset
  }
}
