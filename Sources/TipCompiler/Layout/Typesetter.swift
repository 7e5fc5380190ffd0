import PopupLayout
import TipDrawing
import TipSpecs
import TipText

/// Sets texts with the project's fonts. It keeps caches, so each worker has its own.
package final class Typesetter {
  let fonts: FontLibrary
  let shaper: Shaper

  /// What was looked up last, at most eight.
  private var recentFonts: [SetFont] = []

  package init(_ fonts: FontLibrary) {
    self.fonts = fonts
    shaper = Shaper()
  }

  /// Wraps a text.
  ///
  /// - Parameters:
  ///   - maxWidth: The room for its lines, in points.
  ///   - maxHeight: The room for all lines, in points; `nil`: no limit. What does not fit is cut at whole lines,
  ///     whatever the style's `overflow` says, since it is the room that is short and not the style's own limit.
  ///   - maxLines: The most lines; `nil`: what the style says.
  func set(
    _ text: LocalizedText, role: Popup.TextRole, values: TextValues, context: LayoutContext, maxWidth: Double,
    maxHeight: Double?, maxLines: Int?
  ) -> SetText {
    let string = text.strings[context.localeIndex]
    let (style, font) = style(values, context: context, cutsAtHeight: maxHeight != nil, maxLines: maxLines)
    let block = shaper.wrap(
      string, style, maxWidth: thousandths(maxWidth), maxHeight: maxHeight.map(thousandths))
    return SetText(
      role: role, string: string, place: text.places[context.localeIndex], values: values, font: font,
      align: values.align.physical(context.direction), limit: maxWidth, block: block)
  }

  private func style(
    _ values: TextValues, context: LayoutContext, cutsAtHeight: Bool, maxLines: Int?
  ) -> (TextStyle, Popup.Font) {
    let setFont = setFont(values.font, weight: values.weight)
    let size = context.textSize.scaled(values.size)
    let overflow: TextStyle.Overflow =
      switch values.overflow {
      case .ellipsis: .ellipsis
      case .error: .error
      case .grow: cutsAtHeight ? .ellipsis : .grow
      }
    let style = TextStyle(
      cascade: setFont.cascade, weight: values.weight, size: size.thousandths,
      lineHeight: values.lineHeight.map { context.textSize.scaled($0).thousandths },
      align: TextStyle.Align(values.align),
      lineBreak: TextStyle.LineBreak(values.lineBreak),
      wordBreak: TextStyle.WordBreak(values.wordBreak),
      maxLines: maxLines ?? (values.overflow == .grow ? nil : values.maxLines), overflow: overflow,
      direction: context.direction == .rtl ? .rightToLeft : .leftToRight, language: context.locale.tag,
      slack: setFont.slack)
    let font = Popup.Font(family: setFont.name, weight: values.weight, size: size.value, file: setFont.file)
    return (style, font)
  }

  private func setFont(_ asked: String, weight: Int) -> SetFont {
    if let known = recentFonts.first(where: { $0.weight == weight && $0.asked == asked }) { return known }
    let font = SetFont(asked, weight: weight, in: fonts)
    if recentFonts.count == 8 { recentFonts.removeFirst() }
    recentFonts.append(font)
    return font
  }

  /// The ink of a text in its frame, line by line.
  func glyphs(of text: SetText, in frame: Rect) -> [[PlacedGlyph]] {
    shaper.outlines(
      of: text.block, frameWidth: nearestThousandth(frame.width),
      origin: (x: nearestThousandth(frame.x), y: nearestThousandth(frame.y)))
  }

  /// Whether what is measured is what will be drawn, for texts of a family.
  func isExact(_ family: String) -> Bool {
    fonts.spec(family)?.runtime != .platform
  }
}

/// What a family and a weight come to in a font library.
private final class SetFont {
  let asked: String
  let weight: Int

  /// The family that stands in where there is none of the name that was asked for.
  let name: String
  let cascade: FontCascade
  let slack: Int

  /// The file that an app finds the font in; `nil` where it has its own, or the file is none of the project's.
  let file: String?

  init(_ asked: String, weight: Int, in fonts: FontLibrary) {
    self.asked = asked
    self.weight = weight
    name = fonts.cascade(asked) == nil ? fonts.names.first ?? "" : asked
    cascade = fonts.cascade(name) ?? FontCascade(FontFamily(name: name, members: []))
    let spec = fonts.spec(name)
    let isPlatform = spec?.runtime == .platform
    slack = isPlatform ? spec?.slack ?? 0 : 0
    let file = isPlatform ? nil : cascade.family.faces(for: weight).first?.file
    self.file = file?.hasPrefix("/") == true ? nil : file
  }
}

/// Points as thousandths, rounded down within a hair: a room is never taken for wider than it is.
private func thousandths(_ points: Double) -> Int {
  guard points.isFinite else { return Int(Int32.max) }
  return Int((max(0, min(points, 1_000_000)) * 1000 + 1.0 / 16).rounded(.down))
}

private func nearestThousandth(_ points: Double) -> Int {
  Int((max(-1_000_000, min(points, 1_000_000)) * 1000).rounded())
}

extension TextStyle.Align {
  fileprivate init(_ align: TextAlign) {
    self =
      switch align {
      case .start: .start
      case .center: .center
      case .end: .end
      case .left: .left
      case .right: .right
      }
  }
}

extension TextStyle.LineBreak {
  fileprivate init(_ strictness: LineBreakStrictness) {
    self =
      switch strictness {
      case .strict: .strict
      case .normal: .normal
      case .loose: .loose
      }
  }
}

extension TextStyle.WordBreak {
  fileprivate init(_ wordBreak: TipSpecs.WordBreak) {
    self =
      switch wordBreak {
      case .normal: .normal
      case .keepAll: .keepAll
      }
  }
}
