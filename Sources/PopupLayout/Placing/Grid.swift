/// A length or position in exact fractions of a point: an even number of them makes one six-thousandth.
typealias Ticks = Int64

/// The grid that the solver reckons on, so that no decision hangs on how a sum of floating-point numbers was rounded.
///
/// Lengths that come in are rounded to a 6000th of a point, in which halves, thirds and thousandths are exact; a tick is
/// half of that, so that the middle between any two of them is exact too. For a scale that does not divide 6000 the grid
/// is as much finer as it takes to hold whole device pixels.
struct Grid {
  /// Ticks in a point.
  let perPoint: Ticks
  /// Ticks in a device pixel; 0 where frames are exact.
  let pixel: Ticks

  /// The grid for a screen. A scale below 1 counts as none, one above 64 as 64.
  init(scale: Int?) {
    guard let scale, scale > 0 else {
      (perPoint, pixel) = (12000, 0)
      return
    }
    let pixelsPerPoint = Ticks(min(scale, 64))
    let finer = pixelsPerPoint / Self.greatestCommonDivisor(6000, pixelsPerPoint)
    perPoint = 12000 * finer
    pixel = perPoint / pixelsPerPoint
  }

  private static func greatestCommonDivisor(_ first: Ticks, _ second: Ticks) -> Ticks {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// A position or signed length. What is not a number counts as 0, what is out of reach as a million points.
  func ticks(_ points: Double) -> Ticks {
    guard !points.isNaN else { return 0 }
    let reach = PlacementRequest.reach
    let clamped = Swift.min(Swift.max(points, -reach), reach)
    return nearestInteger(clamped * Double(perPoint / 2)) * 2
  }

  /// A length; a negative one counts as 0.
  func length(_ points: Double) -> Ticks { Swift.max(0, ticks(points)) }

  func points(_ ticks: Ticks) -> Double { Double(ticks) / Double(perPoint) }

  /// The nearest device pixel, the greater one in the middle between two.
  func nearest(_ position: Ticks) -> Ticks {
    pixel == 0 ? position : down(position + pixel / 2)
  }

  /// The greatest device pixel that is not above.
  func down(_ position: Ticks) -> Ticks {
    guard pixel != 0 else { return position }
    let rest = position % pixel
    return position - (rest < 0 ? rest + pixel : rest)
  }

  /// The least device pixel that is not below.
  func up(_ position: Ticks) -> Ticks { -down(-position) }

  /// A length in whole device pixels, rounded up. A length that was written with three decimals may be half a thousandth
  /// longer than the pixels that it stands for: that much is no pixel more.
  func wholeLength(_ points: Double) -> Ticks {
    let length = length(points)
    return pixel == 0 ? length : up(max(0, length - perPoint / 2000))
  }
}

extension Grid {
  /// A length that a room must have at least. One that was written with three decimals may be half a thousandth more
  /// than what it stands for.
  func leastLength(_ points: Double) -> Ticks { max(0, length(points) - perPoint / 2000) }
}

/// A stretch of one axis, in ticks; never of negative length.
struct Interval: Equatable {
  var min: Ticks
  var max: Ticks

  init(_ min: Ticks, _ max: Ticks) {
    self.min = min
    self.max = Swift.max(min, max)
  }

  init(from min: Ticks, length: Ticks) { self.init(min, min + length) }

  var length: Ticks { max - min }
  /// Exact wherever both ends are even.
  var middle: Ticks { min + (max - min) / 2 }

  func contains(_ other: Interval) -> Bool { min <= other.min && other.max <= max }

  /// How far a position is from the interval; 0 inside.
  func distance(to position: Ticks) -> Ticks { Swift.max(0, Swift.max(min - position, position - max)) }

  /// The nearest position inside.
  func clamp(_ position: Ticks) -> Ticks { Swift.max(min, Swift.min(position, max)) }

  /// The interval of a given length, no longer than this one, that begins as near to a position as it can here.
  func clamp(_ start: Ticks, length: Ticks) -> Ticks { Swift.max(min, Swift.min(start, max - length)) }
}

/// A rectangle, as an interval of each axis.
struct TickRect: Equatable {
  var x: Interval
  var y: Interval

  /// The interval along the axis on which a popup lies off its anchor.
  func along(_ axis: Popup.Axis) -> Interval { axis == .vertical ? y : x }
  /// The interval across that axis.
  func across(_ axis: Popup.Axis) -> Interval { axis == .vertical ? x : y }

  init(x: Interval, y: Interval) {
    self.x = x
    self.y = y
  }

  init(along: Interval, across: Interval, _ axis: Popup.Axis) {
    (x, y) = axis == .vertical ? (across, along) : (along, across)
  }
}

extension Grid {
  func rect(_ rect: TickRect) -> Rect {
    Rect(x: points(rect.x.min), y: points(rect.y.min), width: points(rect.x.length), height: points(rect.y.length))
  }
}

/// The nearest integer, away from 0 in the middle between two. For figures that an `Int64` holds.
///
/// Not `rounded()`: that calls the C library's mathematical functions on some processors, and a program without
/// Foundation is not linked with them.
func nearestInteger(_ value: Double) -> Int64 {
  let whole = Int64(value)
  let rest = value - Double(whole)
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
}
