import PopupLayout
import TipBuild
import TipCompiler
import TipDiagnostics

/// `tipc matrix`: a line for every popup, screen, locale and text size.
func printMatrix(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  let request = try LoadRequest(arguments, paths: arguments.operands)
  guard let linked = try await cleanlyLinked(request, console), let program = linked.program else { return .findings }
  let fonts = try requireFonts(program)
  let indices = try chosen(arguments.all(.only), of: program)
  let outcomes = await compileAll(program, fonts, indices, jobs: request.jobs) { _, compiled in
    rows(of: compiled.layout)
  }
  let header = ["popup", "screen", "locale", "text size", "placement", "body", "what happens"]
  try console.write(table([header] + outcomes.compactMap(\.output).flatMap { $0 }))
  return outcomes.contains { $0.output == nil } ? .findings : .clean
}

/// The program's fonts.
///
/// - Throws: Where no text can be measured.
func requireFonts(_ program: Program) throws(Failure) -> FontLibrary {
  guard let fonts = program.fonts else {
    throw Failure(
      .system, "there is no font to measure text with", help: "list font files under `fonts:` in tipc.yaml")
  }
  return fonts
}

private func rows(of popup: Popup) -> [[String]] {
  popup.placements.map { variant in
    let placement = variant.placement.map(described) ?? popup.placing.edge?.rawValue ?? ""
    return [
      popup.id, variant.screen, variant.locale, variant.textSize, placement,
      "\(decimal(variant.body.width)) x \(decimal(variant.body.height))",
      events(variant, layout(of: variant, in: popup)).joined(separator: ", "),
    ]
  }
}

/// The layout that a variant shows.
func layout(of variant: Popup.Variant, in popup: Popup) -> Popup.Layout? {
  guard popup.contents.indices.contains(variant.content),
    popup.contents[variant.content].layouts.indices.contains(variant.layout)
  else { return nil }
  return popup.contents[variant.content].layouts[variant.layout]
}

/// What is worth knowing about one cell.
private func events(_ variant: Popup.Variant, _ layout: Popup.Layout?) -> [String] {
  var events: [String] = []
  if variant.flipped { events.append("flips") }
  if variant.miss > 0 { events.append("arrow misses by \(decimal(variant.miss))") }
  guard let layout else { return events }
  let texts = layout.texts + layout.rows.map(\.title) + layout.rows.compactMap(\.subtitle) + layout.actions.map(\.title)
  if let most = texts.map(\.lines.count).max(), most > 1 { events.append("wraps to \(most) lines") }
  if texts.contains(where: \.truncated) { events.append("cut") }
  if layout.scrolls { events.append("scrolls") }
  return events
}

/// A placement as specs write it.
func described(_ placement: Placement) -> String {
  switch placement {
  case .over: "over"
  case .at(let side, .center): side.rawValue
  case .at(let side, let alignment): side.rawValue + "-" + alignment.rawValue
  }
}

/// Columns parted by two spaces, the last one ragged.
private func table(_ rows: [[String]]) -> String {
  let rows = rows.map { $0.map { visible($0) } }
  let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { displayWidth(of: $0[column]) }.max() ?? 0 }
  return rows.map { row in
    var line = ""
    for (column, cell) in row.enumerated() {
      line += cell + spaces(widths[column] - displayWidth(of: cell) + 2)
    }
    while line.utf8.last == 0x20 { line.removeLast() }
    return line + "\n"
  }.joined()
}
