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
