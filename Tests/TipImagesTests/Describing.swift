import PopupLayout
import TipDrawing

/// A picture as lines of text, one a shape, for comparing with what was worked out by hand.
func described(_ shapes: [Shape], indent: String = "") -> [String] {
  shapes.flatMap { shape -> [String] in
    switch shape {
    case .path(let path, let fill, let stroke):
      var line = indent + described(path)
      if let fill { line += " | " + described(fill) }
      if let stroke {
        line += " | stroke " + described(stroke.paint) + " " + number(stroke.width)
        if stroke.cap != .butt { line += " " + stroke.cap.rawValue }
        if stroke.join != .miter { line += " " + stroke.join.rawValue }
        if stroke.miterLimit != 4 { line += " limit " + number(stroke.miterLimit) }
      }
      return [line]
    case .glyphs: return [indent + "glyphs"]
    case .clipped(let clip, let inner):
      return [indent + "clip " + described(clip)] + described(inner, indent: indent + "  ")
    }
  }
}

private func described(_ path: Path) -> String {
  let commands = path.commands.map { command in
    switch command {
    case .move(let end): "M" + pair(end)
    case .line(let end): "L" + pair(end)
    case .cubic(let first, let second, let end): "C" + pair(first) + " " + pair(second) + " " + pair(end)
    case .close: "Z"
    }
  }
  return commands.joined() + (path.fillRule == .evenOdd ? " evenodd" : "")
}

private func described(_ paint: Paint) -> String {
  switch paint {
  case .ink(let ink): return described(ink)
  case .gradient(let gradient):
    let stops = gradient.stops.map { "\(number(Double($0.offset) / 1000)) \(described($0.ink))" }
    let numbers: [Double]
    switch gradient.geometry {
    case .linear(let x1, let y1, let x2, let y2): numbers = [x1, y1, x2, y2]
    case .radial(let cx, let cy, let r, let fx, let fy): numbers = [cx, cy, r, fx, fy]
    }
    return "gradient(" + numbers.map(number).joined(separator: " ") + "; " + stops.joined(separator: ", ") + ")"
  }
}

private func described(_ ink: Ink) -> String {
  let channels = [ink.color.red, ink.color.green, ink.color.blue].map { channel in
    (channel < 16 ? "0" : "") + String(channel, radix: 16)
  }
  return "#" + channels.joined() + (ink.opacity == 1000 ? "" : "@" + number(Double(ink.opacity) / 1000))
}

private func pair(_ point: Point) -> String { number(point.x) + " " + number(point.y) }

func number(_ value: Double) -> String {
  var out: [UInt8] = []
  out.append(decimal: value)
  return String(decoding: out, as: UTF8.self)
}
