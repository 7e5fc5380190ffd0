import TipBuild
import TipDiagnostics
import TipSpecs
import TipText

/// `tipc fonts` and `tipc fonts add`.
func runFonts(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  switch arguments.operands.count {
  case 0: return try await listFonts(arguments, console)
  case 1: throw UsageError("tipc fonts add needs a FILE-OR-NAME")
  default: return try await addFont(arguments, console)
  }
}

/// `tipc lock`.
func runLock(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  guard let project = try await fontProject(arguments, paths: arguments.operands, console) else { return .usage }
  guard let fonts = try loadAllFonts(project, console) else { return .findings }
  guard !fonts.isEmpty, project.linked.defaultFonts == nil else {
    throw Failure(
      .usage, "the project lists no fonts, so there is nothing to lock",
      help: "list files under `fonts:` in tipc.yaml, or run `tipc fonts add FILE`")
  }
  try writeLock(fonts, project, console)
  return .clean
}

/// A project of which only the fonts matter.
private struct FontProject {
  var request: LoadRequest
  var linked: LinkedProject
  var project: ProjectSpec
}

/// Reads the project file and nothing else; `nil` where it is broken, which standard error then says.
///
/// - Parameter paths: Where the project is looked for; none stands for the working folder.
private func fontProject(
  _ arguments: Arguments, paths: [String] = [], _ console: Console
) async throws -> FontProject? {
  var request = try LoadRequest(arguments, paths: [])
  // An empty spec: the project's own specs have no say.
  let location = try locateProject(
    paths: paths, projectFile: request.projectFile, workingFolder: request.workingFolder)
  request.standardInput = LoadRequest.StandardInput(name: location.absolute("-"), bytes: Array("{}\n".utf8))
  let linked = link(try await load(request), version: toolVersion)
  guard let project = linked.loaded.project else {
    let sources = displayed(linked.sources, of: linked.loaded, from: request.workingFolder)
    console.put(renderText(linked.loaded.projectFindings.diagnostics, from: sources))
    return nil
  }
  return FontProject(request: request, linked: linked, project: project)
}

/// All fonts of the project; `nil` where one cannot be loaded, which standard error then says.
private func loadAllFonts(_ project: FontProject, _ console: Console) throws -> [ProjectFont]? {
  var sink = DiagnosticSink()
  let fonts = loadFonts(of: project.project, from: project.linked.reader, into: &sink)
  guard sink.diagnostics.isEmpty else {
    let sources = displayed(
      project.linked.sources, of: project.linked.loaded, from: project.request.workingFolder)
    console.put(renderText(sink.diagnostics.sorted(in: project.linked.sources), from: sources))
    return nil
  }
  return fonts
}

private func writeLock(_ fonts: [ProjectFont], _ project: FontProject, _ console: Console) throws {
  let location = project.linked.loaded.location
  let path = location.absolute(lockName)
  let written = try Failure.catching { () throws(SystemError) in
    try ProjectBounds(of: location).replace(path, with: FontLock(fonts.map(\.entry)).printed)
  }
  let name = Paths.relative(path, to: project.request.workingFolder)
  console.say(written ? "\(name) written: \(fonts.count) font\(fonts.count == 1 ? "" : "s")" : "\(name) is up to date")
}

// MARK: Listing

private func listFonts(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  guard let project = try await fontProject(arguments, console) else { return .usage }
  guard let fonts = try loadAllFonts(project, console) else { return .findings }
  var text = ""
  var family: String?
  for font in fonts {
    if font.family != family { text += "\(family == nil ? "" : "\n")\(visible(font.family))\n" }
    family = font.family
    text += described(font)
  }
  try console.write(text)
  if project.linked.defaultFonts != nil {
    console.note("the project lists no fonts; these are well-known fonts of this machine")
  }
  if fonts.isEmpty { console.note("the project lists no fonts, and this machine has none of the well-known ones") }
  return .clean
}

private func described(_ font: ProjectFont) -> String {
  let face = font.face
  let weight = font.spec.weight?.value ?? face.weight
  let index = face.index == 0 ? "" : " (index \(face.index))"
  let covered = scripts(in: face.coverage)
  return """
      \(weight)  \(visible(face.familyName)) \(visible(face.styleName)), \(visible(font.spec.file.value))\(index)
           \(face.unitsPerEm) units per em, ascent \(face.ascent), descent \(face.descent), line gap \(face.lineGap)
           \(face.coverage.count) characters\(covered.isEmpty ? "" : ": " + covered.joined(separator: ", "))
           embedding: \(embedding(face))

    """
}

private func embedding(_ face: FontFace) -> String {
  if face.isBitmapOnly { return "bitmaps only, so its text is not drawn" }
  return switch face.embeddingRights {
  case .installable: "allowed"
  case .editable: "allowed in documents that can be edited"
  case .previewAndPrint: "allowed for viewing and printing"
  case .restricted: "forbidden, so its text is not drawn"
  }
}

/// The scripts that a font has the commonest letters of.
private func scripts(in coverage: ScalarSet) -> [String] {
  let samples: [(String, String)] = [
    ("Latin", "aZé"), ("Greek", "αΩ"), ("Cyrillic", "яЖ"), ("Arabic", "بج"), ("Hebrew", "אש"), ("Devanagari", "कम"),
    ("Thai", "กม"), ("Han", "中国人"), ("Kana", "あア"), ("Hangul", "한글"), ("emoji", "😀"),
  ]
  return samples.filter { $0.1.unicodeScalars.allSatisfy { coverage.contains($0.value) } }.map(\.0)
}

// MARK: Adding

private func addFont(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
  guard let project = try await fontProject(arguments, console) else { return .usage }
  let location = project.linked.loaded.location
  guard let projectFile = location.fileName else {
    throw Failure(.usage, "there is no project file to add the font to", help: "create one with `tipc init`")
  }
  let found = try findFont(arguments.operands[1], arguments.number(.index), project.request.workingFolder)
  let bytes = try Failure.catching { () throws(SystemError) in try Disk.read(found.path, atMost: binaryLimit) }
  let name = "fonts/" + Paths.name(found.path)
  var sink = DiagnosticSink()
  guard loadFace(path: found.path, bytes: bytes, index: found.index, allowsBitmaps: true, into: &sink) != nil else {
    console.put(renderText(sink.diagnostics, from: SourceTable()))
    return .findings
  }
  try copy(bytes, to: location.absolute(name), name, ProjectBounds(of: location))
  let face = found.index.map { "{file: \(quoted(name)), index: \($0)}" } ?? "{file: \(quoted(name))}"
  if try nameFont(face, in: location.absolute(projectFile), project) {
    console.say("copied \(name) and added it to \(projectFile)")
    guard let named = try await fontProject(arguments, console), let fonts = try loadAllFonts(named, console) else {
      return .findings
    }
    try writeLock(fonts, named, console)
  } else {
    console.say("copied \(name); \(projectFile) already lists fonts, so add this to the `faces` of a family:")
    try console.write("- \(face)\n")
    console.say("then run `tipc lock`")
  }
  return .clean
}

/// A font file by path, or by name through Fontconfig's own program.
private func findFont(_ typed: String, _ index: Int?, _ folder: String) throws -> (path: String, index: Int?) {
  let path = Paths.resolve(typed, in: folder)
  if try Failure.catching({ () throws(SystemError) in try Disk.status(path)?.kind }) == .file { return (path, index) }
  guard let answer = Disk.output(of: "fc-match", ["-f", "%{file}\n%{index}\n%{family}\n%{fullname}\n", typed]) else {
    throw Failure(
      .usage, "there is no file \(typed), and the program fc-match, which finds fonts by name, is not installed",
      help: "name a font file")
  }
  let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.count >= 4 else { throw Failure(.usage, "there is no font named \(typed)") }
  // Fontconfig answers any name with something.
  let family = typed.split(separator: ":").first.map(String.init) ?? typed
  let names = (lines[2] + "," + lines[3]).split(separator: ",").map { $0.lowercased() }
  guard names.contains(where: { $0 == family.lowercased() }) else {
    throw Failure(
      .usage, "there is no font named \(typed); the closest match is \(lines[2])",
      help: "`fc-list : family` lists all fonts")
  }
  // The upper half of the index is the named instance of a variable font.
  let member = Int(lines[1]).map { $0 & 0xFFFF } ?? 0
  return (String(lines[0]), index ?? (member == 0 && !lines[0].lowercased().hasSuffix(".ttc") ? nil : member))
}

private func copy(_ bytes: [UInt8], to path: String, _ name: String, _ bounds: ProjectBounds) throws(Failure) {
  let old = try Failure.catching { () throws(SystemError) in try Disk.status(path) }
  if old != nil {
    let present = try Failure.catching { () throws(SystemError) in try Disk.read(path, atMost: binaryLimit) }
    guard present == bytes else { throw Failure(.system, "\(name) already exists with different contents") }
    return
  }
  try Failure.catching { () throws(SystemError) in _ = try bounds.replace(path, with: bytes) }
}

/// Adds a family `system` to a project file that has no fonts; `false` where it has some, or cannot take any.
private func nameFont(_ face: String, in path: String, _ project: FontProject) throws(Failure) -> Bool {
  guard project.linked.defaultFonts != nil || project.linked.hasNoFont else { return false }
  var text = try Failure.catching { () throws(SystemError) in try Disk.read(path, atMost: inputLimit) }
  if let last = text.last, last != 0x0A { text.append(0x0A) }
  text += Array("fonts:\n  system:\n    faces:\n      - \(face)\n".utf8)
  guard isGoodProject(text, naming: face) else { return false }
  let bounds = ProjectBounds(of: project.linked.loaded.location)
  try Failure.catching { () throws(SystemError) in _ = try bounds.replace(path, with: text) }
  return true
}

/// Whether a project file's new text decodes and has one family: what was appended could have meant something else.
private func isGoodProject(_ bytes: [UInt8], naming face: String) -> Bool {
  let decoded = decodedProject(bytes)
  guard let project = decoded.project, decoded.isFaultless else { return false }
  return project.fonts.count == 1 && project.fonts[0].faces.count == 1
}

/// A path in double quotes where YAML could read it as something else.
private func quoted(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy {
    (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || [0x2D, 0x2E, 0x2F, 0x5F].contains($0)
  }
  guard !isPlain else { return path }
  var text = ""
  writeJSONString(path, to: &text)
  return text
}
