import PopupLayout

extension PlacementRequest {
  /// The same scene in a mirror: left is right, and texts run the other way.
  var mirrored: PlacementRequest {
    var other = self
    other.anchor.x = window.width - anchor.x - anchor.width
    (other.insets.left, other.insets.right) = (insets.right, insets.left)
    other.direction = direction == .ltr ? .rtl : .ltr
    other.placing.placement = placing.placement?.mirrored
    other.placing.fallbacks = placing.fallbacks.map(\.mirrored)
    other.placing.margin = placing.margin.mirrored
    other.placing.atSide?.margin = placing.atSide?.margin.mirrored ?? Margin()
    return other
  }
}

extension PreferredPlacement {
  var mirrored: PreferredPlacement {
    switch side {
    case .left: PreferredPlacement(.right, alignment)
    case .right: PreferredPlacement(.left, alignment)
    default: self
    }
  }
}

extension Margin {
  var mirrored: Margin {
    Margin(top: top, right: left, bottom: bottom, left: right, leading: leading, trailing: trailing)
  }
}

extension PlacementResult {
  /// The same placement in a mirror; of the arrow only the tip.
  func mirrored(in width: Double) -> PlacementResult {
    var other = self
    other.body.x = width - body.maxX
    other.frame.x = width - frame.maxX
    if arrowEdge != nil { other.arrowTip.x = body.width - arrowTip.x }
    if case .at(let side, let alignment) = placement, side.axis == .horizontal {
      other.placement = .at(side.opposite, alignment)
    }
    return other
  }
}
