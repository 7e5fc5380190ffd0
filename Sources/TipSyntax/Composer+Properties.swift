import TipDiagnostics

// Anchors and tags. libyaml gives only what they say; where they stand is read here.

extension Composer {
  /// Reads the anchor and tag at `start` and checks how they are written.
  ///
  /// - Parameter isEmpty: Whether nothing follows them.
  /// - Returns: Where the value begins, or the properties' end if there is none.
  mutating func skipProperties(from start: Int, isEmpty: Bool) -> Int? {
    anchorRange = nil
    tagRange = nil
    var end = start
    var offset = start
    while true {
      let byte = text.byte(offset)
      if byte == UInt8(ascii: "&") {
        end = nameEnd(from: offset + 1)
        anchorRange = offset..<end
        guard endsWord(end) else { return failName(offset, end) }
      } else if byte == UInt8(ascii: "!") {
        end = tagEnd(from: offset)
        tagRange = offset..<end
      } else {
        break
      }
      reached = end
      offset = text.skipGap(end)
      if isEmpty, !isProperty(offset) { break }
      guard checkGap(to: offset) else { return nil }
    }
    reached = max(reached, isEmpty ? end : offset)
    return isEmpty ? end : offset
  }

  private func isProperty(_ offset: Int) -> Bool {
    text.byte(offset) == UInt8(ascii: "&") || text.byte(offset) == UInt8(ascii: "!")
  }

  private func nameEnd(from offset: Int) -> Int {
    var offset = offset
    while text.byte(offset).isNameByte { offset += 1 }
    return offset
  }

  private func tagEnd(from offset: Int) -> Int {
    if text.byte(offset + 1) == UInt8(ascii: "<") {
      var end = offset + 2
      while end < text.bytes.count, text.byte(end) != UInt8(ascii: ">"), !text.byte(end).isBreak { end += 1 }
      return min(end + 1, text.bytes.count)
    }
    return wordEnd(from: offset)
  }

  private func wordEnd(from offset: Int) -> Int {
    isInFlow ? text.flowWordEnd(from: offset) : text.wordEnd(from: offset)
  }

  private func endsWord(_ offset: Int) -> Bool {
    text.byte(offset).isBlankOrEnd || isInFlow && text.byte(offset).isFlowIndicator
  }

  private mutating func failName(_ start: Int, _ end: Int) -> Int? {
    let end = max(wordEnd(from: start), end)
    sink.report(.badAnchorName(text.string(start, end), at: text.place(start, end)))
    return nil
  }

  /// Checks that a name ends where libyaml says that an alias does.
  mutating func checkNameEnd(_ range: Range<SourcePosition>) -> Bool {
    let start = Int(range.lowerBound.offset)
    guard !endsWord(Int(range.upperBound.offset)) else { return true }
    return failName(start, Int(range.upperBound.offset)) != nil
  }

  /// Adds the anchor that `skipProperties` has found last.
  mutating func declareAnchor() -> Int {
    let range = anchorRange ?? reached..<reached
    let name = text.string(range.dropFirst())
    return anchors.declare(name, at: text.range(range.lowerBound, range.upperBound))
  }

  private var tagPlace: SourceSpan {
    let range = tagRange ?? reached..<reached
    return text.place(range.lowerBound, range.upperBound)
  }

  /// The tag as it is written.
  private var tagText: String { tagRange.map(text.string) ?? "" }

  /// Keeps a core tag that the scalar agrees with; reports any other.
  mutating func applyTag(to node: inout Node) {
    guard case .scalar(var scalar) = node.content else { return }
    guard let tag = CoreTag(written: tagText) else {
      sink.report(.unknownTag(tagText, at: tagPlace))
      // A tag alone was meant to be a text, as a rule: let it be one, so that nothing is missing.
      if scalar.isMissing { node = Node(.scalar(Scalar(tagText, .doubleQuoted)), tagPlace.range) }
      return
    }
    guard tag.agrees(with: scalar) else { return sink.report(.wrongTag(tag, written: tagText, at: tagPlace)) }
    node.tag = tag
    guard tag == .str, scalar.style == .plain else { return }
    scalar.style = .doubleQuoted
    node.content = .scalar(scalar)
  }

  /// The core tag of a collection, if it says what the collection is; any other is reported.
  mutating func collectionTag(_ kind: Frame.Kind) -> CoreTag? {
    guard let tag = CoreTag(written: tagText) else {
      sink.report(.unknownTag(tagText, at: tagPlace))
      return nil
    }
    guard tag == (kind == .mapping ? .map : .seq) else {
      sink.report(.wrongTag(tag, written: tagText, at: tagPlace))
      return nil
    }
    return tag
  }
}
