import PopupLayout
import TipBuild
import TipCompiler
import TipDiagnostics
import TipDrawing
import TipSpecs

/// `tipc explain-layout`: why one popup lies where it does.
func explainLayout(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  let id = arguments.operands.first ?? ""
  let request = try LoadRequest(arguments, paths: Array(arguments.operands.dropFirst()))
  guard let linked = try await cleanlyLinked(request, console), let program = linked.program else { return .findings }
  let fonts = try requireFonts(program)
  let index = try chosen([id], of: program)
  let outcomes = await compileAll(program, fonts, index, jobs: 1) { _, compiled in compiled }
  guard let compiled = outcomes.first?.output else {
    var sink = DiagnosticSink()
    for outcome in outcomes { sink.absorb(outcome.findings) }
    console.put(
      renderText(sink.diagnostics, from: displayed(linked.sources, of: linked.loaded, from: request.workingFolder)))
    return .findings
  }
  let popup = compiled.layout
  let chosen = try chosenPlacement(of: popup, arguments)
  let variant = popup.placements[chosen]
  let screens = linked.loaded.project?.screens ?? []
  guard let screen = screens.first(where: { $0.name == variant.screen }) else { return .findings }
  let story = LayoutStory(popup: popup, variant: variant, trace: compiled.traces[chosen], screen: screen)
  try console.write(story.text)
  return .clean
}

/// The index of the placement that the options name; of those that they leave open, the first.
private func chosenPlacement(of popup: Popup, _ arguments: Arguments) throws -> Int {
  func narrowed(
    _ variants: [Int], _ option: OptionID, _ name: String, _ axis: (Popup.Variant) -> String
  ) throws -> [Int] {
    func value(_ index: Int) -> String { axis(popup.placements[index]) }
    guard let wanted = arguments.value(option) ?? variants.first.map(value) else { return variants }
    let found = variants.filter { value($0) == wanted }
    if found.isEmpty {
      let near = nearest(to: wanted, among: variants.map(value))
      throw UsageError(
        "\"\(popup.id)\" is not compiled for the \(name) `\(wanted)`", help: near.map { "did you mean `\($0)`?" })
    }
    return found
  }
  var variants = try narrowed(Array(popup.placements.indices), .screen, "screen", \.screen)
  variants = try narrowed(variants, .locale, "locale", \.locale)
  variants = try narrowed(variants, .textSize, "text size", \.textSize)
  guard let variant = variants.first else { throw Failure(.usage, "\"\(popup.id)\" is compiled for no screen") }
  return variant
}

/// Tells how one variant came about, in the words of the solver that placed it.
private struct LayoutStory {
  let popup: Popup
  let variant: Popup.Variant
  let trace: PlacementTrace?
  let screen: ScreenSpec

  var text: String {
    var lines = [
      "\(popup.kind.rawValue) \"\(popup.id)\" on \(variant.screen), \(variant.locale), \(variant.textSize)",
      row("screen", "\(size(screen.width.value, screen.height.value)), safe area \(safeArea)"),
    ]
    if let anchor = variant.anchor {
      lines += [row("anchor", rect(anchor)), row("body", rect(variant.body))]
      lines += trace?.lines.map { "  " + $0 } ?? []
    } else {
      lines += [
        row("edge", popup.placing.edge?.rawValue ?? "none"), row("painted", rect(variant.frame)),
      ]
      if let inside = variant.contentFrame { lines.append(row("inside the safe area", rect(inside))) }
    }
    return lines.map { visible($0) + "\n" }.joined()
  }

  private var safeArea: String {
    [(screen.safeTop, "top"), (screen.safeRight, "right"), (screen.safeBottom, "bottom"), (screen.safeLeft, "left")]
      .map { "\(decimal($0.value)) \($1)" }.joined(separator: ", ")
  }

  private func row(_ name: String, _ value: String) -> String {
    "  " + name + spaces(max(1, 9 - name.utf8.count)) + value
  }

  private func size(_ width: Double, _ height: Double) -> String { "\(decimal(width)) x \(decimal(height))" }

  private func rect(_ rect: Rect) -> String {
    "\(size(rect.width, rect.height)) at \(decimal(rect.x)), \(decimal(rect.y))"
  }
}

/// A number with at most three decimals.
func decimal(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(decimal: value)
  return String(decoding: bytes, as: UTF8.self)
}
