import TipDiagnostics

extension Diagnostic {
  /// A tab at `offset`, where only spaces may stand.
  static func tabIndentation(_ text: SourceText, at offset: Int) -> Diagnostic {
    var start = offset
    while text.byte(start - 1) == .tab { start -= 1 }
    var end = offset
    while text.byte(end) == .tab { end += 1 }
    let place = text.place(start, end)
    let next = text.skipBlanks(end)
    if text.byte(next).isBreak || next >= text.bytes.count {
      return Diagnostic(
        .syntax, "a tab stands where only spaces may", at: Label(place), help: ["remove it"],
        fix: Fix("remove the blanks", .safe, [Edit(text.place(start, next), "")]))
    }
    let isIndentation = text.isIndented(start)
    let spaces = String(repeating: " ", count: isIndentation ? 2 * (end - start) : 1)
    return Diagnostic(
      .syntax, isIndentation ? "a tab is used as indentation" : "a tab stands where only spaces may",
      at: Label(place), help: ["YAML indents with spaces; let the editor insert spaces for tabs"],
      fix: Fix(
        isIndentation ? "write two spaces for each tab" : "write a space", isIndentation ? .unsafe : .safe,
        [Edit(place, spaces)]))
  }

  /// - Parameters:
  ///   - place: The word that begins the line.
  ///   - columns: The columns, from 1, where it could begin.
  static func badIndentation(at place: SourceSpan, columns: [Int]) -> Diagnostic {
    let spaces = columns.map { String($0 - 1) }
    let list =
      spaces.count < 2 ? spaces.joined() : spaces.dropLast().joined(separator: ", ") + " or " + (spaces.last ?? "")
    let column = Int(place.range.lowerBound.column) - 1
    return Diagnostic(
      .syntax, "the line is indented by \(column) \(column == 1 ? "space" : "spaces"), which fits no line above it",
      at: Label(place),
      help: [list.isEmpty ? "indent it as its neighbours are" : "indent it by \(list)"])
  }

  /// A key further right than the one above, which has a value already.
  static func indentedUnderValue(at place: SourceSpan, value: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "the line is indented under a key that has a value already", at: Label(place),
      also: [Label(value, "the value")],
      help: ["indent it like the line above it, or put the value in quotes if this belongs to it"])
  }

  /// - Parameter isItem: Whether the line is a list item among keys, or a key among list items.
  static func mixedCollection(isItem: Bool, at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, isItem ? "a list item stands among the keys of a mapping" : "this stands among the items of a list",
      at: Label(place), also: [Label(first, isItem ? "the mapping begins here" : "the list begins here")],
      help: [isItem ? "write a key before the list, or remove the `-`" : "begin the line with `- `, or indent it less"])
  }

  static func quoteNotIndented(opener: SourceSpan, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "the quote that opens here goes on over lines that are not indented", at: Label(opener),
      also: [Label(place, "this line would belong to the text")],
      help: ["close the quote, or indent the lines that belong to the text"])
  }

  static func blankLineTooWide(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "an empty line has more spaces than the first line of the text below it", at: Label(place),
      help: ["remove the spaces"], fix: Fix("remove the spaces", .unsafe, [Edit(place, "")]))
  }

  static func listOnKeyLine(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a list cannot begin on the line of its key", at: Label(place),
      help: ["begin it on the next line, write it in brackets, or put the text in quotes if it begins with `-`"])
  }
}

extension SourceText {
  /// Whether only blanks stand before `offset` on its line.
  func isIndented(_ offset: Int) -> Bool {
    var offset = offset
    while byte(offset - 1).isBlank { offset -= 1 }
    return offset <= firstOffset || byte(offset - 1).isBreak
  }
}
