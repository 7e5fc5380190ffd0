import PopupLayout
import TipDrawing

/// The text of a `d` attribute, which knows where it could be parted.
struct PathData {
  private var bytes: [UInt8] = []

  /// Parts (subpaths or glyphs) that stand on their own: where each begins in `bytes`, and what it covers.
  private var parts: [(start: Int, box: Box)] = []

  /// The current point, in thousandths.
  private var x = 0
  private var y = 0

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends commands, absolute, at most three decimals. A line along an axis is written as `H` or `V`.
  mutating func append(_ path: Path) {
    var start = (x: 0, y: 0)
    for command in path.commands {
      switch command {
      case .move(let point):
        move(to: point)
        start = (x, y)
      case .line(let point):
        startIfNeeded()
        line(to: point)
      case .cubic(let first, let second, let end):
        startIfNeeded()
        bytes.append(UInt8(ascii: "C"))
        pair(first)
        bytes.append(UInt8(ascii: " "))
        pair(second)
        bytes.append(UInt8(ascii: " "))
        (x, y) = pair(end)
      case .close:
        guard !parts.isEmpty else { continue }
        bytes.append(UInt8(ascii: "Z"))
        (x, y) = start
      }
    }
  }

  /// Appends a glyph: its first point is absolute, what follows was formatted with its outline.
  mutating func append(_ glyph: PlacedGlyph) {
    let outline = glyph.outline
    guard !outline.isEmpty else { return }
    let bounds = outline.bounds
    parts.append(
      (
        bytes.count,
        Box(
          left: glyph.x &+ bounds.left, top: glyph.y &+ bounds.top, right: glyph.x &+ bounds.right,
          bottom: glyph.y &+ bounds.bottom)
      ))
    bytes.append(UInt8(ascii: "M"))
    bytes.append(hundredths: glyph.x &+ outline.startX)
    bytes.append(UInt8(ascii: " "))
    bytes.append(hundredths: glyph.y &+ outline.startY)
    bytes.append(contentsOf: outline.data)
  }

  private mutating func move(to point: Point) {
    (x, y) = (thousandths(point.x), thousandths(point.y))
    parts.append((bytes.count, Box(left: x, top: y, right: x, bottom: y)))
    bytes.append(UInt8(ascii: "M"))
    bytes.append(thousandths: x)
    bytes.append(UInt8(ascii: " "))
    bytes.append(thousandths: y)
  }

  /// A path that forgot its first `move` starts at the origin.
  private mutating func startIfNeeded() {
    if parts.isEmpty { move(to: Point(x: 0, y: 0)) }
  }

  private mutating func line(to point: Point) {
    let (newX, newY) = (thousandths(point.x), thousandths(point.y))
    if newY == y {
      bytes.append(UInt8(ascii: "H"))
      bytes.append(thousandths: newX)
    } else if newX == x {
      bytes.append(UInt8(ascii: "V"))
      bytes.append(thousandths: newY)
    } else {
      bytes.append(UInt8(ascii: "L"))
      bytes.append(thousandths: newX)
      bytes.append(UInt8(ascii: " "))
      bytes.append(thousandths: newY)
    }
    (x, y) = (newX, newY)
    parts[parts.count - 1].box.include(x, y)
  }

  @discardableResult
  private mutating func pair(_ point: Point) -> (Int, Int) {
    let (x, y) = (thousandths(point.x), thousandths(point.y))
    bytes.append(thousandths: x)
    bytes.append(UInt8(ascii: " "))
    bytes.append(thousandths: y)
    parts[parts.count - 1].box.include(x, y)
    return (x, y)
  }

  /// The text, in as many pieces as the limit asks for.
  ///
  /// It is parted only where nothing on one side touches anything on the other, for else a hole would lose what it
  /// is cut from, or a translucent overlap be painted twice. Where no such place is near, a piece stays too long:
  /// the right shape comes first. (An icon with such a path is refused when it is read.)
  ///
  /// - Parameters:
  ///   - anywhere: whether every boundary will do.
  ///   - reach: how far a line along the path spreads on either side, in thousandths.
  func pieces(anywhere: Bool = false, reach: Int = 0) -> [ArraySlice<UInt8>] {
    guard bytes.count > Path.mostCharacters else { return [bytes[...]] }
    let clean =
      anywhere ? [Bool](repeating: true, count: parts.count) : cleanBoundaries(of: parts.map(\.box), reach: reach)
    var pieces: [ArraySlice<UInt8>] = []
    var from = 0
    var candidate: Int?
    for (index, part) in parts.enumerated() {
      let end = index + 1 < parts.count ? parts[index + 1].start : bytes.count
      if clean[index], part.start > from { candidate = part.start }
      while end - from > Path.mostCharacters, let cut = candidate {
        pieces.append(bytes[from..<cut])
        from = cut
        candidate = clean[index] && part.start > from ? part.start : nil
      }
    }
    pieces.append(bytes[from...])
    return pieces
  }
}
