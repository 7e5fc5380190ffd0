import TipDrawing

/// A colour as three shares of light, from 0 to 1, in sRGB.
struct Channels {
  var red: Double
  var green: Double
  var blue: Double

  static let white = Channels(red: 1, green: 1, blue: 1)
  static let black = Channels(red: 0, green: 0, blue: 0)

  /// This colour with an ink laid over it.
  func covered(by ink: Ink?) -> Channels {
    guard let ink else { return self }
    let opacity = Double(ink.opacity) / 1000
    func blend(_ under: Double, _ over: UInt8) -> Double { under * (1 - opacity) + Double(over) / 255 * opacity }
    return Channels(
      red: blend(red, ink.color.red), green: blend(green, ink.color.green), blue: blend(blue, ink.color.blue))
  }

  /// WCAG 2.2's relative luminance.
  var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// WCAG 2.2's contrast ratio of two luminances: from 1 to 21.
func contrast(_ first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// The light of a channel without sRGB's transfer curve (IEC 61966-2-1).
private func linear(_ channel: Double) -> Double {
  if channel <= 0.04045 { return channel / 12.92 }
  // x to the power of 2.4 is the fifth root of x¹²; the platform's `pow` differs in its last digits.
  let base = (channel + 0.055) / 1.055
  let square = base * base
  let twelfth = square * square * square * square * square * square
  return fifthRoot(twelfth)
}

/// Newton's method on y⁵ = x, for x from 0 to 1.
private func fifthRoot(_ x: Double) -> Double {
  guard x > 0 else { return 0 }
  var y = 1.0
  for _ in 0..<64 {
    let fourth = y * y * y * y
    let next = (4 * y + x / fourth) / 5
    if next == y { break }
    y = next
  }
  return y
}
