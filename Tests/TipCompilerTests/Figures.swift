import Foundation
import PopupLayout

/// A popup as its layout file has it, for tables that name figures by their paths.
///
/// `variant` is one placement and `layout` the layout that it shows, `popup` is everything: `variant.body`,
/// `layout.texts.0.frame`, `popup.behavior.duration`. Rectangles are written "x y width height", sizes "width height",
/// points "x y", nothing "none"; `count` is how many elements a list has.
struct Figures {
  let popup: JSON
  let variant: JSON
  let layout: JSON

  init(_ popup: Popup, variant index: Int = 0) throws {
    self.popup = try JSON(popup)
    let chosen = popup.placements[index]
    variant = try JSON(chosen)
    layout = try JSON(popup.contents[chosen.content].layouts[chosen.layout])
  }

  /// What stands at a path; `nil` for a path that leads nowhere.
  subscript(path: String) -> String? {
    var steps = path.split(separator: ".")[...]
    let roots = ["popup": popup, "variant": variant, "layout": layout]
    guard let first = steps.popFirst(), var value = roots[String(first)] else { return nil }
    for step in steps {
      guard let next = value[String(step)] else { return value.isLeafless(for: String(step)) ? "none" : nil }
      value = next
    }
    return value.words
  }
}

/// Any JSON value.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([String: JSON])
}

extension JSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// What encoding a value gives: it fails for numbers that are not finite.
  init(_ value: some Encodable) throws {
    self = try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(value))
  }

  subscript(step: String) -> JSON? {
    switch self {
    case .list(let list):
      if step == "count" { return .number(Double(list.count)) }
      return Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil }
    case .object(let object): return object[step]
    default: return nil
    }
  }

  /// Whether a key that is not there is one that was left out, and not one of a list that is too short.
  func isLeafless(for step: String) -> Bool {
    switch self {
    case .object: true
    case .null: true
    default: false
    }
  }

  var words: String {
    switch self {
    case .null: return "none"
    case .bool(let bool): return "\(bool)"
    case .number(let number): return decimal(number)
    case .string(let string): return string
    case .list(let list): return list.map(\.words).joined(separator: ", ")
    case .object(let object):
      for keys in [["x", "y", "width", "height"], ["width", "height"], ["x", "y"]] where Set(keys) == Set(object.keys) {
        return keys.map { object[$0]?.words ?? "" }.joined(separator: " ")
      }
      return object.keys.sorted().map { "\($0): \(object[$0]?.words ?? "")" }.joined(separator: ", ")
    }
  }

  /// All leaves with their paths, in a fixed order.
  func leaves(_ path: String = "") -> [(path: String, value: JSON)] {
    switch self {
    case .list(let list):
      return [(path + ".count", .number(Double(list.count)))]
        + list.enumerated().flatMap { $1.leaves(path + ".\($0)") }
    case .object(let object):
      return object.keys.sorted().flatMap { key in object[key]?.leaves(path + "." + key) ?? [] }
    default: return [(path, self)]
    }
  }
}

/// A number with at most three decimals.
private func decimal(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(number)" }
  var digits = String(Int(thousandths.magnitude))
  if digits.count < 4 { digits = String(repeating: "0", count: 4 - digits.count) + digits }
  var words = String(digits.dropLast(3))
  let decimals = digits.suffix(3)
  if decimals != "000" {
    words += "." + decimals.trimmingCharacters(in: ["0"]).padded(before: decimals)
  }
  return (thousandths < 0 ? "-" : "") + words
}

extension String {
  /// Gives a piece of three decimals back the noughts at its beginning.
  fileprivate func padded(before decimals: Substring) -> String {
    String(decimals.prefix { $0 == "0" }) + self
  }
}
