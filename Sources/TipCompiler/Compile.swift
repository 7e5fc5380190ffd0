import PopupLayout
import TipDiagnostics
import TipDrawing
import TipSpecs

/// Compiles one popup: lays it out for every variant, checks it, draws and describes it.
///
/// - Parameter typesetter: Confined to the calling task.
/// - Returns: `nil` where it cannot be laid out; the sink says why.
package func compile(
  _ index: Int, of program: Program, on typesetter: Typesetter, into sink: inout DiagnosticSink
) -> CompiledPopup? {
  let plan = program.popups[index]
  guard let popup = layOut(plan, of: program, on: typesetter, into: &sink) else { return nil }
  check(popup, into: &sink)
  guard popup.offscreen.isEmpty else { return nil }
  let drawn = Set(program.drawnVariants(of: plan))
  return CompiledPopup(
    layout: describe(popup, drawn: drawn, typesetter: typesetter),
    traces: popup.cells.map(\.trace),
    pictures: draw(popup, variants: drawn, typesetter: typesetter),
    scene: scene(of: popup, drawn: drawn))
}

/// Lays one popup out and checks it, and stops there: all that `validate` needs.
package func validate(
  _ index: Int, of program: Program, on typesetter: Typesetter, into sink: inout DiagnosticSink
) {
  let plan = program.popups[index]
  guard let popup = layOut(plan, of: program, on: typesetter, into: &sink) else { return }
  check(popup, into: &sink)
}
