@testable import TipSpecs

/// What of a reading a section of the corpus shows.
func dump(_ name: String, _ reading: Reading) -> String {
  switch name {
  case "style": reading.spec?.styles.first.map { inner(styleRecord.written($0.style.value).flow) } ?? ""
  case "text": message(of: reading).map { dump($0.message.value) } ?? ""
  case "image": message(of: reading)?.image.map { dump($0.value) } ?? ""
  case "anchor": reading.spec?.anchors.first.map { dump($0.anchor.value) } ?? ""
  case "rows": menu(of: reading)?.items.map(dump).joined(separator: ", ") ?? ""
  case "screens": reading.project?.screens.map(dump).joined(separator: ", ") ?? ""
  case "locales": reading.project?.locales.map(dump).joined(separator: ", ") ?? ""
  case "text-sizes":
    reading.project?.textSizes.map { "\($0.name) \($0.numerator)/\($0.denominator)" }.joined(separator: ", ") ?? ""
  case "fonts": reading.project?.fonts.map(dump).joined(separator: "; ") ?? ""
  default: ""
  }
}

private func inner(_ flow: String) -> String { String(flow.dropFirst().dropLast()) }

private func message(of reading: Reading) -> MessageContent? {
  switch reading.spec?.popups.first?.content {
  case .tip(let content)?, .banner(let content, _)?: content
  default: nil
  }
}

private func menu(of reading: Reading) -> MenuContent? {
  if case .menu(let content)? = reading.spec?.popups.first?.content { content } else { nil }
}

private func dump(_ locale: LocaleTag) -> String { locale.tag + (locale.isRightToLeft ? ":rtl" : "") }

private func dump(_ text: TextSpec) -> String {
  switch text {
  case .same(let text): text
  case .byLocale(let texts): texts.map { "\(dump($0.locale.value))=\($0.text.value)" }.joined(separator: " ")
  }
}

private func dump(_ image: ImageSpec) -> String {
  image.source.value.description + (image.alt.map { " alt=" + dump($0.value) } ?? "")
}

private func dump(_ anchor: AnchorSpec) -> String {
  switch anchor {
  case .rectangle(let rectangle): dump(rectangle)
  case .byScreen(let screens, let rest):
    (screens.map { "\($0.screen.value)(\(dump($0.rectangle.value)))" }
      + (rest.map { ["default(\(dump($0.value)))"] } ?? []))
      .joined(separator: " ")
  }
}

private func dump(_ rectangle: EdgeRect) -> String {
  let isPoint = rectangle.width?.value == .zero && rectangle.height?.value == .zero
  let across = [
    ("left", rectangle.left), ("right", rectangle.right), ("leading", rectangle.leading),
    ("trailing", rectangle.trailing), ("center-x", rectangle.centerX),
  ]
  let down = [("top", rectangle.top), ("bottom", rectangle.bottom), ("center-y", rectangle.centerY)]
  let sizes = [("width", rectangle.width), ("height", rectangle.height)]
  let all = isPoint ? across + down + sizes : across + [sizes[0]] + down + [sizes[1]]
  return rectangle.container.rawValue
    + all.compactMap { name, value in value.map { " \(name)=\($0.value.text)" } }.joined()
}

private func dump(_ item: MenuContent.Item) -> String {
  switch item {
  case .section(let title, _): "[\(title.map { dump($0.value) } ?? "")]"
  case .row(let row):
    dump(row.title.value) + (row.id.map { " #" + $0.value } ?? "") + (row.subtitle.map { " " + dump($0.value) } ?? "")
      + (row.image.map { " (\(dump($0.value)))" } ?? "") + (row.role == .normal ? "" : " " + row.role.rawValue)
      + (row.disabled ? " disabled" : "") + (row.state.map { " " + $0.value.rawValue } ?? "")
  }
}

private func dump(_ screen: ScreenSpec) -> String {
  let insets = [screen.safeTop, screen.safeRight, screen.safeBottom, screen.safeLeft].map(\.text).joined(separator: "/")
  return "\(screen.name) \(screen.width.text)x\(screen.height.text)\(screen.scale.map { "@\($0)" } ?? "") \(insets)"
}

private func dump(_ family: FontFamilySpec) -> String {
  let faces = family.faces.map { face in
    face.file.value + (face.index.map { " #\($0.value)" } ?? "") + (face.weight.map { " \($0.value)" } ?? "")
      + face.variations.map { " \($0.tag)=\($0.value.text)" }.joined()
  }
  return "\(family.name.value) \(family.runtime.rawValue) \(family.slack): " + faces.joined(separator: ", ")
}
