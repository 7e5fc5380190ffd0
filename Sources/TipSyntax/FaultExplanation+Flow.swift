import TipDiagnostics

// Faults between brackets.

extension FaultExplanation {
  /// Something other than a comma or the closing bracket follows an entry.
  func flowCollection() -> Diagnostic {
    let isList = fault.context == "while parsing a flow sequence"
    let closer = isList ? "]" : "}"
    let opener = text.place(context, context + 1)
    if let color = colorComment() { return color }
    if isAtEnd(problem) { return .notClosed(isList ? "[" : "{", at: opener) }
    let byte = text.byte(problem)
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return .wrongCloser(text.string(problem, problem + 1), at: text.place(problem, problem + 1), opener: opener)
    }
    if let quoted = quoteBefore(problem), quoted.upperBound == problem || isLate(quoted) { return textBehind(quoted) }
    let first = contentStart(problem)
    let isLater = text.startOfLine(problem) > context
    if isLater, text.position(first).column <= text.position(contentStart(context)).column {
      return .notClosedBefore(
        isList ? .sequence : .mapping, opener: opener, at: text.place(first, text.wordEnd(from: first)))
    }
    return .expectedComma(closer, at: word(problem), opener: opener)
  }

  /// Nothing stands where a value is expected.
  func noContent() -> Diagnostic {
    if let color = colorComment() { return color }
    let byte = text.byte(problem)
    let frame = frames.last { $0.isBracketed }
    if fault.context == "while parsing a flow node", let frame {
      let opener = text.place(Int(frame.start.offset), Int(frame.start.offset) + 1)
      if isAtEnd(problem) { return .notClosed(frame.kind == .sequence ? "[" : "{", at: opener) }
      if byte == UInt8(ascii: ",") { return .emptyItem(at: text.place(problem, problem + 1)) }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        return .wrongCloser(text.string(problem, problem + 1), at: text.place(problem, problem + 1), opener: opener)
      }
      if byte == .dash { return .dashInBrackets(at: text.place(problem, problem + 1)) }
    }
    if isAtEnd(problem) { return .emptyFile(text.file) }
    if byte == UInt8(ascii: "*") { return .anchoredAlias(at: word(problem)) }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return .strayCloser(text.string(problem, problem + 1), at: text.place(problem, problem + 1))
    }
    if byte == UInt8(ascii: ",") {
      let end = valueEnd(from: problem, isInFlow: false)
      return .mustBeQuoted(",", value: text.string(problem, end), at: text.place(problem, end))
    }
    return .expectedValue(at: word(problem))
  }

  /// A character with which nothing can begin.
  func badStart() -> Diagnostic {
    let byte = text.byte(problem)
    if byte == .tab { return .tabIndentation(text, at: problem) }
    let isInFlow = isInFlow(problem)
    var end = valueEnd(from: problem, isInFlow: isInFlow)
    if let colon = firstColon(from: problem, to: end) { end = colon }
    guard end > problem else { return .notYAML(at: word(problem)) }
    let indicator = text.string(problem, text.next(problem))
    if isInFlow, byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") {
      return .blockTextInBrackets(indicator, at: text.place(problem, end))
    }
    if byte == UInt8(ascii: "%"), text.position(problem).column == 1 { return .directiveInside(at: line(problem)) }
    return .mustBeQuoted(indicator, value: text.string(problem, end), at: text.place(problem, end))
  }

  /// Whether the text, or the document, ends at `offset`.
  private func isAtEnd(_ offset: Int) -> Bool {
    text.skipGap(offset) >= text.bytes.count || text.isMarker("---", offset) || text.isMarker("...", offset)
  }

  /// A colour that has become a comment, and with it the bracket behind it.
  private func colorComment() -> Diagnostic? {
    var offset = context
    if fault.context == "while parsing a flow node" {
      guard let frame = frames.last(where: { $0.isBracketed }) else { return nil }
      offset = Int(frame.start.offset)
    }
    guard let color = text.colorComment(in: offset..<max(offset, problem)) else { return nil }
    return .commentNotValue(text.string(color), at: text.place(color.lowerBound, color.upperBound))
  }
}
