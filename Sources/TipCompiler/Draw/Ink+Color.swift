import PopupLayout
import TipDrawing
import TipSpecs

extension Ink {
  /// A colour of the language; `nil` for `none`.
  init?(_ color: RGBA?, opacity: Milli = Milli(1)) {
    guard let color else { return nil }
    self.init(
      Color(red: color.red, green: color.green, blue: color.blue),
      opacity: product(color.opacity, opacity.thousandths))
  }

  /// The same with less opacity, in thousandths.
  func faded(_ opacity: Int) -> Ink {
    Ink(color, opacity: product(self.opacity, opacity))
  }
}

/// The product of two opacities in thousandths, to the nearest, halves up.
func product(_ first: Int, _ second: Int) -> Int {
  (first * second + 500) / 1000
}

extension Color {
  /// `#rrggbb`.
  var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [0x23]
    for channel in [red, green, blue] { bytes += [digits[Int(channel >> 4)], digits[Int(channel & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Popup.Ink {
  init(_ ink: Ink) {
    self.init(color: ink.color.hex, opacity: Double(ink.opacity) / 1000)
  }
}

extension Shape {
  /// The same with less opacity, in thousandths.
  func faded(_ opacity: Int) -> Shape {
    switch self {
    case .path(let path, let fill, let stroke):
      let faded = stroke.map {
        Stroke(
          $0.paint.faded(opacity), width: $0.width, cap: $0.cap, join: $0.join, miterLimit: $0.miterLimit)
      }
      return .path(path, fill: fill?.faded(opacity), stroke: faded)
    case .glyphs(let glyphs, let ink): return .glyphs(glyphs, ink: ink.faded(opacity))
    case .clipped(let clip, let shapes): return .clipped(clip: clip, shapes.map { $0.faded(opacity) })
    }
  }
}

extension Paint {
  func faded(_ opacity: Int) -> Paint {
    switch self {
    case .ink(let ink): return .ink(ink.faded(opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].ink = gradient.stops[index].ink.faded(opacity) }
      return .gradient(gradient)
    }
  }
}
