/// One font: a file, a member of a collection, or an instance of a variable font.
///
/// It never changes, so that all threads share it. What it says of itself is read once, when it is loaded.
package final class FontFace: Sendable {
  /// What the font allows with its outlines (OS/2 `fsType`).
  package enum EmbeddingRights: String, Hashable, Sendable {
    /// Anything, or embedding that may be edited.
    case installable
    case editable
    /// Documents that are looked at and printed.
    case previewAndPrint
    /// Nothing: its outlines must not be in a file that we write.
    case restricted
  }

  /// The path that messages show.
  package let file: String

  /// The place in a collection; 0 for a file with one font.
  package let index: Int
  package let variations: [FontVariation]

  package let familyName: String
  package let styleName: String
  package let postScriptName: String

  /// From 16 to 16384.
  package let unitsPerEm: Int

  /// Font units above the baseline; of OS/2's typographic metrics if the font says USE_TYPO_METRICS, else of hhea.
  package let ascent: Int

  /// Font units below the baseline, positive.
  package let descent: Int

  /// Font units between lines.
  package let lineGap: Int

  /// From 1 to 1000 (OS/2 `usWeightClass`; the `wght` variation where there is one).
  package let weight: Int
  package let embeddingRights: EmbeddingRights

  /// Whether it has pictures only, so that there is nothing to draw as a path.
  package let isBitmapOnly: Bool

  /// The scalars that it has glyphs for.
  package let coverage: ScalarSet

  let shapable: HarfBuzzFace

  init(file: String, index: Int, variations: [FontVariation], shapable: HarfBuzzFace, facts: FontFacts) {
    self.file = file
    self.index = index
    self.variations = variations
    self.shapable = shapable
    familyName = facts.familyName
    styleName = facts.styleName
    postScriptName = facts.postScriptName
    unitsPerEm = facts.unitsPerEm
    ascent = facts.ascent
    descent = facts.descent
    lineGap = facts.lineGap
    weight = facts.weight
    embeddingRights = facts.embeddingRights
    isBitmapOnly = facts.isBitmapOnly
    coverage = facts.coverage
  }

  /// Whether its outlines may stand in an SVG.
  package var allowsOutlines: Bool { embeddingRights != .restricted }
}

extension FontFace: Hashable {
  /// Two faces are the same if they are one object: a file that is loaded twice makes two.
  package static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A value on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// Four ASCII characters, such as `wght`.
  package let tag: String

  /// In thousandths of the axis's units.
  package let value: Int

  package init(tag: String, value: Int) {
    self.tag = tag
    self.value = value
  }
}

/// What a font says of itself, as read from its tables.
struct FontFacts {
  var familyName = ""
  var styleName = ""
  var postScriptName = ""
  var unitsPerEm = 1000
  var ascent = 0
  var descent = 0
  var lineGap = 0
  var weight = 400
  var embeddingRights = FontFace.EmbeddingRights.installable
  var isBitmapOnly = false
  var coverage = ScalarSet()
}
