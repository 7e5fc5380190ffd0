/// A value for each theme that a popup was compiled for; a theme that it was not compiled for is left out of the file.
public struct Themed<Value> {
  public var light: Value?
  public var dark: Value?

  public init(
    light: Value? = nil, dark: Value? = nil
  ) {
    self.light = light
    self.dark = dark
  }

  /// The value for a theme, or for the other one if there is none.
  public subscript(theme: Popup.Theme) -> Value? {
    switch theme {
    case .light: light ?? dark
    case .dark: dark ?? light
    }
  }
}

extension Themed: Sendable where Value: Sendable {}
extension Themed: Equatable where Value: Equatable {}
extension Themed: Hashable where Value: Hashable {}

extension Themed: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case light, dark
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    light = try container.decodeIfPresent(Value.self, forKey: .light)
    dark = try container.decodeIfPresent(Value.self, forKey: .dark)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let light { try container.encode(light, forKey: .light) }
    if let dark { try container.encode(dark, forKey: .dark) }
  }
}

extension Popup {
  /// The two themes.
  public enum Theme: String, Hashable, Codable, Sendable, CaseIterable {
    case light, dark
  }

  /// A popup's colours in one theme. Geometry does not depend on them.
  public struct Palette: Hashable, Codable, Sendable {
    /// What the body and the arrow are filled with; `nil` for nothing.
    public var background: Ink?
    /// The line along the inside of the outline; `nil` for none.
    public var border: Border?
    /// What it casts; `nil` for none. It is never in the SVG.
    public var shadow: Shadow?
    /// The layer behind the popup, over the whole screen; `nil` for none.
    public var scrim: Ink?
    /// The lines between rows; `nil` for none, and for tips and banners.
    public var separator: Ink?
    /// The title of a row whose role is destructive; `nil` for tips and banners.
    public var destructive: Ink?
    /// The opacity of a row that is disabled, from 0 to 1; `nil` for tips and banners.
    public var disabledOpacity: Double?
    /// The colour that takes the place of an icon's own; `nil` to leave them.
    public var imageTint: Ink?
    /// The colours of the texts, by role.
    public var text: TextPalette

    public init(
      background: Ink?, border: Border?, shadow: Shadow?, scrim: Ink?, separator: Ink?, destructive: Ink?,
      disabledOpacity: Double?, imageTint: Ink?, text: TextPalette
    ) {
      self.background = background
      self.border = border
      self.shadow = shadow
      self.scrim = scrim
      self.separator = separator
      self.destructive = destructive
      self.disabledOpacity = disabledOpacity
      self.imageTint = imageTint
      self.text = text
    }
  }

  /// A colour and how much of it.
  public struct Ink: Hashable, Codable, Sendable {
    /// `#rrggbb`, in sRGB.
    public var color: String
    /// From 0, nothing, to 1.
    public var opacity: Double

    public init(
      color: String, opacity: Double
    ) {
      self.color = color
      self.opacity = opacity
    }
  }

  /// A line along the inside of the outline.
  public struct Border: Hashable, Codable, Sendable {
    /// How wide it is, in points.
    public var width: Double
    /// `#rrggbb`, in sRGB.
    public var color: String
    /// From 0, nothing, to 1.
    public var opacity: Double

    public init(
      width: Double, color: String, opacity: Double
    ) {
      self.width = width
      self.color = color
      self.opacity = opacity
    }
  }

  /// A blurred copy of the shape, behind it.
  public struct Shadow: Hashable, Codable, Sendable {
    /// How far it lies to the right, in points.
    public var x: Double
    /// How far it lies below, in points.
    public var y: Double
    /// The radius over which it fades, in points.
    public var blur: Double
    /// `#rrggbb`, in sRGB.
    public var color: String
    /// From 0, nothing, to 1.
    public var opacity: Double

    public init(
      x: Double, y: Double, blur: Double, color: String, opacity: Double
    ) {
      self.x = x
      self.y = y
      self.blur = blur
      self.color = color
      self.opacity = opacity
    }
  }

  /// The colours of texts by role; `nil` for a role that a popup of this kind does not have.
  public struct TextPalette: Hashable, Codable, Sendable {
    public var title: TextInk?
    public var message: TextInk?
    public var subtitle: TextInk?
    public var action: TextInk?

    public init(
      title: TextInk?, message: TextInk?, subtitle: TextInk?, action: TextInk?
    ) {
      self.title = title
      self.message = message
      self.subtitle = subtitle
      self.action = action
    }

    /// The colours of texts of one role.
    public subscript(role: TextRole) -> TextInk? {
      switch role {
      case .title: title
      case .message: message
      case .subtitle: subtitle
      case .action: action
      }
    }
  }

  /// The colours of a text.
  public struct TextInk: Hashable, Codable, Sendable {
    /// The glyphs' colour: `#rrggbb`, in sRGB.
    public var color: String
    /// The glyphs' opacity: from 0, nothing, to 1.
    public var opacity: Double
    /// What the text's frame is filled with; `nil` for nothing.
    public var background: Ink?

    public init(
      color: String, opacity: Double, background: Ink?
    ) {
      self.color = color
      self.opacity = opacity
      self.background = background
    }
  }
}
