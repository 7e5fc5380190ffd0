import PopupLayout

/// Where a tip or menu lies in one cell, and how it came to lie there.
final class AnchoredCell {
  let trace: PlacementTrace

  init(_ trace: PlacementTrace) { self.trace = trace }

  var anchor: Rect { trace.request.anchor }
  var request: PlacementRequest { trace.request }
  var result: PlacementResult { trace.result }
}
