import PopupLayout
import TipSpecs

/// A tip's or banner's actions: side by side where they fit, else one below the other.
struct ActionRows {
  let titles: [SetText]

  /// Whether each has a line of its own.
  let isStacked: Bool
  let size: Size

  init(titles: [SetText], limit: Double) {
    self.titles = titles
    guard !titles.isEmpty else {
      isStacked = false
      size = Size(width: 0, height: 0)
      return
    }
    let widths = titles.map(Self.width)
    let sideBySide = widths.reduce(0, +) + Spacing.actionGap * Double(titles.count - 1)
    isStacked = titles.count > 1 && sideBySide > limit
    let tallest = titles.map(Self.height).max() ?? 0
    // Stacked buttons are as tall as what a finger needs, so that their hit frames do not overlap.
    size =
      isStacked
      ? Size(width: widths.max() ?? 0, height: max(tallest, Spacing.touchTarget) * Double(titles.count))
      : Size(width: sideBySide, height: tallest)
  }

  private static func width(_ title: SetText) -> Double {
    max(title.size.width + 2 * Spacing.actionPadding, Spacing.touchTarget)
  }

  private static func height(_ title: SetText) -> Double {
    title.size.height + 2 * Spacing.actionPaddingY
  }

  /// The buttons' frames, from the reading edge.
  func frames(x: Double, y: Double, width: Double, align: TextAlign) -> [Rect] {
    var frames: [Rect] = []
    var left = x + align.offset(of: min(size.width, width), in: width)
    var top = y
    for title in titles {
      let own = min(Self.width(title), width)
      if isStacked {
        let height = size.height / Double(titles.count)
        frames.append(Rect(x: x + align.offset(of: own, in: width), y: top, width: own, height: height))
        top += height
      } else {
        frames.append(Rect(x: left, y: top, width: own, height: size.height))
        left += own + Spacing.actionGap
      }
    }
    return frames
  }
}

extension TextAlign {
  /// How far from the reading edge something begins in a wider box. The physical words count from the left of a
  /// left-to-right line; `Assembly` has turned them round where lines run the other way.
  func offset(of width: Double, in box: Double) -> Double {
    switch self {
    case .start, .left: 0
    case .center: (box - width) / 2
    case .end, .right: box - width
    }
  }

  /// Where lines lie, physically.
  func physical(_ direction: WritingDirection) -> Popup.TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .start: direction == .ltr ? .left : .right
    case .end: direction == .ltr ? .right : .left
    }
  }
}
