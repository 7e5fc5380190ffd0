import PopupLayout
import TipDiagnostics
import TipSpecs

/// The names that all specs of a project can use: the project's own, then the preset's.
struct SharedNames: Sendable {
  /// From near to far.
  let styles: [[String: NamedStyle]]
  let anchors: [String: NamedAnchor]
  let lostStyles: LostNames
  let lostAnchors: LostNames

  /// The names that the styles may go on to. A spec that has none of them sees each of the styles as every other does.
  fileprivate let extended: Set<String>

  init(_ project: ProjectSpec, _ builtIns: BuiltInStyles) {
    styles = [named(project.styles, \.name.value), named(builtIns.styles, \.name.value)]
    anchors = named(project.anchors, \.name.value)
    (lostStyles, lostAnchors) = (project.lostStyles, project.lostAnchors)
    let defaults = Popup.Kind.allCases.map { defaultStyleName(for: $0, in: builtIns.preset) }
    extended = Set(defaults + (project.styles + builtIns.styles).compactMap { $0.style.value.extends?.value })
  }
}

/// The names that one spec can use: its own, then the project's, then the preset's.
///
/// A nearer name hides a farther one, and inside a style its own name means the farther one, so that
/// `tip: {extends: tip, …}` refines what it hides.
struct Scope: Sendable {
  /// The spec that sees them.
  let file: SourceID

  /// From near to far.
  let styles: [[String: NamedStyle]]
  let anchors: [[String: NamedAnchor]]

  private let lostStyles: [LostNames]
  private let lostAnchors: [LostNames]

  /// Whether what the shared styles extend is the same here as everywhere.
  private let seesSharedStylesAlike: Bool

  init(spec: SpecFile, shared: SharedNames) {
    file = spec.file
    styles = [named(spec.styles, \.name.value)] + shared.styles
    anchors = [named(spec.anchors, \.name.value), shared.anchors]
    lostStyles = [spec.lostStyles, shared.lostStyles]
    lostAnchors = [spec.lostAnchors, shared.lostAnchors]
    seesSharedStylesAlike =
      spec.lostStyles.isEmpty && !spec.styles.contains { shared.extended.contains($0.name.value) }
  }

  /// The spec that a style of a level is resolved for; `nil` where it is the same for all.
  func owner(ofStyleAt level: Int) -> SourceID? {
    level > 0 && seesSharedStylesAlike ? nil : file
  }

  /// The style of that name, and how far away it was found.
  func style(_ name: String, from level: Int = 0) -> (style: NamedStyle, level: Int)? {
    for candidate in styles.indices.dropFirst(level) {
      if let style = styles[candidate][name] { return (style, candidate) }
    }
    return nil
  }

  func anchor(_ name: String) -> NamedAnchor? {
    for level in anchors {
      if let anchor = level[name] { return anchor }
    }
    return nil
  }

  /// Whether a style of that name is declared and could not be read, which is reported there.
  func isLost(style name: String) -> Bool { lostStyles.contains { $0.contains(name) } }

  /// Whether an anchor of that name is declared and could not be read, which is reported there.
  func isLost(anchor name: String) -> Bool { lostAnchors.contains { $0.contains(name) } }

  /// How far away the preset's styles are.
  var presetLevel: Int { styles.count - 1 }

  /// The names of styles: for suggestions.
  var styleNames: [NameList] {
    [
      NameList("styles", of: file) { styles[0].keys.sorted() },
      NameList("styles") { Set(styles.dropFirst().flatMap(\.keys)).sorted() },
    ]
  }

  /// The names of anchors: for suggestions.
  var anchorNames: [NameList] {
    [NameList("anchors", of: file) { anchors[0].keys.sorted() }, NameList("anchors") { anchors[1].keys.sorted() }]
  }
}

/// Values by name; the first of two with one name stays, since decoding has reported the second.
func named<Value>(_ values: [Value], _ name: (Value) -> String) -> [String: Value] {
  Dictionary(values.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
}
