import PopupLayout
import TipDrawing

/// All that compiling one popup gives, as values: nothing has been printed or written yet.
package struct CompiledPopup: Sendable {
  /// What `layouts/ID.json` holds.
  package var layout: Popup

  /// How each of the layout's placements came about, in their order; `nil` for banners.
  package var traces: [PlacementTrace?]

  /// The drawings, each with its path in the output folder.
  package var pictures: [(path: String, picture: Picture)]

  /// The popup on its screens, for the gallery; its diagnostics are added by whoever knows their severities.
  package var scene: GalleryPopup
}
