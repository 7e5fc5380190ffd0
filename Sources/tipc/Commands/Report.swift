import TipBuild
import TipDiagnostics

/// Where and how findings are written, as `--format` and its kin say.
struct ReportOptions: Sendable {
  /// A form, and the file that it goes to; `nil` is standard output.
  var targets: [(format: OutputFormat, file: String?)]
  var color: ColorChoice
  var limit: Int?
  var isQuiet: Bool
  var isStrict: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    targets = arguments.all(.format).compactMap { value in
      let equals = value.utf8.firstIndex(of: UInt8(ascii: "="))
      let file = equals.map { String(value[value.utf8.index(after: $0)...]) }
      return OutputFormat(rawValue: String(value[..<(equals ?? value.endIndex)])).map { ($0, file) }
    }
    let streamed = targets.filter { $0.file == nil }
    if streamed.count > 1 {
      let names = streamed.map { "`\($0.format.rawValue)`" }.joined(separator: " and ")
      throw UsageError(
        "\(names) cannot both go to standard output", help: "give one a file, as in --format sarif=tipc.sarif")
    }
    if targets.isEmpty {
      targets = [(.text, nil)]
      // Annotations beside the log, which both are lines.
      if console.environment["GITHUB_ACTIONS"] == "true" { targets.append((.github, nil)) }
    }
    color = arguments.value(.color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    limit = arguments.number(.maxDiagnostics)
    isQuiet = arguments.has(.quiet)
    isStrict = arguments.has(.strict)
  }
}

/// Writes findings in all forms that were asked for.
func write(
  _ diagnostics: [Diagnostic], _ sources: SourceTable, _ options: ReportOptions, _ console: Console,
  projectPath: String = "tipc.yaml"
) throws(Failure) {
  let capped = diagnostics.capped(at: options.limit)
  for target in options.targets {
    let isShown = target.file == nil
    let usesColor =
      isShown
      && options.color.usesColor(isTerminal: console.outputIsTerminal, environment: console.environment)
    let context = ReportContext(
      table: sources, kinds: kindTable.kinds, tool: ToolIdentity(version: toolVersion),
      options: TextOptions(width: isShown ? console.width ?? 120 : 120, usesColor: usesColor),
      projectPath: projectPath)
    let text = render(capped.shown, as: target.format, in: context)
    if let file = target.file {
      try Failure.catching { () throws(SystemError) in _ = try Disk.replace(file, with: Array(text.utf8)) }
    } else {
      try console.write(text)
    }
  }
  if let remark = capped.remark { console.say(remark) }
}

/// The same sources under the paths that someone in `folder` would type.
func displayed(_ sources: SourceTable, of loaded: LoadedProject, from folder: String) -> SourceTable {
  var table = SourceTable()
  for (index, file) in sources.files.enumerated() {
    let absolute = loaded.absolutePaths.indices.contains(index) ? loaded.absolutePaths[index] : nil
    let path = absolute.map { displayPath($0, of: loaded.location, from: folder) } ?? file.path
    table.add(path: path, bytes: file.bytes, isBuiltIn: file.isBuiltIn)
  }
  return table
}

/// A path as someone in `folder` would type it; absolute if project and folder have nothing to do with each other.
func displayPath(_ path: String, of location: ProjectLocation, from folder: String) -> String {
  let isNear = Paths.contains(folder, path) || Paths.contains(location.folder, folder)
  return isNear ? Paths.relative(path, to: folder) : path
}
