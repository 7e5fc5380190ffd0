import TipDiagnostics
import TipSpecs

/// The names that one spec can use: its own, then the project's, then the preset's.
///
/// A nearer name hides a farther one, and inside a style its own name means the farther one, so that
/// `tip: {extends: tip, …}` refines what it hides.
struct Scope: Sendable {
  /// From near to far.
  let styles: [[String: NamedStyle]]
  let anchors: [[String: NamedAnchor]]

  private let lostStyles: [LostNames]
  private let lostAnchors: [LostNames]

  init(spec: SpecFile, project: ProjectSpec, preset: [String: NamedStyle]) {
    styles = [named(spec.styles, \.name.value), named(project.styles, \.name.value), preset]
    anchors = [named(spec.anchors, \.name.value), named(project.anchors, \.name.value)]
    lostStyles = [spec.lostStyles, project.lostStyles]
    lostAnchors = [spec.lostAnchors, project.lostAnchors]
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

  /// All names of styles, in alphabetical order: for suggestions.
  var styleNames: [String] { Set(styles.flatMap(\.keys)).sorted() }

  /// All names of anchors, in alphabetical order: for suggestions.
  var anchorNames: [String] { Set(anchors.flatMap(\.keys)).sorted() }
}

/// Values by name; the first of two with one name stays, since decoding has reported the second.
func named<Value>(_ values: [Value], _ name: (Value) -> String) -> [String: Value] {
  Dictionary(values.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
}
