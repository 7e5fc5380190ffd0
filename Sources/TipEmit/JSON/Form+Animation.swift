import PopupLayout

extension Form where Value == Popup.Animation {
  static let animation = object(
    "Animation", "How a popup comes and goes.",
    [
      .key("show", "How it comes.", .motion) { $0.show },
      .key("dismiss", "How it goes.", .motion) { $0.dismiss },
    ])
}

extension Form where Value == Popup.Motion {
  static let motion = object(
    "Motion", "One way of coming or going.", inline: true,
    [
      .key("effect", "What changes: fade the opacity, pop the size, slide the position, none nothing.", .word) {
        $0.effect
      },
      .key("duration", "For how long it changes, in seconds.", .magnitude) { $0.duration },
      .key("curve", "How it changes over time.", .curve) { $0.curve },
      .omissible("scale", "The size to which pop grows before it settles at 1.", .magnitude) { $0.scale },
    ])
}

extension Form where Value == Popup.Curve {
  /// `{"name": …}`, or a spring's keys.
  static let curve = Form(
    print: { curve, printer in
      switch curve {
      case .named(let name): Form<Popup.CurveName>.named.print(name, &printer)
      case .spring(let spring): Form<Popup.Spring>.spring.print(spring, &printer)
      }
    },
    schema: { definitions in
      let named = Form<Popup.CurveName>.named.schema(&definitions)
      let spring = Form<Popup.Spring>.spring.schema(&definitions)
      return [("anyOf", .array([.object(named), .object(spring)]))]
    })
}

extension Form where Value == Popup.CurveName {
  static let named = object(
    "NamedCurve", "A curve that every platform has.", inline: true,
    [.key("name", "The curve's name.", .word) { $0 }])
}

extension Form where Value == Popup.Spring {
  static let spring = object(
    "Spring", "A damped spring, released at 0 and pulled towards 1.", inline: true,
    [
      .key("damping", "The damping ratio: below 1 it overshoots.", .magnitude) { $0.damping },
      .key("velocity", "The initial velocity, in whole ways a second.", .number) { $0.velocity },
      .key("curve", "The curve that the platform runs under the spring.", .word) { $0.curve },
      .key("settle", "Seconds until it stays within a hundredth of the way.", .magnitude) { $0.settle },
      .key("overshoot", "How far it goes beyond its end, as a share of the way; 0 if it never does.", .magnitude) {
        $0.overshoot
      },
    ])
}
