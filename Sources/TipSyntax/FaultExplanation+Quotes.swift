import TipDiagnostics

// Faults of quoted texts.

extension FaultExplanation {
  func unclosedQuote() -> Diagnostic {
    let isMarker = fault.problem == "found unexpected document indicator"
    return .unclosedQuote(
      text.string(context, min(context + 1, text.bytes.count)), at: text.place(context, context + 1),
      end: isMarker ? text.place(problem, problem + 3) : nil)
  }

  /// A backslash that begins no escape.
  func escape() -> Diagnostic {
    guard fault.problem != "found unknown escape character" else {
      let end = min(text.next(problem + 1), text.bytes.count)
      return .unknownEscape(text.string(problem, end), at: text.place(problem, end))
    }
    let start = problem - 2
    guard text.byte(start) == UInt8(ascii: "\\") else { return .notYAML(at: word(problem)) }
    let count = text.byte(start + 1) == UInt8(ascii: "x") ? 2 : text.byte(start + 1) == UInt8(ascii: "u") ? 4 : 8
    guard fault.problem == "found invalid Unicode character escape code" else {
      return .badHexEscape(text.string(start, problem), digits: count, at: text.place(start, problem))
    }
    let end = min(problem + count, text.bytes.count)
    if let scalar = surrogatePair(start) { return .surrogatePair(scalar, at: text.place(start, start + 12)) }
    return .noCharacter(text.string(start, end), at: text.place(start, end))
  }

  /// The character that `\uD83D\uDE00` at `start` stands for in JSON.
  private func surrogatePair(_ start: Int) -> Unicode.Scalar? {
    guard start + 12 <= text.bytes.count, text.string(start + 6, start + 8) == "\\u",
      let high = UInt32(text.string(start + 2, start + 6), radix: 16), (0xD800..<0xDC00).contains(high),
      let low = UInt32(text.string(start + 8, start + 12), radix: 16), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  /// The quoted text that ends before `offset` with nothing but blanks between, if it was the last scalar.
  func quoteBefore(_ offset: Int) -> Range<Int>? {
    guard let lastScalar, lastScalar.style == .singleQuoted || lastScalar.style == .doubleQuoted else { return nil }
    let range = Int(lastScalar.range.lowerBound.offset)..<Int(lastScalar.range.upperBound.offset)
    return text.skipBlanks(range.upperBound) == offset && offset < text.bytes.count && !text.byte(offset).isBreak
      ? range : nil
  }

  /// Whether a quoted text goes on over several lines.
  func isLate(_ quoted: Range<Int>) -> Bool { text.endOfLine(quoted.lowerBound) < quoted.upperBound }

  /// Text follows a quoted one.
  func textBehind(_ quoted: Range<Int>) -> Diagnostic {
    if isLate(quoted) {
      return .quoteClosedLate(
        at: text.place(quoted.lowerBound, quoted.lowerBound + 1),
        closer: text.place(quoted.upperBound - 1, quoted.upperBound))
    }
    return textAfterQuote(from: quoted.lowerBound, at: text.skipBlanks(quoted.upperBound))
  }

  /// - Parameters:
  ///   - start: The opening quote.
  ///   - offset: What follows the closing one.
  func textAfterQuote(from start: Int, at offset: Int) -> Diagnostic {
    let isInFlow = isInFlow(start)
    let quoteEnd = text.quoteEnd(start, before: offset)
    let rest = text.place(offset, max(offset, valueEnd(from: offset, isInFlow: isInFlow)))
    let quoted = text.place(start, quoteEnd)
    if text.byte(offset) == UInt8(ascii: ","), text.isEndOfLine(text.skipBlanks(offset + 1)), !isInFlow {
      return .commaOutsideBrackets(at: text.place(offset, offset + 1))
    }
    if text.byte(offset) == UInt8(ascii: "]") || text.byte(offset) == UInt8(ascii: "}"), !isInFlow {
      return .strayCloser(text.string(offset, offset + 1), at: text.place(offset, offset + 1))
    }
    if text.byte(offset) == .colon, !text.byte(offset + 1).isBlankOrEnd, offset == quoteEnd {
      return .missingSpace(at: text.place(offset, offset + 1), isCertain: true)
    }
    if text.byte(start) == UInt8(ascii: "'"), offset == quoteEnd {
      return .textAfterQuote(
        at: rest, quoted: quoted, isApostrophe: true, fix: apostropheFix(start, isInFlow: isInFlow))
    }
    let end = valueEnd(from: start, isInFlow: isInFlow)
    let whole = text.string(start, max(start, end))
    let single = "'" + whole.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    return .textAfterQuote(
      at: rest, quoted: quoted, isApostrophe: false,
      fix: isInFlow ? nil : Fix("put all of it in quotes", .unsafe, [Edit(text.place(start, end), single)]))
  }

  /// `'Don't'` with its apostrophes doubled, if the value ends with a quote.
  private func apostropheFix(_ start: Int, isInFlow: Bool) -> Fix? {
    let end = valueEnd(from: start, isInFlow: isInFlow)
    guard end - start > 2, text.byte(end - 1) == UInt8(ascii: "'") else { return nil }
    let inner = text.string(start + 1, end - 1)
    let doubled = inner.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return Fix("write the apostrophe twice", .unsafe, [Edit(text.place(start, end), "'" + doubled + "'")])
  }
}
