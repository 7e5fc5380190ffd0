import PopupLayout
import TipDiagnostics
import TipSpecs

/// Which named styles and anchors are used, so that the others can be reported.
struct Uses {
  /// Places where used names are declared.
  private var declarations: Set<SourceSpan> = []

  /// Notes what a popup names, and what its styles extend.
  mutating func note(_ popup: PopupSpec, scope: Scope) {
    if case .named(let name) = popup.anchor?.value, let anchor = scope.anchor(name) {
      declarations.insert(anchor.name.place)
    }
    switch popup.style?.value {
    case .named(let name): note(style: name, scope: scope)
    case .inline(let style):
      if let extends = style.value.extends { note(style: extends.value, scope: scope) }
    case nil: break
    }
  }

  private mutating func note(style name: String, scope: Scope, from level: Int = 0) {
    var name = name
    var level = level
    while let (style, found) = scope.style(name, from: level), declarations.insert(style.name.place).inserted {
      guard let extends = style.style.value.extends else { return }
      level = extends.value == name ? found + 1 : 0
      name = extends.value
    }
  }

  /// Reports what a spec declares for itself and does not use.
  func reportUnused(in spec: SpecFile, into sink: inout DiagnosticSink) {
    report(styles: spec.styles, anchors: spec.anchors, into: &sink)
  }

  /// Reports what the project declares and no spec uses.
  func reportUnused(in project: ProjectSpec, into sink: inout DiagnosticSink) {
    report(styles: project.styles, anchors: project.anchors, into: &sink)
  }

  private func report(styles: [NamedStyle], anchors: [NamedAnchor], into sink: inout DiagnosticSink) {
    for style in styles where !declarations.contains(style.name.place) && !isPresetName(style.name.value) {
      sink.report(.unusedStyle(style.name))
    }
    for anchor in anchors where !declarations.contains(anchor.name.place) {
      sink.report(.unusedAnchor(anchor.name))
    }
  }

  /// A style that refines one of the preset's may be used without being named: as a default.
  private func isPresetName(_ name: String) -> Bool {
    Popup.Kind.allCases.contains { kind in
      PresetName.allCases.contains { defaultStyleName(for: kind, in: $0) == name }
    }
  }
}
