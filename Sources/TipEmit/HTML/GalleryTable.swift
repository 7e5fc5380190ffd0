import PopupLayout
import TipDrawing

/// The gallery's data as JSON that says nothing twice: screens, locales, scrims are numbered in the order in which they
/// first come up, and a drawing whose path follows from the rest is only marked as being there.
struct GalleryTable {
  private var screens: [GalleryScreen: Int] = [:]
  private var words: [[String: Int]] = [[:], [:], [:]]
  private var scrims: [Ink: Int] = [:]

  private var screenList: [UInt8] = []
  private var wordLists: [[UInt8]] = [[], [], []]
  private var scrimList: [UInt8] = []

  mutating func encode(_ popups: [GalleryPopup], general: [GalleryDiagnostic]) -> [UInt8] {
    var list: [UInt8] = []
    for popup in popups {
      if !list.isEmpty { list.append(ascii: ",\n") }
      append(popup, to: &list)
    }
    var out: [UInt8] = []
    out.append(ascii: "{\"screens\":[")
    out += screenList
    for (index, name) in ["locales", "themes", "sizes"].enumerated() {
      out.append(raw: "],\"\(name)\":[")
      out += wordLists[index]
    }
    out.append(ascii: "],\"scrims\":[")
    out += scrimList
    out.append(ascii: "],\"general\":")
    append(general, to: &out)
    out.append(ascii: ",\"popups\":[\n")
    out += list
    out.append(ascii: "\n]}")
    return out
  }

  private mutating func append(_ popup: GalleryPopup, to out: inout [UInt8]) {
    out.append(ascii: "{\"id\":")
    out.append(json: popup.id, forScript: true)
    out.append(ascii: ",\"kind\":")
    out.append(json: popup.kind, forScript: true)
    if let comment = popup.comment {
      out.append(ascii: ",\"comment\":")
      out.append(json: comment, forScript: true)
    }
    if let source = popup.source {
      out.append(ascii: ",\"source\":")
      out.append(json: source, forScript: true)
    }
    out.append(ascii: ",\"diagnostics\":")
    append(popup.diagnostics, to: &out)
    out.append(ascii: ",\"variants\":[")
    for (index, variant) in popup.variants.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      append(variant, of: popup.id, to: &out)
    }
    out.append(ascii: "]}")
  }

  private func append(_ diagnostics: [GalleryDiagnostic], to out: inout [UInt8]) {
    out.append(ascii: "[")
    for (index, diagnostic) in diagnostics.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      let texts = [diagnostic.severity, diagnostic.code, diagnostic.message, diagnostic.place ?? ""] + diagnostic.help
      out.append(UInt8(ascii: "["))
      for (index, text) in texts.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        out.append(json: text, forScript: true)
      }
      out.append(UInt8(ascii: "]"))
    }
    out.append(ascii: "]")
  }

  /// `[screen, locale, theme, size, drawing, scrim, placement, frame…, anchor…]`; -1 stands for no scrim, and the four
  /// numbers of the anchor are left out where there is none. Last, where there are any, a list of emoji.
  private mutating func append(_ variant: GalleryVariant, of id: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "["))
    out.append(integer: number(of: variant.screen))
    for (axis, word) in [variant.locale, variant.theme, variant.textSize].enumerated() {
      out.append(UInt8(ascii: ","))
      out.append(integer: number(of: word, axis: axis))
    }
    out.append(UInt8(ascii: ","))
    let usual =
      "svg/\(id)/\(variant.screen.name).\(variant.locale).\(variant.theme).\(variant.textSize).svg"
    switch variant.svg {
    case nil: out.append(UInt8(ascii: "0"))
    case usual: out.append(UInt8(ascii: "1"))
    case let other?: out.append(json: other, forScript: true)
    }
    out.append(UInt8(ascii: ","))
    out.append(integer: variant.scrim.map { number(of: $0) } ?? -1)
    out.append(UInt8(ascii: ","))
    out.append(json: variant.placement ?? "", forScript: true)
    for rect in [variant.frame, variant.anchor].compactMap({ $0 }) {
      for value in [rect.x, rect.y, rect.width, rect.height] {
        out.append(UInt8(ascii: ","))
        out.append(decimal: value)
      }
    }
    append(variant.emoji, to: &out)
    out.append(UInt8(ascii: "]"))
  }

  private func append(_ emoji: [GalleryEmoji], to out: inout [UInt8]) {
    guard !emoji.isEmpty else { return }
    out.append(ascii: ",[")
    for (index, one) in emoji.enumerated() {
      out.append(ascii: index > 0 ? ",[" : "[")
      out.append(json: one.text, forScript: true)
      for value in [one.frame.x, one.frame.y, one.frame.width, one.frame.height] {
        out.append(UInt8(ascii: ","))
        out.append(decimal: value)
      }
      out.append(UInt8(ascii: "]"))
    }
    out.append(UInt8(ascii: "]"))
  }

  private mutating func number(of screen: GalleryScreen) -> Int {
    if let number = screens[screen] { return number }
    if !screens.isEmpty { screenList.append(UInt8(ascii: ",")) }
    screenList.append(UInt8(ascii: "["))
    screenList.append(json: screen.name, forScript: true)
    let (size, area) = (screen.size, screen.safeArea)
    for value in [size.width, size.height, area.top, area.right, area.bottom, area.left] {
      screenList.append(UInt8(ascii: ","))
      screenList.append(decimal: value)
    }
    screenList.append(UInt8(ascii: "]"))
    screens[screen] = screens.count
    return screens.count - 1
  }

  private mutating func number(of word: String, axis: Int) -> Int {
    if let number = words[axis][word] { return number }
    if !words[axis].isEmpty { wordLists[axis].append(UInt8(ascii: ",")) }
    wordLists[axis].append(json: word, forScript: true)
    words[axis][word] = words[axis].count
    return words[axis].count - 1
  }

  private mutating func number(of scrim: Ink) -> Int {
    if let number = scrims[scrim] { return number }
    if !scrims.isEmpty { scrimList.append(UInt8(ascii: ",")) }
    scrimList.append(ascii: "[\"")
    scrimList.append(scrim.color)
    scrimList.append(ascii: "\",")
    scrimList.append(thousandths: scrim.opacity)
    scrimList.append(ascii: "]")
    scrims[scrim] = scrims.count
    return scrims.count - 1
  }
}
