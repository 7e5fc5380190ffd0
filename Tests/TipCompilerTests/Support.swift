import Foundation
import PopupLayout
import TipCompiler
import TipDiagnostics
import TipSpecs
import TipSyntax

/// The folder that this file lies in.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// The folder of the test fonts, whose glyphs have round advances.
let fontFolder = testFolder.deletingLastPathComponent().appendingPathComponent("Fixtures/fonts").path

/// A project file's end that measures with the test fonts.
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

  /// What was compiled, where linking went well.
  var program: Program?

  var codes: [String] { diagnostics.map(\.code) }

  /// The diagnostics as people read them.
  var rendered: String { renderText(diagnostics.sorted(in: sources), from: sources) }
}

/// Compiles a project of texts, as the tool does, with files beside them.
func compileProject(
  _ specs: [String], project: String = "", fonts: String = boxFonts, files: [String: String] = [:]
) -> Compilation {
  let named = specs.enumerated().map { (specs.count == 1 ? "spec.yaml" : "spec\($0.offset).yaml", $0.element) }
  return compileFiles(named + [("tipc.yaml", project + "\n" + fonts)] + files.map { ($0.key, $0.value) })
}

/// Compiles the files of a project: `tipc.yaml`, specs (other YAML files), and what they name, which is looked for
/// among the files first and then among the test fonts.
///
/// A project file that has no `fonts` measures with the test fonts.
func compileFiles(_ files: [(path: String, text: String)]) -> Compilation {
  var compilation = link(files)
  guard let program = compilation.program, let fonts = program.fonts else { return compilation }
  let typesetter = Typesetter(fonts)
  var sink = DiagnosticSink()
  for index in program.popups.indices {
    if let popup = compile(index, of: program, on: typesetter, into: &sink) {
      compilation.popups[popup.layout.id] = popup
    }
  }
  compilation.diagnostics += sink.diagnostics
  return compilation
}

/// Reads the files of a project and resolves its popups.
func link(_ files: [(path: String, text: String)]) -> Compilation {
  var compilation = Compilation()
  var sink = DiagnosticSink()
  compilation.program = link(files, sources: &compilation.sources, into: &sink)
  compilation.diagnostics = sink.diagnostics
  return compilation
}

private func link(
  _ files: [(path: String, text: String)], sources: inout SourceTable, into sink: inout DiagnosticSink
) -> Program? {
  let texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  var project = texts["tipc.yaml"] ?? ""
  if !project.contains("fonts:") { project += "\n" + boxFonts }
  let projectFile = sources.add(path: "tipc.yaml", bytes: Array(project.utf8))
  let projectSpec = parse(projectFile, into: &sink).flatMap {
    decodeProject($0, source: projectFile, into: &sink)
  }
  var specs: [SpecFile] = []
  for (path, text) in files.sorted(by: { $0.path < $1.path }) where path.hasSuffix(".yaml") && path != "tipc.yaml" {
    let file = sources.add(path: path, bytes: Array(text.utf8))
    if let tree = parse(file, into: &sink), let spec = decodeSpec(tree, source: file, into: &sink) {
      specs.append(spec)
    }
  }
  guard let projectSpec, !sink.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
  let builtIns = builtInStyles(projectSpec.preset, into: &sources)
  let input = InputFiles { path in
    if let file = texts[path] { return .bytes(Array(file.utf8)) }
    return testFont(path).map { .bytes($0) } ?? .missing
  }
  return link(
    specs: specs, project: projectSpec, builtIns: builtIns, sources: sources, files: input, into: &sink)
}

/// A test font; `Restricted.ttf` is one whose licence forbids that it is embedded.
private func testFont(_ path: String) -> [UInt8]? {
  let isRestricted = path == "Restricted.ttf"
  guard
    let data = FileManager.default.contents(atPath: fontFolder + "/" + (isRestricted ? "Box-Regular.ttf" : path))
  else { return nil }
  var bytes = Array(data)
  if isRestricted { forbidEmbedding(&bytes) }
  return bytes
}

/// Sets `fsType` of the font's OS/2 table to 2, "restricted license embedding".
private func forbidEmbedding(_ font: inout [UInt8]) {
  let tableCount = Int(font[4]) << 8 | Int(font[5])
  for table in 0..<tableCount {
    let record = 12 + 16 * table
    guard font[record..<record + 4].elementsEqual("OS/2".utf8) else { continue }
    let offset = font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    (font[offset + 8], font[offset + 9]) = (0, 2)
  }
}
