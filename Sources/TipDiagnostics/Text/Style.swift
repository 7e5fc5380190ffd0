/// What a piece of text is, which decides its colour.
enum Style: Sendable {
  case plain
  case strong
  case error
  case warning
  case note
  /// What a difference adds.
  case added
  /// Line numbers, bars, arrows and secondary labels.
  case frame

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The SGR parameters (ECMA-48 8.3.117) that turn it on: bold, and one of the eight colours that every terminal has.
  var parameters: String {
    switch self {
    case .plain: ""
    case .strong: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .added: "1;32"
    case .frame: "1;34"
    }
  }
}

/// A line of output in the making: pieces of text with their styles.
struct StyledLine {
  private(set) var pieces: [(text: String, style: Style)] = []

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  mutating func append(_ text: String, _ style: Style = .plain) {
    if let last = pieces.last, last.style == style {
      pieces[pieces.count - 1].text += text
    } else if !text.isEmpty {
      pieces.append((text, style))
    }
  }

  /// The line with its line feed and without spaces before it; with escape sequences where colours are wanted.
  func text(inColor: Bool) -> String {
    var result = ""
    for piece in trimmed {
      if inColor, piece.style != .plain {
        result += "\u{1B}[\(piece.style.parameters)m\(piece.text)\u{1B}[0m"
      } else {
        result += piece.text
      }
    }
    return result + "\n"
  }

  private var trimmed: [(text: String, style: Style)] {
    var pieces = pieces
    while let last = pieces.popLast() {
      guard let end = last.text.unicodeScalars.lastIndex(where: { $0 != " " }) else { continue }
      return pieces + [(String(last.text.unicodeScalars[...end]), last.style)]
    }
    return []
  }
}
