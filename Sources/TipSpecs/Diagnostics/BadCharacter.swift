import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let badCharacter = DiagnosticKind(
    "bad-character",
    summary: "A text holds a character that no text may have.",
    explanation: """
      Texts are drawn, read aloud, and handed to apps as they stand. Control characters other than a tab and a line feed \
      have no glyph and can do harm in a terminal or a log; noncharacters are no characters at all. A bidirectional \
      control without its partner turns the order of whatever stands behind the text in an app, and tag characters are \
      only to be seen in the flags of England, Scotland and their like. None of them gets better by being escaped.

      Delete the character. A direction that holds for a part of a text ends with U+2069 after U+2066, U+2067 or U+2068, \
      and with U+202C after U+202A, U+202B, U+202D or U+202E, in the same paragraph.
      """,
    wrong: """
      banners:
        saved:
          message: "Saved\\e[0m"
      """,
    right: """
      banners:
        saved:
          message: Saved
      """)
}

extension Diagnostic {
  /// Characters that a text may not have, of which there is one at least.
  static func badCharacters(
    _ bad: [BadCharacter], of text: String, at node: Node, under path: ValuePath, in context: DecodingContext
  )
    -> Diagnostic
  {
    let places = context.scalarPlaces(of: text, at: node)
    let labels = bad.prefix(8).map { character in
      Label(
        places?.place(of: character.index..<character.index + 1) ?? context.place(of: node), description(of: character))
    }
    var codes: [String] = []
    for character in bad where !codes.contains(code(of: character.scalar)) && codes.count < 5 {
      codes.append(code(of: character.scalar))
    }
    let list = codes.count > 4 ? codes.prefix(4).joined(separator: ", ") + ", …" : Shape.alternatives(codes, "and")
    let place = labels.first ?? Label(context.place(of: node))
    let others = places == nil ? [] : Array(labels.dropFirst())
    var help: [String] = []
    for character in bad where help.count < 2 && !help.contains(advice(on: character)) {
      help.append(advice(on: character))
    }
    return Diagnostic(
      .badCharacter, "\(path.subject) holds \(list), which no text may have", at: place,
      also: others + context.aliasLabel(of: node), help: help)
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func description(of character: BadCharacter) -> String {
    let name = controlNames[character.scalar.value].map { ", \($0)" } ?? ""
    return switch character.fault {
    case .control: "the control character \(code(of: character.scalar))\(name)"
    case .noncharacter: "\(code(of: character.scalar)), which is no character"
    case .neverClosed: "\(code(of: character.scalar))\(name), is never closed"
    case .closesNothing: "\(code(of: character.scalar))\(name), closes nothing"
    case .tag: "the tag character \(code(of: character.scalar)) outside of a flag"
    }
  }

  private static func advice(on character: BadCharacter) -> String {
    switch (character.fault, character.scalar.value) {
    case (.control, 0x0D), (.control, 0x85): "a line break is a line feed, `\\n` in double quotes"
    case (.neverClosed, 0x2066...0x2068): "close it with `\\u2069` in the same paragraph, or delete it"
    case (.neverClosed, _): "close it with `\\u202C` in the same paragraph, or delete it"
    default: "delete it"
    }
  }
}

/// What the controls are called that turn up in texts: after Unicode's name aliases, and UAX 9.
private let controlNames: [UInt32: String] = [
  0x00: "null", 0x07: "bell", 0x08: "backspace", 0x0B: "vertical tab", 0x0C: "form feed", 0x0D: "carriage return",
  0x1B: "escape", 0x7F: "delete", 0x85: "next line", 0x9B: "control sequence introducer",
  0x202A: "left-to-right embedding", 0x202B: "right-to-left embedding", 0x202C: "pop directional formatting",
  0x202D: "left-to-right override", 0x202E: "right-to-left override", 0x2066: "left-to-right isolate",
  0x2067: "right-to-left isolate", 0x2068: "first strong isolate", 0x2069: "pop directional isolate",
]
