import TipDiagnostics
import TipSyntax

private let colorPattern = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

private let plainColorShape = Shape.definition(
  "plain-color", "A colour that is the same in all themes.",
  .either([
    .pattern(colorPattern, phrase: "a colour like \"#3355FF\""),
    .words(["none"] + colorNames.map(\.name), phrase: "the name of one"),
  ]))

/// A colour that is the same in all themes; no colour is `none`.
struct PlainColor: Sendable {
  var rgba: RGBA?
}

extension ValueType where Value == PlainColor {
  fileprivate static var plainColor: ValueType<PlainColor> {
    ValueType(
      plainColorShape, write: { .scalar(writtenColor($0.rgba)) },
      read: { node, path, context in
        guard let text = node.text else {
          context.report(.wrongType(expected: plainColorShape, found: node, under: path, in: context))
          return nil
        }
        guard let color = readColor(text) else {
          context.report(.noColor(text, node, path, context))
          return nil
        }
        return color
      })
  }
}

/// A colour for each theme, while it is read.
private struct ThemedColor: Sendable {
  var light: Located<PlainColor>?
  var dark: Located<PlainColor>?
}

private let themedColor = Record(
  "themed-color", "a colour for each theme", "A colour for each theme.", empty: ThemedColor()
) {
  Key("light", .plainColor, default: .required, "The colour in the light theme.", \.light)
  Key("dark", .plainColor, default: .required, "The colour in the dark theme.", \.dark)
}

extension ValueType where Value == ColorSpec {
  /// A colour, one for all themes or one for each.
  static var color: ValueType<ColorSpec> { colorType }
}

private let colorType = ValueType<ColorSpec>(
  .definition(
    "color", "A colour: `\"#RGB\"`, `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, a name of CSS, `none`, or one for each theme.",
    .either([plainColorShape, .record(themedColor.shape)])),
  write: { color in
    color.light == color.dark
      ? .scalar(writtenColor(color.light))
      : .mapping([("light", .scalar(writtenColor(color.light))), ("dark", .scalar(writtenColor(color.dark)))])
  },
  read: { node, path, context in
    guard case .mapping = node.content else {
      return ValueType.plainColor.read(node, path, &context).map { ColorSpec(light: $0.rgba, dark: $0.rgba) }
    }
    guard let themed = themedColor.decode(node, at: path, into: &context), let light = themed.light,
      let dark = themed.dark
    else {
      return nil
    }
    return ColorSpec(light: light.value.rgba, dark: dark.value.rgba)
  })

/// Reads a colour that is the same in all themes.
func readColor(_ text: String) -> PlainColor? {
  if text == "none" { return PlainColor(rgba: nil) }
  if let rgb = colorsByName[text] {
    return PlainColor(rgba: RGBA(red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255)))
  }
  guard text.utf8.first == UInt8(ascii: "#") else { return nil }
  var digits: [UInt8] = []
  for byte in text.utf8.dropFirst() {
    guard digits.count < 8, let digit = hexDigit(byte) else { return nil }
    digits.append(digit)
  }
  switch digits.count {
  case 3:
    return PlainColor(rgba: RGBA(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17))
  case 6, 8:
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    let opacity = bytes.count == 4 ? (Int(bytes[3]) * 2000 + 255) / 510 : 1000
    return PlainColor(rgba: RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: opacity))
  default:
    return nil
  }
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// A colour as it is written; an opacity between two of the 256 steps goes to the nearest.
private func writtenColor(_ color: RGBA?) -> String {
  guard let color else { return "none" }
  var bytes = [color.red, color.green, color.blue]
  if color.opacity < 1000 { bytes.append(UInt8(clamping: (color.opacity * 510 + 1000) / 2000)) }
  let digits = Array("0123456789ABCDEF")
  return "\"#" + String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }) + "\""
}

extension Diagnostic {
  /// A text that is no colour, with the colour that was probably meant.
  fileprivate static func noColor(_ text: String, _ node: Node, _ path: ValuePath, _ context: DecodingContext)
    -> Diagnostic
  {
    func wrong(_ help: String, _ replacement: String?, _ safety: Fix.Safety = .unsafe) -> Diagnostic {
      .wrongType(
        expected: plainColorShape, found: node, under: path, in: context, help: [help],
        fix: replacement.map { Fix("write `\($0)`", safety, [Edit(context.place(of: node), $0)]) })
    }
    let lower = text.lowercased()
    let straight = lower.filter { !"“”„‘’".contains($0) }
    if straight != lower, readColor(straight) != nil {
      return wrong("`“` and `”` are no quotes to YAML", "\"\(straight.uppercased())\"")
    }
    if lower == "transparent" { return wrong("no colour is written `none`", "none", .safe) }
    if lower != text, readColor(lower) != nil { return wrong("names of colours are in lower case", lower, .safe) }
    let digits = lower.hasPrefix("0x") ? lower.dropFirst(2) : lower[...]
    if readColor("#" + digits) != nil, digits.utf8.count >= 6 || lower.hasPrefix("0x") {
      return wrong("write it in quotes, with `#` before its digits", "\"#\(digits.uppercased())\"")
    }
    if text.hasPrefix("#"), text.utf8.count == 5 {
      return wrong("with an opacity a colour has eight digits, `#RRGGBBAA`", nil)
    }
    if lower.hasPrefix("rgb") || lower.hasPrefix("hsl") {
      return wrong("functions of CSS are not read: write the colour as `\"#RRGGBB\"` or `\"#RRGGBBAA\"`", nil)
    }
    if context.advises, let near = nearest(to: text, among: colorNames.map(\.name) + ["none"]) {
      return .wrongType(
        expected: plainColorShape, found: node, under: path, in: context,
        fix: Fix("did you mean `\(near)`?", .unsafe, [Edit(context.place(of: node), near)]))
    }
    return .wrongType(expected: plainColorShape, found: node, under: path, in: context)
  }
}
