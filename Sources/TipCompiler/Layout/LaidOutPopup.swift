import PopupLayout
import TipDiagnostics
import TipSpecs

/// A popup laid out for every screen, locale and text size: what rules look at, and what is drawn and described.
struct LaidOutPopup {
  let plan: PopupPlan
  let program: Program

  /// For each locale and text size, the latter changing faster.
  var contents: [LocalizedContent] = []

  /// For each screen, locale and text size, the last changing fastest.
  var cells: [Cell] = []

  /// Every text of every layout that a cell shows; gathered once, when all is laid out.
  var seenTexts: [SeenText] = []

  /// The cells of tips and menus, with what they are made of; gathered likewise.
  var anchored: [(cell: Cell, anchored: AnchoredCell)] = []

  /// The cells where no part of the anchor is on the screen, which have no layout.
  var offscreen: [OffscreenCell] = []
}

/// The contents in one locale and text size.
struct LocalizedContent {
  let locale: Int
  let textSize: Int

  /// Each different layout once, in the order in which screens needed them: those that are shown, and those that had no
  /// room where the declared anchors are but may have where the app's are.
  var layouts: [ContentLayout] = []

  /// Adds a layout, or finds the one that shows the same: it holds for the least of the rooms that it was made for.
  mutating func index(of layout: ContentLayout) -> Int {
    let found = layouts.firstIndex { known in
      var same = known.layout
      same.maxWidth = layout.layout.maxWidth
      same.scale = layout.layout.scale
      return same == layout.layout
    }
    guard let found else {
      layouts.append(layout)
      return layouts.count - 1
    }
    layouts[found].layout.maxWidth = min(layouts[found].layout.maxWidth, layout.layout.maxWidth)
    if layouts[found].layout.scale != layout.layout.scale { layouts[found].layout.scale = nil }
    return found
  }
}

/// A popup on one screen, in one locale and text size.
final class Cell {
  let name: CellName

  /// The index of its contents.
  let content: Int

  /// The index of its layout within them.
  let layout: Int
  let position: Position

  init(name: CellName, content: Int, layout: Int, position: Position) {
    self.name = name
    self.content = content
    self.layout = layout
    self.position = position
  }

  enum Position {
    case anchored(AnchoredCell)
    case banner(BannerFrames)
  }

  /// How a tip or menu came to lie where it lies; `nil` for banners.
  var trace: PlacementTrace? {
    if case .anchored(let anchored) = position { anchored.trace } else { nil }
  }
}

/// Names a cell: indices into the project's screens, locales and text sizes.
struct CellName: Hashable {
  var screen: Int
  var locale: Int
  var textSize: Int
}

/// An anchor that is not on the screen.
struct OffscreenCell {
  var name: CellName
  var anchor: Rect

  /// How far it is from the screen, in points.
  var distance: Double
}

extension LaidOutPopup {
  var project: ProjectSpec { program.project }
  var sources: SourceTable { program.sources }

  func screen(_ name: CellName) -> ScreenSpec { project.screens[name.screen] }
  func locale(_ name: CellName) -> LocaleTag { project.locales[name.locale] }
  func textSize(_ name: CellName) -> TextSize { project.textSizes[name.textSize] }

  /// The contents that a cell shows.
  func contentLayout(of cell: Cell) -> ContentLayout {
    contents[cell.content].layouts[cell.layout]
  }

  /// The style that holds where a cell's popup lies.
  func style(of cell: Cell) -> StyleValues {
    guard case .anchored(let anchored) = cell.position, anchored.result.axis == .horizontal else {
      return plan.style.values
    }
    return plan.style.atSide ?? plan.style.values
  }
}
