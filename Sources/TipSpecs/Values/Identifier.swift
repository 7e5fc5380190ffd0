import TipDiagnostics
import TipSyntax

/// What names that authors choose may be: ids, and the like.
struct NameRule: Sendable {
  /// The anchored pattern for the schema; `nil`: any text that is not empty.
  var pattern: String?

  /// What the keys of a mapping with such names are, to be read after "a mapping from".
  var phrase: String

  /// Whether a name keeps the rule; reports where it does not.
  var check: @Sendable (String, SourceSpan, inout DecodingContext) -> Bool

  func check(_ name: String, at place: SourceSpan, into context: inout DecodingContext) -> Bool {
    check(name, place, &context)
  }
}

/// Letters, digits and single hyphens, at most 64 of them.
let idPattern = "^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$"

/// Whether a text is an id: a–z, 0–9 and single hyphens between them, at most 64 characters.
func isID(_ text: some StringProtocol) -> Bool {
  guard text.utf8.count <= 64 else { return false }
  var wasHyphen = true
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "-"):
      if wasHyphen { return false }
      wasHyphen = true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      wasHyphen = false
    default:
      return false
    }
  }
  return !wasHyphen
}

/// An id as near as can be to a text that is none: `saveButton` becomes `save-button`; `nil` where nothing is left of it.
func proposedID(for text: String) -> String? {
  var id = ""
  var wasLower = false
  for scalar in text.unicodeScalars where id.utf8.count < 64 {
    switch scalar {
    case "a"..."z", "0"..."9":
      id.unicodeScalars.append(scalar)
      wasLower = true
    case "A"..."Z":
      if wasLower, id.utf8.count < 63 { id += "-" }
      id += String(scalar).lowercased()
      wasLower = false
    default:
      if !id.isEmpty, id.last != "-" { id += "-" }
      wasLower = false
    }
  }
  while id.last == "-" { id.removeLast() }
  return isID(id) ? id : nil
}

extension NameRule {
  /// The names of popups, anchors, styles, rows and actions.
  static func id(_ noun: String) -> NameRule {
    NameRule(pattern: idPattern, phrase: "names of \(noun)s") { name, place, context in
      guard !isID(name) else { return true }
      context.report(.badID(name, of: noun, at: place))
      return false
    }
  }

  /// The names of font families.
  static let fontFamily = NameRule(pattern: nil, phrase: "names of families") { name, place, context in
    guard name.isEmpty else { return true }
    context.report(.badID(name, of: "font family", at: place))
    return false
  }
}

extension ValueType where Value == String {
  /// The name of something that keeps the rule for ids; `noun` says of what.
  static func id(_ noun: String) -> ValueType<String> {
    let shape = Shape.definition(
      "id", "Letters `a`–`z`, digits, and single hyphens between them, at most 64 characters.",
      .pattern(idPattern, phrase: "an id"))
    return ValueType(
      shape, write: { .scalar(quoted($0)) },
      read: { node, path, context in
        guard let text = node.text else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        guard isID(text) else {
          context.report(.badID(text, of: noun, at: context.place(of: node)))
          return nil
        }
        return text
      })
  }
}
