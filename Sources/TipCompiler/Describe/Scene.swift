import PopupLayout
import TipDrawing
import TipSpecs

/// The popup on its screens, as the gallery shows it.
func scene(of popup: LaidOutPopup, drawn: Set<VariantName>) -> GalleryPopup {
  let plan = popup.plan
  var variants: [GalleryVariant] = []
  for cell in popup.cells {
    let screen = popup.screen(cell.name)
    let galleryScreen = GalleryScreen(name: screen.name, size: screen.size, safeArea: screen.safeArea)
    for theme in popup.project.themes {
      let scrim = Ink(plan.style.values.scrim[theme])
      let (anchor, frame, placement): (Rect?, Rect, String?) =
        switch cell.position {
        case .anchored(let anchored):
          (anchored.anchor, anchored.result.frame, anchored.result.placement.description)
        case .banner(let banner): (nil, banner.frame, nil)
        }
      let body: Rect =
        switch cell.position {
        case .anchored(let anchored): anchored.result.body
        case .banner(let banner): banner.frame
        }
      let emoji = popup.contentLayout(of: cell).emoji.map {
        GalleryEmoji(text: $0.text, frame: $0.frame.offsetBy(x: body.x, y: body.y))
      }
      variants.append(
        GalleryVariant(
          screen: galleryScreen, locale: popup.locale(cell.name).tag, theme: theme.rawValue,
          textSize: popup.textSize(cell.name).name, anchor: anchor, frame: frame,
          svg: popup.svgPath(cell, theme: theme, drawn: drawn), scrim: scrim, placement: placement,
          emoji: emoji))
    }
  }
  return GalleryPopup(
    id: plan.id, kind: plan.kind.rawValue, comment: plan.comment, source: plan.source, variants: variants)
}
