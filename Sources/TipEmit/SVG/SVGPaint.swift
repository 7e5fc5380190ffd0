import PopupLayout
import TipDrawing

extension SVGWriter {
  /// The attributes of a `path` that follow `d`, in their fixed order.
  mutating func paintAttributes(fill: Paint?, stroke: Stroke?, rule: Path.FillRule) -> [UInt8] {
    var out: [UInt8] = []
    switch fill {
    case .ink(let ink):
      if ink.color != .black { out.append(attribute: " fill", ink.color) }
      out.append(opacity: " fill-opacity", ink.opacity)
    case .gradient(let gradient): out.append(attribute: " fill", reference: definitions.id(of: gradient))
    case nil: out.append(ascii: " fill=\"none\"")
    }
    if rule == .evenOdd, fill != nil { out.append(ascii: " fill-rule=\"evenodd\"") }
    if let stroke { append(stroke, to: &out) }
    return out
  }

  private mutating func append(_ stroke: Stroke, to out: inout [UInt8]) {
    switch stroke.paint {
    case .ink(let ink): out.append(attribute: " stroke", ink.color)
    case .gradient(let gradient): out.append(attribute: " stroke", reference: definitions.id(of: gradient))
    }
    if thousandths(stroke.width) != 1000 { out.append(attribute: " stroke-width", stroke.width) }
    if case .ink(let ink) = stroke.paint { out.append(opacity: " stroke-opacity", ink.opacity) }
    switch stroke.cap {
    case .butt: break
    case .round: out.append(ascii: " stroke-linecap=\"round\"")
    case .square: out.append(ascii: " stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: break
    case .round: out.append(ascii: " stroke-linejoin=\"round\"")
    case .bevel: out.append(ascii: " stroke-linejoin=\"bevel\"")
    }
    if thousandths(stroke.miterLimit) != 4000 { out.append(attribute: " stroke-miterlimit", stroke.miterLimit) }
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
}

extension [UInt8] {
  /// Appends `name="#rrggbb"`.
  mutating func append(attribute name: StaticString, _ color: Color) {
    append(ascii: name)
    append(ascii: "=\"")
    append(color)
    append(ascii: "\"")
  }

  /// Appends `#rrggbb`.
  mutating func append(_ color: Color) {
    append(UInt8(ascii: "#"))
    for channel in [color.red, color.green, color.blue] {
      append(hexDigit: channel >> 4)
      append(hexDigit: channel & 15)
    }
  }

  mutating func append(hexDigit digit: UInt8) {
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
  }

  /// Appends `name="0.5"` for 500, and nothing for what is opaque.
  mutating func append(opacity name: StaticString, _ opacity: Int) {
    let opacity = Swift.min(Swift.max(opacity, 0), 1000)
    guard opacity < 1000 else { return }
    append(ascii: name)
    append(ascii: "=\"")
    append(thousandths: opacity)
    append(ascii: "\"")
  }

  fileprivate mutating func append(attribute name: StaticString, reference id: [UInt8]) {
    append(ascii: name)
    append(ascii: "=\"url(#")
    append(contentsOf: id)
    append(ascii: ")\"")
  }
}
