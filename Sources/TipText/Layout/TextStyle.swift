/// All that decides how a text is measured, wrapped and cut, apart from the room that it has.
package struct TextStyle: Hashable, Sendable {
  /// Where the lines lie in their frame.
  package enum Align: String, Hashable, Sendable {
    /// The side that reading begins at: left, or right in a right-to-left text.
    case start
    case center
    case end
    case left
    case right
  }

  /// What becomes of a text that is longer than its limits.
  package enum Overflow: String, Hashable, Sendable {
    /// It is cut, and an ellipsis shows that.
    case ellipsis
    /// As `ellipsis`; whoever asked makes an error of the finding.
    case error
    /// The limits are ignored.
    case grow
  }

  /// The direction of a paragraph as a whole (UAX 9's embedding level 0 or 1); it follows from the locale.
  package enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// How freely Chinese and Japanese lines may begin and end (the CSS property `line-break`).
  package enum LineBreak: String, Hashable, Sendable {
    case strict
    case normal
    case loose
  }

  /// Where words may be broken (the CSS property `word-break`).
  package enum WordBreak: String, Hashable, Sendable {
    case normal
    /// Not between ideographs or Hangul syllables: only at spaces and punctuation.
    case keepAll = "keep-all"
  }

  package var cascade: FontCascade

  /// From 1 to 1000, as CSS counts.
  package var weight: Int

  /// In thousandths of a point, more than 0.
  package var size: Int

  /// The least height of a line, in thousandths of a point; `nil` for the fonts' own.
  package var lineHeight: Int?
  package var align: Align
  package var lineBreak: LineBreak
  package var wordBreak: WordBreak

  /// The most lines that are shown, at least 1; `nil` for as many as there are.
  package var maxLines: Int?
  package var overflow: Overflow
  package var direction: Direction

  /// A BCP 47 tag; it picks among a font's forms.
  package var language: String

  /// How much wider the text may turn out where it is really drawn, in thousandths.
  package var slack: Int

  package init(
    cascade: FontCascade, weight: Int = 400, size: Int, lineHeight: Int? = nil, align: Align = .start,
    lineBreak: LineBreak = .strict, wordBreak: WordBreak = .normal, maxLines: Int? = nil,
    overflow: Overflow = .ellipsis, direction: Direction = .leftToRight, language: String = "en", slack: Int = 0
  ) {
    self.cascade = cascade
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.align = align
    self.lineBreak = lineBreak
    self.wordBreak = wordBreak
    self.maxLines = maxLines
    self.overflow = overflow
    self.direction = direction
    self.language = language
    self.slack = slack
  }
}
