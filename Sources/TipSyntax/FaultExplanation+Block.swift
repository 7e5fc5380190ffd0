import TipDiagnostics

// Faults outside of brackets: indentation, keys, colons.

extension FaultExplanation {
  /// A line that should have begun with a key has no colon.
  func simpleKey() -> Diagnostic {
    if text.byte(context).isQuote {
      let end = text.quoteEnd(context, before: text.bytes.count)
      if end > text.endOfLine(context) {
        let quote = text.string(context, context + 1)
        return .unclosedQuote(quote, at: text.place(context, context + 1), end: nil)
      }
    }
    let lineEnd = text.endOfLine(context)
    if let colon = firstColon(from: context, to: lineEnd), scalars(context, colon) > Limits.keyLength {
      return .keyTooLong(at: text.place(context, colon))
    }
    if let colon = colonWithoutSpace(at: context) {
      return .missingSpace(at: text.place(colon, colon + 1), isCertain: true)
    }
    let end = valueEnd(from: context, isInFlow: false)
    return .missingColon(at: text.place(context, end), equals: equalsSign(context..<end))
  }

  /// A `: ` that is no key's.
  func strayColon() -> Diagnostic {
    let first = contentStart(problem)
    let earlier = firstColon(from: first, to: problem)
    if let earlier {
      let value = text.skipBlanks(earlier + 1)
      if text.byte(value).isQuote, text.quoteEnd(value, before: problem) < problem {
        return textAfterQuote(from: value, at: text.skipBlanks(text.quoteEnd(value, before: problem)))
      }
      let end = valueEnd(from: value, isInFlow: false)
      let string = text.string(value, max(value, end))
      return .colonInValue(
        string, at: text.place(value, end), colon: text.place(problem, problem + 1), isText: isText(value, problem))
    }
    if scalars(first, problem) > Limits.keyLength { return .keyTooLong(at: text.place(first, problem)) }
    return colonUnderValue(first)
  }

  /// The colon belongs to a key on a line of its own, but the value above goes on to that line.
  private func colonUnderValue(_ first: Int) -> Diagnostic {
    guard let above = lineAbove(first) else { return .misplacedColon(at: text.place(problem, problem + 1)) }
    let content = contentStart(above)
    let key = text.place(first, max(first, problem))
    if let colon = colonWithoutSpace(at: valueStart(onLine: above) ?? content) {
      return .missingSpace(at: text.place(colon, colon + 1), isCertain: true)
    }
    if let colon = colonWithoutSpace(at: content) {
      return .missingSpace(at: text.place(colon, colon + 1), isCertain: true)
    }
    guard let value = valueStart(onLine: above) else {
      let end = valueEnd(from: content, isInFlow: false)
      guard text.position(content).column == text.position(first).column else {
        return .misplacedColon(at: text.place(problem, problem + 1))
      }
      return .missingColon(at: text.place(content, end), equals: equalsSign(content..<end))
    }
    return .indentedUnderValue(at: key, value: line(value))
  }

  func strayItem() -> Diagnostic {
    let first = contentStart(problem)
    if firstColon(from: first, to: problem) != nil { return .listOnKeyLine(at: text.place(problem, problem + 1)) }
    return .expectedValue(at: text.place(problem, problem + 1))
  }

  func strayQuestionMark() -> Diagnostic {
    let end = valueEnd(from: problem, isInFlow: false)
    return .mustBeQuoted("?", value: text.string(problem, end), at: text.place(problem, end))
  }

  /// A mapping or list goes on with something that cannot belong to it.
  func blockCollection() -> Diagnostic {
    let isList = fault.context == "while parsing a block collection"
    let first = word(context)
    let byte = text.byte(problem)
    if byte == .colon, text.byte(problem + 1).isBlankOrEnd {
      return .missingKey(at: text.place(problem, problem + 1))
    }
    if let quoted = quoteBefore(problem) { return textBehind(quoted) }
    if let propertyEnd, text.skipBlanks(propertyEnd) == problem {
      if byte == UInt8(ascii: "*") { return .anchoredAlias(at: word(problem)) }
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") { return .secondProperty(at: word(problem)) }
    }
    if byte == UInt8(ascii: ","), text.isEndOfLine(text.skipBlanks(problem + 1)) {
      return .commaOutsideBrackets(at: text.place(problem, problem + 1))
    }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return .strayCloser(text.string(problem, problem + 1), at: text.place(problem, problem + 1))
    }
    guard text.isIndented(problem), problem < text.bytes.count else {
      return isList ? .expectedItem(at: word(problem), first: first) : .expectedKey(at: word(problem), first: first)
    }
    let column = Int(text.position(problem).column)
    let own = Int(text.position(context).column)
    if column == own || byte == .dash && text.byte(problem + 1).isBlankOrEnd && column >= own {
      return .mixedCollection(isItem: !isList, at: word(problem), first: first)
    }
    if let above = lineAbove(problem), let value = valueStart(onLine: above),
      Int(text.position(contentStart(above)).column) < column
    {
      return .indentedUnderValue(at: word(problem), value: line(value))
    }
    return .badIndentation(at: word(problem), columns: openColumns)
  }

  /// The columns of the block collections that the line could go on with, each once, from left to right.
  private var openColumns: [Int] {
    var columns: [Int] = []
    let all = frames.filter { !$0.isFlow }.map(\.start.column) + closedColumns.reversed()
    for column in all where columns.last != Int(column) { columns.append(Int(column)) }
    return columns
  }

  func blockScalar() -> Diagnostic {
    let indicator = text.string(context, context + 1)
    switch fault.problem {
    case "found an indentation indicator equal to 0": return .zeroIndentation(at: text.place(problem, problem + 1))
    case "found a tab character where an indentation space is expected": return .tabIndentation(text, at: problem)
    default:
      if text.byte(problem) == .hash { return .gluedComment(at: text.place(problem, problem + 1)) }
      return .textAfterBlockIndicator(indicator, at: line(problem))
    }
  }
}

// MARK: - Reading the lines around

extension FaultExplanation {
  /// The first content of the line of `offset`, behind its indentation and `- `.
  func contentStart(_ offset: Int) -> Int {
    var start = text.skipBlanks(text.startOfLine(offset))
    while text.byte(start) == .dash, text.byte(start + 1).isBlank { start = text.skipBlanks(start + 1) }
    return start
  }

  /// The first colon from `start` on that ends a key, before `end`.
  func firstColon(from start: Int, to end: Int) -> Int? {
    var offset = text.byte(start).isQuote ? text.quoteEnd(start, before: end) : start
    while offset < end {
      if text.byte(offset) == .colon, text.byte(offset + 1).isBlankOrEnd { return offset }
      if text.byte(offset) == .hash, text.isSeparated(offset) { return nil }
      offset += 1
    }
    return nil
  }

  /// The colon in a `key:value` at `start`, if it reads like one and not like an address or a time.
  func colonWithoutSpace(at start: Int) -> Int? {
    var end = start
    while text.byte(end).isNameByte { end += 1 }
    let startsWithLetter = (text.byte(start) | 0x20) >= 0x61 && (text.byte(start) | 0x20) <= 0x7A
    guard end > start, startsWithLetter, text.byte(end) == .colon else { return nil }
    let next = text.byte(end + 1)
    return next.isBlankOrEnd || next == UInt8(ascii: "/") ? nil : end
  }

  /// Where the value of the key on the line of `offset` begins, if both are there.
  func valueStart(onLine offset: Int) -> Int? {
    let lineEnd = text.endOfLine(offset)
    guard let colon = firstColon(from: contentStart(offset), to: lineEnd) else { return nil }
    let value = text.skipBlanks(colon + 1)
    return value < lineEnd && text.byte(value) != .hash ? value : nil
  }

  /// An offset on the last line before that of `offset` that holds more than a comment.
  func lineAbove(_ offset: Int) -> Int? {
    var start = text.startOfLine(offset)
    while start > text.firstOffset {
      start = text.startOfLine(start - 1)
      let content = text.skipBlanks(start)
      if !text.isEndOfLine(content), text.byte(content) != .hash { return start }
    }
    return nil
  }

  func scalars(_ start: Int, _ end: Int) -> Int {
    text.bytes[start..<max(start, end)].count { !$0.isContinuation }
  }

  /// Whether what stands before a colon can only be text: no name of a key.
  private func isText(_ start: Int, _ end: Int) -> Bool {
    text.bytes[start..<max(start, end)].contains { !$0.isNameByte || $0 < 0x61 && !$0.isDigit && $0 != .dash }
  }

  private func equalsSign(_ range: Range<Int>) -> SourceSpan? {
    guard let sign = range.first(where: { text.byte($0) == UInt8(ascii: "=") }) else { return nil }
    var start = sign
    while start > range.lowerBound, text.byte(start - 1).isBlank { start -= 1 }
    return text.place(start, text.skipBlanks(sign + 1))
  }
}

extension SourceText {
  /// Whether nothing is left of the line at `offset`.
  func isEndOfLine(_ offset: Int) -> Bool { offset >= bytes.count || byte(offset).isBreak }
}
