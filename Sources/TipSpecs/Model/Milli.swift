/// A number of the language, exact: it has at most three decimals.
///
/// Lengths are points, durations seconds, opacities shares of one.
package struct Milli: Hashable, Comparable, Sendable {
  /// The number times a thousand.
  package var thousandths: Int

  package init(thousandths: Int) {
    self.thousandths = thousandths
  }

  /// A whole number.
  package init(_ whole: Int) {
    self.thousandths = whole * 1000
  }

  package static let zero = Milli(thousandths: 0)

  /// The nearest binary number.
  package var value: Double { Double(thousandths) / 1000 }

  package static func < (left: Milli, right: Milli) -> Bool {
    left.thousandths < right.thousandths
  }
}
