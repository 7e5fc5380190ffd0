import TipDiagnostics

extension DiagnosticKind {
  static let encoding = DiagnosticKind(
    "encoding", summary: "The file is not UTF-8 text, or holds a character that no YAML file may hold.",
    explanation: """
      Specs are UTF-8, with or without a byte-order mark. Other encodings, NUL and other control characters are \
      refused, since what they would become is a guess. The line and paragraph separators U+0085, U+2028, U+2029 and \
      a byte-order mark in the middle of a file cannot be seen in an editor, and programs disagree about whether they \
      end a line: they may stand within quotes, or be written as an escape such as "\\u2028".
      """,
    wrong: "tips:\n  hint:\n    message: Two\u{2028}lines\n    anchor: {x: 10, y: 60, width: 20, height: 20}\n",
    right: "tips:\n  hint:\n    message: \"Two\\u2028lines\"\n    anchor: {x: 10, y: 60, width: 20, height: 20}\n")

  static let limitBlankRun = DiagnosticKind(
    "limit-blank-run", summary: "A file holds too many blanks or empty lines in a row.",
    explanation: """
      At most 4 096 spaces and tabs, and at most 4 096 line breaks, may follow each other. More of them is no text \
      that somebody wrote, and would make reading the rest of the file slow.
      """,
    wrong: [], right: [])

  static let limitFileSize = DiagnosticKind(
    "limit-file-size", summary: "A file is larger than 8 MiB.",
    explanation: """
      A file holds at most 8 MiB, room for tens of thousands of popups. Split a larger one: all specs below a folder \
      are compiled together, and share the anchors and styles of the project file.
      """,
    wrong: [], right: [])
}

extension Diagnostic {
  static func fileTooLarge(_ source: SourceFile) -> Diagnostic {
    Diagnostic(
      .limitFileSize,
      "the file has \(grouped(source.bytes.count)) bytes, \(grouped(Limits.fileSize)) are the most that one may have",
      at: Label(SourceSpan(source.id, .start ..< .start)), help: ["split it into several files"])
  }

  static func otherEncoding(_ name: String, in source: SourceFile) -> Diagnostic {
    Diagnostic(
      .encoding, "the file is encoded in \(name), not in UTF-8", at: Label(SourceSpan(source.id, .start ..< .start)),
      help: ["save it as UTF-8"])
  }

  /// What stopped the first pass over the bytes; the place lies on the last of `lines`.
  static func unreadable(_ problem: ScanProblem, in source: SourceFile, lines: [SourceText.Line]) -> Diagnostic {
    let lineStart = Int(lines.last?.start ?? 0)
    let column = source.bytes[lineStart..<max(lineStart, problem.offset)].count { !$0.isContinuation }
    let start = SourcePosition(
      line: Int32(lines.count), column: Int32(column + 1), offset: Int32(problem.offset))
    let width = problem.reason == .blankRun ? problem.length : 1
    let end = SourcePosition(
      line: start.line, column: start.column + Int32(width), offset: start.offset + Int32(problem.length))
    let label = Label(SourceSpan(source.id, start..<end))
    switch problem.reason {
    case .blankRun:
      return Diagnostic(
        .limitBlankRun, "more than \(grouped(Limits.blankRun)) blanks or line breaks follow each other", at: label,
        help: ["remove them"])
    case .unprintable(let scalar): return unprintable(scalar, source, label)
    case .invalidUTF8: return invalidUTF8(source.bytes[problem.offset], label)
    }
  }

  private static func unprintable(_ scalar: Unicode.Scalar, _ source: SourceFile, _ label: Label) -> Diagnostic {
    guard scalar.value == 0 else {
      return Diagnostic(
        .encoding, "\(scalar.codePoint) is a control character, which no YAML file may hold", at: label,
        help: ["remove it, or write it as an escape in double quotes: \(escape(scalar))"])
    }
    let isWide = source.bytes.count > 1 && (source.bytes[0] == 0) != (source.bytes[1] == 0)
    return Diagnostic(
      .encoding, isWide ? "the file is encoded in UTF-16, not in UTF-8" : "a NUL byte stands in the file", at: label,
      help: [isWide ? "save it as UTF-8" : "remove it; a text file has none"])
  }

  private static func invalidUTF8(_ byte: UInt8, _ label: Label) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let guess =
      byte >= 0xA0 ? "; in Latin-1 it would be “\(Character(Unicode.Scalar(byte)))”: save the file as UTF-8" : ""
    return Diagnostic(
      .encoding, "the byte 0x\(digits) is not UTF-8 here", at: label,
      help: [guess.isEmpty ? "save the file as UTF-8" : "the file seems to be in another encoding\(guess)"])
  }

  static func oddBreak(_ scalar: Unicode.Scalar, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .encoding, "\(scalar.codePoint), which cannot be seen, stands outside of quotes", at: Label(place),
      help: ["remove it, or write it as an escape in double quotes: \(escape(scalar))"],
      fix: scalar.value == 0xFEFF ? Fix("remove the byte-order mark", .safe, [Edit(place, "")]) : nil)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let short = scalar.value <= 0xFF
    return (short ? "\\x" : "\\u") + String(repeating: "0", count: max(0, (short ? 2 : 4) - digits.count)) + digits
  }
}
