import Foundation

@testable import TipSpecs

/// A file in which a mapping of a kind stands where `%` is, by the name of its record. All around it is whole.
let homes: [String: String] = [
  "spec": "%", "project": "%",
  "tip": "tips: {t: %}", "banner": "banners: {b: %}", "menu": "menus: {m: %}", "anchor": "anchors: {a: %}",
  "rectangle": "anchors: {a: {by-screen: {default: %}}}", "style": "styles: {s: %}",
  "accessibility": "banners: {b: {message: m, accessibility: %}}",
  "action": "banners: {b: {message: m, actions: [%]}}",
  "item": "menus: {m: {anchor: a, items: [{title: t}, %]}}",
  "image-with-text": "banners: {b: {message: m, image: %}}",
  "at-side": "styles: {s: {at-side: %}}", "border": "styles: {s: {border: %}}", "shadow": "styles: {s: {shadow: %}}",
  "arrow": "styles: {s: {arrow: %}}", "separator": "styles: {s: {separator: %}}",
  "text-style": "styles: {s: {text: %}}",
  "animation": "styles: {s: {animation: %}}", "transition": "styles: {s: {animation: {show: %}}}",
  "spring": "styles: {s: {animation: {show: {curve: %}}}}", "themed-color": "styles: {s: {background: %}}",
  "sides-by-name": "styles: {s: {padding: %}}", "screen": "screens: {iphone-se: %}", "font-family": "fonts: {f: %}",
  "font-face": "fonts: {f: {faces: [%]}}", "svg": "svg: %",
]

/// Reads a file with a mapping of a kind in it; `nil` where `homes` does not say where it stands.
func reading(_ mapping: String, of record: RecordShape) -> Reading? {
  let isProject = ["project", "screen", "font-family", "font-face", "svg"].contains(record.name)
  return homes[record.name].map {
    Reading($0.replacing("%", with: mapping) + "\n", path: isProject ? "tipc.yaml" : "spec.yaml")
  }
}

/// Keys and values of a mapping, in order.
typealias Mapping = [(key: String, value: String)]

func flow(_ mapping: Mapping) -> String {
  "{" + mapping.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
}

extension RecordShape {
  /// The least mapping that holds some keys and all that they need.
  func whole(with keys: [String] = []) -> Mapping {
    var all = self.keys.filter(\.fallback.isRequired).map(\.name) + keys
    for condition in constraints.map(\.condition) {
      switch condition {
      case .apart: break
      case .anyOf(let any): if !any.contains(where: all.contains) { all.append(any[0]) }
      case .needs(let key, let needed, _): if all.contains(key), !all.contains(needed) { all.append(needed) }
      case .fixed(let axes, let other):
        guard other.map(all.contains) != true else { continue }
        let isSized = axes.contains { all.contains($0.size) }
        for axis in axes {
          if !axis.positions.contains(where: all.contains) { all.append(axis.positions[0]) }
          if isSized { all.append(axis.size) }
        }
      }
    }
    return mapping(all)
  }

  /// A mapping of some keys, each once, with a value that it takes.
  func mapping(_ keys: [String]) -> Mapping {
    self.keys.filter { keys.contains($0.name) }.map { key in
      let word = constraints.lazy.compactMap { constraint -> String? in
        if case .needs(_, key.name, let word) = constraint.condition { word } else { nil }
      }.first
      return (key.name, word ?? sample(of: key.shape))
    }
  }
}

/// A value of a shape, as it would be written.
func sample(of shape: Shape) -> String {
  switch shape {
  case .text, .nonEmptyText, .shownText: "a"
  case .number(let number): max(number.minimum ?? 1, min(1, number.maximum ?? 1)).text
  case .boolean: "true"
  case .words(let words, _): words.first ?? ""
  case .pattern(let pattern, _): match(of: pattern)
  case .list(let element, _): "[" + sample(of: element) + "]"
  case .map(let keys, _, let value, _): "{" + (keys.map(match) ?? "a") + ": " + sample(of: value) + "}"
  case .record(let record): flow(record.whole())
  case .either(let shapes): shapes.first.map(sample) ?? ""
  case .missing: "~"
  case .definition(_, _, let body): sample(of: body)
  }
}

private func match(of pattern: String) -> String {
  let texts = ["a", "en", "1s", "8%", "a.svg", "#000000", "0.1.0", "wght"]
  let found = texts.first { $0.range(of: pattern, options: .regularExpression) != nil } ?? ""
  return found.hasPrefix("#") ? "\"\(found)\"" : found
}
