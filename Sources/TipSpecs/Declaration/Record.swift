import TipDiagnostics
import TipSyntax

/// A mapping with fixed keys that becomes a `Root`.
struct Record<Root: Sendable>: Sendable {
  let shape: RecordShape
  let keys: [Key<Root>]

  private let empty: Root
  private let index: KeyIndex
  private let required: UInt64

  /// Declares a record; at most 64 keys.
  init(
    _ name: String, _ noun: String, _ sentence: String, empty: Root, constraints: [KeyConstraint] = [],
    allowsExtensions: Bool = false, @KeyBuilder<Root> _ keys: () -> [Key<Root>]
  ) {
    self.keys = keys()
    self.empty = empty
    shape = RecordShape(
      name: name, noun: noun, sentence: sentence, keys: self.keys.map(\.shape), constraints: constraints,
      allowsExtensions: allowsExtensions)
    index = KeyIndex(self.keys.map(\.shape.name))
    var required: UInt64 = 0
    for (index, key) in self.keys.enumerated() where key.shape.fallback.isRequired {
      required |= 1 << UInt64(index)
    }
    self.required = required
  }

  /// Reads a mapping, key by key; a wrong value hides nothing beside it, and is left out of the result.
  ///
  /// Answers `nil` only where there is no mapping, or a required key was left out.
  func decode(_ node: Node, into context: inout DecodingContext) -> Root? {
    guard case .mapping(let entries) = node.content else {
      context.report(.wrongType(expected: .record(shape), found: node, in: context))
      return nil
    }
    let owner = context.owner(of: node, entries)
    var root = empty
    var seen: UInt64 = 0
    var present: UInt64?
    // By position: an entry that is taken out of the array is copied, with all that it holds.
    for position in entries.indices {
      guard let index = index.find(entries[position].key) else {
        if shape.allowsExtensions, entries[position].key.hasPrefix("x-") { continue }
        if present == nil { present = keys(in: entries) }
        let above = position > 0 && entries[position - 1].value.isMissing ? entries[position - 1].key : nil
        context.report(.unknownKey(entries[position], in: shape, present: present ?? 0, above: above, context))
        continue
      }
      seen |= 1 << UInt64(index)
      context.keyName = keys[index].shape.name
      context.keyRange = entries[position].keyRange
      keys[index].decode(entries[position].value, &root, &context)
    }
    context.keyRange = nil
    guard seen & required != required else { return root }
    for (index, key) in keys.enumerated() where required & ~seen & (1 << UInt64(index)) != 0 {
      guard !context.advises || !shape.isMiswritten([key.shape.name], in: entries) else { continue }
      context.report(.missingKey(key.shape, of: shape, at: owner, context))
    }
    return nil
  }

  /// A bit for each key that stands in a mapping.
  private func keys(in entries: [Entry]) -> UInt64 {
    entries.reduce(0) { bits, entry in bits | (index.find(entry.key).map { 1 << UInt64($0) } ?? 0) }
  }

  /// What `nearer` says, and where it says nothing, what `base` says; mapping by mapping, key by key.
  func merged(_ nearer: Root, over base: Root) -> Root {
    var result = base
    for index in keys.indices { keys[index].merge(nearer, &result) }
    return result
  }

  /// `base` without what `nearer` says too.
  func subtracting(_ nearer: Root, from base: Root) -> Root {
    var result = base
    for index in keys.indices { keys[index].subtract(nearer, &result) }
    return result
  }

  /// What the declared defaults make up for a kind of popup, all of it at one place.
  func defaults(for kind: PopupKind, at place: Place) -> Root {
    var root = empty
    for key in keys { key.fill(&root, kind, place) }
    return root
  }

  /// The same values, all of them at one place.
  func moved(_ root: Root, to place: Place) -> Root {
    var result = root
    for index in keys.indices { keys[index].move(&result, place) }
    return result
  }

  /// The keys that have a value, as they would be written.
  func written(_ root: Root) -> Written {
    .mapping(keys.compactMap { key in key.write(root).map { (key.shape.name, $0) } })
  }

  /// The record as the type of a value.
  var type: ValueType<Root> {
    var type = ValueType<Root>(.record(shape), write: { written($0) }, read: { decode($0, into: &$1) })
    type.merge = { merged($0.value, over: $1) }
    type.defaults = { defaults(for: $0, at: $1) }
    type.subtract = { base, nearer in
      let rest = subtracting(nearer, from: base)
      return written(rest).isEmpty ? nil : rest
    }
    return type
  }
}
