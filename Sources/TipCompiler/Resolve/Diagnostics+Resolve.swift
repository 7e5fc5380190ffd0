import TipDiagnostics
import TipSpecs

extension Diagnostic {
  static func duplicateID(_ id: Located<String>, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateID, "the id \(quoted(id.value)) is used twice",
      at: Label(id.place, "used again here"), also: [Label(first, "first used here")],
      help: ["ids name the popup's files, so they are unique in the whole project; rename one of the two"],
      popup: id.value)
  }

  static func unknownStyle(_ name: String, help: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .unknownStyle, "there is no style named \(quoted(name))", at: place.map { Label($0, "not a style") },
      help: [help])
  }

  static func styleCycle(_ chain: [Located<String>]) -> Diagnostic {
    let names = chain.map { quoted($0.value) }.joined(separator: ", then ")
    return Diagnostic(
      .styleCycle, "styles extend each other in a circle: \(names)",
      at: chain.last.map { Label($0.place, "comes back to a style it started from") },
      also: chain.dropLast().map { Label($0.place, "extends \(quoted($0.value))") },
      help: ["remove one `extends`, or let it name a style outside the circle"])
  }

  /// - Parameter help: What was meant; `nil` where there are no anchors.
  static func unknownAnchor(_ name: String, help: String?, at place: SourceSpan) -> Diagnostic {
    let way =
      "declare it under `anchors:` here or in the project file, or write a rectangle: {x: 20, y: 60, width: 44, height: 44}"
    return Diagnostic(
      .unknownAnchor, "there is no anchor named \(quoted(name))", at: Label(place, "not an anchor"),
      help: [help ?? way])
  }

  static func unknownScreen(_ name: String, help: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownScreen, "the project has no screen named \(quoted(name))", at: Label(place, "not a screen"),
      help: [help])
  }

  static func unknownFont(_ name: String, help: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .unknownFont, "the project has no font family named \(quoted(name))", at: place.map { Label($0, "not a family") },
      help: [help])
  }

  static func missingImage(_ path: String, at place: SourceSpan, popup: String) -> Diagnostic {
    Diagnostic(
      .missingImage, "the image \(quoted(path)) does not exist", at: Label(place, "no such file"),
      help: ["paths are relative to the file that names them; write `asset:NAME` for something that the app has"],
      popup: popup)
  }

  static func cannotReadImage(_ path: String, why: String, at place: SourceSpan, popup: String) -> Diagnostic {
    Diagnostic(
      .missingImage, "the image \(quoted(path)) cannot be read: \(why)", at: Label(place, "cannot be read"),
      help: ["name a file that can be read"], popup: popup)
  }

  static func tooManyVariants(
    _ count: Int, screens: Int, project: ProjectSpec, at id: Located<String>
  ) -> Diagnostic {
    let factors =
      "\(screens) screens x \(project.locales.count) locales x \(project.themes.count) themes x \(project.textSizes.count) text sizes"
    return Diagnostic(
      .limitVariants, "\(quoted(id.value)) would have \(count) variants; \(ProjectSpec.mostVariants) are the most",
      at: Label(id.place, factors),
      help: ["name fewer in the project file, or pick some for this popup with `screens`"], popup: id.value)
  }

  static func missingFont(_ path: String, why: String?, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingFont, "the font \(quoted(path)) " + (why.map { "cannot be read: " + $0 } ?? "does not exist"),
      at: Label(place, why == nil ? "no such file" : "cannot be read"),
      help: ["font files are relative to the project file; `tipc fonts add` copies one in"])
  }

  static func missingTranslation(_ locales: [String], at place: SourceSpan, popup: String) -> Diagnostic {
    let list = locales.joined(separator: ", ")
    return Diagnostic(
      .missingTranslation, "no text for \(list)", at: Label(place, "another locale's text is shown there"),
      help: ["add a line for each: `\(locales.first ?? ""): …`"], popup: popup)
  }

  static func unusedStyle(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unusedStyle, "the style \(quoted(name.value)) is not used", at: Label(name.place, "never named by a popup"),
      help: ["remove it, or name it in a popup's `style` or another style's `extends`"])
  }

  static func unusedAnchor(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unusedAnchor, "the anchor \(quoted(name.value)) is not used", at: Label(name.place, "never named by a popup"),
      help: ["remove it, or name it in a popup's `anchor`"])
  }

  static func invertedAnchor(
    _ anchor: InvertedAnchor, screens: [String], at place: SourceSpan, popup: String
  ) -> Diagnostic {
    Diagnostic(
      .invertedAnchor,
      "the anchor's \(anchor.axis) would be \(points(anchor.size)) on \(screens.joined(separator: ", "))",
      at: Label(place, "its edges cross"),
      help: ["the two edges together take more than the screen has; make one smaller, or use `by-screen`"],
      popup: popup)
  }

  static func anchorWithoutScreen(_ screen: String, at place: SourceSpan, popup: String) -> Diagnostic {
    Diagnostic(
      .anchorWithoutScreen, "the anchor has no rectangle for the screen \(quoted(screen))",
      at: Label(place, "not for \(screen)"),
      help: ["add `\(screen): {…}` or `default: {…}` to its `by-screen`"], popup: popup)
  }
}

/// A name or text as messages show it.
func quoted(_ text: String) -> String {
  "\"\(text)\""
}
