import PopupLayout
import TipDiagnostics
import TipSyntax

let borderRecord = LayerRecord("border", "a border", "A line along the outline.", of: BorderSpec.self) {
  LayerKey("width", .length(min: 0), "How thick the line is.", \.width, \.width)
  LayerKey("color", .color, "The colour of the line.", \.color, \.color)
}

let shadowRecord = LayerRecord("shadow", "a shadow", "A shadow under the box.", of: ShadowSpec.self) {
  LayerKey("x", .length(), "How far it lies to the right.", \.x, \.x)
  LayerKey("y", .length(), "How far it lies below.", \.y, \.y)
  LayerKey("blur", .length(min: 0), "How far it is blurred.", \.blur, \.blur)
  LayerKey("color", .color, "Its colour.", \.color, \.color)
}

let arrowRecord = LayerRecord("arrow", "an arrow", "The arrow that points at the anchor.", of: ArrowSpec.self) {
  LayerKey("base", .length(min: 0), "Its width along the edge of the body.", \.base, \.base)
  LayerKey("height", .length(min: 0), "How far it protrudes.", \.height, \.height)
  LayerKey("tip-radius", .length(min: 0), "The radius that its tip is rounded with.", \.tipRadius, \.tipRadius)
}

let separatorRecord = LayerRecord(
  "separator", "a separator", "The line between two rows.", of: SeparatorSpec.self
) {
  LayerKey("color", .color, "The colour of the line.", \.color, \.color)
  LayerKey("opacity", .opacity, "The opacity of the line, times that of its colour.", \.opacity, \.opacity)
  LayerKey("thickness", .length(min: 0), "How thick the line is.", \.thickness, \.thickness)
  LayerKey("inset", .length(min: 0), "How far the line keeps from the left and right edges.", \.inset, \.inset)
}

private let transitionEffect = keys(of: TransitionSpec.self) {
  LayerKey("effect", .choice, "What is seen.", \.effect, \.effect)
  LayerKey("duration", .time, "How long it takes.", \.duration, \.duration)
  LayerKey("curve", .curve, "How it runs along its time.", \.curve, \.curve)
  LayerKey(
    "scale", .number("a factor from 0.001 to 10", min: Milli(thousandths: 1), max: 10),
    "How large `pop` grows before it comes back, as a factor of the popup's size.", \.scale, \.scale)
}

let transitionRecord = LayerRecord(
  "transition", "a transition", "How a popup comes or goes.", of: TransitionSpec.self
) {
  transitionEffect
}

let animationRecord = LayerRecord("animation", "an animation", "How a popup comes and goes.", of: AnimationSpec.self) {
  LayerKey("show", transitionRecord, "How it comes.", \.show, \.show)
  LayerKey("dismiss", transitionRecord, "How it goes.", \.dismiss, \.dismiss)
}

/// A spring, while it is read.
private struct SpringDraft: Sendable {
  var damping: Located<Milli>?
  var velocity = Milli.zero
  var curve = Popup.CurveName.easeInOut
}

private let springRecord = Record(
  "spring", "a spring", "A spring that a popup swings on.", empty: SpringDraft()
) {
  Key(
    "damping", .number("a damping ratio above 0", min: Milli(thousandths: 1), max: 1000), default: .required,
    "The damping ratio: below 1 it swings beyond its end, at 1 and above it does not.", \.damping)
  Key("velocity", .number("a velocity", min: -1000, max: 1000), "How fast it is at its beginning.", value: \.velocity)
  Key("curve", .choice, "How its time runs.", value: \.curve)
}

extension ValueType where Value == CurveSpec {
  /// How a transition runs along its time.
  static var curve: ValueType<CurveSpec> {
    let names = ValueType<Popup.CurveName>.choice
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
      read: { node, path, context in
        guard case .mapping = node.content else { return names.read(node, path, &context).map { .named($0) } }
        guard let draft = springRecord.decode(node, at: path, into: &context), let damping = draft.damping else {
          return nil
        }
        return .spring(damping: damping.value, velocity: draft.velocity, curve: draft.curve)
      })
  }
}
