import PopupLayout

/// A style with nothing left open: every key has its value.
///
/// What stands here before a style is applied is the declared default of each key; the schema and the reference print it
/// from here. The few optionals say "none" or "no limit", never "not decided".
package struct StyleValues: Sendable {
  package var background = ColorSpec(light: RGBA(0xF2F2F7), dark: RGBA(0x2C2C2E))
  package var backgroundOpacity: Milli = 1
  package var cornerRadius: Milli
  package var padding: SidesSpec
  package var verticalAlign = VerticalAlign.center
  package var border: Border?
  package var shadow: Shadow?
  package var width: WidthSpec
  package var minWidth: Milli = 0
  package var maxWidth: Milli?
  package var minHeight: Milli = 0
  package var maxHeight: Milli?
  package var scrim = ColorSpec.nothing

  package var title = TextValues()
  package var message = TextValues()
  package var subtitle = TextValues()
  package var action = TextValues()

  package var imageSize: Milli = 24
  package var imageGap: Milli = 8
  package var imageTint = ColorSpec.nothing

  package var placement = PreferredPlacement(.bottom)
  /// `nil`: the opposite side, same alignment.
  package var fallbacks: [Located<PreferredPlacement>]?
  package var offset: Milli = 0
  package var margin = SidesSpec(all: 8)
  package var arrow: Arrow?
  /// Beyond what the corners need, which is kept in any case.
  package var arrowInset: Milli = 0

  package var rowHeight: Milli = 44
  package var separator: Separator?
  package var sectionGap: Milli = 8
  package var maxRows: Int?
  package var destructiveColor = ColorSpec(light: RGBA(0xC4201D), dark: RGBA(0xFF8A80))
  package var disabledOpacity = Milli(thousandths: 400)

  package var overshoot: Milli = 0
  package var replace = Popup.Replacement.atOnce

  package var duration: DurationSpec
  package var dismissOn: [Popup.DismissTrigger]
  package var animation = Animation()

  /// The defaults for a kind of popup.
  package init(_ kind: Popup.Kind) {
    switch kind {
    case .tip:
      cornerRadius = 8
      padding = SidesSpec(top: 8, bottom: 8, horizontal: .physical(left: 12, right: 12))
      width = .hug
      arrow = Arrow()
      duration = .auto
      dismissOn = [.timeout, .tap]
    case .banner:
      cornerRadius = 0
      padding = SidesSpec(top: 8, bottom: 8, horizontal: .physical(left: 16, right: 16))
      width = .fill
      arrow = nil
      duration = .auto
      dismissOn = [.timeout, .tap, .swipe]
    case .menu:
      cornerRadius = 8
      padding = SidesSpec(top: 0, bottom: 0, horizontal: .physical(left: 16, right: 16))
      width = .hug
      arrow = Arrow()
      duration = .indefinite
      dismissOn = [.select, .tapOutside]
    }
  }

  package struct Border: Sendable {
    package var width: Milli = 1
    package var color = ColorSpec(RGBA(0x000000))
  }

  package struct Shadow: Sendable {
    package var x: Milli = 0
    package var y: Milli = 2
    package var blur: Milli = 8
    package var color = ColorSpec(RGBA(red: 0, green: 0, blue: 0, opacity: 251))
  }

  package struct Arrow: Sendable {
    package var base: Milli = 16
    package var height: Milli = 8
    package var tipRadius: Milli = 0
  }

  package struct Separator: Sendable {
    package var color = ColorSpec(light: RGBA(0xC6C6C8), dark: RGBA(0x48484A))
    package var opacity: Milli = 1
    package var thickness = Milli(thousandths: 500)
    package var inset: Milli = 0
  }

  package struct Animation: Sendable {
    package var show = Transition()
    package var dismiss = Transition()
  }

  package struct Transition: Sendable {
    package var effect = Popup.Effect.fade
    /// In seconds.
    package var duration = Milli(thousandths: 200)
    package var curve = CurveSpec.named(.easeInOut)
    package var scale = Milli(thousandths: 1050)
  }
}

/// How a text of one role is set; the declared defaults before a style is applied.
package struct TextValues: Sendable {
  package var color = ColorSpec(light: RGBA(0x000000), dark: RGBA(0xFFFFFF))
  package var opacity: Milli = 1
  package var background = ColorSpec.nothing
  package var font = "system"
  package var size: Milli = 15
  package var weight = 400
  /// `nil`: what the font asks for.
  package var lineHeight: Milli?
  package var align = TextAlign.start
  /// `nil`: no limit.
  package var maxLines: Int?
  package var overflow = Overflow.ellipsis
  package var lineBreak = LineBreakStrictness.normal
  package var wordBreak = WordBreak.normal
}

extension RGBA {
  /// An opaque colour out of its six digits.
  fileprivate init(_ rgb: UInt32) {
    self.init(red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255))
  }
}

extension ColorSpec {
  /// The same in both themes.
  fileprivate init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }
}

extension StyleSpec: Layer {
  static func defaults(for kind: Popup.Kind) -> StyleValues { StyleValues(kind) }
}

extension BorderSpec: Part {
  typealias Values = StyleValues.Border
  static let defaults = StyleValues.Border()
}

extension ShadowSpec: Part {
  typealias Values = StyleValues.Shadow
  static let defaults = StyleValues.Shadow()
}

extension ArrowSpec: Part {
  typealias Values = StyleValues.Arrow
  static let defaults = StyleValues.Arrow()
}

extension SeparatorSpec: Part {
  typealias Values = StyleValues.Separator
  static let defaults = StyleValues.Separator()
}

extension TextStyleSpec: Part {
  typealias Values = TextValues
  static let defaults = TextValues()
}

extension TransitionSpec: Part {
  typealias Values = StyleValues.Transition
  static let defaults = StyleValues.Transition()
}

extension AnimationSpec: Part {
  typealias Values = StyleValues.Animation
  static let defaults = StyleValues.Animation()
}
