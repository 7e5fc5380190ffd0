import Foundation

/// Validates JSON against the words of JSON Schema that our schema uses; an unknown word is a problem of its own.
struct SchemaCheck {
  private let root: [String: Any]

  init(_ root: [String: Any]) {
    self.root = root
  }

  /// The places, as paths of keys, where `value` breaks the schema.
  func problems(in value: Any) -> [String] {
    check(value, root, "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.keys.sorted().flatMap { word -> [String] in
      guard let rule = schema[word] else { return [] }
      switch (word, rule) {
      case ("$schema", _), ("title", _), ("description", _), ("definitions", _): return []
      case ("$ref", let name as String):
        let definitions = root["definitions"] as? [String: [String: Any]]
        guard let target = definitions?[String(name.dropFirst("#/definitions/".count))] else { return [path + name] }
        return check(value, target, path)
      case ("allOf", let all as [[String: Any]]): return all.flatMap { check(value, $0, path) }
      case ("anyOf", let any as [[String: Any]]):
        return any.contains { check(value, $0, path).isEmpty } ? [] : [path + " anyOf"]
      case ("type", let type as String): return isA(type, value) ? [] : [path + " type"]
      case ("const", _), ("enum", _), ("pattern", _), ("minimum", _), ("maximum", _):
        return scalar(value, word, rule) ? [] : [path + " " + word]
      default: return container(value, word, rule, schema, path)
      }
    }
  }

  private func isA(_ type: String, _ value: Any) -> Bool {
    let isTruth = (value as? NSNumber).map(isBoolean) ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isTruth
    case "number": return value is NSNumber && !isTruth
    case "integer":
      return !isTruth && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: return false
    }
  }

  /// Whether JSON said `true` or `false`, which `NSNumber` would hide.
  private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  private func scalar(_ value: Any, _ word: String, _ rule: Any) -> Bool {
    switch word {
    case "const": return (value as? NSObject) == (rule as? NSObject)
    case "enum": return (rule as? [NSObject])?.contains { $0 == value as? NSObject } ?? false
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    default:
      guard let number = value as? NSNumber, let bound = rule as? NSNumber else { return true }
      return word == "minimum" ? number.doubleValue >= bound.doubleValue : number.doubleValue <= bound.doubleValue
    }
  }

  private func container(_ value: Any, _ word: String, _ rule: Any, _ schema: [String: Any], _ path: String) -> [String]
  {
    switch (word, rule, value) {
    case ("required", let keys as [String], let object as [String: Any]):
      return keys.filter { object[$0] == nil }.map { path + " lacks " + $0 }
    case ("properties", let properties as [String: [String: Any]], let object as [String: Any]):
      return properties.keys.sorted().flatMap { key in
        object[key].map { check($0, properties[key] ?? [:], path + "." + key) } ?? []
      }
    case ("additionalProperties", _, let object as [String: Any]):
      let known = schema["properties"] as? [String: Any] ?? [:]
      return object.keys.sorted().filter { known[$0] == nil }.map { path + " has " + $0 }
    case ("items", let items as [String: Any], let array as [Any]):
      return array.enumerated().flatMap { check($1, items, path + "[\($0)]") }
    case ("items", let items as [[String: Any]], let array as [Any]):
      return zip(items, array).flatMap { check($1, $0, path) }
    case ("minItems", let count as Int, let array as [Any]): return array.count >= count ? [] : [path + " minItems"]
    case ("maxItems", let count as Int, let array as [Any]): return array.count <= count ? [] : [path + " maxItems"]
    case ("required", _, _), ("properties", _, _), ("additionalProperties", _, _), ("items", _, _), ("minItems", _, _),
      ("maxItems", _, _):
      return []
    default: return [path + " unknown word " + word]
    }
  }
}
