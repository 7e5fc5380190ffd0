import TipDiagnostics

extension Diagnostic {
  /// A value that begins with a character that it cannot begin with.
  ///
  /// - Parameters:
  ///   - indicator: The character.
  ///   - value: All of the value, which lies at `place`.
  static func mustBeQuoted(_ indicator: String, value: String, at place: SourceSpan) -> Diagnostic {
    var help = "put it in quotes"
    var safety = Fix.Safety.safe
    let name = indicator == "`" ? "a backquote" : "`\(indicator)`"
    let rest = value.utf8.dropFirst()
    if indicator == "%", let first = rest.first, first.isDigit {
      help = "write a number without `%`, or put the text in quotes"
      safety = .unsafe
    }
    return Diagnostic(
      .syntax, "a text cannot \(value == indicator ? "be" : "begin with") \(name) without quotes",
      at: Label(place), help: [help],
      fix: Fix("put \(shown(value)) in quotes", safety, [Edit(place, doubleQuoted(value))]))
  }

  /// A `: ` within a value.
  static func colonInValue(_ value: String, at place: SourceSpan, colon: SourceSpan, isText: Bool) -> Diagnostic {
    Diagnostic(
      .syntax, "the value holds `: `, which needs quotes", at: Label(colon), also: [Label(place, "the value")],
      help: ["put the value in quotes; if it is meant to be a mapping, begin it on the next line"],
      fix: Fix("put \(shown(value)) in quotes", isText ? .safe : .unsafe, [Edit(place, doubleQuoted(value))]))
  }

  static func missingSpace(at colon: SourceSpan, isCertain: Bool) -> Diagnostic {
    var after = colon
    after.range = colon.range.upperBound..<colon.range.upperBound
    return Diagnostic(
      .syntax, "a space is missing after this `:`", at: Label(colon), help: ["write a space behind the colon of a key"],
      fix: Fix("write a space after `:`", isCertain ? .safe : .unsafe, [Edit(after, " ")]))
  }

  static func unfinishedMerge(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a merge was left unfinished here", at: Label(place),
      help: ["choose one of the two versions, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"])
  }

  static func missingColon(at place: SourceSpan, equals: SourceSpan?) -> Diagnostic {
    guard let equals else {
      return Diagnostic(
        .syntax, "a `:` is missing: this is neither a key nor a list item", at: Label(place),
        help: ["write `key: value`; if it goes on with the text above it, indent it further"])
    }
    return Diagnostic(
      .syntax, "a `:` is missing: a key and its value are separated by `: `", at: Label(equals),
      help: ["write `:` for `=`"], fix: Fix("write `:` for `=`", .unsafe, [Edit(equals, ": ")]))
  }

  static func misplacedColon(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a `: ` cannot stand here", at: Label(place), help: ["put the text in quotes if it belongs to one"])
  }

  static func unclosedQuote(_ quote: String, at place: SourceSpan, end: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .syntax, "the quote that opens here is never closed", at: Label(place),
      also: end.map { [Label($0, "the text would have to end before this")] } ?? [],
      help: [
        quote == "'"
          ? "close it with `'`; an apostrophe within single quotes is written twice"
          : "close it with `\"`; a quote within double quotes is written `\\\"`"
      ])
  }

  /// A quote that was closed by what was meant to open another.
  static func quoteClosedLate(at opener: SourceSpan, closer: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "the quote that opens here is closed only on a later line, and text follows it there",
      at: Label(opener), also: [Label(closer, "closed here")], help: ["close it on its own line"])
  }

  /// Text behind the closing quote of a value.
  ///
  /// - Parameter fix: The whole value quoted anew, if that is clear.
  static func textAfterQuote(at place: SourceSpan, quoted: SourceSpan, isApostrophe: Bool, fix: Fix?) -> Diagnostic {
    Diagnostic(
      .syntax, isApostrophe ? "the apostrophe before this ends the text" : "text follows the closing quote",
      at: Label(place), also: [Label(quoted, "the quoted text")],
      help: [
        isApostrophe
          ? "write an apostrophe within single quotes twice, or use double quotes"
          : "put all of it in quotes; within single quotes, double quotes may stand as they are"
      ], fix: fix)
  }

  static func commaOutsideBrackets(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "a comma ends no entry outside of brackets", at: Label(place), help: ["remove it"],
      fix: Fix("remove the comma", .safe, [Edit(place, "")]))
  }

  static func unknownEscape(_ escape: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "\(shown(escape)) is no escape", at: Label(place),
      help: ["write `\\\\` for a backslash, or use single quotes, where it stands for itself"],
      fix: Fix("write the backslash twice", .unsafe, [Edit(place, "\\" + escape)]))
  }

  static func badHexEscape(_ escape: String, digits: Int, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "\(shown(escape)) must be followed by \(digits) hexadecimal digits", at: Label(place),
      help: ["write `\\\\` for a backslash, or use single quotes, where it stands for itself"],
      fix: Fix("write the backslash twice", .unsafe, [Edit(place, "\\" + escape)]))
  }

  /// A pair of escapes that stand for the halves of one character in UTF-16.
  static func surrogatePair(_ scalar: Unicode.Scalar, at place: SourceSpan) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let escape = "\\U" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return Diagnostic(
      .syntax, "YAML has no pairs of escapes for one character, as JSON has", at: Label(place),
      help: ["write the character itself, `\(Character(scalar))`, or `\(escape)`"],
      fix: Fix("write `\(Character(scalar))`", .safe, [Edit(place, String(Character(scalar)))]))
  }

  static func noCharacter(_ escape: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .syntax, "\(shown(escape)) stands for no character", at: Label(place),
      help: ["Unicode ends at U+10FFFF, and U+D800 to U+DFFF are halves of pairs"])
  }
}
