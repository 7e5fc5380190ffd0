import PopupLayout
import TipSpecs

/// Lays out a tip's or banner's contents: an image at the beginning, title and message in a column beside it, actions
/// below them, the close button at the end.
///
/// Everything is reckoned from the reading edge and mirrored at the end where lines run from right to left.
struct MessageLayout {
  let plan: MessagePlan
  let style: StyleValues
  let context: LayoutContext
  let room: Room

  /// What lies around the contents: the padding, and for a banner what the safe area and the overshoot add.
  let padding: LogicalPadding

  /// The body's height is not limited by `min-height` and `max-height` themselves but by these, in points.
  let minHeight: Double
  let maxHeight: Double

  /// Likewise its width; a banner's is its room's, whatever the style says.
  let width: WidthSpec
  let maxWidth: Double

  /// Whether it is a banner's, which has no sides to choose among.
  let fillsRoom: Bool

  init(
    _ plan: MessagePlan, style: StyleValues, context: LayoutContext, room: Room, padding: LogicalPadding? = nil,
    extraHeight: Double = 0, fillsRoom: Bool = false
  ) {
    self.plan = plan
    self.style = style
    self.context = context
    self.room = room
    self.fillsRoom = fillsRoom
    self.padding = padding ?? LogicalPadding(style.padding, direction: context.direction)
    width = fillsRoom ? .fill : style.width
    maxWidth = fillsRoom ? .infinity : style.maxWidth?.value ?? .infinity
    minHeight = style.minHeight.value + extraHeight
    maxHeight = style.maxHeight.map { $0.value + extraHeight } ?? .infinity
  }

  private var imageSize: Double { plan.image == nil ? 0 : context.scaled(style.imageSize) }
  private var closeSize: Double { plan.close ? context.scaled(Spacing.closeSize) : 0 }
  private var gap: Double { style.imageGap.value }

  /// What stands beside the column of texts.
  private var besideWidth: Double {
    (imageSize > 0 ? imageSize + gap : 0) + (closeSize > 0 ? closeSize + max(gap, Spacing.actionGap) : 0)
  }

  /// The greatest width of the body.
  private var widthLimit: Double {
    let limit = min(maxWidth, room.width)
    switch width {
    case .points(let points): return min(max(points.value, style.minWidth.value), limit)
    case .hug, .fill: return limit
    }
  }

  func run() -> ContentLayout {
    let columnLimit = max(0, widthLimit - padding.width - besideWidth)
    let title = plan.title.map { set($0, .title, style.title, width: columnLimit) }
    let message = set(plan.message, .message, style.message, width: columnLimit)
    let actions = plan.actions.map { set($0.title, .action, style.action, width: columnLimit, maxLines: 1) }
    let rows = ActionRows(titles: actions, limit: columnLimit)
    let column = columnWidth(title: title, message: message, actions: rows, limit: columnLimit)
    let bodyWidth = context.snappedUp(min(column + besideWidth + padding.width, max(room.width, 0)))

    let natural = height(title: title, message: message, actions: rows) + padding.height
    let height = bodyHeight(natural, within: room.height)
    let cut = cutToFit(title: title, message: message, actions: rows, height: height - padding.height)
    var result = assemble(
      title: cut.title, message: cut.message, actions: rows,
      body: Size(width: bodyWidth, height: height))
    result.layout.contentHeight = context.snappedUp(natural)
    result.wholeHeight = bodyHeight(natural, within: .infinity)
    result.dropped = cut.dropped
    if !fillsRoom { result.setMinimum(minimum(title: title, message: message, actions: rows)) }
    return result
  }

  /// The height of a body in a room. `overflow: grow` lifts the style's own limit, never the room's.
  private func bodyHeight(_ natural: Double, within room: Double) -> Double {
    let own = style.message.overflow == .grow ? .infinity : maxHeight
    let limit = max(0, min(own, room))
    return context.snappedUp(min(max(natural, min(minHeight, limit)), limit))
  }

  /// The least body: one letter a line, or the title's first line alone, with all that stands beside and below it.
  private func minimum(title: SetText?, message: SetText, actions: ActionRows) -> Size {
    let letter = min(message.font.size, title?.font.size ?? .infinity)
    let fixed = actions.size.height > 0 ? Spacing.actionGap + actions.size.height : 0
    let column = fixed + (title ?? message).firstLineHeight
    return Size(
      width: context.snappedUp(padding.width + besideWidth + letter),
      height: context.snappedUp(padding.height + max(column, imageSize, closeSize)))
  }

  private func set(
    _ text: LocalizedText, _ role: Popup.TextRole, _ values: TextValues, width: Double, maxHeight: Double? = nil,
    maxLines: Int? = nil
  ) -> SetText {
    context.typesetter.set(
      text, role: role, values: values, context: context, maxWidth: width, maxHeight: maxHeight, maxLines: maxLines)
  }

  private func columnWidth(title: SetText?, message: SetText, actions: ActionRows, limit: Double) -> Double {
    let natural = max(title?.size.width ?? 0, message.size.width, actions.size.width)
    let fixed = besideWidth + padding.width
    switch width {
    case .points, .fill: return limit
    case .hug: return min(max(natural, style.minWidth.value - fixed), limit)
    }
  }

  private func height(title: SetText?, message: SetText, actions: ActionRows) -> Double {
    var column = message.size.height
    if let title { column += title.size.height + Spacing.titleGap }
    if actions.size.height > 0 { column += Spacing.actionGap + actions.size.height }
    return max(column, imageSize, closeSize)
  }

  /// Cuts the message, then the title, at whole lines until both stand in the height that is left for them.
  private func cutToFit(
    title: SetText?, message: SetText, actions: ActionRows, height available: Double
  ) -> (title: SetText?, message: SetText?, dropped: [SetText]) {
    let fixed = actions.size.height > 0 ? Spacing.actionGap + actions.size.height : 0
    let left = available - fixed + Self.tolerance
    let titleHeight = title.map { $0.size.height + Spacing.titleGap } ?? 0
    if titleHeight + message.size.height <= left { return (title, message, []) }
    let width = message.limit
    if titleHeight + message.firstLineHeight <= left {
      let cut = set(plan.message, .message, style.message, width: width, maxHeight: left - titleHeight)
      return (title, cut, [])
    }
    guard let title, let titleText = plan.title else {
      // Not even one line fits: the solver has been told how much one needs, so this is a body without any room.
      guard message.firstLineHeight <= left else { return (nil, nil, [message]) }
      return (nil, set(plan.message, .message, style.message, width: width, maxHeight: left), [])
    }
    let forTitle = left - Spacing.titleGap - message.firstLineHeight
    if title.firstLineHeight <= forTitle {
      let cutTitle = set(titleText, .title, style.title, width: title.limit, maxHeight: forTitle)
      let cut = set(plan.message, .message, style.message, width: width, maxHeight: message.firstLineHeight)
      return (cutTitle, cut, [])
    }
    guard title.firstLineHeight <= left else { return (nil, nil, [title, message]) }
    return (set(titleText, .title, style.title, width: title.limit, maxHeight: left), nil, [message])
  }

  /// Sums of thousandths in binary may be off by far less than this; a line is never cut for it.
  private static let tolerance = 1.0 / 4096

  private func assemble(title: SetText?, message: SetText?, actions: ActionRows, body: Size) -> ContentLayout {
    var column = 0.0
    if let title { column += title.size.height }
    if title != nil && message != nil { column += Spacing.titleGap }
    if let message { column += message.size.height }
    if actions.size.height > 0 { column += Spacing.actionGap + actions.size.height }
    let inner = body.height - padding.height
    let content = max(column, imageSize, closeSize)
    let top = padding.top + style.verticalAlign.offset(of: min(content, inner), in: inner)
    let columnTop = top + style.verticalAlign.offset(of: column, in: content)
    let columnX = padding.leading + (imageSize > 0 ? imageSize + gap : 0)
    let columnWidth = max(0, body.width - padding.width - besideWidth)

    var assembly = Assembly(width: body.width, direction: context.direction)
    var y = columnTop
    if let title {
      assembly.add(title, x: columnX, y: y, width: columnWidth)
      y += title.size.height + (message == nil ? 0 : Spacing.titleGap)
    }
    if let message {
      assembly.add(message, x: columnX, y: y, width: columnWidth)
      y += message.size.height
    }
    if let image = plan.image {
      let imageTop = top + style.verticalAlign.offset(of: imageSize, in: content)
      assembly.add(image, Rect(x: padding.leading, y: imageTop, width: imageSize, height: imageSize))
    }
    let frames = actions.frames(x: columnX, y: y + Spacing.actionGap, width: columnWidth, align: style.action.align)
    let described = zip(zip(plan.actions, actions.titles), frames).map { pair, frame in
      assembly.action(id: pair.0.id, title: pair.1, frame: frame)
    }
    let close = closeSize > 0 ? closeButton(top: top, body: body) : nil
    return ContentLayout(
      layout: Popup.Layout(
        axis: .vertical, maxWidth: room.width, body: body,
        texts: assembly.texts.filter { $0.text.role != .action }.map(\.described),
        images: assembly.images.map { Popup.Image($0, locale: context.localeIndex) },
        actions: described, close: close, rows: [], separators: [], sections: [], contentHeight: body.height,
        visibleRows: nil, scrolls: false),
      wholeHeight: body.height, texts: assembly.texts, images: assembly.images)
  }

  private func closeButton(top: Double, body: Size) -> Popup.Button {
    let frame = Rect(
      x: body.width - padding.trailing - closeSize, y: top, width: closeSize, height: closeSize)
    let physical = context.direction == .rtl ? frame.mirrored(in: body.width) : frame
    return Popup.Button(frame: physical, hitFrame: physical.hitFrame)
  }
}

extension VerticalAlign {
  /// How far down something begins in a taller box.
  func offset(of height: Double, in box: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (box - height) / 2
    case .bottom: box - height
    }
  }
}
