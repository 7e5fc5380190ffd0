/// What the Unicode Character Database says of one scalar, by the one version that is compiled in.
///
/// The system's own tables are not asked: they follow the operating system, and layout would follow them.
package struct ScalarProperties: Sendable {
  /// The fields one after the other, as `scripts/unicode/generate.py` packs them.
  let bits: UInt64

  package init(_ scalar: Unicode.Scalar) {
    let code = Int(scalar.value)
    let block = Int(ScalarTable.root[code >> 10]) << 5 | (code >> 5) & 31
    let leaf = Int(ScalarTable.middle[block]) << 5 | code & 31
    bits = ScalarTable.records[Int(ScalarTable.leaves[leaf])]
  }

  private func field(_ shift: UInt64, _ width: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> shift & (1 << width &- 1))
  }

  /// Line_Break as the database has it: rule LB1 is not yet applied.
  package var lineBreak: LineBreakClass { LineBreakClass(rawValue: field(0, 6)) ?? .xx }

  /// Bidi_Class.
  package var bidi: BidiClass { BidiClass(rawValue: field(6, 5)) ?? .l }

  /// Grapheme_Cluster_Break.
  package var cluster: ClusterClass { ClusterClass(rawValue: field(11, 4)) ?? .other }

  /// General_Category.
  package var category: GeneralCategory { GeneralCategory(rawValue: field(15, 5)) ?? .cn }

  /// Script; of the scalars that many scripts share, common or inherited.
  package var script: Script { Script(rawValue: field(20, 8)) }

  /// Script_Extensions: all scripts that use the scalar. A scalar without extensions has its script alone.
  package var scripts: ScriptSet {
    let set = Int(field(28, 8))
    return set == 0 ? ScriptSet(script) : ScriptSet(tableEntry: set)
  }

  /// Whether Script_Extensions says more than Script.
  var hasScriptExtensions: Bool { field(28, 8) != 0 }

  /// East_Asian_Width.
  package var width: EastAsianWidth { EastAsianWidth(rawValue: field(36, 3)) ?? .n }

  /// Whether the scalar opens a pair of brackets (UAX 9 BD14).
  package var isOpeningBracket: Bool { field(39, 2) == 1 }

  /// Whether the scalar closes a pair of brackets (UAX 9 BD15).
  package var isClosingBracket: Bool { field(39, 2) == 2 }

  /// Extended_Pictographic: emoji, and code points kept free for them.
  package var isExtendedPictographic: Bool { bits & 1 << 41 != 0 }

  /// Emoji: may be drawn as an emoji (digits among them, as keycaps).
  package var isEmoji: Bool { bits & 1 << 42 != 0 }

  /// Emoji_Presentation: drawn as an emoji unless U+FE0E follows.
  package var isEmojiByDefault: Bool { bits & 1 << 43 != 0 }

  /// Emoji_Modifier: a skin tone.
  package var isEmojiModifier: Bool { bits & 1 << 44 != 0 }

  /// Emoji_Modifier_Base: takes a skin tone.
  package var isEmojiModifierBase: Bool { bits & 1 << 45 != 0 }

  /// White_Space.
  package var isWhiteSpace: Bool { bits & 1 << 46 != 0 }

  /// Default_Ignorable_Code_Point: leaves no ink where a font does not know it.
  package var isDefaultIgnorable: Bool { bits & 1 << 47 != 0 }

  /// Bidi_Mirrored: is mirrored on a right-to-left level.
  package var isMirrored: Bool { bits & 1 << 48 != 0 }

  /// A mark: nonspacing, spacing or enclosing.
  package var isMark: Bool {
    switch category {
    case .mn, .mc, .me: true
    default: false
    }
  }

  /// A letter or a number.
  package var isLetterOrNumber: Bool {
    switch category {
    case .lu, .ll, .lt, .lm, .lo, .nd, .nl, .no: true
    default: false
    }
  }

  /// Thai, Lao, Khmer, Burmese and others that write no spaces between words and whose breaks need a
  /// dictionary (line break class SA).
  package var needsDictionaryToBreak: Bool { lineBreak == .sa }
}
