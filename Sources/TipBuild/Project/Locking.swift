import TipCompiler
import TipDiagnostics
import TipSpecs
import TipText

/// A font of the project as it is now, and where the project file names it.
package struct ProjectFont: Sendable {
  package var family: String
  package var spec: FontFaceSpec
  package var face: FontFace
  package var entry: FontLock.Entry
}

/// Loads all fonts that a project names; each that cannot be is in the sink.
package func loadFonts(
  of project: ProjectSpec, from reader: InputReader, into sink: inout DiagnosticSink
) -> [ProjectFont] {
  var fonts: [ProjectFont] = []
  // Of a file that many faces name, the hash is taken once.
  var hashes: [FilePath: String] = [:]
  for family in project.fonts {
    for spec in family.faces {
      let path = spec.file.value
      guard let bytes = fontBytes(spec, reader, into: &sink) else { continue }
      let face = loadFace(
        path: path, bytes: bytes, index: spec.index?.value,
        variations: spec.variations.map { FontVariation(tag: $0.tag, value: $0.value.thousandths) },
        at: spec.file.place, allowsBitmaps: family.name.value == "emoji", into: &sink)
      guard let face else { continue }
      let hash = hashes[FilePath(path)] ?? SHA256.hex(bytes)
      hashes[FilePath(path)] = hash
      fonts.append(
        ProjectFont(
          family: family.name.value, spec: spec, face: face, entry: FontLock.Entry(face, path: path, sha256: hash)))
    }
  }
  return fonts
}

private func fontBytes(
  _ spec: FontFaceSpec, _ reader: InputReader, into sink: inout DiagnosticSink
) -> [UInt8]? {
  switch reader.read(spec.file.value) {
  case .bytes(let bytes): return bytes
  case .missing:
    sink.report(
      .unreadableFont(spec.file.value, .unreadable("there is no such file"), at: spec.file.place))
  case .unreadable(let reason):
    sink.report(.unreadableFont(spec.file.value, .unreadable(reason), at: spec.file.place))
  }
  return nil
}

/// Compares the fonts of a project with its lock, where it has one.
func checkLock(_ loaded: LoadedProject, _ project: ProjectSpec, _ reader: InputReader, into sink: inout DiagnosticSink)
{
  guard let file = loaded.lock, let lock = parseLock(file, into: &sink) else { return }
  // What cannot be loaded is reported by the compiler, once.
  var unheard = DiagnosticSink()
  let fonts = loadFonts(of: project, from: reader, into: &unheard)
  guard unheard.diagnostics.isEmpty else { return }
  let places = Dictionary(fonts.map { ($0.entry, $0.spec.file.place) }, uniquingKeysWith: { first, _ in first })
  compare(FontLock(fonts.map(\.entry)), with: lock, at: { places[$0] }, into: &sink)
}
