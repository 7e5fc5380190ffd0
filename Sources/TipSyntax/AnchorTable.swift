import TipDiagnostics

/// The anchors of a file and what they stand for.
struct AnchorTable {
  struct Anchor {
    var name: String

    /// Where `&name` stands.
    var range: Range<SourcePosition>

    /// What it stands for; `nil` as long as that is open.
    var node: Node?

    /// The nodes that it stands for, aliases within it expanded.
    var weight = 0

    /// The collections in it, one in the other.
    var height = 0
    var isUsed = false
  }

  private(set) var all: [Anchor] = []
  private var latest: [String: Int] = [:]
  private var expanded = 0

  /// Adds an anchor whose contents follow; one of the same name is meant no more from here on.
  mutating func declare(_ name: String, at range: Range<SourcePosition>) -> Int {
    latest[name] = all.count
    all.append(Anchor(name: name, range: range))
    return all.count - 1
  }

  mutating func finish(_ index: Int, _ node: Node, weight: Int, height: Int) {
    all[index].node = node
    all[index].weight = weight
    all[index].height = height
  }

  /// The anchor that `*name` means at this point of the file.
  mutating func use(_ name: String) -> Anchor? {
    guard let index = latest[name] else { return nil }
    all[index].isUsed = true
    return all[index]
  }

  /// Takes `weight` nodes off the budget of the file; `false` if they are too many.
  mutating func expand(_ weight: Int) -> Bool {
    expanded += weight
    return expanded <= Limits.aliasNodes
  }

  /// The first few names that have been declared, in their order.
  func firstNames(_ count: Int) -> [String] {
    var names: [String] = []
    for anchor in all where !names.contains(anchor.name) {
      names.append(anchor.name)
      if names.count == count { break }
    }
    return names
  }
}
