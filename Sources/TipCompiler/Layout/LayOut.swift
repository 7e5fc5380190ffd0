import PopupLayout
import TipDiagnostics
import TipSpecs

/// Lays a popup out for every screen, locale and text size of its project.
///
/// - Returns: `nil` where an anchor has no rectangle on a screen, which is reported.
func layOut(
  _ plan: PopupPlan, of program: Program, on typesetter: Typesetter, into sink: inout DiagnosticSink
) -> LaidOutPopup? {
  let project = program.project
  guard let anchors = anchors(of: plan, project: project, into: &sink) else { return nil }
  var popup = LaidOutPopup(plan: plan, program: program)
  for locale in project.locales.indices {
    for textSize in project.textSizes.indices {
      popup.contents.append(LocalizedContent(locale: locale, textSize: textSize))
    }
  }
  let placing = Placing(plan)
  var caches = popup.contents.map { _ in [ContentRoom: ContentLayout]() }
  for (position, screen) in plan.screens.enumerated() {
    for content in popup.contents.indices {
      let (locale, textSize) = (popup.contents[content].locale, popup.contents[content].textSize)
      let name = CellName(screen: screen, locale: locale, textSize: textSize)
      let context = LayoutContext(
        typesetter: typesetter, locale: project.locales[locale], localeIndex: locale,
        textSize: project.textSizes[textSize], scale: project.screens[screen].scale)
      // Moved there and back: a copy for each cell would make many screens quadratic.
      var cache: [ContentRoom: ContentLayout] = [:]
      swap(&cache, &caches[content])
      var layouter = CellLayouter(
        plan: plan, screen: project.screens[screen], context: context, placing: placing, cache: consume cache)
      let outcome = layouter.run(
        anchor: anchors.isEmpty ? nil : anchors[position][project.locales[locale].isRightToLeft])
      swap(&layouter.cache, &caches[content])
      switch outcome {
      case .offscreen(let anchor, let distance):
        popup.offscreen.append(OffscreenCell(name: name, anchor: anchor, distance: distance))
      case .placed(let position, let layout):
        let index = popup.contents[content].index(of: layout)
        for other in layouter.asked { _ = popup.contents[content].index(of: other) }
        popup.cells.append(Cell(name: name, content: content, layout: index, position: position))
      }
    }
  }
  popup.seenTexts = popup.gatherTexts()
  popup.anchored = popup.gatherAnchored()
  return popup
}

/// An anchor's rectangles on one screen.
private struct ScreenAnchor {
  var leftToRight: Rect?
  var rightToLeft: Rect?

  subscript(isRightToLeft: Bool) -> Rect? {
    get { isRightToLeft ? rightToLeft : leftToRight }
    set { if isRightToLeft { rightToLeft = newValue } else { leftToRight = newValue } }
  }
}

/// The anchor's rectangles for each of the popup's screens; none for a popup without an anchor.
private func anchors(
  of plan: PopupPlan, project: ProjectSpec, into sink: inout DiagnosticSink
) -> [ScreenAnchor]? {
  guard let anchor = plan.anchor else { return [] }
  var rectangles: [ScreenAnchor] = []
  var inverted: (anchor: InvertedAnchor, screens: [String])?
  var isComplete = true
  for index in plan.screens {
    let screen = project.screens[index]
    guard let edges = anchor.spec.rectangle(on: screen.name) else {
      sink.report(.anchorWithoutScreen(screen.name, at: anchor.place, popup: plan.id))
      isComplete = false
      continue
    }
    var own = ScreenAnchor()
    for rightToLeft in [false, true] {
      switch resolve(edges, on: screen, rightToLeft: rightToLeft) {
      case .success(let rectangle):
        own[rightToLeft] = rectangle
      case .failure(let failure):
        if !rightToLeft { inverted = (inverted?.anchor ?? failure, (inverted?.screens ?? []) + [screen.name]) }
      }
    }
    rectangles.append(own)
  }
  if let inverted {
    sink.report(
      .invertedAnchor(inverted.anchor, screens: inverted.screens, at: anchor.place, popup: plan.id))
    return nil
  }
  return isComplete ? rectangles : nil
}

/// What contents depend on within one locale and text size.
struct ContentRoom: Hashable {
  var axis: Popup.Axis
  var room: Room

  /// Sizes are rounded to device pixels.
  var scale: Int?

  /// What a banner's contents keep clear of.
  var insets: Insets?

  /// Rooms differ in their sizes; the rest is left to `==`.
  func hash(into hasher: inout Hasher) {
    hasher.combine((room.width + 0).bitPattern ^ ((room.height + 0).bitPattern &* 0x9E37_79B9_7F4A_7C15))
  }
}
