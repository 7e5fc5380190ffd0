import Foundation
import PopupLayout
import TipCompiler
import TipDiagnostics
import TipSpecs
import TipSyntax

/// The folder of the test fonts, whose glyphs have round advances.
let fontFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures/fonts").path

/// A project file's beginning that measures with the test fonts.
let boxFonts = """
  fonts:
    system:
      faces: [{file: Box-Regular.ttf, weight: 400}, {file: Box-Bold.ttf, weight: 700}]

  """

/// What compiling gave: popups by id, and all diagnostics.
struct Compilation {
  var popups: [String: CompiledPopup] = [:]
  var diagnostics: [Diagnostic] = []
  var sources = SourceTable()

  var codes: [String] { diagnostics.map(\.code) }
}

/// Compiles a project of texts, as the tool does, with files beside them.
func compileProject(
  _ specs: [String], project text: String = "", fonts: String = boxFonts, files: [String: String] = [:]
) -> Compilation {
  var compilation = Compilation()
  var sink = DiagnosticSink()
  compile(specs, project: text, fonts: fonts, files: files, to: &compilation, into: &sink)
  compilation.diagnostics = sink.diagnostics
  return compilation
}

private func compile(
  _ specs: [String], project text: String, fonts: String, files: [String: String],
  to compilation: inout Compilation, into sink: inout DiagnosticSink
) {
  let projectFile = compilation.sources.add(path: "tipc.yaml", bytes: Array((text + "\n" + fonts).utf8))
  guard let projectTree = parse(projectFile, into: &sink),
    let project = decodeProject(projectTree, source: projectFile, into: &sink)
  else { return }
  var decoded: [SpecFile] = []
  for (index, spec) in specs.enumerated() {
    let path = specs.count == 1 ? "spec.yaml" : "spec\(index).yaml"
    let file = compilation.sources.add(path: path, bytes: Array(spec.utf8))
    guard let tree = parse(file, into: &sink) else { continue }
    if let spec = decodeSpec(tree, source: file, into: &sink) { decoded.append(spec) }
  }
  let builtIns = builtInStyles(project.preset, into: &compilation.sources)
  let input = InputFiles { path in
    if let file = files[path] { return .bytes(Array(file.utf8)) }
    guard let data = FileManager.default.contents(atPath: fontFolder + "/" + path) else { return .missing }
    return .bytes(Array(data))
  }
  guard !sink.diagnostics.contains(where: { $0.severity == .error }),
    let program = link(
      specs: decoded, project: project, builtIns: builtIns, sources: compilation.sources, files: input, into: &sink),
    let fonts = program.fonts
  else { return }
  let typesetter = Typesetter(fonts)
  for index in program.popups.indices {
    if let popup = compile(index, of: program, on: typesetter, into: &sink) {
      compilation.popups[popup.layout.id] = popup
    }
  }
}
