import PopupLayout
import TipSpecs

/// What laying out contents depends on besides the popup and its style.
struct LayoutContext {
  let typesetter: Typesetter
  let locale: LocaleTag

  /// The locale's index in the project.
  let localeIndex: Int
  let textSize: TextSize

  /// Device pixels a point; `nil`: sizes are exact.
  let scale: Int?

  var direction: WritingDirection { locale.isRightToLeft ? .rtl : .ltr }

  /// A length at the text size, in points.
  func scaled(_ length: Milli) -> Double { textSize.scaled(length).value }

  /// A size rounded up to whole device pixels.
  func snappedUp(_ length: Double) -> Double {
    guard let scale else { return length }
    return roundedUp(length, to: scale)
  }
}

/// A length rounded up to whole parts of a point.
///
/// It counts in 1/6000 point, the unit of the solver: what lies nearer to a whole part than half of that unit is one.
func roundedUp(_ length: Double, to parts: Int) -> Double {
  let units = (length * 6000).rounded()
  let part = 6000 / Double(parts)
  return (units / part).rounded(.up) * part / 6000
}

/// Padding by reading direction, in points.
struct LogicalPadding {
  var top: Double
  var bottom: Double
  var leading: Double
  var trailing: Double

  init(_ sides: SidesSpec, direction: WritingDirection) {
    top = sides.top.value
    bottom = sides.bottom.value
    switch sides.horizontal {
    case .logical(let leading, let trailing):
      self.leading = leading.value
      self.trailing = trailing.value
    case .physical(let left, let right):
      self.leading = (direction == .ltr ? left : right).value
      self.trailing = (direction == .ltr ? right : left).value
    }
  }

  var width: Double { leading + trailing }
  var height: Double { top + bottom }
}

extension Rect {
  /// The rectangle seen in a mirror that stands in the middle of `width`.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }

  /// The least rectangle around the same middle that a finger can hit.
  var hitFrame: Rect {
    let width = max(self.width, Spacing.touchTarget)
    let height = max(self.height, Spacing.touchTarget)
    return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  func offsetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
