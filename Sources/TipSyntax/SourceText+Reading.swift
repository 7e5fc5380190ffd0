// Reading forwards in a text, by the words of the YAML specification.

extension SourceText {
  /// The first offset from `offset` on that is neither blank nor break nor in a comment.
  func skipGap(_ offset: Int) -> Int {
    var offset = offset
    while true {
      let byte = byte(offset)
      if byte.isBlank || byte.isBreak {
        offset += 1
      } else if byte == .hash, isSeparated(offset) {
        offset = endOfLine(offset)
      } else {
        return min(offset, bytes.count)
      }
    }
  }

  /// Whether a `#` at `offset` can begin a comment (YAML 1.2, 6.6: separated by blanks).
  func isSeparated(_ offset: Int) -> Bool {
    let before = byte(offset - 1)
    return offset == firstOffset || before.isBlank || before.isBreak
  }

  /// The end of the word at `offset`, as it would be read within brackets; at least one scalar.
  func flowWordEnd(from offset: Int) -> Int {
    var end = next(offset)
    while end < bytes.count, !byte(end).isBlankOrEnd, !byte(end).isFlowIndicator { end = next(end) }
    return min(end, bytes.count)
  }

  /// The end of the word at `offset` as it would be read outside of brackets; at least one scalar.
  func wordEnd(from offset: Int) -> Int {
    var end = next(offset)
    while end < bytes.count, !byte(end).isBlankOrEnd { end = next(end) }
    return min(end, bytes.count)
  }

  /// Whether a line begins at `offset` with a document marker.
  func isMarker(_ marker: String, _ offset: Int) -> Bool {
    offset >= firstOffset && offset <= bytes.count && (offset == firstOffset || byte(offset - 1).isBreak)
      && bytes[offset...].starts(with: marker.utf8) && byte(offset + 3).isBlankOrEnd
  }

  /// The offset where the line of `offset` begins.
  func startOfLine(_ offset: Int) -> Int {
    var offset = offset
    while offset > firstOffset, !byte(offset - 1).isBreak { offset -= 1 }
    return offset
  }

  /// The first offset from `offset` on that holds no space.
  func skipSpaces(_ offset: Int) -> Int {
    var offset = offset
    while byte(offset) == .space { offset += 1 }
    return offset
  }

  /// The end of a `#RGB`, `#RRGGBB` or `#RRGGBBAA` at `offset` that nothing but brackets follows on its line.
  func colorEnd(at offset: Int) -> Int? {
    guard byte(offset) == .hash else { return nil }
    var end = offset + 1
    while byte(end).isHexDigit { end += 1 }
    guard [3, 4, 6, 8].contains(end - offset - 1) else { return nil }
    var rest = skipBlanks(end)
    while byte(rest).isFlowIndicator { rest = skipBlanks(rest + 1) }
    return byte(rest).isBlankOrEnd || byte(end).isFlowIndicator ? end : nil
  }

  /// A scalar's text with the stand-ins in it replaced by what the file holds.
  func restoring(_ string: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      result.append(standIns.first { $0.scalar == scalar }?.original ?? scalar)
    }
    return String(result)
  }

  /// The offset behind the quote that closes the one at `start`; `limit` if none does before it.
  func quoteEnd(_ start: Int, before limit: Int) -> Int {
    let quote = byte(start)
    var offset = start + 1
    while offset < limit {
      let byte = self.byte(offset)
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 2
      } else if byte == quote {
        guard quote == UInt8(ascii: "'"), self.byte(offset + 1) == quote else { return min(offset + 1, limit) }
        offset += 2
      } else {
        offset += 1
      }
    }
    return limit
  }

  /// The first colour between brackets that has become a comment, and with it what stands behind it.
  func colorComment(in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if byte(offset).isQuote {
        offset = quoteEnd(offset, before: range.upperBound)
        continue
      }
      if byte(offset) == .hash, isSeparated(offset) {
        if let end = colorEnd(at: offset) { return offset..<end }
        offset = endOfLine(offset)
      }
      offset += 1
    }
    return nil
  }
}
