import TipCompiler
import TipDiagnostics
import TipSpecs

/// A project whose specs have been brought together: what there is to compile.
package struct LinkedProject: Sendable {
  package var loaded: LoadedProject

  /// `nil` where something is so broken that nothing can be compiled.
  package var program: Program?

  /// All findings so far.
  package var findings: DiagnosticSink
  package let reader: InputReader

  /// All sources, the presets that ship with the tool too.
  package var sources: SourceTable { loaded.sources }

  /// The well-known files that stand in for fonts of the project's own.
  package var defaultFonts: DefaultFonts?

  /// Whether the project names no font and the machine has none, so that no text can be measured.
  package var hasNoFont: Bool { loaded.project?.fonts.isEmpty ?? false }

  /// Absolute paths of everything that was read.
  package var inputPaths: [String] {
    Set((loaded.absolutePaths.compactMap { $0 } + reader.readPaths).map { FilePath($0) }).sorted().map(\.text)
  }
}

/// Brings the specs of a project together, and reads the fonts and images that they name.
///
/// - Parameter version: The tool's version, for `minimum-tipc`.
package func link(_ loaded: LoadedProject, version: String) -> LinkedProject {
  var loaded = loaded
  var sink = loaded.projectFindings
  sink.absorb(loaded.specFindings)
  var fonts: DefaultFonts?
  if loaded.project?.fonts.isEmpty ?? false {
    let place = defaultFontPlace(&loaded)
    fonts = findDefaultFonts(at: place)
    loaded.project?.fonts = fonts?.families ?? []
  }
  let builtIns = loaded.project.map { builtInStyles($0.preset, into: &loaded.sources) }
  while loaded.absolutePaths.count < loaded.sources.files.count { loaded.absolutePaths.append(nil) }
  let reader = InputReader(loaded.location, outside: fonts?.files ?? [:])
  var linked = LinkedProject(loaded: loaded, program: nil, findings: sink, reader: reader, defaultFonts: fonts)
  guard let project = loaded.project, let builtIns else { return linked }
  checkVersion(project, version: version, into: &linked.findings)
  if fonts == nil { checkLock(loaded, project, reader, into: &linked.findings) }
  linked.program = link(
    specs: loaded.specs, areAll: loaded.isAllOfProject, project: project, builtIns: builtIns, sources: loaded.sources,
    files: reader.inputFiles,
    into: &linked.findings)
  return linked
}

/// Where the default fonts are said to be named: the project file's beginning, or nowhere.
private func defaultFontPlace(_ loaded: inout LoadedProject) -> SourceSpan {
  let file = loaded.project?.file ?? loaded.sources.add(path: "default fonts", bytes: [], isBuiltIn: true).id
  return SourceSpan(file, .start..<SourcePosition.start)
}
