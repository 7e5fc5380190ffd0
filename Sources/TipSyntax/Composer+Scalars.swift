import TipDiagnostics

// What libyaml accepts within a scalar though YAML does not, and where a block scalar ends.

extension Composer {
  /// Checks how a scalar is written.
  mutating func checkScalar(_ event: Event, _ range: Range<SourcePosition>) -> Bool {
    let start = Int(range.lowerBound.offset)
    let end = Int(range.upperBound.offset)
    switch event.style {
    case .plain:
      if isInFlow, end - start == 1, text.byte(start) == .dash {
        sink.report(.mustBeQuoted("-", value: "-", at: SourceSpan(text.file, range)))
        return false
      }
      return !isInFlow || range.lowerBound.line == range.upperBound.line || checkContinuation(range, nil)
    case .singleQuoted, .doubleQuoted:
      if !text.oddBreaks.isEmpty { quotedRanges.append(start..<end) }
      return range.lowerBound.line == range.upperBound.line || checkContinuation(range, event.style)
    case .literal, .folded:
      return checkBlockHeader(start) && checkLeadingLines(start)
    }
  }

  /// The lines of a scalar behind its first must be indented, by spaces, more than what holds it.
  private mutating func checkContinuation(_ range: Range<SourcePosition>, _ style: Scalar.Style?) -> Bool {
    let least = leastFlowColumn
    guard least > 1 else { return true }
    for line in Int(range.lowerBound.line)..<Int(range.upperBound.line) {
      let start = Int(text.lines[line].start)
      var offset = start
      while text.byte(offset) == .space { offset += 1 }
      let content = text.skipBlanks(offset)
      guard !text.byte(content).isBreak, offset - start < least - 1 else { continue }
      if content > offset {
        sink.report(.tabIndentation(text, at: offset))
      } else if style != nil {
        let opener = text.place(Int(range.lowerBound.offset), Int(range.lowerBound.offset) + 1)
        sink.report(.quoteNotIndented(opener: opener, at: text.place(content, text.endOfLine(content))))
      } else {
        let word = text.place(content, text.flowWordEnd(from: content))
        let frame = frames.last { $0.isBracketed }
        sink.report(frame.map { .notClosedBefore($0.kind, opener: bracket(of: $0), at: word) } ?? .notYAML(at: word))
      }
      return false
    }
    return true
  }

  /// A comment behind `|` or `>` must be separated.
  private mutating func checkBlockHeader(_ start: Int) -> Bool {
    let end = blockHeaderEnd(start)
    guard text.byte(end) == .hash else { return true }
    sink.report(.gluedComment(at: text.place(end, end + 1)))
    return false
  }

  private func blockHeaderEnd(_ start: Int) -> Int {
    var offset = start + 1
    while text.byte(offset) == .dash || text.byte(offset) == UInt8(ascii: "+") || text.byte(offset).isDigit {
      offset += 1
    }
    return offset
  }

  /// Empty lines at the top must not have more spaces than the first line of text (YAML 1.2, 8.1.1.1).
  private mutating func checkLeadingLines(_ start: Int) -> Bool {
    let header = start + 1..<blockHeaderEnd(start)
    guard !text.bytes[header].contains(where: \.isDigit) else { return true }
    var widest: (spaces: Int, start: Int)?
    var line = nextLine(text.endOfLine(header.upperBound))
    while line < text.bytes.count {
      let content = text.skipSpaces(line)
      guard text.byte(content).isBreak else {
        let isText = content - line >= leastFlowColumn - 1 && content < text.bytes.count
        guard let widest, isText, widest.spaces > content - line else { return true }
        sink.report(.blankLineTooWide(at: text.place(widest.start, widest.start + widest.spaces)))
        return false
      }
      if content - line > widest?.spaces ?? 0 { widest = (content - line, line) }
      line = nextLine(content)
    }
    return true
  }

  private func nextLine(_ lineBreak: Int) -> Int {
    let isPair = text.byte(lineBreak) == .carriageReturn && text.byte(lineBreak + 1) == .lineFeed
    return lineBreak + (isPair ? 2 : 1)
  }

  /// The end of the last line with text in it, before its line break; of the header if there is none.
  func blockScalarEnd(from start: SourcePosition, to mark: SourcePosition) -> SourcePosition {
    let header = blockHeaderEnd(Int(start.offset))
    let firstBreak = text.endOfLine(header)
    var end = Int(mark.offset)
    while end > firstBreak, text.byte(end - 1).isBlank || text.byte(end - 1).isBreak { end -= 1 }
    return text.position(end <= firstBreak ? header : text.endOfLine(end))
  }

  /// Takes `color: #ff0000` for what was meant, and says that it is a comment.
  mutating func readCommentAsValue(_ node: inout Node) {
    let end = Int(node.range.lowerBound.offset)
    let start = text.skipBlanks(end)
    guard start > end, let colorEnd = text.colorEnd(at: start) else { return }
    let range = text.range(start, colorEnd)
    sink.report(.commentNotValue(text.string(start, colorEnd), at: SourceSpan(text.file, range)))
    node = Node(.scalar(Scalar(text.string(start, colorEnd), .doubleQuoted)), range)
  }

  /// The `:` that follows where a key was left out, or the place itself.
  func keyIndicator(near position: SourcePosition) -> Range<SourcePosition> {
    let colon = text.skipBlanks(Int(position.offset))
    return text.byte(colon) == .colon ? text.range(colon, colon + 1) : position..<position
  }

  /// Whether a `{` begins `{{`.
  func isTemplate(at position: SourcePosition) -> Bool {
    let offset = Int(position.offset)
    return text.byte(offset) == UInt8(ascii: "{") && text.byte(offset - 1) == UInt8(ascii: "{")
  }
}
