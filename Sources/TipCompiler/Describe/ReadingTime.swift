import TipSpecs
import TipText

/// How long a text takes to be read: a second to notice it, 60 ms a character of an alphabet, 200 ms a character that
/// stands for a syllable or word. Marks and white space take no time of their own.
enum ReadingTime {
  static let notice = Milli(1)
  static let alphabetic = Milli(thousandths: 60)
  static let ideographic = Milli(thousandths: 200)

  /// In seconds.
  static func of(_ texts: [String]) -> Milli {
    var sum = notice.thousandths
    for scalar in texts.lazy.flatMap(\.unicodeScalars) {
      switch readingWeight(scalar) {
      case .none: break
      case .alphabetic: sum += alphabetic.thousandths
      case .ideographic: sum += ideographic.thousandths
      }
    }
    return Milli(thousandths: sum)
  }
}

private enum ReadingWeight {
  case none, alphabetic, ideographic
}

/// Ideographs, kana and Hangul syllables are what UAX 14 breaks lines between (classes ID, CJ, H2, H3).
private func readingWeight(_ scalar: Unicode.Scalar) -> ReadingWeight {
  let properties = ScalarProperties(scalar)
  if properties.isWhiteSpace || properties.isMark || properties.isDefaultIgnorable { return .none }
  switch properties.lineBreak {
  case .id, .cj, .h2, .h3: return .ideographic
  default: return .alphabetic
  }
}

/// What has to be read of a popup in one locale.
func readTexts(_ plan: PopupPlan, locale: Int) -> [String] {
  switch plan.content {
  case .message(let message):
    [message.title, message.message].compactMap { $0?.strings[locale] }
  case .menu(let menu):
    menu.rows.flatMap { [$0.title, $0.subtitle] }.compactMap { $0?.strings[locale] }
  }
}

/// How long a popup with `duration: auto` stays after its show, in seconds: what reading takes less the time in which it
/// comes and goes, during which it can be read as well.
func readingDuration(_ plan: PopupPlan, locale: Int) -> Double {
  let whole = ReadingTime.of(readTexts(plan, locale: locale)).thousandths
  return Milli(thousandths: max(0, whole - plan.time.motion.duration.thousandths)).value
}
