import TipDiagnostics
import TipSpecs

/// A text for every locale of the project, by the locale's index.
package struct LocalizedText: Sendable {
  package var strings: [String]
  /// Where each string is written.
  package var places: [SourceSpan]
  /// The locales, by index, that show another one's text.
  var missing: [Int]

  /// Picks each locale's string: its own, else that of a shorter tag (`zh` for `zh-Hans`), else the first locale's,
  /// else the first one written.
  init(_ text: Located<TextSpec>, locales: [LocaleTag]) {
    switch text.value {
    case .same(let string):
      strings = locales.map { _ in string }
      places = locales.map { _ in text.place }
      missing = []
    case .byLocale(let entries):
      strings = []
      places = []
      missing = []
      let fallback = locales.first.flatMap { find($0.tag, in: entries) } ?? entries.first
      for (index, locale) in locales.enumerated() {
        let own = find(locale.tag, in: entries)
        if own == nil { missing.append(index) }
        strings.append((own ?? fallback)?.text.value ?? "")
        places.append((own ?? fallback)?.text.place ?? text.place)
      }
    }
  }
}

private typealias LocaleEntry = (locale: Located<LocaleTag>, text: Located<String>)

private func find(_ tag: String, in entries: [LocaleEntry]) -> LocaleEntry? {
  var tag = Substring(tag)
  while true {
    if let entry = entries.first(where: { $0.locale.value.tag == tag }) { return entry }
    guard let hyphen = tag.lastIndex(of: "-") else { return nil }
    tag = tag[..<hyphen]
  }
}
