import PopupLayout
import TipDrawing

/// Makes the ids of one file: `tp-`, eight hexadecimal digits of a hash of its name, and an ordinal.
struct IdentifierFactory {
  private let prefix: [UInt8]
  private var ordinal = 0

  init(name: String) {
    // FNV-1a, 32 bits.
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    var prefix: [UInt8] = []
    prefix.append(ascii: "tp-")
    for shift in stride(from: 28, through: 0, by: -4) { prefix.append(hexDigit: UInt8((hash >> shift) & 15)) }
    prefix.append(ascii: "-")
    self.prefix = prefix
  }

  mutating func next() -> [UInt8] {
    ordinal += 1
    var id = prefix
    id.append(integer: ordinal)
    return id
  }
}

/// What stands in `defs`: each gradient and clip once, in the order in which they are first used.
struct Definitions {
  private(set) var bytes: [UInt8] = []
  private var ids: IdentifierFactory
  private var gradients: [Gradient: [UInt8]] = [:]
  private var clips: [Path: [UInt8]] = [:]

  init(ids: IdentifierFactory) {
    self.ids = ids
  }

  mutating func id(of gradient: Gradient) -> [UInt8] {
    if let id = gradients[gradient] { return id }
    let id = ids.next()
    gradients[gradient] = id
    write(gradient, id: id)
    return id
  }

  mutating func id(of clip: Path) -> [UInt8] {
    if let id = clips[clip] { return id }
    let id = ids.next()
    clips[clip] = id
    write(clip, id: id)
    return id
  }

  private mutating func write(_ gradient: Gradient, id: [UInt8]) {
    let close: StaticString
    switch gradient.geometry {
    case .linear(let x1, let y1, let x2, let y2):
      open("<linearGradient id=\"", id: id)
      bytes.append(attribute: " x1", x1)
      bytes.append(attribute: " y1", y1)
      bytes.append(attribute: " x2", x2)
      bytes.append(attribute: " y2", y2)
      close = "    </linearGradient>\n"
    case .radial(let cx, let cy, let r, let fx, let fy):
      open("<radialGradient id=\"", id: id)
      bytes.append(attribute: " cx", cx)
      bytes.append(attribute: " cy", cy)
      bytes.append(attribute: " r", r)
      if thousandths(fx) != thousandths(cx) { bytes.append(attribute: " fx", fx) }
      if thousandths(fy) != thousandths(cy) { bytes.append(attribute: " fy", fy) }
      close = "    </radialGradient>\n"
    }
    bytes.append(ascii: ">\n")
    for stop in gradient.stops {
      bytes.append(ascii: "      <stop offset=\"")
      bytes.append(thousandths: stop.offset)
      bytes.append(ascii: "\"")
      if stop.ink.color != .black { bytes.append(attribute: " stop-color", stop.ink.color) }
      bytes.append(opacity: " stop-opacity", stop.ink.opacity)
      bytes.append(ascii: "/>\n")
    }
    bytes.append(ascii: close)
  }

  private mutating func open(_ tag: StaticString, id: [UInt8]) {
    bytes.append(ascii: "    ")
    bytes.append(ascii: tag)
    bytes.append(contentsOf: id)
    bytes.append(ascii: "\" gradientUnits=\"userSpaceOnUse\"")
  }

  /// A clip's shape is the union of its paths, so a long one can be split here too.
  private mutating func write(_ clip: Path, id: [UInt8]) {
    bytes.append(ascii: "    <clipPath id=\"")
    bytes.append(contentsOf: id)
    bytes.append(ascii: "\">\n")
    var data = PathData()
    data.append(clip)
    for piece in data.pieces() {
      bytes.append(ascii: "      <path d=\"")
      bytes.append(contentsOf: piece)
      bytes.append(ascii: "\"")
      if clip.fillRule == .evenOdd { bytes.append(ascii: " clip-rule=\"evenodd\"") }
      bytes.append(ascii: "/>\n")
    }
    bytes.append(ascii: "    </clipPath>\n")
  }
}
