import TipDiagnostics
import TipSyntax

let borderRecord = Record("border", "a border", "A line along the outline.", empty: BorderSpec()) {
  Key("width", .length(min: 0), default: "1", "How thick the line is.", \.width)
  Key("color", .color, default: "black", "The colour of the line.", \.color)
}

let shadowRecord = Record("shadow", "a shadow", "A shadow under the box.", empty: ShadowSpec()) {
  Key("x", .length(), default: "0", "How far it lies to the right.", \.x)
  Key("y", .length(), default: "2", "How far it lies below.", \.y)
  Key("blur", .length(min: 0), default: "8", "How far it is blurred.", \.blur)
  Key("color", .color, default: "\"#00000040\"", "Its colour.", \.color)
}

let arrowRecord = Record("arrow", "an arrow", "The arrow that points at the anchor.", empty: ArrowSpec()) {
  Key("base", .length(min: 0), default: "16", "Its width along the edge of the body.", \.base)
  Key("height", .length(min: 0), default: "8", "How far it protrudes.", \.height)
  Key("tip-radius", .length(min: 0), default: "0", "The radius that its tip is rounded with.", \.tipRadius)
}

let separatorRecord = Record(
  "separator", "a separator", "The line between two rows.", empty: SeparatorSpec()
) {
  Key(
    "color", .color, default: "{light: \"#C6C6C8\", dark: \"#48484A\"}", "The colour of the line.", \.color)
  Key("opacity", .opacity, default: "1", "The opacity of the line, times that of its colour.", \.opacity)
  Key("thickness", .length(min: 0), default: "0.5", "How thick the line is.", \.thickness)
  Key("inset", .length(min: 0), default: "0", "How far the line keeps from the left and right edges.", \.inset)
}

private let transitionEffect = keys(of: TransitionSpec.self) {
  Key("effect", .choice, default: "fade", "What is seen.", \.effect)
  Key("duration", .time, default: "200ms", "How long it takes.", \.duration)
  Key("curve", .curve, default: "ease-in-out", "How it runs along its time.", \.curve)
  Key(
    "scale", .number("a factor from 0.001 to 10", min: Milli(thousandths: 1), max: 10), default: "1.05",
    "How large `pop` grows before it comes back, as a factor of the popup's size.", \.scale)
}

let transitionRecord = Record(
  "transition", "a transition", "How a popup comes or goes.", empty: TransitionSpec()
) {
  transitionEffect
}

let animationRecord = Record("animation", "an animation", "How a popup comes and goes.", empty: AnimationSpec()) {
  Key("show", transitionRecord.type, default: .ownKeys, "How it comes.", \.show)
  Key("dismiss", transitionRecord.type, default: .ownKeys, "How it goes.", \.dismiss)
}

/// A spring, while it is read.
private struct SpringDraft: Sendable {
  var damping, velocity: Located<Milli>?
  var curve: Located<CurveName>?
}

private let springRecord = Record(
  "spring", "a spring", "A spring that a popup swings on.", empty: SpringDraft()
) {
  Key(
    "damping", .number("a damping ratio above 0", min: Milli(thousandths: 1), max: 1000), default: .required,
    "The damping ratio: below 1 it swings beyond its end, at 1 and above it does not.", \.damping)
  Key(
    "velocity", .number("a velocity", min: -1000, max: 1000), default: "0", "How fast it is at its beginning.",
    \.velocity)
  Key("curve", .choice, default: "ease-in-out", "How its time runs.", \.curve)
}

extension ValueType where Value == CurveSpec {
  /// How a transition runs along its time.
  static var curve: ValueType<CurveSpec> {
    let names = ValueType<CurveName>.choice
    let shape = Shape.either([names.shape, .record(springRecord.shape)])
    return ValueType(
      shape,
      write: { curve in
        switch curve {
        case .named(let name): .scalar(name.rawValue)
        case .spring(let damping, let velocity, let name):
          .mapping([
            ("damping", .scalar(damping.text)), ("velocity", .scalar(velocity.text)), ("curve", .scalar(name.rawValue)),
          ])
        }
      },
      read: { node, context in
        guard case .mapping = node.content else { return names.read(node, &context).map { .named($0) } }
        guard let draft = springRecord.decode(node, into: &context), let damping = draft.damping else { return nil }
        return .spring(
          damping: damping.value, velocity: draft.velocity?.value ?? .zero, curve: draft.curve?.value ?? .easeInOut)
      })
  }
}
