import PopupLayout
import TipSpecs

/// Lays a popup out on one screen, in one locale and text size.
struct CellLayouter {
  let plan: PopupPlan
  let screen: ScreenSpec
  let context: LayoutContext
  let placing: Placing

  /// Contents that were laid out before, for this locale and text size.
  var cache: [ContentRoom: ContentLayout]

  /// What the solver looked at on the last run, in its order: an app that places the popup again needs all of it.
  private(set) var asked: [ContentLayout] = []

  init(
    plan: PopupPlan, screen: ScreenSpec, context: LayoutContext, placing: Placing, cache: [ContentRoom: ContentLayout]
  ) {
    self.plan = plan
    self.screen = screen
    self.context = context
    self.placing = placing
    self.cache = cache
  }

  enum Outcome {
    case placed(Cell.Position, ContentLayout)
    case offscreen(Rect, distance: Double)
  }

  mutating func run(anchor: Rect?) -> Outcome {
    guard let anchor else { return banner() }
    let request = PlacementRequest(
      anchor: anchor, window: screen.size, insets: screen.safeArea, placing: placing, direction: context.direction,
      scale: screen.scale)
    asked = []
    let trace = explain(request) { axis, room in
      let contents = contents(axis, Room(room))
      asked.append(contents)
      return contents.measure
    }
    guard let trace else {
      return .offscreen(anchor, distance: distanceOffscreen(anchor, window: screen.size) ?? 0)
    }
    let result = trace.result
    if result.fits != .whole {
      // At other anchors an app may have to go above or below.
      let usable = usableArea(request, for: .vertical)
      asked.append(contents(.vertical, Room(Size(width: usable.width, height: usable.height))))
    }
    return .placed(.anchored(AnchoredCell(trace)), contents(result.axis, Room(result.room)))
  }

  /// The contents for one axis and room, laid out at most once.
  mutating func contents(_ axis: Popup.Axis, _ room: Room) -> ContentLayout {
    let key = ContentRoom(axis: axis, room: room, scale: context.scale)
    if let known = cache[key] { return known }
    let style = axis == .horizontal ? plan.style.atSide ?? plan.style.values : plan.style.values
    var laidOut =
      switch plan.content {
      case .message(let message): MessageLayout(message, style: style, context: context, room: room).run()
      case .menu(let menu): MenuLayout(menu, style: style, context: context, room: room).run()
      }
    laidOut.layout.axis = axis
    laidOut.layout.scale = context.scale
    cache[key] = laidOut
    return laidOut
  }

  /// A banner: as wide as the screen, its contents inside the safe area, a part of it beyond the edge.
  private mutating func banner() -> Outcome {
    guard case .message(let message) = plan.content else {
      return .offscreen(Rect(x: 0, y: 0, width: 0, height: 0), distance: 0)
    }
    let edge = message.edge ?? .top
    let overshoot = context.snappedUp(plan.style.values.overshoot.value)
    let inset = edge == .top ? screen.safeTop.value : screen.safeBottom.value
    let key = ContentRoom(
      axis: .vertical, room: Room(width: screen.width.value, height: screen.height.value), scale: context.scale,
      insets: screen.safeArea)
    var laidOut = cache[key] ?? bannerContents(message, edge: edge, overshoot: overshoot, inset: inset)
    laidOut.layout.scale = context.scale
    cache[key] = laidOut
    let placement = placeBanner(
      height: laidOut.layout.body.height - overshoot - inset, placing: placing, window: screen.size,
      insets: screen.safeArea, scale: screen.scale)
    return .placed(.banner(placement), laidOut)
  }

  private func bannerContents(
    _ message: MessagePlan, edge: Placing.BannerEdge, overshoot: Double, inset: Double
  ) -> ContentLayout {
    let style = plan.style.values
    var padding = LogicalPadding(style.padding, direction: context.direction)
    let (left, right) = (screen.safeLeft.value, screen.safeRight.value)
    padding.leading += context.direction == .ltr ? left : right
    padding.trailing += context.direction == .ltr ? right : left
    switch edge {
    case .top: padding.top += overshoot + inset
    case .bottom: padding.bottom += overshoot + inset
    }
    let opposite = edge == .top ? screen.safeBottom.value : screen.safeTop.value
    let room = Room(width: screen.width.value, height: screen.height.value - opposite + overshoot)
    return MessageLayout(
      message, style: style, context: context, room: room, padding: padding, extraHeight: overshoot + inset,
      fillsRoom: true
    ).run()
  }
}

extension ScreenSpec {
  var size: Size { Size(width: width.value, height: height.value) }

  /// The part of the screen that nothing of the device covers.
  var safeRect: Rect {
    Rect(
      x: safeLeft.value, y: safeTop.value, width: width.value - safeLeft.value - safeRight.value,
      height: height.value - safeTop.value - safeBottom.value)
  }

  var safeArea: Insets {
    Insets(top: safeTop.value, right: safeRight.value, bottom: safeBottom.value, left: safeLeft.value)
  }
}
