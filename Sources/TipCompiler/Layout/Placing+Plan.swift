import PopupLayout
import TipSpecs

extension Placing {
  /// What the solver needs to know of a popup, besides sizes and the screen.
  init(_ plan: PopupPlan) {
    let style = plan.style.values
    let isBanner = plan.kind == .banner
    let edge: BannerEdge? =
      if case .message(let message) = plan.content { message.edge } else { nil }
    let side = isBanner ? nil : plan.style.atSide.map(AtSide.init)
    self.init(
      placement: isBanner ? nil : plan.placing.placement,
      fallbacks: isBanner ? [] : plan.placing.fallbacks, offset: style.offset.value,
      margin: Margin(style.margin), cornerRadius: style.cornerRadius.value,
      arrow: isBanner ? nil : style.arrow.map(ArrowShape.init), arrowInset: isBanner ? 0 : style.arrowInset.value,
      atSide: side, edge: edge, overshoot: isBanner ? style.overshoot.value : nil)
  }
}

extension Placing.AtSide {
  init(_ style: StyleValues) {
    self.init(
      offset: style.offset.value, margin: Margin(style.margin), cornerRadius: style.cornerRadius.value,
      arrow: style.arrow.map(ArrowShape.init), arrowInset: style.arrowInset.value)
  }
}

extension ArrowShape {
  init(_ arrow: StyleValues.Arrow) {
    self.init(base: arrow.base.value, height: arrow.height.value, tipRadius: arrow.tipRadius.value)
  }
}

extension Margin {
  init(_ sides: SidesSpec) {
    switch sides.horizontal {
    case .physical(let left, let right):
      self.init(top: sides.top.value, right: right.value, bottom: sides.bottom.value, left: left.value)
    case .logical(let leading, let trailing):
      self.init(
        top: sides.top.value, bottom: sides.bottom.value, leading: leading.value, trailing: trailing.value)
    }
  }
}
