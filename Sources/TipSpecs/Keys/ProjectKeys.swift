import TipDiagnostics
import TipSyntax

private let svgRecord = Record("svg", "`svg`", "Which SVG files are written.", empty: SVGOptions()) {
  Key(
    "variants", .choice, "The variants that are drawn: all, the first of each axis (`canonical`), or none.",
    value: \.variants)
  Key("text", .choice, "Whether texts are drawn, as outlines.", value: \.text)
}

let projectRecord = Record(
  "project", "a project file", "The project file, `tipc.yaml`: what the specs are compiled for.", empty: ProjectSpec(),
  allowsExtensions: true
) {
  Key("version", .version, "The version of the language; there is only one.", value: \.version)
  Key(
    "minimum-tipc", .toolVersion, default: .words("any"),
    "The oldest version of the tool that may compile the project.",
    \.minimumTipc)
  Key("output", .path("the path of a folder"), "The folder that is written to.", value: \.output)
  Key(
    "preset", .choice, "The built-in styles, and which of them are the default of each kind.", value: \.preset)
  Key(
    "screens", .screens, default: .words("one of 390 x 844 points, `phone`"),
    "The screens: names of presets, or a mapping with numbers.", value: \.screens)
  Key(
    "locales", values(distinctList(of: .locale, "locale", by: \.tag)),
    "The locales; the first stands in for texts that are not translated.", value: \.locales)
  Key("themes", values(distinctList(of: .choice, "theme", by: \.rawValue)), "The themes.", value: \.themes)
  Key(
    "text-sizes", values(distinctList(of: .textSize, "text size", by: \.name)), "The text sizes.", value: \.textSizes)
  Key(
    "fonts", .fonts, default: .words("a well-known file that exists on this machine"),
    "The families of fonts; `fallback` follows every other, and `emoji` leads for emoji.", value: \.fonts)
  Key("svg", svgRecord.type, default: .ownKeys, "Which SVG files are written.", value: \.svg)
  Key(
    "rules", .ruleSettings, default: .words("as `tipc rules` lists them"), "How severe each rule is, or `off`.",
    value: \.rules)
  Key(
    "anchors", .anchors, default: .words("none"), "Rectangles that popups of all specs point at, by name.",
    value: \.anchors)
  Key("styles", .styles, default: .words("none"), "Styles of all specs, by name.", value: \.styles)
  Key(
    "exclude", list(of: .line), default: .words("none"), "The specs that are passed over, by patterns of their paths.",
    value: \.exclude)
}

/// A list without the places of its entries; one of which nothing is left counts as left out.
private func values<Element>(_ list: ValueType<[Located<Element>]>) -> ValueType<[Element]> {
  ValueType(
    list.shape, write: { list.write?($0.map { Located($0, .nowhere) }) },
    read: { node, path, context in
      list.read(node, path, &context).flatMap { $0.isEmpty ? nil : $0.map(\.value) }
    })
}

extension ValueType where Value == String {
  /// A version of this tool.
  fileprivate static var toolVersion: ValueType<String> {
    let shape = Shape.pattern(#"^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$"#, phrase: "a version like `0.1.0`")
    return ValueType(shape) { node, path, context in
      let parts = node.text?.split(separator: ".", omittingEmptySubsequences: false) ?? []
      let isVersion =
        parts.count == 3
        && parts.allSatisfy { part in
          part.utf8.count < 10 && !part.isEmpty && part.utf8.allSatisfy(isDigit)
            && (part == "0" || !part.hasPrefix("0"))
        }
      guard isVersion, let text = node.text else {
        context.report(.wrongType(expected: shape, found: node, under: path, in: context))
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
    return ValueType(type.shape) { node, path, context in
      type.read(node, path, &context)?.map { RuleSetting(code: $0.name, severity: $0.value.value.severity) }
    }
  }
}
