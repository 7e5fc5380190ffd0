import PopupLayout
import TipDiagnostics
import TipSpecs

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

  /// How it comes and goes: reckoned once, since a spring takes its time.
  let motion: MotionPlan

  /// The values of a merged style, for both axes.
  init(_ merged: StyleSpec, for kind: Popup.Kind) {
    values = TipSpecs.values(of: merged, for: kind)
    atSide = merged.atSide == nil ? nil : TipSpecs.values(of: TipSpecs.atSide(merged), for: kind)
    spec = merged
    colorPlaces = ColorPlaces(merged)
    motion = MotionPlan(values.animation)
  }
}

/// How a popup comes and goes.
package struct MotionPlan: Sendable {
  package var show: Transition
  package var dismiss: Transition

  init(_ animation: StyleValues.Animation) {
    show = Transition(animation.show)
    dismiss = Transition(animation.dismiss)
  }

  /// How long coming and going take together, in seconds.
  var duration: Milli {
    Milli(thousandths: show.values.duration.thousandths + dismiss.values.duration.thousandths)
  }

  package struct Transition: Sendable {
    package var values: StyleValues.Transition

    /// How the spring moves, where the curve is one.
    var spring: SpringMotion?

    init(_ values: StyleValues.Transition) {
      self.values = values
      if case .spring(let damping, let velocity, _) = values.curve {
        spring = SpringMotion(damping: damping.value, velocity: velocity.value, duration: values.duration.value)
      }
    }
  }
}

extension ColorSpec {
  /// Whether it is `none` in both themes.
  var isNothing: Bool { self == .nothing }
}
