import TipDiagnostics
import TipSyntax

/// The project file, while it is read.
struct ProjectDraft: Sendable {
  var version: Located<Int>?
  var minimumTipc: Located<String>?
  var output: Located<String>?
  var preset: Located<PresetName>?
  var screens: Located<[ScreenSpec]>?
  var locales: Located<[Located<LocaleTag>]>?
  var themes: Located<[Located<Theme>]>?
  var textSizes: Located<[Located<TextSize>]>?
  var fonts: Located<[FontFamilySpec]>?
  var svg: Located<SVGDraft>?
  var rules: Located<[RuleSetting]>?
  var anchors: Located<[NamedAnchor]>?
  var styles: Located<[NamedStyle]>?
  var exclude: Located<[Located<String>]>?
}

/// What is said of the SVG files, while it is read.
struct SVGDraft: Sendable {
  var variants: Located<SVGOptions.Variants>?
  var text: Located<SVGOptions.Text>?
}

private let svgRecord = Record("svg", "`svg`", "Which SVG files are written.", empty: SVGDraft()) {
  Key(
    "variants", .choice, default: "all",
    "The variants that are drawn: all, the first of each axis (`canonical`), or none.", \.variants)
  Key("text", .choice, default: "outlines", "Whether texts are drawn, as outlines.", \.text)
}

let projectRecord = Record(
  "project", "a project file", "The project file, `tipc.yaml`: what the specs are compiled for.", empty: ProjectDraft(),
  allowsExtensions: true
) {
  Key("version", .version, default: "1", "The version of the language; there is only one.", \.version)
  Key(
    "minimum-tipc", .toolVersion, default: .words("any"),
    "The oldest version of the tool that may compile the project.",
    \.minimumTipc)
  Key("output", .path("the path of a folder"), default: "build", "The folder that is written to.", \.output)
  Key(
    "preset", .choice, default: "classic", "The built-in styles, and which of them are the default of each kind.",
    \.preset)
  Key(
    "screens", .screens, default: .words("one of 390 x 844 points, `phone`"),
    "The screens: names of presets, or a mapping with numbers.", \.screens)
  Key(
    "locales", distinctList(of: .locale, "locale", by: \.tag), default: "[en]",
    "The locales; the first stands in for texts that are not translated.", \.locales)
  Key("themes", distinctList(of: .choice, "theme", by: \.rawValue), default: "[light]", "The themes.", \.themes)
  Key(
    "text-sizes", distinctList(of: .textSize, "text size", by: \.name), default: "[large]", "The text sizes.",
    \.textSizes)
  Key(
    "fonts", .fonts, default: .words("a well-known file that exists on this machine"),
    "The families of fonts; `fallback` follows every other, and `emoji` leads for emoji.", \.fonts)
  Key("svg", svgRecord.type, default: .ownKeys, "Which SVG files are written.", \.svg)
  Key(
    "rules", .ruleSettings, default: .words("as `tipc rules` lists them"), "How severe each rule is, or `off`.", \.rules
  )
  Key("anchors", .anchors, default: .words("none"), "Rectangles that popups of all specs point at, by name.", \.anchors)
  Key("styles", .styles, default: .words("none"), "Styles of all specs, by name.", \.styles)
  Key(
    "exclude", list(of: .line), default: .words("none"), "The specs that are passed over, by patterns of their paths.",
    \.exclude)
}

extension ValueType where Value == String {
  /// A version of this tool.
  fileprivate static var toolVersion: ValueType<String> {
    let shape = Shape.pattern(#"^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$"#, phrase: "a version like `0.1.0`")
    return ValueType(shape) { node, context in
      let parts = node.text?.split(separator: ".", omittingEmptySubsequences: false) ?? []
      let isVersion =
        parts.count == 3
        && parts.allSatisfy { part in
          part.utf8.count < 10 && !part.isEmpty && part.utf8.allSatisfy(isDigit)
            && (part == "0" || !part.hasPrefix("0"))
        }
      guard isVersion, let text = node.text else {
        context.report(.wrongType(expected: shape, found: node, in: context))
        return nil
      }
      return text
    }
  }
}

/// What `rules` says of one rule.
private enum RuleLevel: String, CaseIterable {
  case error, warning, note, off

  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension ValueType where Value == [RuleSetting] {
  /// Severities by rule.
  fileprivate static var ruleSettings: ValueType<[RuleSetting]> {
    let names = NameRule(pattern: nil, phrase: "rules to severities") { _, _, _ in true }
    let type: ValueType<[Named<RuleLevel>]> = map(of: .choice, named: names)
    return ValueType(type.shape) { node, context in
      type.read(node, &context)?.map { RuleSetting(code: $0.name, severity: $0.value.value.severity) }
    }
  }
}
