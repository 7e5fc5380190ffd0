import TipDiagnostics
import TipSpecs
import TipText

/// The project's font families, loaded.
package struct FontLibrary: Sendable {
  /// What a style's `font` names, with the reserved families `fallback` and `emoji` behind and before each.
  private var cascades: [String: FontCascade] = [:]
  private var specs: [String: FontFamilySpec] = [:]

  /// The families that a style can name, in the project's order.
  package private(set) var names: [String] = []

  /// Every family, the reserved ones too, in the project's order.
  package private(set) var families: [FontFamily] = []

  /// The family that a style without `font` is set in.
  static let defaultName = "system"
  static let fallbackName = "fallback"
  static let emojiName = "emoji"

  init(families: [(spec: FontFamilySpec, family: FontFamily)]) {
    self.families = families.map(\.family)
    let reserved = { (name: String) in families.first { $0.family.name == name }?.family }
    let fallback = reserved(Self.fallbackName)
    let emoji = reserved(Self.emojiName)
    for (spec, family) in families where family.name != Self.fallbackName && family.name != Self.emojiName {
      names.append(family.name)
      cascades[family.name] = FontCascade(family, fallback: fallback, emoji: emoji)
      specs[family.name] = spec
    }
  }

  /// The fonts for a family's texts; `nil` for a name that is not one of `names`.
  func cascade(_ name: String) -> FontCascade? { cascades[name] }

  /// What the project file says of a family.
  func spec(_ name: String) -> FontFamilySpec? { specs[name] }
}

/// Loads the project's fonts.
///
/// - Returns: `nil` where there are none, or where one cannot be used, which is reported.
func loadFonts(_ project: ProjectSpec, files: InputFiles, into sink: inout DiagnosticSink) -> FontLibrary? {
  guard !project.fonts.isEmpty else { return nil }
  var loader = FaceLoader(files: files, drawsOutlines: project.svg.variants != .none && project.svg.text == .outlines)
  var families: [(FontFamilySpec, FontFamily)] = []
  for spec in project.fonts {
    let allowsBitmaps = spec.name.value == FontLibrary.emojiName
    let members = spec.faces.compactMap { face in
      loader.load(face, allowsBitmaps: allowsBitmaps, into: &sink).map {
        FontFamily.Member($0, weight: face.weight?.value)
      }
    }
    families.append((spec, FontFamily(name: spec.name.value, members: members)))
  }
  return loader.failed ? nil : FontLibrary(families: families)
}

/// Loads faces, each once, and reads each file once.
private struct FaceLoader {
  let files: InputFiles
  let drawsOutlines: Bool
  private var read: [FilePath: InputFile] = [:]
  private var faces: [Key: FontFace] = [:]
  private(set) var failed = false

  /// What the project file says of a face.
  private struct Key: Hashable {
    var path: FilePath
    var index: Int?
    var variations: [FontVariation]
    var allowsBitmaps: Bool
  }

  init(files: InputFiles, drawsOutlines: Bool) {
    self.files = files
    self.drawsOutlines = drawsOutlines
  }

  mutating func load(
    _ spec: FontFaceSpec, allowsBitmaps: Bool, into sink: inout DiagnosticSink
  ) -> FontFace? {
    let path = spec.file.value
    let file = read[FilePath(path)] ?? files.read(path)
    read[FilePath(path)] = file
    let face: FontFace?
    switch file {
    case .missing:
      sink.report(.missingFont(path, why: nil, at: spec.file.place))
      face = nil
    case .unreadable(let why):
      sink.report(.missingFont(path, why: why, at: spec.file.place))
      face = nil
    case .bytes(let bytes):
      let variations = spec.variations.map { FontVariation(tag: $0.tag, value: $0.value.thousandths) }
      let key = Key(
        path: FilePath(path), index: spec.index?.value, variations: variations, allowsBitmaps: allowsBitmaps)
      face =
        faces[key]
        ?? loadFace(
          path: path, bytes: bytes, index: key.index, variations: variations, at: spec.file.place,
          allowsBitmaps: allowsBitmaps, into: &sink)
      faces[key] = face
    }
    guard let face else {
      failed = true
      return nil
    }
    if drawsOutlines && !face.allowsOutlines {
      sink.report(.restrictedFont(face, at: spec.file.place))
      failed = true
    }
    return face
  }
}

/// Reports families that styles name and the project does not have: each once a place.
func checkFontNames(
  _ popups: [PopupPlan], fonts: FontLibrary?, project: ProjectSpec, advice: inout NameAdvice,
  into sink: inout DiagnosticSink
) {
  guard let fonts else { return }
  var reported: Set<String> = []
  var seen: Set<ObjectIdentifier> = []
  for popup in popups where seen.insert(ObjectIdentifier(popup.style)).inserted {
    let spec = popup.style.spec
    for role in [spec.text, spec.title, spec.message, spec.subtitle, spec.action] {
      guard let font = role?.value.font, fonts.cascade(font.value) == nil else { continue }
      let place = font.place
      if reported.insert("\(font.value) \(place.file.rawValue) \(place.range.lowerBound.offset)").inserted {
        let isOwn = font.value != FontLibrary.defaultName
        let shown = isOwn ? place : project.fonts.first?.name.place
        let help = advice.suggestion(for: font.value, among: [NameList("families") { fonts.names }])
        sink.report(.unknownFont(font.value, help: help, at: shown))
      }
    }
  }
}
