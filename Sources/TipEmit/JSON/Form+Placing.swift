import PopupLayout

extension Form where Value == Placing {
  static let placing = object(
    "Placing", "What the solver needs, besides sizes and the screen, to place a popup.",
    [
      .key("placement", "Where it should lie; null for banners.", .optional(.preferredPlacement)) { $0.placement },
      .key(
        "fallbacks", "Where else it may lie, tried in this order.", .array(of: .preferredPlacement, inline: true)
      ) { $0.fallbacks },
      .key("offset", "From the anchor to the arrow's tip, or to the body if there is no arrow, in points.", .number) {
        $0.offset
      },
      .key("margin", "The least distance of the body from the safe area's edges.", .margin) { $0.margin },
      .key("cornerRadius", "The radius of the body's corners, in points.", .magnitude) { $0.cornerRadius },
      .key("arrow", "The arrow; null for none.", .optional(.arrowShape)) { $0.arrow },
      .key(
        "arrowInset",
        "The least distance of the arrow's tip from the body's ends, in points; corners may ask for more.",
        .magnitude
      ) { $0.arrowInset },
      .key(
        "atSide",
        "What holds instead while the popup lies to the left or right of its anchor; null if nothing differs.",
        .optional(.atSide)
      ) { $0.atSide },
      .key("edge", "The screen's edge that a banner comes from; null for tips and menus.", .optional(.word)) {
        $0.edge
      },
      .key(
        "overshoot", "How much of a banner lies beyond that edge, in points; null for tips and menus.",
        .optional(.magnitude)
      ) { $0.overshoot },
    ])
}

extension Form where Value == Placing.AtSide {
  static let atSide = object(
    "AtSide", "The values that may differ at the sides of the anchor; each of them is given, also where it does not.",
    [
      .key("offset", "From the anchor to the arrow's tip, in points.", .number) { $0.offset },
      .key("margin", "The least distance of the body from the safe area's edges.", .margin) { $0.margin },
      .key("cornerRadius", "The radius of the body's corners, in points.", .magnitude) { $0.cornerRadius },
      .key("arrow", "The arrow; null for none.", .optional(.arrowShape)) { $0.arrow },
      .key("arrowInset", "The least distance of the arrow's tip from the body's ends, in points.", .magnitude) {
        $0.arrowInset
      },
    ])
}

extension Form where Value == ArrowShape {
  static let arrowShape = object(
    "ArrowShape", "The triangle between a body and its anchor.", inline: true,
    [
      .key("base", "Its width along the body's edge, in points.", .magnitude) { $0.base },
      .key("height", "How far its tip is from the body's edge, in points.", .magnitude) { $0.height },
      .key("tipRadius", "The radius that its tip is rounded with, in points; 0 for a sharp one.", .magnitude) {
        $0.tipRadius
      },
    ])
}

extension Form where Value == PreferredPlacement {
  static let preferredPlacement = described(among: PreferredPlacement.allCases.map(\.description))
}

extension Form where Value == Placement {
  static let placement = described(among: Placement.allCases.map(\.description))
}

extension Form where Value == PlacedArrow {
  static let placedArrow = object(
    "PlacedArrow", "An arrow on a body; points are relative to the body's top left corner.", inline: true,
    [
      .key("edge", "The side of the body that it stands on.", .word) { $0.edge },
      .key("tip", "What points at the anchor.", .point) { $0.tip },
      .key(
        "base", "Where it leaves the body's edge and comes back to it, clockwise along the outline.",
        .array(of: .point, count: 2...2)
      ) { $0.base },
    ])
}
