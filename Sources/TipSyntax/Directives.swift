import TipDiagnostics

/// Checks the directives at the top of a text, so that libyaml meets at most one, and one that is known.
///
/// It compares each with all before it, which takes hours for a file full of them.
func checkDirectives(of text: SourceText, into sink: inout DiagnosticSink) -> Bool {
  var offset = text.firstOffset
  var version: Range<Int>?
  while offset < text.bytes.count {
    let end = text.endOfLine(offset)
    let first = text.skipBlanks(offset)
    if text.byte(offset) == UInt8(ascii: "%") {
      let lineEnd = trimmedEnd(of: text, offset..<end)
      guard checkDirective(text, offset..<lineEnd, isFirst: version == nil, into: &sink) else { return false }
      version = offset..<lineEnd
    } else if !text.byte(first).isBreak, text.byte(first) != .hash, first < text.bytes.count {
      break
    }
    offset = end + 1
  }
  guard let version else { return true }
  offset = min(offset, text.bytes.count)
  let isMarker = text.isMarker("---", offset)
  if !isMarker { sink.report(.directiveWithoutDocument(at: text.place(version.lowerBound, version.upperBound))) }
  return isMarker
}

/// The end of a line's text, blanks behind it left out.
private func trimmedEnd(of text: SourceText, _ line: Range<Int>) -> Int {
  var end = line.upperBound
  while end > line.lowerBound, text.byte(end - 1).isBlank { end -= 1 }
  return end
}

private func checkDirective(
  _ text: SourceText, _ line: Range<Int>, isFirst: Bool, into sink: inout DiagnosticSink
) -> Bool {
  let words = text.string(line).utf8.split(whereSeparator: \.isBlank).map { String($0) ?? "" }
  let place = text.place(line.lowerBound, line.upperBound)
  let isVersion =
    words.count >= 2 && words[0] == "%YAML" && (words[1] == "1.1" || words[1] == "1.2")
    && (words.count == 2 || words[2].hasPrefix("#"))
  if isVersion && isFirst { return true }
  sink.report(words.first == "%TAG" ? .tagDirective(at: place) : .directive(text.string(line), at: place))
  return false
}
