import TipDiagnostics
import TipSyntax

/// What the author of something that is no number probably meant.
struct NumberRepair {
  var help: String
  var replacement: String?
  var safety: Fix.Safety = .unsafe
}

extension Diagnostic {
  /// A value that stands where a number is expected, with the number that was probably meant.
  static func noNumber(_ node: Node, expected bounds: NumberShape, _ path: ValuePath, _ context: DecodingContext)
    -> Diagnostic
  {
    let repair = repair(of: node)
    let fix = repair?.replacement.map { replacement in
      Fix(
        "write `\(replacement)`", repair?.safety ?? .unsafe, [Edit(context.place(of: node), replacement)])
    }
    return .wrongType(
      expected: .number(bounds), found: node, under: path, in: context, help: repair.map { [$0.help] } ?? [], fix: fix)
  }

  private static func repair(of node: Node) -> NumberRepair? {
    guard case .scalar(let scalar) = node.content else { return nil }
    let text = scalar.text
    if scalar.style != .plain {
      guard case .thousandths = readNumber(text) else { return nil }
      return NumberRepair(help: "write the number without quotes", replacement: text, safety: .safe)
    }
    return repair(ofSign: text) ?? repair(ofRadix: text) ?? repair(ofPoint: text) ?? repair(ofUnit: text)
  }

  private static func isNumber(_ text: String) -> Bool {
    if case .thousandths = readNumber(text) { true } else { false }
  }

  private static func repair(ofSign text: String) -> NumberRepair? {
    let rest = String(text.dropFirst())
    if text.hasPrefix("+"), isNumber(rest) {
      return NumberRepair(help: "a number has no plus sign", replacement: rest, safety: .safe)
    }
    let lower = text.lowercased()
    if [".inf", "-.inf", "+.inf", ".nan", "inf", "-inf", "nan", "infinity"].contains(lower) {
      return NumberRepair(help: "a number is always finite")
    }
    return nil
  }

  /// Leading zeros, `0x`, `0o`, `0b` and `_`, which YAML readers take in different ways.
  private static func repair(ofRadix text: String) -> NumberRepair? {
    let lower = text.lowercased()
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where lower.hasPrefix(prefix) {
      let value = Int32(lower.dropFirst(2), radix: radix)
      return NumberRepair(help: "numbers are written in decimal digits", replacement: value.map(String.init))
    }
    let joined = text.filter { $0 != "_" }
    if joined != text, isNumber(joined) {
      return NumberRepair(help: "digits are not grouped", replacement: joined, safety: .safe)
    }
    let isNegative = text.hasPrefix("-")
    let digits = (isNegative ? text.dropFirst() : text[...]).drop { $0 == "0" }
    let trimmed = (isNegative ? "-" : "") + (digits.first?.isNumber == true ? "" : "0") + digits
    if trimmed != text, text.hasPrefix("0") || text.hasPrefix("-0"), isNumber(trimmed) {
      return NumberRepair(
        help: "a number does not begin with 0: some readers take it as octal", replacement: trimmed)
    }
    return nil
  }

  private static func repair(ofPoint text: String) -> NumberRepair? {
    let isNegative = text.hasPrefix("-")
    let magnitude = isNegative ? String(text.dropFirst()) : text
    let sign = isNegative ? "-" : ""
    if magnitude.hasPrefix("."), isNumber("0" + magnitude) {
      return NumberRepair(help: "a digit stands before the point", replacement: sign + "0" + magnitude, safety: .safe)
    }
    if text.hasSuffix("."), isNumber(text + "0") {
      return NumberRepair(
        help: "a digit stands after the point", replacement: String(text.dropLast()), safety: .safe)
    }
    let point = String(text.map { $0 == "," ? "." : $0 })
    if point != text, isNumber(point) {
      return NumberRepair(help: "decimals follow a point", replacement: point)
    }
    return nil
  }

  private static func repair(ofUnit text: String) -> NumberRepair? {
    for unit in ["px", "pt", "dp", "em", "rem", "%", "ms", "s"] where text.hasSuffix(unit) {
      let number = String(text.dropLast(unit.count))
      guard isNumber(number) else { continue }
      let isPoints = ["px", "pt", "dp"].contains(unit)
      return NumberRepair(
        help: isPoints ? "lengths are in points and have no unit" : "the number has no unit",
        replacement: isPoints ? number : nil)
    }
    return nil
  }
}
