/// How a grapheme cluster wants to be drawn.
package enum EmojiPresentation: Sendable {
  /// As ink of the text's colour, in a text font first.
  case text
  /// As a picture of its own colours, in an emoji font first.
  case emoji
}

/// Whether a grapheme cluster is an emoji (UTS 51, section 2): what U+FE0F or U+FE0E asks for, else what its first
/// scalar does by default. Flags, keycaps, skin tones and joined sequences are emoji with or without U+FE0F.
package func emojiPresentation(_ cluster: ArraySlice<Unicode.Scalar>) -> EmojiPresentation {
  guard let first = cluster.first else { return .text }
  let properties = ScalarProperties(first)
  guard properties.isEmoji || properties.isExtendedPictographic else { return .text }
  let rest = cluster.dropFirst()
  if let next = rest.first {
    if next.value == 0xFE0E { return .text }
    if next.value == 0xFE0F && properties.isEmoji { return .emoji }
    if next.value == 0x20E3 { return .emoji }
    if ScalarProperties(next).isEmojiModifier && properties.isEmojiModifierBase { return .emoji }
    if next.value == 0x200D && isJoinedPicture(rest) { return .emoji }
  }
  return properties.isEmojiByDefault ? .emoji : .text
}

/// Whether a picture follows the zero-width joiner that `rest` begins with.
private func isJoinedPicture(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
  guard let next = rest.dropFirst().first else { return false }
  return ScalarProperties(next).isExtendedPictographic
}
