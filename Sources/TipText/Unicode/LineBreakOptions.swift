/// What may happen before a scalar.
package enum LineBreak: UInt8, Sendable {
  /// The line goes on.
  case prohibited
  /// The line may end here.
  case allowed
  /// The line must end here: a line or paragraph separator went before.
  case mandatory
}

/// Where the rules of Unicode are tailored, as CSS Text 3 does. The defaults are the rules themselves.
package struct LineBreakOptions: Hashable, Sendable {
  /// CSS `line-break`.
  package enum Strictness: Hashable, Sendable {
    /// No line begins with a small kana, a prolonged sound mark, an iteration mark or a full stop.
    case strict
    /// Lines may begin with small kana and the prolonged sound mark, as in newspapers.
    case normal
    /// Lines may also begin with iteration marks, and in Chinese and Japanese with centred punctuation.
    case loose
  }

  /// CSS `word-break`.
  package enum WordBreak: Hashable, Sendable {
    /// Between ideographs and Hangul syllables a line may end.
    case normal
    /// Only spaces and punctuation end lines, as Korean is mostly set.
    case keepAll
  }

  package var strictness: Strictness
  package var wordBreak: WordBreak
  /// Whether the text's language is Chinese or Japanese: the marks “ and ” are then taken for brackets (UAX 14, section
  /// 5.1, QU), so that a line may end before the one and after the other, and `normal` and `loose` allow more.
  package var isChineseOrJapanese: Bool

  package init(
    strictness: Strictness = .strict, wordBreak: WordBreak = .normal, isChineseOrJapanese: Bool = false
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.isChineseOrJapanese = isChineseOrJapanese
  }
}
