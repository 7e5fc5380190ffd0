import PopupLayout

/// What a cell of a tip or menu is made of.
struct AnchoredCell {
  var anchor: Rect
  var request: PlacementRequest
  var result: PlacementResult
}
