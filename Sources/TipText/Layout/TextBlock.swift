/// A text in its lines, measured.
///
/// All lengths are thousandths of a point unless said otherwise.
package struct TextBlock: Sendable {
  /// The text as it is laid out: white space collapsed and trimmed, control characters left out. Ranges of lines refer
  /// to its UTF-8 form.
  package let text: String

  /// In logical order: the first is read first and lies on top.
  package let lines: [TextLine]

  /// The widest line, rounded up; with slack, the larger of what both measurements need.
  package let width: Int

  /// The height of all lines; with slack, the larger of what both measurements need.
  package let height: Int

  /// What of `text` is shown, in UTF-8 offsets, before any ellipsis.
  package let visible: Range<Int>

  /// Whether something was cut off.
  package let isTruncated: Bool

  /// What is to be said about the text, in the order of the places.
  package let findings: [TextFinding]

  package let align: TextStyle.Align
  package let direction: TextStyle.Direction

  /// The size that it was measured at.
  package let size: Int

  /// The unit of the runs' offsets.
  package let measure: Measure

  /// The part of `text` that is shown.
  package var visibleText: String {
    isTruncated ? text.piece(visible) : text
  }

  /// `width` rounded up to whole points.
  package var wholeWidth: Int { wholePoints(width) }

  /// `height` rounded up to whole points.
  package var wholeHeight: Int { wholePoints(height) }
}

/// One line of a text block, measured. All lengths are thousandths of a point.
package struct TextLine: Sendable {
  /// What the line takes of the block's `text`, in UTF-8 offsets, with the space or soft hyphen that it ends at; the
  /// next line begins where this one ends.
  package let range: Range<Int>

  /// What of `range` is drawn: no spaces that hang over the end, no paragraph separator.
  package let content: Range<Int>

  /// The exact piece of the block's text in `content`.
  package let text: String

  /// What is drawn after the text: an ellipsis, a hyphen, or nothing.
  package let suffix: String

  /// Rounded up.
  package let width: Int

  /// The exact width, in units of the block's `measure`.
  package let units: Int

  /// Distances from the top of the block.
  package let top: Int
  package let baseline: Int

  /// The height of this line, leading included.
  package let height: Int

  /// The most that the fonts in this line reach above and below the baseline, their line gap included half each.
  package let ascent: Int
  package let descent: Int

  /// From left to right.
  package let runs: [GlyphRun]

  /// Where pictures of emoji belong, from left to right.
  package let emojiBoxes: [EmojiBox]
}

/// The place of an emoji, whose picture is drawn by the app. All lengths are thousandths of a point.
package struct EmojiBox: Hashable, Sendable {
  /// One cluster: a family, a flag or a keycap is one.
  package let text: String

  /// From the left end of its line.
  package let x: Int

  /// From the top of its block.
  package let y: Int
  package let width: Int
  package let height: Int
}

/// Something about a text that its author should know.
package struct TextFinding: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// No font has a glyph for this cluster.
    case missingGlyph
    /// A word is wider than the line, and was broken between clusters.
    case wordBroken
    /// As `wordBroken`, in a script that is written without spaces and where none of the text's U+200B helped.
    case noBreakPoints
    /// The text was cut; the range is what is not shown.
    case truncated
  }

  package let kind: Kind

  /// Where, in Unicode scalars of the string that was given, before white space was collapsed.
  package let scalars: Range<Int>

  /// The piece of the text.
  package let text: String

  /// The name of the script, as Unicode writes it ("Arabic"); empty where it does not matter.
  package let script: String
}

/// Thousandths of a point as whole points, rounded up.
package func wholePoints(_ milliPoints: Int) -> Int {
  let (quotient, remainder) = milliPoints.quotientAndRemainder(dividingBy: 1000)
  return remainder > 0 ? quotient + 1 : quotient
}

extension String {
  /// The piece between two UTF-8 offsets; they lie between scalars.
  func piece(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
