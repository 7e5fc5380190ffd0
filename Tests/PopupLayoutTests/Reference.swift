import PopupLayout

/// The choice of a side, reckoned anew in plain floating-point numbers, straight from the rules.
struct Reference {
  struct Side {
    var placement: Placement
    var room: Double
    var fits: Bool
    var isUsable: Bool
  }

  /// The candidates, in order.
  var sides: [Side] = []

  init(_ request: PlacementRequest) {
    let placing = request.placing
    let wanted = [placing.placement ?? PreferredPlacement(.bottom)] + placing.fallbacks
    let screen = Rect(0, 0, request.window.width, request.window.height)
    let anchor = request.anchor.intersection(screen)
    guard anchor != screen else { return }
    for candidate in wanted {
      if let side = candidate.side.resolved(in: request.direction) {
        sides.append(Self.side(side, candidate.alignment, request, anchor))
      } else {
        let order: [PopupLayout.Side] =
          request.direction == .ltr ? [.bottom, .top, .right, .left] : [.bottom, .top, .left, .right]
        // `sorted` is stable only in fact, so the order is a part of what is compared.
        let all = order.map { Self.side($0, candidate.alignment, request, anchor) }.enumerated()
        sides += all.sorted { ($1.element.room, $0.offset) < ($0.element.room, $1.offset) }.map(\.element)
      }
    }
  }

  private static func side(
    _ side: PopupLayout.Side, _ alignment: SideAlignment, _ request: PlacementRequest, _ anchor: Rect
  ) -> Side {
    let atSide = side.axis == .horizontal ? request.placing.atSide : nil
    let usable = usableArea(request, for: side.axis)
    let arrow = atSide.map(\.arrow) ?? request.placing.arrow
    let height = arrow?.height ?? 0
    let distance = height + max(-height, atSide?.offset ?? request.placing.offset)
    let room =
      switch side {
      case .bottom: usable.maxY - max(usable.minY, anchor.maxY + distance)
      case .top: min(usable.maxY, anchor.minY - distance) - usable.minY
      case .right: usable.maxX - max(usable.minX, anchor.maxX + distance)
      case .left: min(usable.maxX, anchor.minX - distance) - usable.minX
      }
    let body = request.body[side.axis]
    let need = side.axis == .vertical ? min(body.height, usable.height) : min(body.width, usable.width)
    let minimumHeight = request.body.minimumHeight
    let isEnough =
      side.axis == .vertical
      ? room >= minimumHeight - 1e-6
      : room >= request.body.minimumWidth - 1e-6 && usable.height >= minimumHeight - 1e-6
    let isSomething = usable.width > 0 && usable.height > 0
    // Rooms that differ by less than the grid are the same.
    let rounded = (room * 6000).rounded() / 6000
    return Side(
      placement: .at(side, alignment), room: rounded, fits: room - need > -1e-6 && isSomething,
      isUsable: rounded > 0 && isEnough && isSomething)
  }
}
