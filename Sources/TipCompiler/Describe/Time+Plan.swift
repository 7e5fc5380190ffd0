import PopupLayout
import TipSpecs

extension Popup.Behavior {
  init(_ plan: PopupPlan) {
    let duration: Double? =
      if case .seconds(let seconds) = plan.time.duration { seconds.value } else { nil }
    self.init(
      dismissOn: plan.time.dismissOn.map(\.described), duration: duration,
      replace: plan.kind == .banner ? plan.style.values.replace.described : nil)
  }
}

extension Dismissal {
  var described: Popup.DismissTrigger {
    switch self {
    case .timeout: .timeout
    case .tapOutside: .tapOutside
    case .tap: .tap
    case .select: .select
    case .swipe: .swipe
    }
  }
}

extension TipSpecs.Replacement {
  var described: Popup.Replacement {
    switch self {
    case .atOnce: .atOnce
    case .queue: .queue
    }
  }
}

extension Popup.Animation {
  init(_ time: TimePlan) {
    self.init(show: Popup.Motion(time.motion.show), dismiss: Popup.Motion(time.motion.dismiss))
  }
}

extension Popup.Motion {
  init(_ transition: MotionPlan.Transition) {
    let values = transition.values
    self.init(
      effect: values.effect.described, duration: values.duration.value, curve: Popup.Curve(transition),
      scale: values.effect == .pop ? values.scale.value : nil)
  }
}

extension TransitionSpec.Effect {
  var described: Popup.Effect {
    switch self {
    case .fade: .fade
    case .pop: .pop
    case .slide: .slide
    case .none: .none
    }
  }
}

extension TipSpecs.CurveName {
  var described: Popup.CurveName {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}

extension Popup.Curve {
  init(_ transition: MotionPlan.Transition) {
    switch transition.values.curve {
    case .named(let name): self = .named(name.described)
    case .spring(let damping, let velocity, let name):
      self = .spring(
        Popup.Spring(
          damping: damping.value, velocity: velocity.value, curve: name.described,
          settle: transition.spring?.settle ?? 0, overshoot: transition.spring?.overshoot ?? 0))
    }
  }
}
