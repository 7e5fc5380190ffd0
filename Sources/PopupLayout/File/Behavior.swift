extension Popup {
  /// When a popup leaves, and how it takes turns with others.
  public struct Behavior: Hashable, Codable, Sendable {
    /// What makes it leave.
    public var dismissOn: [DismissTrigger]
    /// Seconds from the end of its show animation until it leaves by itself; `nil` if it stays, or if each content
    /// has a duration of its own.
    public var duration: Double?
    /// What a banner does to the one on screen; `nil` for tips and menus.
    public var replace: Replacement?

    public init(
      dismissOn: [DismissTrigger], duration: Double?, replace: Replacement?
    ) {
      self.dismissOn = dismissOn
      self.duration = duration
      self.replace = replace
    }
  }

  /// Something that makes a popup leave.
  public enum DismissTrigger: String, Hashable, Codable, Sendable, CaseIterable {
    /// Its duration is over.
    case timeout
    /// A touch anywhere outside it.
    case tapOutside = "tap-outside"
    /// A touch on it.
    case tap
    /// The choice of a row or an action.
    case select
    /// A swipe towards the edge that it came from.
    case swipe
  }

  /// What a banner does when another one is on screen.
  public enum Replacement: String, Hashable, Codable, Sendable, CaseIterable {
    /// It takes the other one's place.
    case atOnce = "at-once"
    /// It waits until the other one has left.
    case queue
  }
}
