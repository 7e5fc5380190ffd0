import Foundation
import Testing
import TipDiagnostics

@testable import TipText

/// The faces that the tests measure with.
enum TestFonts {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/fonts")

  static func bytes(_ name: String) -> [UInt8] {
    let path = name.hasPrefix("/") ? name : folder.appendingPathComponent(name).path
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }

  static func load(_ name: String, variations: [FontVariation] = [], allowsBitmaps: Bool = false) -> FontFace? {
    var sink = DiagnosticSink()
    return loadFace(
      path: name, bytes: bytes(name), variations: variations, allowsBitmaps: allowsBitmaps, into: &sink)
  }

  // Box, see Tests/Fixtures/fonts/README.md.
  static let regular = load("Box-Regular.ttf")!
  static let bold = load("Box-Bold.ttf")!
  static let box = FontCascade(
    FontFamily(name: "system", members: [.init(regular, weight: 400), .init(bold, weight: 700)]))

  /// Real faces of Debian packages; nil where they are not installed.
  static let inter = load("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let droid = load("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf")
  static let dejaVu = load("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  static func cascade(_ faces: FontFace?..., fallback: FontFace?...) -> FontCascade {
    let family = FontFamily(name: "system", members: faces.compactMap { $0 }.map { .init($0) })
    let others = fallback.compactMap { $0 }
    return FontCascade(
      family, fallback: others.isEmpty ? nil : FontFamily(name: "fallback", members: others.map { .init($0) }))
  }

  /// Box at 10 points: an advance of 600 is 6 points.
  static var style: TextStyle { TextStyle(cascade: box, size: 10_000) }
}

extension TextBlock {
  /// Each line as it is drawn: its text and suffix.
  var drawn: [String] { lines.map { $0.text + $0.suffix } }
}
