/// How a damped spring moves from 0 to 1, released with a velocity.
///
/// A duration is what platforms are given for a spring (UIKit's `usingSpringWithDamping`): the time in which it comes
/// to rest. So the spring's stiffness is the least one with which it has settled by then: it stays within a hundredth
/// of the way from the duration on. Only sums, products and quotients are used, so that every machine agrees.
struct SpringMotion {
  /// Seconds until it stays within a hundredth of the way: the duration.
  let settle: Double

  /// How far it goes beyond its end, as a share of the way; 0 if it never does.
  let overshoot: Double

  /// - Parameters:
  ///   - damping: The damping ratio; below 1 it swings.
  ///   - velocity: Whole ways a second.
  ///   - duration: In seconds.
  init(damping: Double, velocity: Double, duration: Double) {
    settle = duration
    guard duration > 0, damping > 0 else {
      overshoot = 0
      return
    }
    // In units of the duration, so that stiffness alone is to be found.
    let speed = velocity * duration
    var (soft, stiff) = (0.5, 4096.0)
    for _ in 0..<32 {
      let middle = (soft + stiff) / 2
      if Self.isSettled(damping, speed, frequency: middle) { stiff = middle } else { soft = middle }
    }
    var least = 1.0
    _ = Self.follow(damping, speed, frequency: stiff, from: 0, to: 1) { position in
      least = min(least, position)
      return true
    }
    let share = max(0, -least)
    overshoot = (share * 1000).rounded() / 1000
  }

  private static let steps = 512

  /// Whether it stays near its end for as long again as it had.
  private static func isSettled(_ damping: Double, _ speed: Double, frequency: Double) -> Bool {
    follow(damping, speed, frequency: frequency, from: 1, to: 2) { abs($0) <= 0.01 }
  }

  /// Tells `isGood` what is left of the way at evenly spaced times, until it says no; whether it never did.
  private static func follow(
    _ damping: Double, _ speed: Double, frequency: Double, from: Int, to: Int, isGood: (Double) -> Bool
  ) -> Bool {
    // y'' = -2 damping frequency y' - frequency² y, exactly, by the exponential of its matrix for one step.
    let step = Matrix(0, 1, -frequency * frequency, -2 * damping * frequency).exponential(1 / Double(steps))
    var (position, velocity) = (1.0, -speed)
    for index in 0...(to * steps) {
      if index >= from * steps, !isGood(position) { return false }
      (position, velocity) = (
        step.a * position + step.b * velocity, step.c * position + step.d * velocity
      )
    }
    return true
  }
}

/// A matrix of two rows and columns.
private struct Matrix {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      left.a * right.a + left.b * right.c, left.a * right.b + left.b * right.d,
      left.c * right.a + left.d * right.c, left.c * right.b + left.d * right.d)
  }

  func scaled(_ factor: Double) -> Matrix {
    Matrix(a * factor, b * factor, c * factor, d * factor)
  }

  /// e to the power of this matrix times `time`: its series for a small part of the time, squared until it is whole.
  func exponential(_ time: Double) -> Matrix {
    var part = scaled(time)
    var halvings = 0
    while max(abs(part.a), abs(part.b), abs(part.c), abs(part.d)) > 0.5 && halvings < 64 {
      part = part.scaled(0.5)
      halvings += 1
    }
    var (sum, term) = (Matrix(1, 0, 0, 1), Matrix(1, 0, 0, 1))
    for power in 1...12 {
      term = (term * part).scaled(1 / Double(power))
      sum = Matrix(sum.a + term.a, sum.b + term.b, sum.c + term.c, sum.d + term.d)
    }
    for _ in 0..<halvings { sum = sum * sum }
    return sum
  }
}
