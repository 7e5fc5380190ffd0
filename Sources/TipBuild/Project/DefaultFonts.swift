import TipDiagnostics
import TipSpecs

/// Fonts for a project that names none: the first of these that the machine has.
///
/// They let a first build succeed. What they measure holds only on machines with the same files, which the build says.
package struct DefaultFonts: Sendable {
  /// Families for the project, their files under made-up names.
  package var families: [FontFamilySpec]

  /// Where the files lie, by those names.
  package var files: [FilePath: String]

  /// The file that `system` came from.
  package var main: String
}

/// One face of a well-known family.
private struct WellKnownFace: Sendable {
  var path: String
  var weight: Int
  var index: Int?

  init(_ path: String, _ weight: Int, index: Int? = nil) {
    self.path = path
    self.weight = weight
    self.index = index
  }
}

/// Families in order of preference; one counts as there if its first face is. docs/FONTS.md lists them.
private let wellKnownFamilies: [[WellKnownFace]] = [
  family("/usr/share/fonts/opentype/inter/Inter-", "otf"),
  family("/usr/share/fonts/truetype/noto/NotoSans-", "ttf"),
  family("/usr/share/fonts/google-noto/NotoSans-", "ttf"),
  family("/usr/share/fonts/noto/NotoSans-", "ttf"),
  family("/usr/share/fonts/truetype/liberation/LiberationSans-", "ttf"),
  family("/usr/share/fonts/liberation-sans/LiberationSans-", "ttf"),
  [
    WellKnownFace("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 400),
    WellKnownFace("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", 700),
  ],
  [
    WellKnownFace("/usr/share/fonts/TTF/DejaVuSans.ttf", 400),
    WellKnownFace("/usr/share/fonts/TTF/DejaVuSans-Bold.ttf", 700),
  ],
  family("/Library/Fonts/Inter-", "otf"),
  [
    WellKnownFace("/System/Library/Fonts/Helvetica.ttc", 400, index: 0),
    WellKnownFace("/System/Library/Fonts/Helvetica.ttc", 700, index: 1),
  ],
  [
    WellKnownFace("/System/Library/Fonts/Supplemental/Arial.ttf", 400),
    WellKnownFace("/System/Library/Fonts/Supplemental/Arial Bold.ttf", 700),
  ],
  [WellKnownFace("/System/Library/Fonts/SFNS.ttf", 400)],
]

/// For what the family cannot show: of each line the first that is there.
private let wellKnownFallbacks: [[WellKnownFace]] = [
  [
    WellKnownFace("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", 400),
    WellKnownFace("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 400, index: 2),
    WellKnownFace("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", 400, index: 0),
    WellKnownFace("/System/Library/Fonts/Hiragino Sans GB.ttc", 400, index: 0),
    WellKnownFace("/System/Library/Fonts/STHeiti Light.ttc", 400, index: 0),
  ],
  [
    WellKnownFace("/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", 400),
    WellKnownFace("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 400),
    WellKnownFace("/System/Library/Fonts/Supplemental/Arial Unicode.ttf", 400),
    WellKnownFace("/System/Library/Fonts/Supplemental/Arial.ttf", 400),
  ],
]

/// Every file that is looked for, in order; docs/FONTS.md lists them.
package let wellKnownFontPaths = (wellKnownFamilies + wellKnownFallbacks).flatMap { $0 }.map(\.path)

private func family(_ prefix: String, _ ending: String) -> [WellKnownFace] {
  [("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700)].map { name, weight in
    WellKnownFace("\(prefix)\(name).\(ending)", weight)
  }
}

/// Looks for the well-known files; `nil` if none is there.
///
/// - Parameters:
///   - place: What the project file would say of them.
///   - isThere: Whether a file is there to read.
package func findDefaultFonts(
  at place: SourceSpan, isThere: (String) -> Bool = { ((try? Disk.status($0)) ?? nil)?.kind == .file }
) -> DefaultFonts? {
  guard let main = wellKnownFamilies.first(where: { $0.first.map { isThere($0.path) } ?? false }),
    let first = main.first
  else { return nil }
  var fonts = DefaultFonts(families: [], files: [:], main: first.path)
  func add(_ name: String, _ faces: [WellKnownFace]) {
    let specs = faces.map { face in
      // The file's own name will do: a path of this machine has no place in an output.
      let file = Paths.name(face.path)
      fonts.files[FilePath(file)] = face.path
      return FontFaceSpec(
        file: Located(file, place), index: face.index.map { Located($0, place) }, weight: Located(face.weight, place))
    }
    if !specs.isEmpty { fonts.families.append(FontFamilySpec(name: Located(name, place), faces: specs)) }
  }
  add("system", main.filter { isThere($0.path) })
  let mainPaths = main.map(\.path)
  add(
    "fallback",
    wellKnownFallbacks.compactMap { list in list.first { isThere($0.path) } }.filter { !mainPaths.contains($0.path) })
  return fonts
}
