/// A colour of eight bits a channel, sRGB, without transparency.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// A colour with its opacity.
package struct Ink: Hashable, Sendable {
  package var color: Color

  /// From 0 (nothing) to 1000 (opaque): thousandths, since that is what is written.
  package var opacity: Int

  package init(_ color: Color, opacity: Int = 1000) {
    self.color = color
    self.opacity = opacity
  }
}

/// What an area is filled with or a line drawn in.
package enum Paint: Hashable, Sendable {
  case ink(Ink)
  case gradient(Gradient)
}

/// A run of colours along a line or around a point, in the picture's own coordinates.
package struct Gradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(x1: Double, y1: Double, x2: Double, y2: Double)
    case radial(cx: Double, cy: Double, r: Double, fx: Double, fy: Double)
  }

  package struct Stop: Hashable, Sendable {
    /// From 0 to 1000.
    package var offset: Int
    package var ink: Ink

    package init(offset: Int, ink: Ink) {
      self.offset = offset
      self.ink = ink
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
