import TipDiagnostics
import TipSyntax

/// What the schema can say of a locale: its language, and that parts of letters and digits follow.
let localePattern = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"

extension LocaleTag {
  /// Reads a BCP 47 language tag (RFC 5646, section 2.1) in any case; `nil` where it is not well-formed.
  ///
  /// Grandfathered tags are not read: each has a modern form.
  package init?(_ text: String) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }[...]
    guard text.utf8.count <= 64,
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return nil }
    guard let language = parts.popFirst(), language.utf8.count >= 2, language.utf8.allSatisfy(isLetter) else {
      return nil
    }
    var canonical = [currentLanguages[language] ?? language]

    var extensions = 0
    while language.utf8.count <= 3, extensions < 3, let part = parts.first, part.utf8.count == 3,
      part.utf8.allSatisfy(isLetter)
    {
      canonical.append(parts.removeFirst())
      extensions += 1
    }
    var script: String?
    if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst()
      parts.removeFirst()
    }
    var region: String?
    if let part = parts.first,
      part.utf8.count == 2 && part.utf8.allSatisfy(isLetter) || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
    {
      region = part.uppercased()
      parts.removeFirst()
    }
    guard let rest = Self.variantsAndExtensions(parts) else { return nil }
    canonical += [script, region].compactMap { $0 } + rest
    self.init(
      tag: canonical.joined(separator: "-"),
      isRightToLeft: script.map(rightToLeftScripts.contains)
        ?? isLikelyRightToLeft(language: canonical[0], region: region))
  }

  /// Checks variants, extensions and private use; they are canonical in lower case.
  private static func variantsAndExtensions(_ parts: ArraySlice<String>) -> [String]? {
    var seen: Set<String> = []
    var index = parts.startIndex
    while index < parts.endIndex, parts[index].utf8.count > 1 {
      let part = parts[index]
      let beginsWithDigit = part.utf8.first.map(isDigit) == true
      guard part.utf8.count >= 5 || part.utf8.count == 4 && beginsWithDigit, seen.insert(part).inserted else {
        return nil
      }
      index += 1
    }
    while index < parts.endIndex {
      let singleton = parts[index]
      guard seen.insert(singleton).inserted else { return nil }
      let isPrivate = singleton == "x"
      var count = 0
      index += 1
      while index < parts.endIndex, isPrivate || parts[index].utf8.count > 1 {
        index += 1
        count += 1
      }
      guard count > 0 else { return nil }
    }
    return Array(parts)
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte)
}

/// Codes that ISO 639 has withdrawn, and those that took their place.
private let currentLanguages = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro"]

/// The scripts of ISO 15924 that run from right to left (bidirectional classes R and AL in the Unicode Character Database).
private let rightToLeftScripts: Set<String> = [
  "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung", "Khar", "Lydi",
  "Mand",
  "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr", "Palm", "Phli", "Phlp", "Phnx", "Prti",
  "Rohg",
  "Samr", "Sarb", "Sidt", "Sogd", "Sogo", "Syrc", "Syre", "Syrj", "Syrn", "Thaa", "Todr", "Yezi",
]

/// The languages whose likely script (CLDR, likely subtags) runs from right to left.
private let rightToLeftLanguages: Set<String> = [
  "aao", "abh", "abv", "acm", "acq", "acw", "acx", "acy", "adf", "aeb", "aec", "afb", "aii", "ajp", "apc", "apd", "ar",
  "arc", "ars", "arq", "ary", "arz", "auz", "avl", "ayh", "ayl", "ayn", "ayp", "azb", "bal", "bcc", "bft", "bgn", "bgp",
  "bhn", "bqi", "brh", "ckb", "dv", "fa", "fay", "gbz", "glk", "haz", "hbo", "he", "khw", "ks", "lad", "lki", "lrc",
  "luz",
  "mvy", "myz", "mzn", "nqo", "otk", "pes", "phl", "phn", "pnb", "prs", "ps", "rhg", "sam", "sd", "sdh", "skr", "smp",
  "syc", "syr", "tmr", "trw", "ug", "ur", "xmn", "xna", "xpr", "yi", "zdj",
]

/// The regions in which a language is likely to be written from right to left, though it is not elsewhere.
private let rightToLeftRegions: [String: Set<String>] = [
  "az": ["IQ", "IR"], "ha": ["CM", "SD"], "kk": ["AF", "CN", "IR", "MN"], "ku": ["IQ", "IR", "LB"], "ky": ["CN"],
  "ms": ["CC"], "pa": ["PK"], "tg": ["PK"], "tk": ["AF", "IR"], "uz": ["AF", "CN"],
]

private func isLikelyRightToLeft(language: String, region: String?) -> Bool {
  rightToLeftLanguages.contains(language)
    || region.map { rightToLeftRegions[language]?.contains($0) == true } == true
}

/// Reads a locale; reports one that is not well-formed.
func decodeLocale(_ text: String, at place: SourceSpan, into context: inout DecodingContext) -> LocaleTag? {
  if let known = context.locales.first(where: { $0.text == text }) { return known.locale }
  guard let locale = LocaleTag(text) else {
    context.report(.badLocale(text, at: place))
    return nil
  }
  // A project has a handful of locales, and names them in every text.
  if context.locales.count < 32 { context.locales.append((text, locale)) }
  return locale
}

extension ValueType where Value == LocaleTag {
  /// A language tag of BCP 47.
  static var locale: ValueType<LocaleTag> {
    let shape = Shape.definition(
      "locale", "A language tag of BCP 47.", .pattern(localePattern, phrase: "a locale like `en` or `zh-Hans`"))
    return ValueType(
      shape, write: { .scalar($0.tag) },
      read: { node, path, context in
        guard let text = node.text else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        return decodeLocale(text, at: context.place(of: node), into: &context)
      })
  }
}
