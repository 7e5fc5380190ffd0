import TipDiagnostics
import TipSyntax

extension ValueType where Value == String {
  /// A line that people read, the same in every language.
  static var remark: ValueType<String> {
    var type = line
    let read = type.read
    type.shape = .shownText
    type.read = { node, path, context in
      guard let text = read(node, path, &context), isFit(text, at: node, under: path, into: &context) else {
        return nil
      }
      return text
    }
    return type
  }

  /// Any scalar as it stands, however it is quoted, but not a blank one.
  static var line: ValueType<String> {
    let shape = Shape.nonEmptyText
    return ValueType(
      shape, write: { .scalar(quoted($0)) },
      read: { node, path, context in
        guard let text = node.text else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        guard !isBlank(text) else {
          context.report(.missingValue(of: shape, at: node, under: path, in: context))
          return nil
        }
        return text
      })
  }
}

/// A text as YAML takes it whatever it holds: without quotes where it is plain words.
func quoted(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || isDigit(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
  if isPlain, let first = text.utf8.first, first != UInt8(ascii: "-") { return text }
  return jsonString(text)
}

extension ValueType where Value == TextSpec {
  /// A text that people read: one for all locales, or one for each.
  static var localized: ValueType<TextSpec> { localizedType }
}

private let localizedType = ValueType<TextSpec>(
  .definition(
    "text", "A text, the same for every locale, or a mapping from locale to text.",
    .either([.shownText, .map(keys: localePattern, phrase: "locales to texts", .shownText, minimum: 1)]))
) { node, path, context in
  switch node.content {
  case .scalar(let scalar):
    guard !isBlank(scalar.text) else {
      context.report(.missingValue(of: .text, at: node, under: path, in: context))
      return nil
    }
    return isFit(scalar.text, at: node, under: path, into: &context) ? .same(scalar.text) : nil
  case .sequence:
    context.report(.wrongType(expected: .text, found: node, under: path, in: context, help: ["a text is no list"]))
    return nil
  case .mapping(let entries):
    return decodeTexts(entries, of: node, at: path, into: &context)
  }
}

/// Whether a text shows nothing: it is empty, or white space alone.
private func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { [" ", "\t", "\n", "\r", "\u{A0}", "\u{3000}"].contains($0) }
}

/// Whether a text is short enough and has no character that none may have; else that is reported.
private func isFit(
  _ text: String, at node: Node, under path: ValuePath, into context: inout DecodingContext
) -> Bool {
  // Counted only where there are bytes enough for it.
  if text.utf8.count > Limits.textLength, text.unicodeScalars.count > Limits.textLength {
    context.report(.textTooLong(at: node, under: path, in: context))
    return false
  }
  let bad = badCharacters(in: text)
  if !bad.isEmpty { context.report(.badCharacters(bad, of: text, at: node, under: path, in: context)) }
  return bad.isEmpty
}

private func decodeTexts(_ entries: [Entry], of node: Node, at path: ValuePath, into context: inout DecodingContext)
  -> TextSpec?
{
  var texts: [(locale: Located<LocaleTag>, text: Located<String>)] = []
  var places: [String: SourceSpan] = [:]
  var isWhole = true
  for entry in entries {
    let keyPlace = context.place(entry.keyRange)
    let path = ValuePath.value(of: entry)
    guard let locale = decodeLocale(entry.key, at: keyPlace, into: &context) else {
      isWhole = false
      continue
    }
    if let first = places[locale.tag] {
      context.report(.duplicateName(locale.tag, of: "locale", at: keyPlace, first: first))
      isWhole = false
      continue
    }
    if entries.count > 1 { places[locale.tag] = keyPlace }
    guard !entry.value.isMissing, !isBlank(entry.value.text ?? "-") else {
      context.report(.missingValue(of: .text, at: entry.value, under: path, in: context))
      isWhole = false
      continue
    }
    guard let text = entry.value.text else {
      context.report(.wrongType(expected: .text, found: entry.value, under: path, in: context))
      isWhole = false
      continue
    }
    guard isFit(text, at: entry.value, under: path, into: &context) else {
      isWhole = false
      continue
    }
    texts.append((Located(locale, keyPlace), Located(text, context.place(of: entry.value))))
  }
  if entries.isEmpty { context.report(.missingValue(of: .text, at: node, under: path, in: context)) }
  return isWhole && !texts.isEmpty ? .byLocale(texts) : nil
}
