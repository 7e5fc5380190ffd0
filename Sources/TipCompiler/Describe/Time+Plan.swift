import PopupLayout
import TipSpecs

extension Popup.Behavior {
  init(_ plan: PopupPlan) {
    let duration: Double? =
      if case .seconds(let seconds) = plan.time.duration { seconds.value } else { nil }
    self.init(
      dismissOn: plan.time.dismissOn, duration: duration,
      replace: plan.kind == .banner ? plan.style.values.replace : nil)
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
      effect: values.effect, duration: values.duration.value, curve: Popup.Curve(transition),
      scale: values.effect == .pop ? values.scale.value : nil)
  }
}

extension Popup.Curve {
  init(_ transition: MotionPlan.Transition) {
    switch transition.values.curve {
    case .named(let name): self = .named(name)
    case .spring(let damping, let velocity, let name):
      self = .spring(
        Popup.Spring(
          damping: damping.value, velocity: velocity.value, curve: name,
          settle: transition.spring?.settle ?? 0, overshoot: transition.spring?.overshoot ?? 0))
    }
  }
}
