import TipDiagnostics
import TipSpecs

/// A style with nothing left open: every key has its value.
///
/// The few optionals say "none" or "no limit", never "not decided".
package final class StyleValues: Sendable {
  package let background: ColorSpec
  package let backgroundOpacity: Milli
  package let cornerRadius: Milli
  package let padding: SidesSpec
  package let verticalAlign: VerticalAlign
  package let border: Border?
  package let shadow: Shadow?
  package let width: WidthSpec
  package let minWidth: Milli
  package let maxWidth: Milli?
  package let minHeight: Milli
  package let maxHeight: Milli?
  package let scrim: ColorSpec

  package let title: TextValues
  package let message: TextValues
  package let subtitle: TextValues
  package let action: TextValues

  package let imageSize: Milli
  package let imageGap: Milli
  package let imageTint: ColorSpec?

  package let placement: PlacementSpec
  /// `nil`: the opposite side, same alignment.
  package let fallbacks: [PlacementSpec]?
  package let offset: Milli
  package let margin: SidesSpec
  package let arrow: Arrow?
  package let arrowInset: Milli

  package let rowHeight: Milli
  package let separator: Separator?
  package let sectionGap: Milli
  package let maxRows: Int?
  package let destructiveColor: ColorSpec
  package let disabledOpacity: Milli

  package let overshoot: Milli
  package let replace: Replacement

  package let duration: DurationSpec
  package let dismissOn: [Dismissal]
  package let show: Transition
  package let dismiss: Transition

  /// The values of a style that was merged over the language's defaults.
  ///
  /// Where the defaults leave a key open, it means "none" or "no limit"; what is not an optional here has a default
  /// in the declaration of its key, and the fallbacks below are never taken (a test holds that).
  init(_ spec: StyleSpec) {
    background = spec.background?.value ?? .nothing
    backgroundOpacity = spec.backgroundOpacity?.value ?? Milli(1)
    cornerRadius = spec.cornerRadius?.value ?? .zero
    padding = spec.padding?.value ?? SidesSpec(all: .zero)
    verticalAlign = spec.verticalAlign?.value ?? .center
    border = spec.border?.value.value.flatMap { border in
      border.color.map { Border(width: border.width?.value ?? Milli(1), color: $0.value) }
    }
    shadow = spec.shadow?.value.value.flatMap(Shadow.init)
    width = spec.width?.value ?? .hug
    minWidth = spec.minWidth?.value ?? .zero
    maxWidth = spec.maxWidth?.value
    minHeight = spec.minHeight?.value ?? .zero
    maxHeight = spec.maxHeight?.value
    scrim = spec.scrim?.value ?? .nothing
    title = TextValues(spec.title, over: spec.text)
    message = TextValues(spec.message, over: spec.text)
    subtitle = TextValues(spec.subtitle, over: spec.text)
    action = TextValues(spec.action, over: spec.text)
    imageSize = spec.imageSize?.value ?? .zero
    imageGap = spec.imageGap?.value ?? .zero
    imageTint = spec.imageTint?.value.orNil
    placement = spec.placement?.value ?? PlacementSpec(.bottom)
    fallbacks = spec.fallbacks?.value.map(\.value)
    offset = spec.offset?.value ?? .zero
    margin = spec.margin?.value ?? SidesSpec(all: .zero)
    arrow = spec.arrow?.value.value.map(Arrow.init)
    arrowInset = spec.arrowInset?.value ?? .zero
    rowHeight = spec.rowHeight?.value ?? Milli(44)
    separator = spec.separator?.value.value.flatMap { Separator($0, text: spec.text) }
    sectionGap = spec.sectionGap?.value ?? .zero
    maxRows = spec.maxRows?.value
    destructiveColor = spec.destructiveColor?.value ?? .nothing
    disabledOpacity = spec.disabledOpacity?.value ?? Milli(1)
    overshoot = spec.overshoot?.value ?? .zero
    replace = spec.replace?.value ?? .atOnce
    duration = spec.duration?.value ?? .indefinite
    dismissOn = spec.dismissOn?.value.map(\.value) ?? []
    show = Transition(spec.animation?.value.show?.value)
    dismiss = Transition(spec.animation?.value.dismiss?.value)
  }

  package struct Border: Sendable {
    package var width: Milli
    package var color: ColorSpec
  }

  package struct Shadow: Sendable {
    package var x: Milli
    package var y: Milli
    package var blur: Milli
    package var color: ColorSpec
  }

  package struct Arrow: Sendable {
    package var base: Milli
    package var height: Milli
    package var tipRadius: Milli
  }

  package struct Separator: Sendable {
    package var color: ColorSpec
    package var opacity: Milli
    package var thickness: Milli
    package var inset: Milli
  }

  package struct Transition: Sendable {
    package var effect: TransitionSpec.Effect
    package var duration: Milli
    package var curve: CurveSpec
    package var scale: Milli

    /// How the spring moves, where the curve is one: reckoned once for each style.
    var spring: SpringMotion?
  }
}

/// How a text of one role is set.
package struct TextValues: Sendable {
  package var color: ColorSpec
  package var opacity: Milli
  package var background: ColorSpec
  package var font: String
  package var size: Milli
  package var weight: Int
  /// `nil`: what the font asks for.
  package var lineHeight: Milli?
  package var align: TextAlign
  /// `nil`: no limit.
  package var maxLines: Int?
  package var overflow: Overflow
  package var lineBreak: LineBreakStrictness
  package var wordBreak: WordBreak
}

/// A popup's style for both axes, shared by all popups that name it.
package final class ResolvedStyle: Sendable {
  /// Above and below the anchor; banners too.
  package let values: StyleValues

  /// At the sides of the anchor; `nil` where nothing differs.
  package let atSide: StyleValues?

  /// The merged keys, for the places that they came from.
  package let spec: StyleSpec

  /// Where its colours are written.
  let colorPlaces: ColorPlaces

  init(values: StyleValues, atSide: StyleValues?, spec: StyleSpec) {
    self.values = values
    self.atSide = atSide
    self.spec = spec
    colorPlaces = ColorPlaces(spec)
  }
}
