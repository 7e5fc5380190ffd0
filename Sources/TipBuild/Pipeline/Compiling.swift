import PopupLayout
import TipCompiler
import TipDiagnostics
import TipDrawing
import TipEmit

/// What compiling one popup has brought.
package struct PopupOutcome<Output: Sendable>: Sendable {
  /// `nil` where it could not be compiled; the sink says why.
  package var output: Output?
  package var findings: DiagnosticSink
}

/// Compiles popups, several at a time, and gives each to `consume` as soon as it is done.
///
/// - Parameters:
///   - fonts: The program's.
///   - indices: Which of the program's popups; the outcomes are in this order.
///   - consume: Called from several tasks at once.
package func compileAll<Output: Sendable>(
  _ program: Program, _ fonts: FontLibrary, _ indices: [Int], jobs: Int,
  consume: @escaping @Sendable (Int, CompiledPopup) -> Output
) async -> [PopupOutcome<Output>] {
  await parallelMap(count: indices.count, workers: jobs, state: typesetter(fonts)) { typesetter, position in
    let index = indices[position]
    var sink = DiagnosticSink()
    let compiled = compile(index, of: program, on: typesetter, into: &sink)
    return PopupOutcome(output: compiled.map { consume(index, $0) }, findings: sink)
  }
}

/// Lays popups out and checks them, and neither describes nor draws anything.
///
/// - Parameter done: Called from several tasks at once, after each popup.
func validateAll(
  _ program: Program, _ fonts: FontLibrary, _ indices: [Int], jobs: Int, done: @escaping @Sendable () -> Void
) async -> [DiagnosticSink] {
  await parallelMap(count: indices.count, workers: jobs, state: typesetter(fonts)) { typesetter, position in
    var sink = DiagnosticSink()
    validate(indices[position], of: program, on: typesetter, into: &sink)
    done()
    return sink
  }
}

/// Makes a worker's typesetter.
private func typesetter(_ fonts: FontLibrary) -> @Sendable () -> Typesetter {
  { Typesetter(fonts) }
}

extension Program {
  /// How many variants a popup has: screens, locales, themes and text sizes.
  func variantCount(of index: Int) -> Int {
    popups[index].screens.count * project.locales.count * project.themes.count * project.textSizes.count
  }
}

extension CompiledPopup {
  /// Its files, printed: the layout first.
  package var files: [OutputFile] {
    [OutputFile(layoutPath(layout.id), layoutJSON(layout))]
      + pictures.map { OutputFile($0.path, svg($0.picture, name: $0.path)) }
  }
}
