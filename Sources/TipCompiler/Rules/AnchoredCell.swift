import PopupLayout

/// What a cell of a tip or menu is made of.
final class AnchoredCell {
  let anchor: Rect
  let request: PlacementRequest
  let result: PlacementResult

  init(anchor: Rect, request: PlacementRequest, result: PlacementResult) {
    self.anchor = anchor
    self.request = request
    self.result = result
  }
}
