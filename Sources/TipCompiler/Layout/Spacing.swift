import TipSpecs

/// Distances that no key sets, in points, in one place.
enum Spacing {
  /// Between a title and the message below it.
  static let titleGap = 2.0

  /// Between the texts and the actions below them, and between actions.
  static let actionGap = 8.0

  /// Between an action's title and its frame, left and right.
  static let actionPadding = 8.0

  /// Between an action's title and its frame, above and below.
  static let actionPaddingY = 4.0

  /// Above and below the texts of a row that `row-height` has no room for.
  static let rowPaddingY = 4.0

  /// Above and below a section's title.
  static let sectionTitleTop = 8.0
  static let sectionTitleBottom = 2.0

  /// The close button's cross, at the text size `large`.
  static let closeSize = Milli(16)

  /// The least width and height of what a finger has to hit: 44 x 44 points (Apple's Human Interface Guidelines; WCAG
  /// 2.2, 2.5.5 Target Size (Enhanced), says the same in CSS pixels).
  static let touchTarget = 44.0
}
