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
  private let checks: [ConstraintCheck]

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
    checks = constraints.map { [shape] in ConstraintCheck($0, in: shape) }
  }

  /// Reads a mapping, key by key; a wrong value hides nothing beside it, and is left out of the result.
  ///
  /// Answers `nil` only where there is no mapping, a required key was left out, or the keys that stand there cannot stand
  /// together.
  func decode(_ node: Node, at path: ValuePath, into context: inout DecodingContext) -> Root? {
    read(node, at: path, into: &context).flatMap { $0.isWhole ? $0.root : nil }
  }

  /// Reads a mapping as `decode` does, and tells whether it is whole: what can be read of it, can be judged all the same.
  func read(
    _ node: Node, at path: ValuePath, into context: inout DecodingContext
  ) -> (root: Root, isWhole: Bool)? {
    guard case .mapping(let entries) = node.content else {
      context.report(.wrongType(expected: .record(shape), found: node, under: path, in: context))
      return nil
    }
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
      let path = ValuePath(key: keys[index].name, keyRange: entries[position].keyRange)
      keys[index].decode(entries[position].value, path, &root, &context)
    }
    let isComplete = seen & required == required
    if !isComplete { reportMissing(required & ~seen, in: node, entries, at: path, into: &context) }
    let isSound = areKept(seen, in: node, entries, at: path, into: &context)
    return (root, isComplete && isSound)
  }

  private func reportMissing(
    _ missing: UInt64, in node: Node, _ entries: [Entry], at path: ValuePath, into context: inout DecodingContext
  ) {
    for (index, key) in shape.keys.enumerated() where missing & (1 << UInt64(index)) != 0 {
      guard !context.advises || !shape.isMiswritten([key.name], in: entries) else { continue }
      context.report(.missingKey(key, of: shape, at: context.owner(of: node, entries, path), context))
    }
  }

  /// Whether the constraints are kept by the keys that stand in a mapping; of those that are not, the first is reported.
  private func areKept(
    _ seen: UInt64, in node: Node, _ entries: [Entry], at path: ValuePath, into context: inout DecodingContext
  ) -> Bool {
    guard let broken = checks.first(where: { $0.isBroken(seen, entries) })?.constraint else { return true }
    // What a miswritten key would have said is not said to be missing.
    if !shape.isMiswritten(broken.lackedKeys, in: entries) {
      let faults = broken.report(
        BrokenMapping(shape: shape, node: node, entries: entries, path: path, context: context))
      for fault in faults { context.report(fault) }
    }
    return broken.isHarmless
  }

  /// A bit for each key that stands in a mapping.
  private func keys(in entries: [Entry]) -> UInt64 {
    entries.reduce(0) { bits, entry in bits | (index.find(entry.key).map { 1 << UInt64($0) } ?? 0) }
  }

  /// The record as the type of a value.
  var type: ValueType<Root> {
    ValueType(.record(shape)) { decode($0, at: $1, into: &$2) }
  }
}
