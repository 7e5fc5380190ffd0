import PopupLayout
import TipDiagnostics
import TipSyntax

/// The styles of a preset and the defaults of the language, as they stand in a source that ships inside the tool.
package struct BuiltInStyles: Sendable {
  package let preset: PresetName

  /// The source that their places are in.
  package let source: SourceFile

  /// The preset's styles, in its order.
  package let styles: [NamedStyle]

  private let tip: StyleSpec
  private let banner: StyleSpec
  private let menu: StyleSpec

  fileprivate init(_ preset: PresetName, _ source: SourceFile) {
    self.preset = preset
    self.source = source
    styles = presetStyles(in: source)
    let place = SourceSpan(source.id, .start..<SourcePosition.start)
    tip = styleRecord.layer(of: StyleValues(.tip), at: place)
    banner = styleRecord.layer(of: StyleValues(.banner), at: place)
    menu = styleRecord.layer(of: StyleValues(.menu), at: place)
  }

  /// The declared defaults: all keys that have a default have a value.
  package func defaults(for kind: Popup.Kind) -> StyleSpec {
    switch kind {
    case .tip: tip
    case .banner: banner
    case .menu: menu
    }
  }
}

/// Adds a preset's text to the table of sources, and reads its styles.
package func builtInStyles(_ preset: PresetName, into table: inout SourceTable) -> BuiltInStyles {
  let source = table.add(
    path: "preset: \(preset.rawValue)", bytes: Array(presetText(preset).utf8), isBuiltIn: true)
  return BuiltInStyles(preset, source)
}

/// The style of a popup that names none.
package func defaultStyleName(for kind: Popup.Kind, in preset: PresetName) -> String {
  switch (kind, preset) {
  case (.tip, _): "tip"
  case (.banner, .classic): "warning"
  case (.banner, .modern): "info"
  case (.menu, .classic): "dark"
  case (.menu, .modern): "menu"
  }
}

/// The text of a preset: a spec file that holds its styles.
func presetText(_ preset: PresetName) -> String {
  switch preset {
  case .classic: classicPreset
  case .modern: modernPreset
  }
}

/// Reads the styles of a preset's text, which is part of this program; a test holds it to be right.
private func presetStyles(in source: SourceFile) -> [NamedStyle] {
  var sink = DiagnosticSink()
  guard let tree = parse(source, into: &sink) else { return [] }
  return decodeSpec(tree, source: source, into: &sink)?.styles ?? []
}
