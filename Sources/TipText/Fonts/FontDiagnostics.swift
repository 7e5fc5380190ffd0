import TipDiagnostics

/// Why a font file cannot be used.
package enum FontTrouble: Error, Hashable, Sendable {
  /// It could not be read at all; the system's words.
  case unreadable(String)
  case empty
  case notAFont
  /// WOFF or WOFF2.
  case webFont
  case truncated
  case collectionWithoutIndex(count: Int)
  case noSuchIndex(Int, count: Int)
  case bitmapsOnly
  case missingTable(String)
  case unknownAxis(String, known: [String])

  /// What is wrong, as the rest of a sentence about the file.
  var sentence: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .empty: "is empty"
    case .notAFont: "is no font"
    case .webFont: "is a web font (WOFF)"
    case .truncated: "is cut off: a table lies beyond its end"
    case .collectionWithoutIndex(let count): "is a collection of \(count) fonts, and nothing says which one is meant"
    case .noSuchIndex(let index, let count): "has no font with index \(index): it has \(count)"
    case .bitmapsOnly: "has bitmaps only, and no outlines to draw"
    case .missingTable(let table): "has no usable table `\(table)`"
    case .unknownAxis(let axis, let known):
      known.isEmpty
        ? "does not vary, so it has no axis `\(axis)`"
        : "has no axis `\(axis)`; it has \(known.map { "`\($0)`" }.joined(separator: ", "))"
    }
  }

  var help: String {
    switch self {
    case .unreadable: "check the path; it is relative to the file that names it"
    case .empty, .notAFont, .missingTable: "name a TrueType or OpenType file (.ttf, .otf, .ttc)"
    case .webFont: "name the TrueType or OpenType file that it was made from"
    case .truncated: "fetch the file again"
    case .collectionWithoutIndex(let count): "write `index: N`, from 0 to \(max(0, count - 1))"
    case .noSuchIndex(_, let count):
      count > 1 ? "write an index from 0 to \(count - 1)" : "leave `index` out: the file holds one font"
    case .bitmapsOnly: "only the family `emoji` may have such a font: name one with outlines"
    case .unknownAxis: "leave the variation out, or name a variable font that has the axis"
    }
  }
}

extension DiagnosticKind {
  package static let unreadableFont = DiagnosticKind(
    "unreadable-font",
    summary: "A font file is missing, broken, or of a kind that texts cannot be drawn with.",
    explanation: """
      Texts are measured and drawn with the very font files that the project file names, so each of them must be
      there and whole. A collection needs an `index`; a font that has bitmaps only can serve in the family `emoji`.
      """,
    wrong: [
      ("tipc.yaml", "fonts:\n  system: {faces: [{file: spec.yaml}]}\n"),
      ("spec.yaml", "banners:\n  saved: {message: Saved}\n"),
    ],
    right: [("tipc.yaml", "locales: [en]\n"), ("spec.yaml", "banners:\n  saved: {message: Saved}\n")])

  package static let restrictedFont = DiagnosticKind(
    "restricted-font",
    summary: "A font forbids that its outlines are embedded, and the SVGs would have them.",
    explanation: """
      The font's OS/2 table (fsType) says that it must not be embedded. Its outlines are not written. Texts can still
      be measured with it: `svg: {text: none}` leaves them out of the SVGs, for an app that draws them itself.
      """,
    wrong: [("tipc.yaml", "fonts:\n  system: {faces: [{file: Restricted.ttf}]}\n")],
    right: [("tipc.yaml", "svg: {text: none}\nfonts:\n  system: {faces: [{file: Restricted.ttf}]}\n")])

  package static let fontLock = DiagnosticKind(
    "font-lock",
    summary: "A font is not the one that `tipc.lock` names.",
    explanation: """
      `tipc.lock` holds the hash of every font file, so that a build on another machine, or of another day, measures
      with the very same glyphs. If the change is meant, `tipc lock` accepts it; lines may then break elsewhere.
      """,
    wrong: [("tipc.lock", "tipc-lock 1\n")], right: [("tipc.yaml", "locales: [en]\n")])

  package static let badLock = DiagnosticKind(
    "bad-lock",
    summary: "The file `tipc.lock` is not one that this version understands.",
    explanation: """
      The lock is written by `tipc lock` and not meant to be edited; a merge conflict may have broken it. Write it
      anew with `tipc lock`.
      """,
    wrong: [("tipc.lock", "<<<<<<< HEAD\n")], right: [("tipc.yaml", "locales: [en]\n")])
}

extension Diagnostic {
  /// `path` cannot be used as a font; `place` is where it is named.
  package static func unreadableFont(_ path: String, _ trouble: FontTrouble, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .unreadableFont, "the font file \(path) \(trouble.sentence)", at: place.map { Label($0) }, help: [trouble.help])
  }

  /// The outlines of `face` would be written, which the font forbids; `place` is where it is named.
  package static func restrictedFont(_ face: FontFace, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .restrictedFont, "the font \(face.postScriptName) (\(face.file)) forbids that its outlines are embedded",
      at: place.map { Label($0) },
      help: ["write `svg: {text: none}` so that the app draws the texts, or use another font"])
  }
}

/// What this room reports. What it finds in texts is reported by those who know whose texts they are.
package let textKinds: [DiagnosticKind] = [.unreadableFont, .restrictedFont, .fontLock, .badLock]
