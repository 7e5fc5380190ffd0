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
  var popup = LaidOutPopup(plan: plan, project: project, sources: program.sources)
  for locale in project.locales.indices {
    for textSize in project.textSizes.indices {
      popup.contents.append(LocalizedContent(locale: locale, textSize: textSize))
    }
  }
  let placing = Placing(plan)
  var caches = popup.contents.map { _ in [ContentRoom: ContentLayout]() }
  for screen in plan.screens {
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
      let outcome = layouter.run(anchor: anchors[screen]?[project.locales[locale].isRightToLeft])
      swap(&layouter.cache, &caches[content])
      switch outcome {
      case .offscreen(let anchor, let distance):
        popup.offscreen.append(OffscreenCell(name: name, anchor: anchor, distance: distance))
      case .placed(let position, let layout):
        let index = popup.contents[content].index(of: layout)
        for other in layouter.asked { _ = popup.contents[content].index(of: other) }
        popup.cells.append(
          Cell(
            name: name, content: content, layout: index, position: position,
            wholes: layouter.asked.map { ($0.layout.axis, $0.layout.body) }))
      }
    }
  }
  popup.seenTexts = popup.gatherTexts()
  return popup
}

/// The anchor's rectangle for each screen, in left-to-right and right-to-left locales.
private func anchors(
  of plan: PopupPlan, project: ProjectSpec, into sink: inout DiagnosticSink
) -> [Int: [Bool: Rect]]? {
  guard let anchor = plan.anchor else { return [:] }
  var rectangles: [Int: [Bool: Rect]] = [:]
  var inverted: (anchor: InvertedAnchor, screens: [String])?
  var isComplete = true
  for index in plan.screens {
    let screen = project.screens[index]
    guard let edges = anchor.spec.rectangle(on: screen.name) else {
      sink.report(.anchorWithoutScreen(screen.name, at: anchor.place, popup: plan.id))
      isComplete = false
      continue
    }
    for rightToLeft in [false, true] {
      switch resolve(edges, on: screen, rightToLeft: rightToLeft) {
      case .success(let rectangle):
        rectangles[index, default: [:]][rightToLeft] = rectangle
      case .failure(let failure):
        if !rightToLeft { inverted = (inverted?.anchor ?? failure, (inverted?.screens ?? []) + [screen.name]) }
      }
    }
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
}
