import TipDiagnostics
import TipSyntax

/// What the keys of a mapping may not say together. The schema and the reference print the condition, the record checks
/// it, and what is said of a mapping that breaks it is declared with it.
struct KeyConstraint: Sendable {
  enum Condition: Sendable {
    /// No key of the first list stands beside one of the second.
    case apart([String], [String])

    /// One of the keys stands there at least.
    case anyOf([String])

    /// The first key stands only beside the second, and if a word is given, only where that is the second's value.
    case needs(String, String, word: String? = nil)

    /// The keys of all axes fix a rectangle, each axis with a size or each without; but not where another key stands.
    case fixed([RectangleAxis], unless: String? = nil)
  }

  let condition: Condition

  /// What is said of a mapping that breaks it.
  let report: @Sendable (BrokenMapping) -> [Diagnostic]

  init(_ condition: Condition, report: @escaping @Sendable (BrokenMapping) -> [Diagnostic]) {
    self.condition = condition
    self.report = report
  }

  /// Whether a mapping that breaks it can be built all the same: a key without what it needs does nothing.
  var isHarmless: Bool {
    if case .needs = condition { true } else { false }
  }

  /// The keys that a mapping which breaks it may lack.
  var lackedKeys: [String] {
    switch condition {
    case .apart: []
    case .anyOf(let keys): keys
    case .needs(_, let needed, _): [needed]
    case .fixed(let axes, let other): axes.flatMap(\.keys) + [other].compactMap { $0 }
    }
  }
}

/// A mapping whose keys break a constraint of its record.
struct BrokenMapping {
  let shape: RecordShape
  let node: Node
  let entries: [Entry]
  let path: ValuePath
  let context: DecodingContext

  /// The entry of a key.
  func entry(_ key: String) -> Entry? {
    entries.first { $0.key == key }
  }

  /// The entries of some keys, in the order of the file.
  func entries(of keys: [String]) -> [Entry] {
    entries.filter { keys.contains($0.key) }
  }

  /// Where to say that something is missing.
  var owner: SourceSpan { context.owner(of: node, entries, path) }
}

/// A constraint as a record checks it: the keys of a mapping are bits.
struct ConstraintCheck: Sendable {
  let constraint: KeyConstraint

  /// Whether keys that stand in a mapping break it.
  let isBroken: @Sendable (_ present: UInt64, _ entries: [Entry]) -> Bool

  /// - Parameter shape: The record that the constraint is one of.
  init(_ constraint: KeyConstraint, in shape: RecordShape) {
    self.constraint = constraint
    let bits = { (keys: [String]) -> UInt64 in
      shape.keys.enumerated().reduce(0) { bits, key in
        keys.contains(key.element.name) ? bits | 1 << UInt64(key.offset) : bits
      }
    }
    switch constraint.condition {
    case .apart(let first, let second):
      let (first, second) = (bits(first), bits(second))
      isBroken = { present, _ in present & first != 0 && present & second != 0 }
    case .anyOf(let keys):
      let any = bits(keys)
      isBroken = { present, _ in present & any == 0 }
    case .needs(let key, let needed, let word):
      let (bit, other) = (bits([key]), bits([needed]))
      // A value that is none of the key's words is reported by itself.
      let words = shape.keys.first { $0.name == needed }?.shape.allWords ?? []
      let wrong = word.map { word in words.filter { $0 != word } } ?? []
      isBroken = { present, entries in
        guard present & bit != 0 else { return false }
        return present & other == 0
          || !wrong.isEmpty && entries.contains { $0.key == needed && $0.value.text.map(wrong.contains) == true }
      }
    case .fixed(let axes, let other):
      let unless = bits([other].compactMap { $0 })
      let axes = axes.map { axis in (all: bits(axis.keys), sized: axis.sized.map(bits), points: axis.points.map(bits)) }
      isBroken = { present, _ in
        guard present & unless == 0 else { return false }
        return !axes.allSatisfy { $0.sized.contains(present & $0.all) }
          && !axes.allSatisfy { $0.points.contains(present & $0.all) }
      }
    }
  }
}
