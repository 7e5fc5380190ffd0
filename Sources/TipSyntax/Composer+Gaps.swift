import TipDiagnostics

// What lies between two tokens: blanks, breaks, comments and indicators. libyaml is laxer there than YAML is.

extension Composer {
  /// Checks the text from what has been read up to a token at `end`.
  ///
  /// - Parameter isCloser: Whether the token is a `]` or `}`, which may stand as far left as it likes.
  mutating func checkGap(to end: Int, isCloser: Bool = false) -> Bool {
    var offset = reached
    var isLineStart = offset == text.firstOffset
    var tab: Int?
    while offset < end {
      let byte = text.byte(offset)
      switch byte {
      case .space: break
      case .tab: if isLineStart, tab == nil { tab = offset }
      case .lineFeed, .carriageReturn:
        isLineStart = true
        tab = nil
      case .hash:
        guard text.isSeparated(offset) else { return failGlued(offset) }
        offset = text.endOfLine(offset)
        continue
      default:
        guard checkIndicator(byte, offset, tab: tab, isLineStart: isLineStart) else { return false }
        isLineStart = false
        tab = nil
      }
      offset += 1
    }
    reached = max(reached, end)
    if let tab { return failTab(tab) }
    return !isLineStart || isCloser || checkFlowIndentation(end)
  }

  private mutating func checkIndicator(_ byte: UInt8, _ offset: Int, tab: Int?, isLineStart: Bool) -> Bool {
    if let tab { return failTab(tab) }
    guard isInFlow else { return true }
    if byte == UInt8(ascii: "?"), !text.byte(offset + 1).isBlankOrEnd {
      var end = text.flowWordEnd(from: offset)
      if text.byte(end - 1) == .colon { end -= 1 }
      sink.report(.mustBeQuoted("?", value: text.string(offset, end), at: text.place(offset, end)))
      return false
    }
    return !isLineStart || checkFlowIndentation(offset)
  }

  private mutating func failGlued(_ offset: Int) -> Bool {
    sink.report(.gluedComment(at: text.place(offset, offset + 1)))
    return false
  }

  private mutating func failTab(_ offset: Int) -> Bool {
    sink.report(.tabIndentation(text, at: offset))
    return false
  }

  /// Whether the innermost open collection is written with brackets.
  var isInFlow: Bool { !frames.isEmpty && frames[frames.count - 1].isFlow }

  /// Lines within brackets must lie right of the block collection that holds these (YAML 1.2, 7.4).
  ///
  /// Where one does not, a bracket has been forgotten, as a rule.
  private mutating func checkFlowIndentation(_ offset: Int) -> Bool {
    guard isInFlow, let opener = frames.last(where: { $0.isBracketed }) else { return true }
    let position = text.position(offset)
    guard position.line > opener.start.line, Int(position.column) <= leastFlowColumn - 1 else { return true }
    if let color = text.colorComment(in: Int(opener.start.offset)..<offset) {
      sink.report(.commentNotValue(text.string(color), at: text.place(color.lowerBound, color.upperBound)))
      return false
    }
    sink.report(
      .notClosedBefore(opener.kind, opener: bracket(of: opener), at: text.place(offset, text.flowWordEnd(from: offset)))
    )
    return false
  }

  /// The column, from 1, where lines of the innermost flow collection or quoted scalar may begin.
  var leastFlowColumn: Int {
    guard let block = frames.last(where: { !$0.isFlow }) else { return 1 }
    return Int(block.start.column) + 1
  }

  func bracket(of frame: Frame) -> SourceSpan {
    text.place(Int(frame.start.offset), Int(frame.start.offset) + 1)
  }

  /// Where a value stands that was left out: behind its key's colon if there is one, else behind the key.
  mutating func missingPosition(_ mark: SourcePosition) -> SourcePosition? {
    guard !frames.isEmpty, frames[frames.count - 1].hasKey else {
      return checkGap(to: Int(mark.offset)) ? mark : nil
    }
    let colon = text.skipGap(reached)
    guard text.byte(colon) == .colon else { return text.position(reached) }
    guard checkGap(to: colon) else { return nil }
    reached = colon + 1
    return text.position(colon + 1)
  }
}
