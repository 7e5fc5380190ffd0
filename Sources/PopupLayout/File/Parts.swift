extension Popup {
  /// A picture in a body.
  public struct Image: Hashable, Codable, Sendable {
    /// Where it lies, relative to the body's top left corner.
    public var frame: Rect
    /// A file relative to the project file, `asset:NAME`, or an `https:` address.
    public var source: String
    /// The text that stands for it; `nil` if it is decorative.
    public var alt: String?

    public init(
      frame: Rect, source: String, alt: String?
    ) {
      self.frame = frame
      self.source = source
      self.alt = alt
    }
  }

  /// Something to choose in a tip or banner.
  public struct Action: Hashable, Codable, Sendable {
    /// What a choice of it gives.
    public var id: String
    /// Where it is seen, relative to the body's top left corner.
    public var frame: Rect
    /// Where it can be touched: at least 44 by 44 points; it may reach beyond the body.
    public var hitFrame: Rect
    /// What it says.
    public var title: Text

    public init(
      id: String, frame: Rect, hitFrame: Rect, title: Text
    ) {
      self.id = id
      self.frame = frame
      self.hitFrame = hitFrame
      self.title = title
    }
  }

  /// A button that says nothing: the close button.
  public struct Button: Hashable, Codable, Sendable {
    /// Where it is seen, relative to the body's top left corner.
    public var frame: Rect
    /// Where it can be touched: at least 44 by 44 points; it may reach beyond the body.
    public var hitFrame: Rect

    public init(
      frame: Rect, hitFrame: Rect
    ) {
      self.frame = frame
      self.hitFrame = hitFrame
    }
  }

  /// A menu's row. Frames are relative to the body's top left corner.
  public struct Row: Hashable, Codable, Sendable {
    /// Its place among the rows, from 0; sections are not counted.
    public var index: Int
    /// What a choice of it gives; `nil` to give the index.
    public var id: String?
    /// The whole row, where it can be touched.
    public var frame: Rect
    public var title: Text
    public var subtitle: Text?
    public var image: Image?
    public var role: RowRole
    /// Whether it is checked; `nil` if that is no question.
    public var state: RowState?
    public var disabled: Bool
    /// Where the check mark lies; left out of the file for a row without a state.
    public var checkFrame: Rect?

    public init(
      index: Int, id: String?, frame: Rect, title: Text, subtitle: Text?, image: Image?, role: RowRole,
      state: RowState?, disabled: Bool, checkFrame: Rect? = nil
    ) {
      self.index = index
      self.id = id
      self.frame = frame
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.role = role
      self.state = state
      self.disabled = disabled
      self.checkFrame = checkFrame
    }
  }

  /// What choosing a row does.
  public enum RowRole: String, Hashable, Codable, Sendable, CaseIterable {
    case normal
    /// It destroys something.
    case destructive
  }

  /// Whether a row is checked.
  public enum RowState: String, Hashable, Codable, Sendable, CaseIterable {
    case on, off, mixed
  }

  /// A line between two rows.
  public struct Separator: Hashable, Codable, Sendable {
    /// Where it lies, relative to the body's top left corner; its height is the line's thickness.
    public var frame: Rect

    public init(
      frame: Rect
    ) {
      self.frame = frame
    }
  }

  /// Rows that belong together.
  public struct Section: Hashable, Codable, Sendable {
    /// The section's title and rows together, relative to the body's top left corner.
    public var frame: Rect
    /// What stands above the rows; `nil` for nothing.
    public var title: Text?
    /// The index of its first row.
    public var firstRow: Int
    /// How many rows it has.
    public var rowCount: Int

    public init(
      frame: Rect, title: Text?, firstRow: Int, rowCount: Int
    ) {
      self.frame = frame
      self.title = title
      self.firstRow = firstRow
      self.rowCount = rowCount
    }
  }
}

extension Popup.Row {
  private enum CodingKeys: String, CodingKey {
    case index, id, frame, title, subtitle, image, role, state, disabled, checkFrame
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(frame, forKey: .frame)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(subtitle, forKey: .subtitle)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encode(role, forKey: .role)
    try container.encodeIfPresent(state, forKey: .state)
    try container.encode(disabled, forKey: .disabled)
    if let checkFrame { try container.encode(checkFrame, forKey: .checkFrame) }
  }
}
