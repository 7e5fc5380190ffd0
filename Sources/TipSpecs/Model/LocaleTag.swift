/// A BCP 47 language tag in canonical case (`zh-Hans`, `pt-BR`).
package struct LocaleTag: Hashable, Sendable {
  package let tag: String

  /// Whether the script that it is written in runs from right to left.
  package let isRightToLeft: Bool

  package init(tag: String, isRightToLeft: Bool) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
  }

  package static let english = LocaleTag(tag: "en", isRightToLeft: false)
}
