extension Popup {
  /// How a popup comes and goes.
  public struct Animation: Hashable, Codable, Sendable {
    public var show: Motion
    public var dismiss: Motion

    public init(
      show: Motion, dismiss: Motion
    ) {
      self.show = show
      self.dismiss = dismiss
    }
  }

  /// One way of coming or going.
  public struct Motion: Hashable, Codable, Sendable {
    /// What changes.
    public var effect: Effect
    /// For how long it changes, in seconds.
    public var duration: Double
    /// How it changes over time.
    public var curve: Curve
    /// The size to which `pop` grows before it settles at 1; left out of the file for other effects.
    public var scale: Double?

    public init(
      effect: Effect, duration: Double, curve: Curve, scale: Double? = nil
    ) {
      self.effect = effect
      self.duration = duration
      self.curve = curve
      self.scale = scale
    }
  }

  /// What changes while a popup comes or goes.
  public enum Effect: String, Hashable, Codable, Sendable, CaseIterable {
    /// The opacity.
    case fade
    /// The size, about the arrow's tip: to `scale` and back to 1.
    case pop
    /// The position, from beyond the screen's edge.
    case slide
    /// Nothing: it is there, or gone, at once.
    case none
  }

  /// How a change runs over time: a named curve, or a spring.
  public enum Curve: Hashable, Sendable {
    case named(CurveName)
    case spring(Spring)
  }

  /// The four curves that every platform has.
  public enum CurveName: String, Hashable, Codable, Sendable, CaseIterable {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"
  }

  /// A damped spring, released at 0 and pulled towards 1.
  public struct Spring: Hashable, Codable, Sendable {
    /// The damping ratio: below 1 it overshoots, at 1 and above it does not.
    public var damping: Double
    /// The initial velocity, in whole ways a second.
    public var velocity: Double
    /// The curve that the platform runs under the spring.
    public var curve: CurveName
    /// Seconds until it stays within a hundredth of the way.
    public var settle: Double
    /// How far it goes beyond its end, as a share of the way; 0 if it never does.
    public var overshoot: Double

    public init(
      damping: Double, velocity: Double, curve: CurveName, settle: Double, overshoot: Double
    ) {
      self.damping = damping
      self.velocity = velocity
      self.curve = curve
      self.settle = settle
      self.overshoot = overshoot
    }
  }
}

extension Popup.Motion {
  private enum CodingKeys: String, CodingKey {
    case effect, duration, curve, scale
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(effect, forKey: .effect)
    try container.encode(duration, forKey: .duration)
    try container.encode(curve, forKey: .curve)
    if let scale { try container.encode(scale, forKey: .scale) }
  }
}

/// In the file a named curve is `{"name": …}` and a spring has the keys of `Spring`.
extension Popup.Curve: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(Popup.CurveName.self, forKey: .name) {
      self = .named(name)
    } else {
      self = .spring(try Popup.Spring(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .named(let name):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
    case .spring(let spring):
      try spring.encode(to: encoder)
    }
  }
}
