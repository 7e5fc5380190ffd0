/// Faces under one name, chosen by weight.
package struct FontFamily: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let face: FontFace

    /// From 1 to 1000; what the project file says, else what the font says.
    package let weight: Int

    package init(_ face: FontFace, weight: Int? = nil) {
      self.face = face
      self.weight = weight ?? face.weight
    }
  }

  package let name: String
  package let members: [Member]

  package init(name: String, members: [Member]) {
    self.name = name
    self.members = members
  }

  /// All faces, that which suits `weight` best first (CSS Fonts 4, 5.2 step 4); in declared order where weights are
  /// the same, so that faces for several scripts may stand side by side.
  package func faces(for weight: Int) -> [FontFace] {
    let ranked = members.enumerated().map { (rank(of: $1.weight, for: weight), $0, $1.face) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }
}

/// Where a font of weight `offered` stands among those that suit `asked`; less is better.
private func rank(of offered: Int, for asked: Int) -> Int {
  let heavier = offered - asked
  switch asked {
  case 400...500:
    if heavier >= 0 && offered <= 500 { return heavier }
    return heavier < 0 ? 1000 - heavier : 2000 + heavier
  case ..<400:
    return heavier <= 0 ? -heavier : 1000 + heavier
  default:
    return heavier >= 0 ? heavier : 1000 - heavier
  }
}

/// The families that a text takes its glyphs from, in their order.
///
/// An object, since every style of every text holds on to it.
package final class FontCascade: Hashable, Sendable {
  package let family: FontFamily

  /// Follows the family for whatever that cannot show.
  package let fallback: FontFamily?

  /// Leads for emoji.
  package let emoji: FontFamily?

  package init(_ family: FontFamily, fallback: FontFamily? = nil, emoji: FontFamily? = nil) {
    self.family = family
    self.fallback = fallback
    self.emoji = emoji
  }

  package static func == (left: FontCascade, right: FontCascade) -> Bool {
    left === right || left.family == right.family && left.fallback == right.fallback && left.emoji == right.emoji
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(fallback)
    hasher.combine(emoji)
  }
}
