import TipDiagnostics
import TipSpecs

extension ColorSpec {
  /// `none` in both themes.
  static let nothing = ColorSpec(light: nil, dark: nil)

  /// The colour, or `nil` where it is `none` in both themes.
  var orNil: ColorSpec? { light == nil && dark == nil ? nil : self }
}

extension OrNone {
  /// The value; `nil` for `none`.
  var value: Value? {
    if case .some(let value) = self { value } else { nil }
  }
}

extension StyleValues.Shadow {
  init?(_ spec: ShadowSpec) {
    guard let color = spec.color?.value.orNil else { return nil }
    self.init(
      x: spec.x?.value ?? .zero, y: spec.y?.value ?? .zero, blur: spec.blur?.value ?? .zero, color: color)
  }
}

extension StyleValues.Arrow {
  init(_ spec: ArrowSpec) {
    self.init(
      base: spec.base?.value ?? .zero, height: spec.height?.value ?? .zero, tipRadius: spec.tipRadius?.value ?? .zero)
  }
}

extension StyleValues.Separator {
  /// A separator without a colour has the text's.
  init?(_ spec: SeparatorSpec, text: Located<TextStyleSpec>?) {
    guard let color = spec.color?.value ?? text?.value.color?.value, color.orNil != nil else { return nil }
    self.init(
      color: color, opacity: spec.opacity?.value ?? Milli(1), thickness: spec.thickness?.value ?? Milli(1),
      inset: spec.inset?.value ?? .zero)
  }
}

extension StyleValues.Transition {
  init(_ spec: TransitionSpec?) {
    effect = spec?.effect?.value ?? .none
    duration = spec?.duration?.value ?? .zero
    curve = spec?.curve?.value ?? .named(.easeInOut)
    scale = spec?.scale?.value ?? Milli(1)
    if case .spring(let damping, let velocity, _) = curve {
      spring = SpringMotion(damping: damping.value, velocity: velocity.value, duration: duration.value)
    }
  }
}

extension TextValues {
  /// A role's keys over those of `text`.
  init(_ role: Located<TextStyleSpec>?, over text: Located<TextStyleSpec>?) {
    func pick<Value>(_ key: (TextStyleSpec) -> Located<Value>?) -> Value? {
      (role.flatMap { key($0.value) } ?? text.flatMap { key($0.value) })?.value
    }
    color = pick(\.color) ?? .nothing
    opacity = pick(\.opacity) ?? Milli(1)
    background = pick(\.background) ?? .nothing
    font = pick(\.font) ?? "system"
    size = pick(\.size) ?? Milli(14)
    weight = pick(\.weight) ?? 400
    lineHeight = pick(\.lineHeight)
    align = pick(\.align) ?? .start
    maxLines = pick(\.maxLines)
    overflow = pick(\.overflow) ?? .ellipsis
    lineBreak = pick(\.lineBreak) ?? .strict
    wordBreak = pick(\.wordBreak) ?? .normal
  }
}
