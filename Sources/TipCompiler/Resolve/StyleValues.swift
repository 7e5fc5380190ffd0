import TipDiagnostics
import TipSpecs

/// A style with nothing left open: every key has its value.
///
/// The few optionals say "none" or "no limit", never "not decided".
package struct StyleValues: Sendable {
  package var background: ColorSpec
  package var backgroundOpacity: Milli
  package var cornerRadius: Milli
  package var padding: SidesSpec
  package var verticalAlign: VerticalAlign
  package var border: Border?
  package var shadow: Shadow?
  package var width: WidthSpec
  package var minWidth: Milli
  package var maxWidth: Milli?
  package var minHeight: Milli
  package var maxHeight: Milli?
  package var scrim: ColorSpec

  package var title: TextValues
  package var message: TextValues
  package var subtitle: TextValues
  package var action: TextValues

  package var imageSize: Milli
  package var imageGap: Milli
  package var imageTint: ColorSpec?

  package var placement: PlacementSpec
  /// `nil`: the opposite side, same alignment.
  package var fallbacks: [PlacementSpec]?
  package var offset: Milli
  package var margin: SidesSpec
  package var arrow: Arrow?
  package var arrowInset: Milli

  package var rowHeight: Milli
  package var separator: Separator?
  package var sectionGap: Milli
  package var maxRows: Int?
  package var destructiveColor: ColorSpec
  package var disabledOpacity: Milli

  package var overshoot: Milli
  package var replace: Replacement

  package var duration: DurationSpec
  package var dismissOn: [Dismissal]
  package var show: Transition
  package var dismiss: Transition

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

  init(values: StyleValues, atSide: StyleValues?, spec: StyleSpec) {
    self.values = values
    self.atSide = atSide
    self.spec = spec
  }
}
