/// Which font each grapheme cluster of a text takes its glyphs from.
///
/// The first text face that maps all scalars of a cluster that leave ink; for an emoji, a face of the emoji family.
/// A cluster that its face turns out to have no glyph for is sent on, and only it.
struct ClusterFonts {
  private let cascade: ResolvedCascade

  /// Ranges of scalars, without gaps; `nil` if each scalar is one.
  let clusters: [Range<Int>]?
  private(set) var contents: [ShapedRun.Content] = []

  /// Which text faces were tried without success, by cluster.
  private var failed: [Int: [Bool]] = [:]

  /// The clusters that no face has glyphs for.
  private(set) var missing: [Int] = []

  /// For a text of which the first face maps everything, one cluster a scalar.
  ///
  /// Nothing is kept a cluster: such a text is the most common one.
  init(uniform cascade: ResolvedCascade) {
    self.cascade = cascade
    clusters = nil
  }

  init(_ scalars: [Unicode.Scalar], _ cascade: ResolvedCascade) {
    self.cascade = cascade
    let clusters = graphemeClusters(scalars)
    self.clusters = clusters
    contents.reserveCapacity(clusters.count)
    for cluster in clusters {
      contents.append(firstChoice(scalars[cluster]))
    }
  }

  func range(_ cluster: Int) -> Range<Int> { clusters?[cluster] ?? cluster..<cluster + 1 }

  /// The cluster that holds the scalar at `index`.
  func cluster(at index: Int) -> Int {
    guard let clusters else { return index }
    var (low, high) = (0, clusters.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if clusters[middle].lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func firstChoice(_ cluster: ArraySlice<Unicode.Scalar>) -> ShapedRun.Content {
    let first = cluster[cluster.startIndex]
    if emojiPresentation(cluster) == .emoji || isReserved(first) {
      return .emoji(slot: cascade.emojiSlot(for: first))
    }
    if cluster.count == 1 && ScalarProperties(first).isDefaultIgnorable {
      // It leaves no ink, so it must not cut the run that it stands in.
      if case .glyphs(let slot)? = contents.last { return .glyphs(slot: slot) }
      return .glyphs(slot: 0)
    }
    for slot in 0..<cascade.textCount where cascade.covers(cluster, slot: slot) {
      return .glyphs(slot: slot)
    }
    if let slot = pictureSlot(cluster) { return .emoji(slot: slot) }
    // The shaper may still compose or decompose it into what a face has.
    return .glyphs(slot: cascade.textSlot(for: first) ?? 0)
  }

  /// A code point that is kept free for emoji: one of a later version than the tables, since somebody wrote it.
  private func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1F000 else { return false }
    let properties = ScalarProperties(scalar)
    return properties.isExtendedPictographic && properties.category == .cn
  }

  /// The emoji face for a cluster that no text face has and that is drawn as text if it can be.
  private func pictureSlot(_ cluster: ArraySlice<Unicode.Scalar>) -> Int? {
    let first = cluster[cluster.startIndex]
    guard ScalarProperties(first).isExtendedPictographic, !cluster.contains(where: { $0.value == 0xFE0E }) else {
      return nil
    }
    return cascade.emojiSlot(for: first)
  }

  /// Sends a cluster on to the next face, after it got the glyph for what is missing.
  ///
  /// - Returns: whether there was one; if not, the cluster is missing.
  mutating func sendOn(_ cluster: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard case .glyphs(let slot) = contents[cluster] else { return false }
    var tried = failed[cluster] ?? [Bool](repeating: false, count: cascade.textCount)
    guard slot < tried.count, !tried[slot] else { return false }
    tried[slot] = true
    failed[cluster] = tried
    let pieces = scalars[range(cluster)]
    let rest = tried.indices.filter { !tried[$0] }
    if let next = rest.first(where: { cascade.covers(pieces, slot: $0) }) ?? rest.first {
      contents[cluster] = .glyphs(slot: next)
      return true
    }
    if let slot = pictureSlot(pieces) {
      contents[cluster] = .emoji(slot: slot)
      return true
    }
    contents[cluster] = .glyphs(slot: 0)
    missing.append(cluster)
    return true
  }
}
