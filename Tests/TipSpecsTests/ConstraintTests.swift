import Foundation
import Testing

@testable import TipSpecs

/// The records that have constraints.
private let constrained = recordsOfLanguage.filter { !$0.constraints.isEmpty }

/// The definition of a record in the schemas.
private func definition(of record: RecordShape) throws -> [String: Any] {
  for text in [specSchema(), projectSchema()] {
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = schema["definitions"] as? [String: [String: Any]]
    if let found = definitions?[record.name] { return found }
  }
  return [:]
}

/// Whether a schema refuses a mapping for the keys that stand in it and for the words that are their values: all other
/// values are taken to be right.
private func refuses(_ schema: Any, _ mapping: Mapping) -> Bool {
  guard let rules = schema as? [String: Any] else { return (schema as? Bool) == false }
  let keys = Set(mapping.map(\.key))
  return rules.contains { word, rule in
    switch (word, rule) {
    case ("allOf", let all as [Any]): all.contains { refuses($0, mapping) }
    case ("anyOf", let any as [Any]): any.allSatisfy { refuses($0, mapping) }
    case ("required", let required as [String]): !keys.isSuperset(of: required)
    case ("dependencies", let dependencies as [String: Any]):
      dependencies.contains { key, rule in
        keys.contains(key) && ((rule as? [String]).map { !keys.isSuperset(of: $0) } ?? refuses(rule, mapping))
      }
    case ("properties", let properties as [String: Any]):
      mapping.contains { key, value in
        switch properties[key] {
        case let rule as Bool: !rule
        case let rule as [String: Any] where rule.count == 1:
          (rule["enum"] as? [String]).map { !$0.contains(value) } ?? false
        default: false
        }
      }
    default: false
    }
  }
}

/// Whatever constraint a record declares: a mapping that breaks it is refused by decoder and schema, and a whole one by
/// neither.
@Suite struct ConstraintTests {
  @Test(arguments: constrained.map(\.name))
  func wholeMappings(_ name: String) throws {
    let record = try #require(constrained.first { $0.name == name })
    let schema = try definition(of: record)
    #expect(schema["allOf"] != nil)
    for keys in [[]] + record.keys.map({ [$0.name] }) {
      let mapping = record.whole(with: keys)
      // Of two keys that stand apart a mapping that needs both cannot be whole.
      guard record.constraints.allSatisfy({ !isApart(mapping, $0.condition) }) else { continue }
      #expect(reading(flow(mapping), of: record)?.rendered == "", "\(name): \(flow(mapping))")
      #expect(!refuses(schema, mapping), "\(name): \(flow(mapping))")
    }
  }

  @Test(arguments: constrained.map(\.name))
  func brokenMappings(_ name: String) throws {
    let record = try #require(constrained.first { $0.name == name })
    let schema = try definition(of: record)
    let slips: Set = ["wrong-type", "unknown-key", "out-of-range", "bad-id", "missing-value", "syntax"]
    for constraint in record.constraints {
      let mappings = broken(constraint.condition, in: record)
      #expect(!mappings.isEmpty)
      for mapping in mappings {
        let codes = reading(flow(mapping), of: record)?.codes ?? []
        #expect(!codes.isEmpty && slips.isDisjoint(with: codes), "\(name): \(flow(mapping)) \(codes)")
        #expect(refuses(schema, mapping), "\(name): \(flow(mapping))")
      }
    }
  }

  /// Every set of keys of one axis beside some of the other: decoder and schema agree on all of them.
  @Test(arguments: ["anchor", "rectangle"])
  func axes(_ name: String) throws {
    let record = try #require(constrained.first { $0.name == name })
    let schema = try definition(of: record)
    let (across, down) = (RectangleAxis.horizontal, RectangleAxis.vertical)
    var verdicts: Set<Bool> = []
    for (axis, others) in [
      (across, [[], ["top"], ["y", "height"], ["top", "y"]]),
      (down, [[], ["left"], ["x", "width"], ["left", "trailing"]]),
    ] {
      for bits in 0..<(1 << axis.keys.count) {
        let keys = axis.keys.indices.filter { bits & 1 << $0 != 0 }.map { axis.keys[$0] }
        for other in others {
          let mapping = record.mapping(keys + other)
          let isRefused = reading(flow(mapping), of: record)?.diagnostics.isEmpty == false
          #expect(isRefused == refuses(schema, mapping), "\(name): \(flow(mapping))")
          verdicts.insert(isRefused)
        }
      }
    }
    #expect(verdicts == [true, false])
  }

  private func isApart(_ mapping: Mapping, _ condition: KeyConstraint.Condition) -> Bool {
    guard case .apart(let first, let second) = condition else { return false }
    return mapping.contains { first.contains($0.key) } && mapping.contains { second.contains($0.key) }
  }

  /// Mappings that break a condition, with all else that is required.
  private func broken(_ condition: KeyConstraint.Condition, in record: RecordShape) -> [Mapping] {
    let required = record.keys.filter(\.fallback.isRequired).map(\.name)
    switch condition {
    case .apart(let first, let second):
      return first.flatMap { one in second.map { record.mapping(required + [one, $0]) } }
    case .anyOf:
      return [record.mapping(required)]
    case .needs(let key, let needed, let word):
      let other = record.keys.first { $0.name == needed }?.shape.allWords.filter { $0 != word } ?? []
      let alone = record.mapping(required + [key])
      return [alone] + (word == nil ? [] : other.map { alone + [(needed, $0)] })
    case .fixed(let axes, _):
      let points = axes.map { $0.points[0] }
      return axes.indices.flatMap { index -> [Mapping] in
        let rest = points.enumerated().filter { $0.offset != index }.flatMap(\.element)
        let axis = axes[index]
        // Nothing; a size alone; one key too many.
        return [[], [axis.size], axis.sized[0] + [axis.size], axis.sized[0] + axis.positions].map {
          record.mapping(required + rest + $0)
        }
      }
    }
  }
}
