import PopupLayout
import TipDrawing

/// Reads SVG path data and turns it into the four commands that a `Path` has.
///
/// Relative commands become absolute, smooth ones get their control point, quadratic curves are raised to cubic ones,
/// arcs become curves. Unlike a browser it does not draw the part before a mistake: a broken path is a broken icon.
struct PathAttribute {
  /// Where reading stopped: how many bytes of the attribute were good.
  struct Problem: Error, Equatable {
    let offset: Int
  }

  private var scanner: AttributeScanner
  private var commands: [PathCommand] = []
  private var pen = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  /// The last control point, if the last command was a cubic or a quadratic curve.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  static func commands(_ text: String) throws(Problem) -> [PathCommand] {
    var reader = PathAttribute(scanner: AttributeScanner(text))
    try reader.read()
    return reader.commands
  }

  private init(scanner: AttributeScanner) {
    self.scanner = scanner
  }

  private mutating func read() throws(Problem) {
    scanner.skipSpace()
    var letter = UInt8(ascii: " ")
    var offset = 0
    while let next = scanner.next {
      if next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z") {
        offset = scanner.index
        _ = scanner.take(next)
        letter = next
        scanner.skipSpace()
      } else if letter == UInt8(ascii: "M") || letter == UInt8(ascii: "m") {
        // More pairs after a move are lines.
        letter -= UInt8(ascii: "M") - UInt8(ascii: "L")
      } else if letter | 0x20 == UInt8(ascii: "z") {
        throw Problem(offset: scanner.index)
      }
      if commands.isEmpty && letter | 0x20 != UInt8(ascii: "m") { throw Problem(offset: 0) }
      try readCommand(letter, at: offset)
      scanner.skipSeparator()
    }
  }

  private mutating func readCommand(_ letter: UInt8, at offset: Int) throws(Problem) {
    let isRelative = letter & 0x20 != 0
    let origin = isRelative ? pen : Point(x: 0, y: 0)
    let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch letter | 0x20 {
    case UInt8(ascii: "m"):
      move(to: try point(from: origin))
    case UInt8(ascii: "l"):
      line(to: try point(from: origin))
    case UInt8(ascii: "h"):
      line(to: Point(x: origin.x + (try number()), y: pen.y))
    case UInt8(ascii: "v"):
      line(to: Point(x: pen.x, y: origin.y + (try number())))
    case UInt8(ascii: "c"):
      let first = try point(from: origin)
      cubic(first, try point(from: origin), try point(from: origin))
    case UInt8(ascii: "s"):
      cubic(pen.reflecting(lastCubic), try point(from: origin), try point(from: origin))
    case UInt8(ascii: "q"):
      quadratic(try point(from: origin), try point(from: origin))
    case UInt8(ascii: "t"):
      quadratic(pen.reflecting(lastQuadratic), try point(from: origin))
    case UInt8(ascii: "a"):
      arc(try arc(from: origin))
    case UInt8(ascii: "z"):
      commands.append(.close)
      pen = start
    default:
      throw Problem(offset: offset)
    }
  }

  private mutating func move(to point: Point) {
    commands.append(.move(point))
    (pen, start) = (point, point)
  }

  /// After `Z` a contour begins where the last one did.
  private mutating func reopen() {
    if commands.last == .close { commands.append(.move(pen)) }
  }

  private mutating func line(to point: Point) {
    reopen()
    commands.append(.line(point))
    pen = point
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    reopen()
    commands.append(.cubic(first, second, end))
    cubicControl = second
    pen = end
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    reopen()
    func toward(_ from: Point) -> Point {
      Point(x: from.x + 2.0 / 3 * (control.x - from.x), y: from.y + 2.0 / 3 * (control.y - from.y))
    }
    commands.append(.cubic(toward(pen), toward(end), end))
    quadraticControl = control
    pen = end
  }

  private mutating func arc(_ arc: Arc) {
    reopen()
    commands.append(contentsOf: arc.cubics(from: pen))
    pen = arc.end
  }

  private mutating func arc(from origin: Point) throws(Problem) -> Arc {
    let (rx, ry, rotation) = (try number(), try number(), try number())
    guard let isLarge = scanner.takeFlag() else { throw Problem(offset: scanner.index) }
    scanner.skipSeparator()
    guard let isClockwise = scanner.takeFlag() else { throw Problem(offset: scanner.index) }
    scanner.skipSeparator()
    return Arc(
      rx: rx, ry: ry, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, end: try point(from: origin))
  }

  private mutating func point(from origin: Point) throws(Problem) -> Point {
    let x = try number()
    return Point(x: origin.x + x, y: origin.y + (try number()))
  }

  /// A number and what parts it from the next one.
  private mutating func number() throws(Problem) -> Double {
    guard let number = scanner.takeNumber() else { throw Problem(offset: scanner.index) }
    scanner.skipSeparator()
    return number
  }
}

extension Point {
  /// The control point of a smooth curve: the last one mirrored at the pen, or the pen itself.
  fileprivate func reflecting(_ control: Point?) -> Point {
    guard let control else { return self }
    return Point(x: 2 * x - control.x, y: 2 * y - control.y)
  }
}
