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
  let outcomes = await compileAll(program, fonts, index, jobs: 1) { _, compiled in compiled.layout }
  guard let popup = outcomes.first?.output else {
    var sink = DiagnosticSink()
    for outcome in outcomes { sink.absorb(outcome.findings) }
    console.put(
      renderText(sink.diagnostics, from: displayed(linked.sources, of: linked.loaded, from: request.workingFolder)))
    return .findings
  }
  let variant = try chosenVariant(of: popup, arguments)
  let screens = linked.loaded.project?.screens ?? []
  guard let screen = screens.first(where: { $0.name == variant.screen }) else { return .findings }
  try console.write(LayoutStory(popup: popup, variant: variant, screen: screen).text)
  return .clean
}

private func chosenVariant(of popup: Popup, _ arguments: Arguments) throws -> Popup.Variant {
  func narrowed(
    _ variants: [Popup.Variant], _ option: OptionID, _ name: String, _ value: (Popup.Variant) -> String
  ) throws -> [Popup.Variant] {
    guard let wanted = arguments.value(option) ?? variants.first.map(value) else { return variants }
    let found = variants.filter { value($0) == wanted }
    if found.isEmpty {
      let near = nearest(to: wanted, among: variants.map(value))
      throw UsageError(
        "\"\(popup.id)\" is not compiled for the \(name) `\(wanted)`", help: near.map { "did you mean `\($0)`?" })
    }
    return found
  }
  var variants = try narrowed(popup.placements, .screen, "screen", \.screen)
  variants = try narrowed(variants, .locale, "locale", \.locale)
  variants = try narrowed(variants, .textSize, "text size", \.textSize)
  guard let variant = variants.first else { throw Failure(.usage, "\"\(popup.id)\" is compiled for no screen") }
  return variant
}

/// Tells how one variant came about, by asking the solver's own functions again.
private struct LayoutStory {
  let popup: Popup
  let variant: Popup.Variant
  let screen: ScreenSpec

  private var content: Popup.Content? {
    popup.contents.indices.contains(variant.content) ? popup.contents[variant.content] : nil
  }

  var text: String {
    var lines = [
      "\(popup.kind.rawValue) \"\(popup.id)\" on \(variant.screen), \(variant.locale), \(variant.textSize)",
      row("screen", "\(size(screen.width.value, screen.height.value)), safe area \(insets(safeArea))"),
    ]
    if let anchor = variant.anchor {
      lines += aboutAnchored(anchor)
    } else {
      lines += [
        row("edge", popup.placing.edge?.rawValue ?? "none"), row("painted", rect(variant.frame)),
      ]
      if let inside = variant.contentFrame { lines.append(row("inside the safe area", rect(inside))) }
    }
    return lines.map { visible($0) + "\n" }.joined()
  }

  private var safeArea: Insets {
    Insets(
      top: screen.safeTop.value, right: screen.safeRight.value, bottom: screen.safeBottom.value,
      left: screen.safeLeft.value)
  }

  /// What the solver says of itself, asked for the very same room and sizes.
  private func aboutAnchored(_ anchor: Rect) -> [String] {
    var lines = [row("anchor", rect(anchor)), row("body", rect(variant.body))]
    guard let content, let first = content.layouts.first else { return lines }
    func body(_ axis: Popup.Axis, _ room: Size) -> Popup.Layout {
      content.layoutIndex(for: axis, within: room).map { content.layouts[$0] } ?? first
    }
    let window = Size(width: screen.width.value, height: screen.height.value)
    let any = body(.vertical, window)
    let request = PlacementRequest(
      anchor: anchor, window: window, insets: safeArea, placing: popup.placing, direction: content.direction,
      scale: screen.scale, body: BodySizes(any.body, minimumHeight: any.minimumHeight))
    lines += explain(request) { body($0, $1).body }?.lines.map { "  " + $0 } ?? []
    return lines
  }

  private func row(_ name: String, _ value: String) -> String {
    "  " + name + spaces(max(1, 9 - name.utf8.count)) + value
  }

  private func size(_ width: Double, _ height: Double) -> String { "\(decimal(width)) x \(decimal(height))" }

  private func rect(_ rect: Rect) -> String {
    "\(size(rect.width, rect.height)) at \(decimal(rect.x)), \(decimal(rect.y))"
  }

  private func insets(_ insets: Insets) -> String {
    "\(decimal(insets.top)) top, \(decimal(insets.right)) right, \(decimal(insets.bottom)) bottom, "
      + "\(decimal(insets.left)) left"
  }
}

/// A number with at most three decimals.
func decimal(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(decimal: value)
  return String(decoding: bytes, as: UTF8.self)
}
