import PopupLayout
import TipDrawing
import TipSpecs

/// Draws the variants of a popup that a file is written for.
///
/// - Returns: Each drawing with its path in the output folder, ordered by screen, locale, text size, theme.
func draw(
  _ popup: LaidOutPopup, variants: Set<VariantName>, typesetter: Typesetter
) -> [(path: String, picture: Picture)] {
  guard !variants.isEmpty else { return [] }
  var pictures: [(String, Picture)] = []
  for cell in popup.cells {
    for theme in popup.project.themes {
      let name = popup.variantName(cell.name, theme: theme)
      guard variants.contains(name) else { continue }
      let drawer = Drawer(popup: popup, cell: cell, theme: theme, typesetter: typesetter)
      pictures.append((name.path(popup: popup.plan.id), drawer.picture()))
    }
  }
  return pictures
}

extension LaidOutPopup {
  func variantName(_ cell: CellName, theme: Popup.Theme) -> VariantName {
    VariantName(
      screen: screen(cell).name, locale: locale(cell).tag, theme: theme, textSize: textSize(cell).name)
  }
}

/// Draws one variant. Its coordinates begin at the top left of the popup's frame: some importers know no other origin.
struct Drawer {
  let popup: LaidOutPopup
  let theme: Popup.Theme
  let typesetter: Typesetter
  let content: ContentLayout
  let style: StyleValues
  let drawsText: Bool
  private let shape: DrawnShape
  private let locale: Int
  private let scale: Int?

  init(popup: LaidOutPopup, cell: Cell, theme: Popup.Theme, typesetter: Typesetter) {
    self.popup = popup
    self.theme = theme
    self.typesetter = typesetter
    content = popup.contentLayout(of: cell)
    style = popup.style(of: cell)
    drawsText = popup.project.svg.text == .outlines
    shape = DrawnShape(cell, style: style)
    scale = popup.screen(cell.name).scale
    locale = cell.name.locale
  }

  func picture() -> Picture {
    var shapes: [Shape] = []
    if let ink = fill { shapes.append(.path(Path(shape.outline), fill: .ink(ink), stroke: nil)) }
    if let border = style.border, let ink = Ink(border.color[theme]),
      let ring = shape.ring(width: border.width.value, scale: scale)
    {
      shapes.append(.path(ring, fill: .ink(ink), stroke: nil))
    }
    shapes += separators() + images()
    if drawsText { shapes += texts() + marks() }
    var frame = Rect(x: 0, y: 0, width: shape.frame.width, height: shape.frame.height)
    for shape in shapes { if let ink = shape.inkBounds { frame = frame.enclosing(ink) } }
    return Picture(
      frame: frame, shapes: shapes.map { $0.moved(x: -frame.x, y: -frame.y) }, label: drawsText ? label : nil)
  }

  /// Where the body's top left lies in the drawing.
  private var origin: Point { shape.origin }

  private var fill: Ink? {
    Ink(style.background[theme], opacity: style.backgroundOpacity)
  }

  /// What the drawing says to assistive technology: the popup's label, else its visible texts in reading order.
  private var label: String {
    if let label = popup.plan.accessibility.label { return label.strings[locale] }
    return content.texts.map(\.text.visible).joined(separator: "\n")
  }

  private func isVisible(row: Int?) -> Bool {
    guard let row, let visible = content.layout.visibleRows else { return true }
    return row < visible
  }

  private func separators() -> [Shape] {
    guard let separator = style.separator, let ink = Ink(separator.color[theme], opacity: separator.opacity) else {
      return []
    }
    let height = content.layout.body.height
    return content.layout.separators.filter { $0.frame.maxY < height }.map {
      .path(Path(rectangle: $0.frame.offsetBy(x: origin.x, y: origin.y)), fill: .ink(ink), stroke: nil)
    }
  }

  private func images() -> [Shape] {
    content.images.filter { isVisible(row: $0.row) }.flatMap { placed -> [Shape] in
      guard let picture = placed.image.picture else { return [] }
      var shapes = picture.shapes(fitting: placed.frame.offsetBy(x: origin.x, y: origin.y))
      if let ink = Ink(style.imageTint[theme]) { shapes = shapes.tinted(with: ink) }
      let opacity = rowOpacity(placed.row)
      return opacity == 1000 ? shapes : shapes.map { $0.repainted { $0.faded(opacity) } }
    }
  }

  private func texts() -> [Shape] {
    content.texts.filter { isVisible(row: $0.row) }.flatMap { placed -> [Shape] in
      var shapes: [Shape] = []
      if let ink = Ink(placed.text.values.background[theme]) {
        shapes.append(
          .path(Path(rectangle: placed.frame.offsetBy(x: origin.x, y: origin.y)), fill: .ink(ink), stroke: nil))
      }
      guard let ink = ink(of: placed) else { return shapes }
      let lines = typesetter.glyphs(of: placed.text, in: placed.frame.offsetBy(x: origin.x, y: origin.y))
      return shapes + lines.filter { !$0.isEmpty }.map { .glyphs($0, ink: ink) }
    }
  }

  /// The close button's cross and the rows' check marks, in the colour of the text beside them.
  private func marks() -> [Shape] {
    var shapes: [Shape] = []
    if let close = content.layout.close, let ink = Ink(style.message.color[theme], opacity: style.message.opacity) {
      shapes.append(.cross(in: close.frame.offsetBy(x: origin.x, y: origin.y), ink: ink))
    }
    for row in content.layout.rows where isVisible(row: row.index) {
      guard let frame = row.checkFrame, let state = row.state, let ink = titleInk(row: row.index) else { continue }
      let box = frame.offsetBy(x: origin.x, y: origin.y)
      switch state {
      case .on: shapes.append(.check(in: box, ink: ink))
      case .mixed: shapes.append(.dash(in: box, ink: ink))
      case .off: break
      }
    }
    return shapes
  }

  private func ink(of placed: PlacedText) -> Ink? {
    if placed.text.role == .title, let row = placed.row { return titleInk(row: row) }
    return Ink(placed.text.values.color[theme], opacity: placed.text.values.opacity)?
      .faded(rowOpacity(placed.row))
  }

  private func titleInk(row: Int) -> Ink? {
    let isDestructive = content.layout.rows[row].role == .destructive
    let color = isDestructive ? style.destructiveColor[theme] ?? style.title.color[theme] : style.title.color[theme]
    return Ink(color, opacity: style.title.opacity)?.faded(rowOpacity(row))
  }

  /// In thousandths.
  private func rowOpacity(_ row: Int?) -> Int {
    guard let row, content.layout.rows.indices.contains(row), content.layout.rows[row].disabled else { return 1000 }
    return style.disabledOpacity.thousandths
  }
}
