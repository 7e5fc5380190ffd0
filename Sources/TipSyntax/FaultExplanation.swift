import TipDiagnostics

/// Finds the words for what stopped libyaml, and the place where a person would look for it.
///
/// libyaml says where it noticed; that is often far from the mistake, so the text around is read again.
struct FaultExplanation {
  let fault: Fault
  let text: SourceText
  let frames: [Frame]
  let closedColumns: [Int32]
  let lastScalar: (range: Range<SourcePosition>, style: Scalar.Style)?

  /// The end of the anchor or tag that was read last.
  let propertyEnd: Int?

  /// The offset up to which the composer had come.
  let reached: Int

  /// The offset where libyaml stopped, and that of what it was busy with.
  let problem: Int
  let context: Int

  init(_ fault: Fault, in text: SourceText, composer: Composer) {
    self.fault = fault
    self.text = text
    frames = composer.frames
    closedColumns = composer.closedColumns
    lastScalar = composer.lastScalar
    propertyEnd = (composer.tagRange ?? composer.anchorRange)?.upperBound
    reached = composer.reached
    problem = text.offset(fault.problemMark)
    context = text.offset(fault.contextMark)
  }

  /// The diagnostic, whatever libyaml has said.
  func diagnostic() -> Diagnostic {
    if let marker = conflictMarker() { return .unfinishedMerge(at: line(marker)) }
    return explained()
  }

  private func explained() -> Diagnostic {
    switch fault.context {
    case "while scanning a directive", "while scanning a %YAML directive", "while scanning a %TAG directive",
      "while scanning a tag directive", "while parsing a tag directive", "while parsing a %TAG directive":
      .directiveInside(at: line(context))
    case "while scanning a tag", "while parsing a tag": tag(at: context)
    case "while parsing a node": tag(at: problem)
    case "while scanning an anchor", "while scanning an alias": anchorName()
    case "while scanning a simple key": simpleKey()
    case "while scanning a block scalar": blockScalar()
    case "while scanning a quoted scalar": unclosedQuote()
    case "while parsing a quoted scalar": escape()
    case "while scanning a plain scalar": plainScalar()
    case "while scanning for the next token": badStart()
    case "while parsing a block node", "while parsing a flow node": noContent()
    case "while parsing a block collection", "while parsing a block mapping": blockCollection()
    case "while parsing a flow sequence", "while parsing a flow mapping": flowCollection()
    default: withoutContext()
    }
  }

  private func withoutContext() -> Diagnostic {
    switch fault.problem {
    case "block sequence entries are not allowed in this context": strayItem()
    case "mapping keys are not allowed in this context": strayQuestionMark()
    case "mapping values are not allowed in this context": strayColon()
    case "did not find expected <document start>": .textAfterDocument(at: word(problem))
    case "found duplicate %YAML directive", "found incompatible YAML document", "found duplicate %TAG directive":
      .directiveInside(at: line(problem))
    default: .notYAML(at: word(problem))
    }
  }

  private func tag(at offset: Int) -> Diagnostic {
    let end = isInFlow(offset) ? text.flowWordEnd(from: offset) : text.wordEnd(from: offset)
    return .unknownTag(text.string(offset, max(offset, end)), at: text.place(offset, end))
  }

  private func anchorName() -> Diagnostic {
    let end = isInFlow(context) ? text.flowWordEnd(from: context) : text.wordEnd(from: context)
    return .badAnchorName(text.string(context, max(context, end)), at: text.place(context, end))
  }

  private func plainScalar() -> Diagnostic {
    guard fault.problem == "found unexpected ':'" else { return .tabIndentation(text, at: problem) }
    return .missingSpace(at: text.place(problem, problem + 1), isCertain: false)
  }
}

// MARK: - Merges

extension FaultExplanation {
  /// The last line before the fault with which version control begins what it could not merge, if the line with which it
  /// ends that stands below.
  fileprivate func conflictMarker() -> Int? {
    var begin: Int?
    let faultEnd = text.endOfLine(problem)
    var start = 0
    while start < text.bytes.count {
      if isMarker("<<<<<<< ", at: start), start <= faultEnd { begin = start }
      if let begin, isMarker(">>>>>>> ", at: start) { return start > begin ? begin : nil }
      start = text.endOfLine(start) + 1
    }
    return nil
  }

  private func isMarker(_ marker: StaticString, at start: Int) -> Bool {
    let length = marker.utf8CodeUnitCount
    guard start + length <= text.bytes.count else { return false }
    return marker.withUTF8Buffer { text.bytes[start..<start + length].elementsEqual($0) }
  }
}

// MARK: - Places

extension FaultExplanation {
  /// The word at an offset; the end of the text if nothing is there.
  func word(_ offset: Int) -> SourceSpan {
    guard offset < text.bytes.count, !text.byte(offset).isBlankOrEnd else { return text.place(offset, offset) }
    let end = isInFlow(offset) ? text.flowWordEnd(from: offset) : text.wordEnd(from: offset)
    return text.place(offset, end)
  }

  /// What is left of the line at an offset, without blanks and comment behind it.
  func line(_ offset: Int) -> SourceSpan {
    text.place(offset, valueEnd(from: offset, isInFlow: false))
  }

  /// Where a value that begins at `offset` would end if it were a text: at a comment, or the line's end.
  func valueEnd(from offset: Int, isInFlow: Bool) -> Int {
    var end = offset
    var last = offset
    while end < text.bytes.count, !text.byte(end).isBreak {
      let byte = text.byte(end)
      if byte == .hash, end > offset, text.byte(end - 1).isBlank { break }
      if isInFlow, byte.isFlowIndicator { break }
      end += 1
      if !byte.isBlank { last = end }
    }
    return last
  }

  /// Whether an offset lies between brackets.
  func isInFlow(_ offset: Int) -> Bool { !openBrackets(at: offset).isEmpty }

  /// The brackets that are open at an offset: those of the composer, and what libyaml has read beyond it.
  func openBrackets(at end: Int) -> [Int] {
    var open = frames.filter(\.isBracketed).map { Int($0.start.offset) }
    var offset = reached
    while offset < end {
      let byte = text.byte(offset)
      let before = text.byte(offset - 1)
      let isStart =
        offset == reached || before.isBlankOrEnd || !open.isEmpty && (before.isFlowIndicator || before == .colon)
      if byte == .hash, text.isSeparated(offset) {
        offset = text.endOfLine(offset)
        continue
      }
      if isStart, byte.isQuote {
        offset = text.quoteEnd(offset, before: end)
        continue
      }
      if isStart, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { open.append(offset) }
      if !open.isEmpty, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { open.removeLast() }
      offset += 1
    }
    return open
  }
}
