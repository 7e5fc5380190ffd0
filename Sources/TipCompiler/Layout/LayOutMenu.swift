import PopupLayout
import TipSpecs

/// Lays out a menu's rows: check column, image, title over subtitle; sections with their titles; separators.
struct MenuLayout {
  let plan: MenuPlan
  let style: StyleValues
  let context: LayoutContext
  let room: Room
  private let padding: LogicalPadding
  private let imageSize: Double
  private let hasImages: Bool
  private let hasStates: Bool

  init(_ plan: MenuPlan, style: StyleValues, context: LayoutContext, room: Room) {
    self.plan = plan
    self.style = style
    self.context = context
    self.room = room
    padding = LogicalPadding(style.padding, direction: context.direction)
    imageSize = context.scaled(style.imageSize)
    let rows = plan.rows
    hasImages = rows.contains { $0.image != nil }
    hasStates = rows.contains { $0.state != nil }
  }

  /// The width of an image, or of a check mark, with the gap behind it.
  private var columnWidth: Double { imageSize + style.imageGap.value }
  private var besideWidth: Double { (hasStates ? columnWidth : 0) + (hasImages ? columnWidth : 0) }
  private var isCentred: Bool { style.title.align == .center }

  /// A row's texts.
  private struct RowTexts {
    var row: RowPlan
    var title: SetText
    var subtitle: SetText?
    var width: Double { max(title.size.width, subtitle?.size.width ?? 0) }
    var height: Double { title.size.height + (subtitle?.size.height ?? 0) }
  }

  private struct SectionTexts {
    var title: SetText?
    var isExplicit: Bool
    var rows: [RowTexts]
  }

  func run() -> ContentLayout {
    let limit = max(0, widthLimit - padding.width - besideWidth)
    let sections = plan.sections.map { section in
      SectionTexts(
        title: section.title.map { set($0, .subtitle, style.subtitle, width: limit + besideWidth) },
        isExplicit: section.isExplicit,
        rows: section.rows.map { row in
          RowTexts(
            row: row, title: set(row.title, .title, style.title, width: limit),
            subtitle: row.subtitle.map { set($0, .subtitle, style.subtitle, width: limit) })
        })
    }
    return assemble(sections, width: bodyWidth(sections))
  }

  private var widthLimit: Double {
    let limit = min(style.maxWidth?.value ?? .infinity, room.width)
    switch style.width {
    case .points(let points): return min(max(points.value, style.minWidth.value), limit)
    case .hug, .fill: return limit
    }
  }

  private func bodyWidth(_ sections: [SectionTexts]) -> Double {
    switch style.width {
    case .points, .fill: return context.snappedUp(max(0, widthLimit))
    case .hug:
      let rows = sections.flatMap(\.rows).map(\.width).max() ?? 0
      let titles = sections.compactMap(\.title?.size.width).max() ?? 0
      let natural = max(rows + besideWidth, titles) + padding.width
      return context.snappedUp(max(0, min(max(natural, style.minWidth.value), widthLimit)))
    }
  }

  private func set(_ text: LocalizedText, _ role: Popup.TextRole, _ values: TextValues, width: Double) -> SetText {
    context.typesetter.set(
      text, role: role, values: values, context: context, maxWidth: width, maxHeight: nil, maxLines: nil)
  }

  private func assemble(_ sections: [SectionTexts], width: Double) -> ContentLayout {
    var parts = stack(sections, width: width, from: padding.top)
    let contentHeight = context.snappedUp(parts.y + padding.bottom)
    let visible = visibleRows(parts.rows, contentHeight: contentHeight, within: room.height)
    let all = parts.rows.count
    let height = bodyHeight(parts.rows, contentHeight: contentHeight, within: room.height)
    let body = Size(width: width, height: context.snappedUp(height))
    let least = minimum(parts.rows)
    if visible == all && height > contentHeight {
      let offset = style.verticalAlign.offset(of: contentHeight, in: height)
      parts = stack(sections, width: width, from: padding.top + offset)
    }
    var result = ContentLayout(
      layout: Popup.Layout(
        axis: .vertical, maxWidth: room.width, body: body, texts: [], images: [], actions: [], close: nil,
        rows: parts.rows, separators: parts.separators.map { Popup.Separator(frame: $0) },
        sections: parts.sections, contentHeight: contentHeight, visibleRows: visible, scrolls: visible < all),
      wholeHeight: context.snappedUp(bodyHeight(parts.rows, contentHeight: contentHeight, within: .infinity)),
      texts: parts.assembly.texts, images: parts.assembly.images)
    result.setMinimum(least)
    return result
  }

  /// The height of a body in a room, before it is rounded to device pixels.
  private func bodyHeight(_ rows: [Popup.Row], contentHeight: Double, within room: Double) -> Double {
    let visible = visibleRows(rows, contentHeight: contentHeight, within: room)
    let shown = visible == rows.count ? contentHeight : rows.prefix(visible).last.map { bottom(of: $0) } ?? 0
    return min(max(shown, min(style.minHeight.value, style.maxHeight?.value ?? .infinity)), max(room, 0))
  }

  /// The least body: one letter a line, the first row with what stands above it.
  private func minimum(_ rows: [Popup.Row]) -> Size {
    let letter = rows.flatMap { [$0.title.font.size, $0.subtitle?.font.size ?? .infinity] }.min() ?? 0
    return Size(
      width: context.snappedUp(padding.width + besideWidth + letter), height: rows.first.map { bottom(of: $0) } ?? 0)
  }

  /// The sections one below the other, the first beginning at `top`.
  private func stack(_ sections: [SectionTexts], width: Double, from top: Double) -> Parts {
    var parts = Parts(assembly: Assembly(width: width, direction: context.direction), y: top)
    for (index, section) in sections.enumerated() {
      if index > 0 { parts.y += context.snappedUp(style.sectionGap.value) }
      add(section, width: width, to: &parts)
    }
    return parts
  }

  /// How high a body is that ends below a row.
  private func bottom(of row: Popup.Row) -> Double { context.snappedUp(row.frame.maxY + padding.bottom) }

  /// How many rows stand wholly in the room, and in `max-height` and `max-rows`; one at least where there is room for
  /// it, however little `max-height` allows.
  private func visibleRows(_ rows: [Popup.Row], contentHeight: Double, within room: Double) -> Int {
    let limit = min(room, style.maxHeight?.value ?? .infinity) + Self.tolerance
    let most = min(style.maxRows ?? rows.count, rows.count)
    if most == rows.count && contentHeight <= limit { return rows.count }
    let whole = rows.prefix(most).prefix { bottom(of: $0) <= limit }.count
    guard whole == 0, let first = rows.first, bottom(of: first) <= room + Self.tolerance else { return whole }
    return 1
  }

  /// Sums of thousandths in binary may be off by far less than this; a row is never left out for it.
  private static let tolerance = 1.0 / 4096

  /// What has been laid out so far, from the top.
  private struct Parts {
    var assembly: Assembly
    var y: Double
    var rows: [Popup.Row] = []
    var separators: [Rect] = []
    var sections: [Popup.Section] = []
  }

  private func add(_ section: SectionTexts, width: Double, to parts: inout Parts) {
    let top = parts.y
    var title: Popup.Text?
    if let text = section.title {
      let column = width - padding.width
      title = parts.assembly.add(text, x: padding.leading, y: top + Spacing.sectionTitleTop, width: column).described
      parts.y += context.snappedUp(text.size.height + Spacing.sectionTitleTop + Spacing.sectionTitleBottom)
    }
    let first = parts.rows.count
    for row in section.rows {
      if !parts.rows.isEmpty { addSeparator(before: row, opensSection: parts.rows.count == first, to: &parts) }
      add(row, width: width, to: &parts)
    }
    guard section.isExplicit else { return }
    parts.sections.append(
      Popup.Section(
        frame: parts.assembly.physical(Rect(x: 0, y: top, width: width, height: parts.y - top)), title: title,
        firstRow: first, rowCount: parts.rows.count - first))
  }

  /// A separator lies at the bottom of the row above it; between sections, at the top of the gap.
  private func addSeparator(before row: RowTexts, opensSection: Bool, to parts: inout Parts) {
    guard let separator = style.separator, !separator.color.isNothing, let above = parts.rows.last?.frame else {
      return
    }
    let thickness = snapped(stroke: separator.thickness.value, scale: context.scale)
    let inset = separator.inset.value
    let y = opensSection && style.sectionGap.thousandths > 0 ? above.maxY : above.maxY - thickness
    parts.separators.append(
      Rect(x: inset, y: y, width: max(0, parts.assembly.width - 2 * inset), height: thickness))
  }

  private func add(_ texts: RowTexts, width: Double, to parts: inout Parts) {
    let least = context.scaled(style.rowHeight)
    let height = context.snappedUp(texts.height > least ? texts.height + 2 * Spacing.rowPaddingY : least)
    let frame = Rect(x: 0, y: parts.y, width: width, height: height)
    let row = texts.row
    var x = padding.leading
    var check: Rect?
    if hasStates {
      let box = Rect(x: x, y: frame.midY - imageSize / 2, width: imageSize, height: imageSize)
      check = row.state == nil ? nil : parts.assembly.physical(box)
      x += columnWidth
    }
    var column = max(0, width - padding.trailing - x)
    if isCentred {
      // Image and title together stand in the middle of what is left of the row.
      let own = texts.width + (row.image == nil ? 0 : columnWidth)
      x += max(0, (column - own) / 2)
      column = min(own, column)
    }
    if let image = row.image {
      parts.assembly.add(
        image, Rect(x: x, y: frame.midY - imageSize / 2, width: imageSize, height: imageSize), row: row.index)
    }
    let reserved = isCentred ? row.image != nil : hasImages
    if reserved {
      x += columnWidth
      column = max(0, column - columnWidth)
    }
    let top = frame.midY - texts.height / 2
    let title = parts.assembly.add(texts.title, x: x, y: top, width: column, row: row.index)
    let subtitle = texts.subtitle.map {
      parts.assembly.add($0, x: x, y: top + texts.title.size.height, width: column, row: row.index)
    }
    let image = row.image == nil ? nil : parts.assembly.images.last
    parts.rows.append(
      Popup.Row(
        index: row.index, id: row.id, frame: frame, title: title.described, subtitle: subtitle?.described,
        image: image.map { Popup.Image($0, locale: context.localeIndex) }, role: row.role,
        state: row.state, disabled: row.disabled, checkFrame: check))
    parts.y += height
  }
}
