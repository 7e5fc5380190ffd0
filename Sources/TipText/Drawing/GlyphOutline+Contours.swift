import TipDrawing

/// Scales an outline to `size` thousandths of a point and writes it down as relative path data.
///
/// Every point is rounded to hundredths of a point first and differences are taken after, so that no error adds up. A
/// step that rounds to nothing is left out, and so is a last line back to where `z` goes anyway.
func glyphOutline(_ segments: [OutlineSegment], unitsPerEm: Int, size: Int) -> GlyphOutline {
  var writer = OutlineWriter(unitsPerEm: unitsPerEm, size: size)
  for segment in segments { writer.take(segment) }
  return writer.finish()
}

/// A point in hundredths of a point, y downwards.
private struct Spot: Equatable {
  var x: Int
  var y: Int
}

private struct OutlineWriter {
  private enum Step {
    case line(Spot)
    case quadratic(Spot, Spot)
    case cubic(Spot, Spot, Spot)

    var end: Spot {
      switch self {
      case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
      }
    }
  }

  private let unitsPerEm: Int
  private let size: Int
  private var data: [UInt8] = []
  private var first: Spot?
  /// Where the path written so far has left the pen.
  private var pen = Spot(x: 0, y: 0)
  private var start = Spot(x: 0, y: 0)
  private var here = Spot(x: 0, y: 0)
  private var steps: [Step] = []
  private var low = Spot(x: Int.max, y: Int.max)
  private var high = Spot(x: Int.min, y: Int.min)

  init(unitsPerEm: Int, size: Int) {
    self.unitsPerEm = max(1, unitsPerEm)
    self.size = size
  }

  mutating func take(_ segment: OutlineSegment) {
    switch segment {
    case .move(let x, let y):
      endContour()
      start = spot(x, y)
      here = start
    case .line(let x, let y):
      add(.line(spot(x, y)))
    case .quadratic(let cx, let cy, let x, let y):
      add(.quadratic(spot(cx, cy), spot(x, y)))
    case .cubic(let ax, let ay, let bx, let by, let x, let y):
      add(.cubic(spot(ax, ay), spot(bx, by), spot(x, y)))
    case .close:
      endContour()
    }
  }

  mutating func finish() -> GlyphOutline {
    endContour()
    guard let first else { return GlyphOutline(startX: 0, startY: 0, data: [], bounds: (0, 0, 0, 0)) }
    return GlyphOutline(
      startX: first.x, startY: first.y, data: data, bounds: (low.x, low.y, high.x, high.y))
  }

  private mutating func add(_ step: Step) {
    let isNothing =
      switch step {
      case .line(let end): end == here
      case .quadratic(let control, let end): control == here && end == here
      case .cubic(let one, let two, let end): one == here && two == here && end == here
      }
    guard !isNothing else { return }
    steps.append(step)
    here = step.end
  }

  /// Writes the contour that has been gathered; one without area or length leaves nothing.
  private mutating func endContour() {
    defer { steps.removeAll(keepingCapacity: true) }
    if case .line(let end)? = steps.last, end == start { steps.removeLast() }
    guard !steps.isEmpty else { return }
    include(start)
    if first == nil {
      first = start
    } else {
      command(0x6D, [start], from: pen)
    }
    pen = start
    for step in steps { write(step) }
    data.append(0x7A)
    pen = start
  }

  private mutating func write(_ step: Step) {
    switch step {
    case .line(let end):
      include(end)
      if end.y == pen.y {
        data.append(0x68)
        number(end.x - pen.x, isFirst: true)
      } else if end.x == pen.x {
        data.append(0x76)
        number(end.y - pen.y, isFirst: true)
      } else {
        command(0x6C, [end], from: pen)
      }
    case .quadratic(let control, let end):
      command(0x71, [control, end], from: pen)
      include(control)
      include(end)
    case .cubic(let one, let two, let end):
      command(0x63, [one, two, end], from: pen)
      include(one)
      include(two)
      include(end)
    }
    pen = step.end
  }

  private mutating func command(_ letter: UInt8, _ spots: [Spot], from origin: Spot) {
    data.append(letter)
    for (index, spot) in spots.enumerated() {
      number(spot.x - origin.x, isFirst: index == 0)
      number(spot.y - origin.y, isFirst: false)
    }
  }

  /// Writes hundredths in at most two decimals; a minus sign also parts it from the number before.
  private mutating func number(_ hundredths: Int, isFirst: Bool) {
    if hundredths < 0 {
      data.append(0x2D)
    } else if !isFirst {
      data.append(0x20)
    }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    data.append(contentsOf: String(whole).utf8)
    guard rest > 0 else { return }
    data.append(0x2E)
    data.append(0x30 + UInt8(truncatingIfNeeded: rest / 10))
    if rest % 10 > 0 { data.append(0x30 + UInt8(truncatingIfNeeded: rest % 10)) }
  }

  private mutating func include(_ spot: Spot) {
    low = Spot(x: min(low.x, spot.x), y: min(low.y, spot.y))
    high = Spot(x: max(high.x, spot.x), y: max(high.y, spot.y))
  }

  private func spot(_ x: Float, _ y: Float) -> Spot {
    Spot(x: scaled(x), y: -scaled(y))
  }

  /// Font units as hundredths of a point. An instance's points can lie between units: they are taken to 64ths of one
  /// first, and all that follows is in integers.
  private func scaled(_ units: Float) -> Int {
    guard units.isFinite else { return 0 }
    let sixtyFourths = Int((min(max(units, -1_000_000), 1_000_000) * 64).rounded())
    return divideRounding(sixtyFourths * size, 640 * unitsPerEm)
  }
}
