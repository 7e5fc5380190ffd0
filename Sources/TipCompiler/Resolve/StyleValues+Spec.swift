import TipDiagnostics
import TipSpecs

extension StyleValues {
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
}

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
