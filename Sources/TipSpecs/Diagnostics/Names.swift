import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let badID = DiagnosticKind(
    "bad-id",
    summary: "A name is not made of a–z, 0–9 and single hyphens.",
    explanation: """
      Ids of popups become names of files and of symbols in apps, so they are the same on every file system and in every \
      language: letters `a` to `z`, digits, and single hyphens between them, at most 64 characters. Anchors, styles, screens, \
      rows and actions keep the same rule; the name of a screen may end with `@landscape`.
      """,
    wrong: """
      banners:
        Saved_Draft:
          message: Saved
      """,
    right: """
      banners:
        saved-draft:
          message: Saved
      """)

  package static let badLocale = DiagnosticKind(
    "bad-locale",
    summary: "A locale is not a language tag of BCP 47.",
    explanation: """
      A locale is a language, perhaps a script and a region, with hyphens between them: `en`, `zh-Hans`, `pt-BR`. Its case \
      does not matter.
      """,
    wrong: """
      banners:
        saved:
          message: {en: Saved, zh_Hans: 已保存}
      """,
    right: """
      banners:
        saved:
          message: {en: Saved, zh-Hans: 已保存}
      """)

  package static let duplicateName = DiagnosticKind(
    "duplicate-name",
    summary: "The same name stands twice in one list or mapping.",
    explanation: """
      Two rows of a menu with one id could not be told apart, and a locale or screen that is named twice would be compiled \
      twice. Locales are compared in canonical case: `zh-hans` is `zh-Hans`.
      """,
    wrong: """
      banners:
        saved:
          message: {en: Saved, EN: Stored}
      """,
    right: """
      banners:
        saved:
          message: {en: Saved, en-GB: Stored}
      """)
}

extension Diagnostic {
  /// A name that does not keep the rule for ids, with one that does.
  static func badID(_ name: String, of noun: String, at place: SourceSpan, reserved: String? = nil) -> Diagnostic {
    if let reserved {
      return Diagnostic(.badID, "\"\(name)\" is no name for a \(noun)", at: Label(place), help: [reserved])
    }
    var help = ["use a–z, 0–9 and single hyphens, at most 64 of them"]
    if noun == "font family" { help = ["give the family a name"] }
    let stem = noun == "screen" ? String(name.prefix { $0 != "@" }) : name
    let proposal = noun == "font family" ? nil : proposedID(for: stem)
    return Diagnostic(
      .badID, "\"\(clipped(name))\" is no name for \(noun.first.map("aeiou".contains) == true ? "an" : "a") \(noun)",
      at: Label(place), help: help,
      fix: proposal.map { Fix("did you mean `\($0)`?", .unsafe, [Edit(place, $0)]) })
  }

  /// A locale that is no language tag; an underscore is mended.
  static func badLocale(_ text: String, at place: SourceSpan) -> Diagnostic {
    let meant = LocaleTag(String(text.map { $0 == "_" ? "-" : $0 }))?.tag
    return Diagnostic(
      .badLocale, "\"\(clipped(text))\" is no locale", at: Label(place),
      help: meant == nil ? ["write a language tag like `en` or `zh-Hans`"] : [],
      fix: meant.map { Fix("write `\($0)`", .safe, [Edit(place, $0)]) })
  }

  /// A name that an earlier entry of the same list or mapping has.
  static func duplicateName(_ name: String, of noun: String, at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateName, "\(noun) \"\(clipped(name))\" stands here twice", at: Label(place, "again here"),
      also: [Label(first, "first here")])
  }
}
