import TipDiagnostics

extension Composer {
  /// Checks what can be checked only at the end of the document; without a mapping at the root none is left.
  mutating func finish() {
    reportAnchors()
    guard !reportOddBreak(before: text.bytes.count) else {
      root = nil
      return
    }
    guard checkRest() else { return }
    guard let root else { return sink.report(.emptyFile(text.file)) }
    switch root.content {
    case .mapping: return
    case .sequence: sink.report(.rootNotMapping("a list", text.file))
    case .scalar(let scalar):
      sink.report(scalar.isMissing ? .emptyFile(text.file) : .rootNotMapping("a text", text.file))
    }
    self.root = nil
  }

  private mutating func reportAnchors() {
    for anchor in anchors.all where !anchor.isUsed {
      sink.report(.unusedAlias(anchor.name, at: SourceSpan(text.file, anchor.range)))
    }
  }

  /// Reports the first separator that stands outside of quotes.
  private mutating func reportOddBreak(before end: Int) -> Bool {
    var quoted = quotedRanges[...]
    for odd in text.oddBreaks where odd.offset < end {
      quoted = quoted.drop { $0.upperBound <= odd.offset }
      if let range = quoted.first, range.contains(odd.offset) { continue }
      sink.report(.oddBreak(odd.scalar, at: text.place(odd.offset, odd.offset + odd.length)))
      return true
    }
    return false
  }

  /// Looks for text behind the document, without asking libyaml: that would read all directives there are.
  private mutating func checkRest() -> Bool {
    var offset = text.skipGap(reached)
    var hasEnded = false
    guard checkGap(to: offset) else {
      root = nil
      return false
    }
    while text.isMarker("...", offset) {
      offset = text.skipGap(offset + 3)
      hasEnded = true
    }
    guard offset < text.bytes.count else { return true }
    if text.isMarker("---", offset) {
      sink.report(.secondDocument(at: text.place(offset, offset + 3)))
      return true
    }
    if text.byte(offset) == .hash {
      root = nil
      sink.report(.gluedComment(at: text.place(offset, offset + 1)))
      return false
    }
    let place = text.place(offset, text.wordEnd(from: offset))
    if hasEnded {
      sink.report(.secondDocument(at: place))
      return true
    }
    let isDirective = text.byte(offset) == UInt8(ascii: "%") && place.range.lowerBound.column == 1
    sink.report(isDirective ? .directiveInside(at: place) : .textAfterDocument(at: place))
    root = nil
    return false
  }

  /// Explains why libyaml could not go on.
  mutating func fail(_ fault: Fault) {
    root = nil
    let problem = text.offset(fault.problemMark)
    guard !reportOddBreak(before: min(text.bytes.count, problem + 1)) else { return }
    sink.report(FaultExplanation(fault, in: text, composer: self).diagnostic())
  }
}
