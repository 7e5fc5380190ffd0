/// One popup, all of it: what `layouts/ID.json` holds.
///
/// The compiler fills these types and an app decodes them, so the order in which the properties of each of them are
/// declared is the order of the keys in the file. An optional property is a key whose value may be `null`: it is
/// encoded with `encodeIfPresent`, so that an encoder decides how to say it. The few that are left out of the file
/// when they are `nil` say so; they are not encoded at all.
public struct Popup: Hashable, Codable, Sendable {
  /// The version of the file's form: `Popup.currentFormat`.
  public var format: Int
  /// The popup's name, unique in its project.
  public var id: String
  /// Whether it is a tip, a banner or a menu.
  public var kind: Kind
  /// The spec that it was compiled from, relative to the project file.
  public var source: String
  /// The name of the anchor that it points at; `nil` for a banner and where the spec gives a rectangle.
  public var anchor: String?
  /// A remark for people; changes nothing.
  public var comment: String?
  /// When it leaves, and how it takes turns with others.
  public var behavior: Behavior
  /// How it comes and goes.
  public var animation: Animation
  /// What the solver needs besides sizes to place it at a real anchor.
  public var placing: Placing
  /// Its colours, for each theme that it was compiled for.
  public var palettes: Themed<Palette>
  /// What does not depend on where the anchor is, for each locale and text size.
  public var contents: [Content]
  /// Where it lies, for each declared screen, locale and text size.
  public var placements: [Variant]

  public init(
    format: Int, id: String, kind: Kind, source: String, anchor: String?, comment: String?, behavior: Behavior,
    animation: Animation, placing: Placing, palettes: Themed<Palette>, contents: [Content], placements: [Variant]
  ) {
    self.format = format
    self.id = id
    self.kind = kind
    self.source = source
    self.anchor = anchor
    self.comment = comment
    self.behavior = behavior
    self.animation = animation
    self.placing = placing
    self.palettes = palettes
    self.contents = contents
    self.placements = placements
  }

  /// The version of the form that these types describe.
  public static let currentFormat = 1
}

extension Popup {
  /// Decodes what `layouts/ID.json` holds.
  ///
  /// - Throws: `DecodingError`, also where an index or a count leads outside of what it counts: its coding path is that of
  ///   the number, and its description names the range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      format: try container.decode(Int.self, forKey: .format), id: try container.decode(String.self, forKey: .id),
      kind: try container.decode(Kind.self, forKey: .kind),
      source: try container.decode(String.self, forKey: .source),
      anchor: try container.decodeIfPresent(String.self, forKey: .anchor),
      comment: try container.decodeIfPresent(String.self, forKey: .comment),
      behavior: try container.decode(Behavior.self, forKey: .behavior),
      animation: try container.decode(Animation.self, forKey: .animation),
      placing: try container.decode(Placing.self, forKey: .placing),
      palettes: try container.decode(Themed<Palette>.self, forKey: .palettes),
      contents: try container.decode([Content].self, forKey: .contents),
      placements: try container.decode([Variant].self, forKey: .placements))
    try checkIndices(at: decoder.codingPath)
  }

  /// The three kinds of popups.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A box of text with an arrow that points at its anchor.
    case tip
    /// A strip along the top or bottom of the screen.
    case banner
    /// A list of rows to choose from.
    case menu
  }
}

/// Many popups in one file: what `--bundle` writes.
public struct PopupBundle: Hashable, Codable, Sendable {
  /// The version of the file's form, the same as that of each popup.
  public var format: Int
  /// The popups, ordered by id.
  public var popups: [Popup]

  public init(
    format: Int, popups: [Popup]
  ) {
    self.format = format
    self.popups = popups
  }
}

/// The version of a file's form and nothing else, to be decoded before the rest of it is.
public struct FormatHeader: Hashable, Codable, Sendable {
  /// The version; `Popup.currentFormat` can be decoded by these types.
  public var format: Int

  public init(
    format: Int
  ) {
    self.format = format
  }

  /// Whether these types can decode the file that the header came from.
  public var isSupported: Bool { format == Popup.currentFormat }
}
