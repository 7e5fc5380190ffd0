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

  /// The buttons' frames, from the reading edge. Frames are not seen: it is the outermost title that stands flush with
  /// the texts above.
  func frames(x: Double, y: Double, width: Double, align: TextAlign) -> [Rect] {
    var frames: [Rect] = []
    var left = x + align.offset(of: min(size.width, width), in: width)
    if let first = titles.first, let last = titles.last { left += flush(align, first: first, last: last) }
    var top = y
    for title in titles {
      let own = min(Self.width(title), width + 2 * Spacing.actionPadding)
      if isStacked {
        let height = size.height / Double(titles.count)
        let offset = align.offset(of: own, in: width) + flush(align, first: title, last: title)
        frames.append(Rect(x: x + offset, y: top, width: own, height: height))
        top += height
      } else {
        frames.append(Rect(x: left, y: top, width: own, height: size.height))
        left += own + Spacing.actionGap
      }
    }
    return frames
  }

  /// How far a line of buttons moves for its outermost title to stand flush.
  private func flush(_ align: TextAlign, first: SetText, last: SetText) -> Double {
    func inset(_ title: SetText) -> Double { (Self.width(title) - title.size.width) / 2 }
    switch align {
    case .start, .left: return -inset(first)
    case .end, .right: return inset(last)
    case .center: return 0
    }
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
