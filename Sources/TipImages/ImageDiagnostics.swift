import TipDiagnostics

/// All that this room reports.
package let imageKinds: [DiagnosticKind] = [.unreadableImage, .unreducibleImage]

extension DiagnosticKind {
  static let unreadableImage = DiagnosticKind(
    "unreadable-image",
    summary: "An image file is broken, or is not what its name says.",
    explanation: """
      A local image is an SVG or a PNG file. It is opened while compiling: an SVG file must be well-formed XML in \
      UTF-8 with an `<svg>` root, without a document type or entities, and of a reasonable size; a PNG file must have \
      a sound header and all of its chunks. A file of another kind under such a name works by chance in one app and \
      not at all in the next.

      Export the image again, or rename it to what it is.
      """,
    wrong: [
      ("spec.yaml", tip(image: "star.svg")),
      ("star.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"M1 1h14v14z\"></svg>\n"),
    ],
    right: [
      ("spec.yaml", tip(image: "star.svg")),
      ("star.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"M1 1h14v14z\"/></svg>\n"),
    ])

  static let unreducibleImage = DiagnosticKind(
    "unreducible-image", .warning,
    summary: "An SVG icon uses something that not every consumer of SVG draws.",
    explanation: """
      Drawings are written in a small vocabulary that browsers, asset catalogues, vector importers and drawing \
      programs all read alike: paths with plain fills, strokes and gradients. Icons are reduced to it: shapes become \
      paths and transforms are applied. What cannot be said in it, such as text, masks, filters or embedded images, \
      would be lost somewhere, so the image's box is left empty and the app has to fill it.

      In a drawing program: convert text and strokes to outlines, flatten masks and effects, and export as plain SVG. \
      Or use a PNG file, which is never drawn but stands in the layout.
      """,
    wrong: [
      ("spec.yaml", tip(image: "star.svg")),
      (
        "star.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><text x=\"2\" y=\"12\">★</text></svg>\n"
      ),
    ],
    right: [
      ("spec.yaml", tip(image: "star.svg")),
      (
        "star.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"M8 1l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z\"/></svg>\n"
      ),
    ])
}

private func tip(image: String) -> String {
  """
  tips:
    rate:
      message: Rate this song
      image: \(image)
      anchor: {x: 160, y: 120, width: 40, height: 40}

  """
}

extension Diagnostic {
  /// The file is broken; `where` is its path, with the line where it is known.
  static func unreadableImage(_ where: String, _ message: String, help: String?, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .unreadableImage, "\(`where`): \(message)", at: place.map { Label($0, "named here") },
      help: help.map { [$0] } ?? [])
  }

  /// The file is something else than its name says.
  static func wrongImageSort(
    _ path: String, expected: ImageSort, found: ImageSort?, isEmpty: Bool, at place: SourceSpan?
  ) -> Diagnostic {
    let what =
      switch found {
      case let found?: "this is \(found == .svg ? "an" : "a") \(found.rawValue) file, not \(expected.rawValue)"
      case nil where isEmpty: "the file is empty"
      case nil: "this is no \(expected.rawValue) file"
      }
    let help = found == .gzip ? "unpack it: an .svgz file is not read" : "export the image as \(expected.rawValue)"
    return unreadableImage(path, what, help: isEmpty ? nil : help, at: place)
  }

  /// The icon says what the vocabulary cannot.
  static func unreducibleImage(_ where: String, _ what: String, consumers: String?, at place: SourceSpan?) -> Diagnostic
  {
    Diagnostic(
      .unreducibleImage, "\(`where`): \(what) cannot be reduced to plain paths, so the image's box stays empty",
      at: place.map { Label($0, "named here") },
      help: [
        consumers ?? "renderers differ in it",
        "export the icon as plain paths, or use a PNG file, which the app draws",
      ])
  }
}
