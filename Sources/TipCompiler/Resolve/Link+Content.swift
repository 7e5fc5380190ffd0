import PopupLayout
import TipDiagnostics
import TipSpecs

extension Linker {
  /// What the popup shows, with a string for every locale and its images loaded.
  mutating func content(of popup: PopupSpec, into sink: inout DiagnosticSink) -> ContentPlan {
    switch popup.content {
    case .tip(let content):
      return .message(message(content, edge: nil, popup: popup, into: &sink))
    case .banner(let content, let edge):
      return .message(message(content, edge: edge, popup: popup, into: &sink))
    case .menu(let content):
      return .menu(menu(content, popup: popup, into: &sink))
    }
  }

  private mutating func message(
    _ content: MessageContent, edge: Placing.BannerEdge?, popup: PopupSpec, into sink: inout DiagnosticSink
  ) -> MessagePlan {
    MessagePlan(
      title: content.title.map { localize($0, popup: popup, into: &sink) },
      message: localize(content.message, popup: popup, into: &sink),
      image: content.image.map { image($0.value, popup: popup, into: &sink) },
      actions: content.actions.map {
        ActionPlan(id: $0.id.value, title: localize($0.title, popup: popup, into: &sink))
      },
      close: content.close, edge: edge)
  }

  private mutating func menu(
    _ content: MenuContent, popup: PopupSpec, into sink: inout DiagnosticSink
  ) -> MenuPlan {
    var sections: [MenuPlan.Section] = []
    var index = 0
    for item in content.items {
      switch item {
      case .section(let title, _):
        let title = title.map { localize($0, popup: popup, into: &sink) }
        sections.append(MenuPlan.Section(title: title, isExplicit: true, rows: []))
      case .row(let row):
        if sections.isEmpty { sections.append(MenuPlan.Section(title: nil, isExplicit: false, rows: [])) }
        sections[sections.count - 1].rows.append(self.row(row, index: index, popup: popup, into: &sink))
        index += 1
      }
    }
    return MenuPlan(sections: sections)
  }

  private mutating func row(
    _ row: RowSpec, index: Int, popup: PopupSpec, into sink: inout DiagnosticSink
  ) -> RowPlan {
    RowPlan(
      index: index, id: row.id?.value, title: localize(row.title, popup: popup, into: &sink),
      subtitle: row.subtitle.map { localize($0, popup: popup, into: &sink) },
      image: row.image.map { image($0.value, popup: popup, into: &sink) }, role: row.role, disabled: row.disabled,
      state: row.state?.value)
  }

  private mutating func image(
    _ spec: ImageSpec, popup: PopupSpec, into sink: inout DiagnosticSink
  ) -> ImagePlan {
    ImagePlan(
      source: spec.source.value.description, alt: spec.alt.map { localize($0, popup: popup, into: &sink) },
      isDeclaredDecorative: spec.isDeclaredDecorative, isForeign: spec.source.value.isForeign,
      picture: images.picture(spec.source, popup: popup.id.value, into: &sink), place: spec.source.place)
  }

  /// What assistive technology is told.
  func accessibility(of popup: PopupSpec, into sink: inout DiagnosticSink) -> AccessibilityPlan {
    AccessibilityPlan(
      label: popup.accessibility.label.map { localize($0, popup: popup, into: &sink) },
      hint: popup.accessibility.hint.map { localize($0, popup: popup, into: &sink) },
      announce: popup.accessibility.announce)
  }

  private func localize(
    _ text: Located<TextSpec>, popup: PopupSpec, into sink: inout DiagnosticSink
  ) -> LocalizedText {
    let localized = LocalizedText(text, locales: project.locales)
    if !localized.missing.isEmpty {
      let missing = localized.missing.map { project.locales[$0].tag }
      sink.report(.missingTranslation(missing, at: text.place, popup: popup.id.value))
    }
    return localized
  }
}

extension ImageSource {
  /// Whether the compiler cannot see it.
  fileprivate var isForeign: Bool {
    if case .file = self { false } else { true }
  }
}
