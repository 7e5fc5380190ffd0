/// The lines of one file: turns byte offsets into positions and back.
///
/// Lines end at LF, CR or CR LF, nowhere else. A byte-order mark at the file's beginning has offsets but no column.
/// Bytes that are no UTF-8 count as one scalar per maximal subpart, as `decodeScalar` reads them. Every question takes
/// logarithmic time, on files of one huge line too: counts are noted every 256 bytes.
package struct LineTable: Sendable {
  /// The file's bytes.
  package let bytes: [UInt8]

  /// Where the first line's text begins: 3 behind a byte-order mark, else 0.
  package let contentStart: Int

  /// The offset of every line's first byte; the first is 0.
  let lineStarts: [Int32]

  /// Counts up to a byte offset; empty where every byte is ASCII, since then all counts are the offset itself.
  private let marks: [Mark]

  /// How many scalars and UTF-16 code units stand before `offset`, the byte-order mark left out.
  private struct Mark {
    var offset: Int
    var scalars: Int
    var units: Int

    mutating func pass(length: Int, units: Int) {
      offset += length
      scalars += 1
      self.units += units
    }

    mutating func pass(_ decoded: DecodedScalar) {
      pass(length: decoded.length, units: decoded.scalar.value > 0xFFFF ? 2 : 1)
    }
  }

  private static let markDistance = 256

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    contentStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts: [Int32] = [0]
    var marks: [Mark] = []
    var mark = Mark(offset: contentStart, scalars: 0, units: 0)
    var isASCII = contentStart == 0
    var nextMark = 0
    while mark.offset < bytes.count {
      if mark.offset >= nextMark {
        marks.append(mark)
        nextMark = (mark.offset / Self.markDistance + 1) * Self.markDistance
      }
      let byte = bytes[mark.offset]
      if byte < 0x80 {
        mark.pass(length: 1, units: 1)
        if byte == 0x0A || byte == 0x0D && !(mark.offset < bytes.count && bytes[mark.offset] == 0x0A) {
          starts.append(Int32(clamping: mark.offset))
        }
      } else {
        isASCII = false
        mark.pass(decodeScalar(in: bytes, at: mark.offset, before: bytes.count))
      }
    }
    lineStarts = starts
    self.marks = isASCII ? [] : marks
  }

  /// How many lines there are: 1 in an empty file, and the empty line behind a last line break counts.
  package var lineCount: Int { lineStarts.count }

  /// The line, from 1, that holds the byte at `offset`; offsets out of the file are taken as its nearer end.
  package func line(atOffset offset: Int) -> Int {
    let wanted = Int32(clamping: clamped(offset))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= wanted { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The position of the scalar that holds the byte at `offset`; offsets out of the file are taken as its nearer end.
  package func position(atOffset offset: Int) -> SourcePosition {
    let line = line(atOffset: offset)
    let here = counts(atOffset: clamped(offset))
    let start = counts(atOffset: contents(ofLine: line).lowerBound)
    return SourcePosition(
      line: Int32(clamping: line), column: Int32(clamping: here.scalars - start.scalars + 1),
      offset: Int32(clamping: offset < contentStart ? 0 : here.offset))
  }

  /// The column at `offset`, from 1, counted in UTF-16 code units as the Language Server Protocol does.
  package func utf16Column(atOffset offset: Int) -> Int {
    let start = contents(ofLine: line(atOffset: offset)).lowerBound
    return counts(atOffset: clamped(offset)).units - counts(atOffset: start).units + 1
  }

  /// The offset of a line and column, both from 1 and in scalars; beyond a line's end its end, beyond the last line the
  /// file's end.
  package func offset(line: Int, column: Int) -> Int {
    if line < 1 { return contentStart }
    if line > lineCount { return bytes.count }
    let contents = contents(ofLine: line)
    let column = min(max(column, 1), contents.count + 1)
    if marks.isEmpty { return contents.lowerBound + column - 1 }
    let target = counts(atOffset: contents.lowerBound).scalars + column - 1
    var mark = lastMark { $0.scalars <= target }
    if mark.offset < contents.lowerBound { mark = counts(atOffset: contents.lowerBound) }
    while mark.scalars < target, mark.offset < contents.upperBound {
      mark.pass(decodeScalar(in: bytes, at: mark.offset, before: bytes.count))
    }
    return min(mark.offset, contents.upperBound)
  }

  /// The byte offsets of a line's text, from 1, without its line break and without a byte-order mark. Lines that are
  /// not there are empty.
  package func contents(ofLine line: Int) -> Range<Int> {
    guard line >= 1 else { return contentStart..<contentStart }
    guard line <= lineCount else { return bytes.count..<bytes.count }
    let start = max(Int(lineStarts[line - 1]), contentStart)
    guard line < lineCount else { return start..<max(start, bytes.count) }
    var end = Int(lineStarts[line])
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// A line's text, from 1, without its line break; bytes that are no UTF-8 as U+FFFD.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes[contents(ofLine: line)], as: UTF8.self)
  }

  private func clamped(_ offset: Int) -> Int {
    min(max(offset, contentStart), bytes.count)
  }

  /// The counts at the beginning of the scalar that holds the byte at `offset`.
  private func counts(atOffset offset: Int) -> Mark {
    if marks.isEmpty { return Mark(offset: offset, scalars: offset, units: offset) }
    var mark = lastMark { $0.offset <= offset }
    while mark.offset < offset {
      let next = decodeScalar(in: bytes, at: mark.offset, before: bytes.count)
      if mark.offset + next.length > offset { break }
      mark.pass(next)
    }
    return mark
  }

  /// The last mark for which `holds`, which is true of some first marks and of none behind them.
  private func lastMark(where holds: (Mark) -> Bool) -> Mark {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if holds(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? Mark(offset: contentStart, scalars: 0, units: 0) : marks[low - 1]
  }
}
