import TipDrawing
import TipSpecs

extension LaidOutPopup {
  /// Names cells in a message: "on iphone-se in ar at xxxLarge". An axis on which all are meant, or which has one value
  /// only, is left out; of many groups of cells, and of many names, the first three are named.
  func words(_ cells: [CellName]) -> String {
    let total = plan.screens.count * project.locales.count * project.textSizes.count
    if Set(cells).count == total { return total == 1 ? "" : " in every variant" }
    let phrases = blocks(of: cells).map(words)
    return " " + phrases.prefix(3).joined(separator: "; ")
      + (phrases.count > 3 ? "; and \(phrases.count - 3) more" : "")
  }

  /// Cells that make a block: each of the screens with each of the locales and each of the text sizes.
  private struct Block {
    var screens: [Int]
    var locales: [Int]
    var textSizes: [Int]
  }

  /// The cells in as few blocks as grouping text sizes, then locales, then screens gives.
  private func blocks(of cells: [CellName]) -> [Block] {
    let byScreen = Dictionary(grouping: cells, by: \.screen)
    let columns = plan.screens.compactMap { screen in
      byScreen[screen].map { (key: screen, value: rows(of: $0)) }
    }
    return merged(columns) { first, second in
      first.count == second.count && zip(first, second).allSatisfy { $0.locales == $1.locales && $0.sizes == $1.sizes }
    }.flatMap { screens, rows in
      rows.map { Block(screens: screens, locales: $0.locales, textSizes: $0.sizes) }
    }
  }

  /// The locales and text sizes of one screen's cells.
  private func rows(of cells: [CellName]) -> [(locales: [Int], sizes: [Int])] {
    let byLocale = Dictionary(grouping: cells, by: \.locale)
    let sizes = project.locales.indices.compactMap { locale in
      byLocale[locale].map { (key: locale, value: Set($0.map(\.textSize)).sorted()) }
    }
    return merged(sizes, areEqual: ==).map { (locales: $0.keys, sizes: $0.value) }
  }

  private func words(_ block: Block) -> String {
    var words: [String] = []
    if block.screens.count < plan.screens.count {
      words.append("on " + list(shortened(block.screens.map { project.screens[$0].name })))
    }
    if block.locales.count < project.locales.count {
      words.append("in " + list(shortened(block.locales.map { project.locales[$0].tag })))
    }
    if block.textSizes.count < project.textSizes.count {
      words.append("at " + list(shortened(block.textSizes.map { project.textSizes[$0].name })))
    }
    return words.joined(separator: " ")
  }
}

/// Keys with equal values together, in the order of the first of each.
private func merged<Value>(
  _ entries: [(key: Int, value: Value)], areEqual: (Value, Value) -> Bool
) -> [(keys: [Int], value: Value)] {
  var groups: [(keys: [Int], value: Value)] = []
  for (key, value) in entries {
    if let known = groups.firstIndex(where: { areEqual($0.value, value) }) {
      groups[known].keys.append(key)
    } else {
      groups.append(([key], value))
    }
  }
  return groups
}

/// The first three names and how many more there are; four are named all.
private func shortened(_ names: [String]) -> [String] {
  names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names
}

/// "a", "a and b", "a, b and c".
func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// Figures of several cells in a message: the least and the greatest, "2 to 8", or the one that all have.
func spread(_ figures: [Double]) -> String {
  guard let least = figures.min(), let greatest = figures.max() else { return points(0) }
  let (from, to) = (points(least), points(greatest))
  return from == to ? from : from + " to " + to
}

/// A length in a message: at most three decimals, none where it is whole.
func points(_ length: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(decimal: length)
  return String(decoding: bytes, as: UTF8.self)
}
