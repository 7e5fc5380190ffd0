import TipSpecs

extension LaidOutPopup {
  /// Names cells in a message: "on iphone-se in ar at xxxLarge". An axis on which all are meant, or which has one value
  /// only, is left out; of many cells the first three are named.
  func words(_ cells: [CellName]) -> String {
    let total = plan.screens.count * project.locales.count * project.textSizes.count
    if Set(cells).count == total { return total == 1 ? "" : " in every variant" }
    let columns = collapsed(cells)
    let shown = columns.prefix(3).joined(separator: "; ")
    return " " + shown + (columns.count > 3 ? "; and \(columns.count - 3) more" : "")
  }

  /// One phrase for each group of cells that make a block: screens with the same locales and text sizes.
  private func collapsed(_ cells: [CellName]) -> [String] {
    var groups: [(screens: [Int], rest: [Pair])] = []
    for screen in plan.screens {
      let rest = cells.filter { $0.screen == screen }.map { Pair(locale: $0.locale, textSize: $0.textSize) }
      if rest.isEmpty { continue }
      if let known = groups.firstIndex(where: { $0.rest == rest }) {
        groups[known].screens.append(screen)
      } else {
        groups.append(([screen], rest))
      }
    }
    return groups.map { group in
      var words: [String] = []
      if plan.screens.count > 1 { words.append("on " + list(group.screens.map { project.screens[$0].name })) }
      let locales = unique(group.rest.map(\.locale))
      let sizes = unique(group.rest.map(\.textSize))
      if project.locales.count > 1 && locales.count < project.locales.count {
        words.append("in " + list(locales.map { project.locales[$0].tag }))
      }
      if project.textSizes.count > 1 && sizes.count < project.textSizes.count {
        words.append("at " + list(sizes.map { project.textSizes[$0].name }))
      }
      return words.joined(separator: " ")
    }
  }

  private struct Pair: Equatable {
    var locale: Int
    var textSize: Int
  }
}

private func unique(_ values: [Int]) -> [Int] {
  var seen: Set<Int> = []
  return values.filter { seen.insert($0).inserted }
}

/// "a", "a and b", "a, b and c".
func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// A length in a message: at most three decimals, none where it is whole.
func points(_ length: Double) -> String {
  guard length.isFinite, abs(length) < 1e12 else { return "\(length)" }
  let thousandths = Int((length * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  if part == 0 { return sign + String(whole) }
  var digits = String(part)
  digits = String(repeating: "0", count: 3 - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return sign + "\(whole).\(digits)"
}
