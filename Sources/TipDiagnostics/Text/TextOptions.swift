/// How diagnostics are shown to people.
package struct TextOptions: Hashable, Sendable {
  /// How many cells wide a line of source may become, its margin included: 40 to 1000. Messages are not broken.
  package let width: Int

  /// Whether to use escape sequences for colours.
  package let usesColor: Bool

  package init(width: Int = 120, usesColor: Bool = false) {
    self.width = min(max(width, 40), 1000)
    self.usesColor = usesColor
  }
}
