extension Popup {
  /// A text, wrapped into lines.
  public struct Text: Hashable, Codable, Sendable {
    /// What it is there for.
    public var role: TextRole
    /// The whole text, as the spec has it.
    public var string: String
    /// What can be seen of it: the same text, or its beginning and an ellipsis.
    public var visible: String
    /// Whether a part of it is cut off.
    public var truncated: Bool
    /// Where it lies, relative to the body's top left corner: as large as its lines, rounded up to whole points.
    public var frame: Rect
    /// The width of its widest line, in points.
    public var width: Double
    /// What it is set in.
    public var font: Font
    /// Where its lines lie in the frame; physical, so it is mirrored already where the locale runs right to left.
    public var align: TextAlignment
    /// The visible lines, in logical order.
    public var lines: [Line]
    /// Where pictures of emoji belong, which are not in the drawing; left out of the file for a text without any.
    public var emoji: [Emoji]?

    public init(
      role: TextRole, string: String, visible: String, truncated: Bool, frame: Rect, width: Double, font: Font,
      align: TextAlignment, lines: [Line], emoji: [Emoji]? = nil
    ) {
      self.role = role
      self.string = string
      self.visible = visible
      self.truncated = truncated
      self.frame = frame
      self.width = width
      self.font = font
      self.align = align
      self.lines = lines
      self.emoji = emoji
    }
  }

  /// The place of an emoji, for the app to draw it in.
  public struct Emoji: Hashable, Codable, Sendable {
    /// One cluster: a family, a flag or a keycap is one.
    public var text: String
    /// Where it lies, relative to the body's top left corner.
    public var frame: Rect

    public init(text: String, frame: Rect) {
      self.text = text
      self.frame = frame
    }
  }

  /// What a text is there for.
  public enum TextRole: String, Hashable, Codable, Sendable, CaseIterable {
    case title, message, subtitle, action
  }

  /// Where lines lie in their frame.
  public enum TextAlignment: String, Hashable, Codable, Sendable, CaseIterable {
    case left, center, right
  }

  /// A face and a size.
  public struct Font: Hashable, Codable, Sendable {
    /// The family's name in the project file.
    public var family: String
    /// The weight asked for, from 100 to 900.
    public var weight: Int
    /// The size, in points; the text size's factor is in it.
    public var size: Double
    /// The face's file, relative to the project file; `nil` where the app draws with the platform's font, and for a
    /// font that was found on the machine.
    public var file: String?

    public init(
      family: String, weight: Int, size: Double, file: String?
    ) {
      self.family = family
      self.weight = weight
      self.size = size
      self.file = file
    }
  }

  /// One line of a text.
  public struct Line: Hashable, Codable, Sendable {
    /// The piece of the text that it shows, exactly as in the source, or with an ellipsis where it was cut.
    public var text: String
    /// Its left end, relative to the body's left edge, in points.
    public var x: Double
    /// Its baseline, relative to the body's top edge, in points.
    public var baseline: Double
    /// Its advance, in points, without the spaces at its end.
    public var width: Double

    public init(
      text: String, x: Double, baseline: Double, width: Double
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }
}
