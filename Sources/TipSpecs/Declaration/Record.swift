import TipDiagnostics
import TipSyntax

/// A mapping with fixed keys that becomes a `Root`. What is left out stays as it is in the empty root, so that the
/// declared default of a key that always has a value is the one that the empty root holds.
struct Record<Root: Sendable>: Sendable {
  let shape: RecordShape
  let keys: [Key<Root>]

  private let empty: Root
  private let index: KeyIndex
  private let required: UInt64

  /// Declares a record; at most 64 keys.
  init(
    _ name: String, _ noun: String, _ sentence: String, empty: Root, constraints: [KeyConstraint] = [],
    allowsExtensions: Bool = false, @KeyBuilder<Key<Root>> _ keys: () -> [Key<Root>]
  ) {
    self.keys = keys()
    self.empty = empty
    shape = RecordShape(
      name: name, noun: noun, sentence: sentence, keys: self.keys.map { $0.shape(empty) }, constraints: constraints,
      allowsExtensions: allowsExtensions)
    index = KeyIndex(shape.keys.map(\.name))
    var required: UInt64 = 0
    for (index, key) in shape.keys.enumerated() where key.fallback.isRequired {
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
      context.keyName = keys[index].name
      context.keyRange = entries[position].keyRange
      keys[index].decode(entries[position].value, &root, &context)
    }
    context.keyRange = nil
    guard seen & required != required else { return root }
    for (index, key) in shape.keys.enumerated() where required & ~seen & (1 << UInt64(index)) != 0 {
      guard !context.advises || !shape.isMiswritten([key.name], in: entries) else { continue }
      context.report(.missingKey(key, of: shape, at: owner, context))
    }
    return nil
  }

  /// A bit for each key that stands in a mapping.
  private func keys(in entries: [Entry]) -> UInt64 {
    entries.reduce(0) { bits, entry in bits | (index.find(entry.key).map { 1 << UInt64($0) } ?? 0) }
  }

  /// The record as the type of a value.
  var type: ValueType<Root> {
    ValueType(.record(shape)) { decode($0, into: &$1) }
  }
}
