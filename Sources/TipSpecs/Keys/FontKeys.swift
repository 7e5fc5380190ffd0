import TipDiagnostics
import TipSyntax

/// A family of fonts, while it is read.
private struct FamilyDraft: Sendable {
  var faces: Located<[Located<FontFaceSpec>]>?
  /// All else that is said of the family; its name is that of the entry.
  var family = FontFamilySpec(name: Located("", .nowhere), faces: [])
}

private let familyRecord = Record(
  "font-family", "a font family", "A family of fonts: its faces, one of which is chosen by weight.",
  empty: FamilyDraft(),
  constraints: [
    KeyConstraint(.needs("slack", "runtime", word: FontFamilySpec.Runtime.platform.rawValue)) { mapping in
      mapping.entries(of: ["slack"]).map { slack in
        mapping.entry("runtime").map { runtime in
          .conflictingKeys(
            slack, beside: runtime, "fonts that the app brings are measured exactly: leave `slack` out", mapping.context
          )
        } ?? .conflictingKeys(slack, without: "runtime: platform", mapping.context)
      }
    }
  ]
) {
  Key(
    "runtime", .choice,
    "Whether the app brings these files, or draws with the platform's font, so that what is measured is not exact.",
    value: \.family.runtime)
  Key(
    "slack", .slack, "How much wider texts may become in the app and must still fit; for the platform's font.",
    value: \.family.slack)
  Key("faces", list(of: .face), default: .required, "The faces.", \.faces)
}

/// A face, while it is read.
private struct FaceDraft: Sendable {
  var file: Located<String>?
  var index: Located<Int>?
  var weight: Located<Int>?
  var variations: Located<[Named<Milli>]>?
}

private let faceRecord = Record(
  "font-face", "a face", "A face of a family: a file, or one of several in it.", empty: FaceDraft()
) {
  Key("file", .path("the path of a font"), default: .required, "The file, relative to the project file.", \.file)
  Key(
    "index", .count("the index of a face", min: 0, max: 65_535),
    default: .words("the only face; in a collection it must be said"),
    "Which face of a collection it is, from 0.",
    \.index)
  Key("weight", .weight, default: .words("the file's own"), "The weight that it is chosen for.", \.weight)
  Key(
    "variations", map(of: .axisValue, named: .axis), default: .words("the file's own"),
    "The values of the axes of a variable font.", \.variations)
}

extension ValueType where Value == Milli {
  /// A value on an axis of a variable font.
  fileprivate static var axisValue: ValueType<Milli> {
    number("a number", min: -32_768, max: 32_767)
  }
}

extension NameRule {
  /// The tags of axes (OpenType, `fvar`): a letter, then up to three letters or digits.
  fileprivate static let axis = NameRule(pattern: "^[A-Za-z][A-Za-z0-9 ]{3}$", phrase: "tags of axes") {
    name, place, context in
    let bytes = Array(name.utf8)
    let isTag =
      bytes.count == 4 && (0x61...0x7A).contains(bytes[0] | 0x20)
      && bytes.dropFirst().allSatisfy { isDigit($0) || $0 == 0x20 || (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 }
    if !isTag { context.report(.badAxis(name, at: place)) }
    return isTag
  }
}

extension Diagnostic {
  /// A name that is no tag of an axis.
  fileprivate static func badAxis(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badID, "\"\(clipped(name))\" is no tag of an axis", at: Label(place),
      help: ["the tag of an axis has four letters or digits, like `wght`"])
  }
}

extension ValueType where Value == Int {
  /// A share in percent, in thousandths.
  fileprivate static var slack: ValueType<Int> {
    let shape = Shape.pattern(#"^(0|[1-9][0-9]?)(\.[0-9])?%$|^100(\.0)?%$"#, phrase: "a share like `8%`")
    return ValueType(
      shape, write: { .scalar(Milli(thousandths: $0 * 100).text + "%") },
      read: { node, path, context in
        guard let text = node.text, text.hasSuffix("%"), !text.contains("e"), !text.contains("E"),
          case .thousandths(let percent) = readNumber(text.dropLast()), percent >= 0, percent % 100 == 0
        else {
          context.report(.wrongType(expected: shape, found: node, under: path, in: context))
          return nil
        }
        guard percent <= 100_000 else {
          context.report(.outOfRange("must be at most 100%, but is \(clipped(text))", at: node, path, context))
          return nil
        }
        return percent / 100
      })
  }
}

extension ValueType where Value == FontFaceSpec {
  fileprivate static var face: ValueType<FontFaceSpec> {
    ValueType(.record(faceRecord.shape)) { node, path, context in
      guard let draft = faceRecord.decode(node, at: path, into: &context), let file = draft.file else { return nil }
      return FontFaceSpec(
        file: file, index: draft.index, weight: draft.weight,
        variations: draft.variations?.value.map { ($0.name.value, $0.value.value) } ?? [])
    }
  }
}

extension ValueType where Value == [FontFamilySpec] {
  /// Families of fonts by name.
  static var fonts: ValueType<[FontFamilySpec]> {
    let type = map(of: familyRecord.type, named: .fontFamily, minimum: 1)
    return ValueType(type.shape) { node, path, context in
      type.read(node, path, &context)?.compactMap { named in
        named.value.value.faces.map { faces in
          var family = named.value.value.family
          family.name = named.name
          family.faces = faces.value.map(\.value)
          return family
        }
      }
    }
  }
}
