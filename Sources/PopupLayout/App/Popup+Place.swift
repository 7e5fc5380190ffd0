extension Popup {
  /// Places the popup in a real window, with the compiled sizes, by the same function that the compiler checked it with.
  ///
  /// - Parameters:
  ///   - anchor: the rectangle of the view that it points at, in the window; banners need none.
  ///   - window: the window's size, in points.
  ///   - insets: the safe area, and what a keyboard covers.
  ///   - locale: the user's locale, as BCP 47 writes it.
  ///   - textSize: the user's text size.
  ///   - scale: device pixels in a point; `nil` for exact frames.
  /// - Returns: where it lies, with the indices of the contents and layout to show and without a screen's name or
  ///   drawings; `nil` if the anchor is not on the screen, or there is nothing to show.
  public func place(
    at anchor: Rect? = nil, in window: Size, insets: Insets = .zero, locale: String, textSize: String = "large",
    scale: Int? = nil
  ) -> Variant? {
    guard let index = contentIndex(locale: locale, textSize: textSize) else { return nil }
    if kind == .banner { return placeBanner(index, window, insets, scale) }
    let content = contents[index]
    guard let anchor, !content.layouts.isEmpty else { return nil }
    // Not by `map`: the layout that the body's size came from is found again by the room that it was chosen for.
    func layout(_ axis: Axis, _ room: Size) -> Int { content.layoutIndex(for: axis, within: room, scale: scale) ?? 0 }
    let request = PlacementRequest(
      anchor: anchor, window: window, insets: insets, placing: placing, direction: content.direction, scale: scale)
    let result = PopupLayout.place(request) { axis, room in content.layouts[layout(axis, room)].measure }
    guard let result else { return nil }
    return Variant(
      screen: "", locale: content.locale, textSize: content.textSize, content: index,
      layout: layout(result.axis, result.room), anchor: anchor, result: result)
  }

  /// Places a banner: the strip is as high as on the declared screen that is nearest to this one.
  private func placeBanner(_ index: Int, _ window: Size, _ insets: Insets, _ scale: Int?) -> Variant? {
    let content = contents[index]
    let room = bannerRoom(window: window, insets: insets, scale: scale)
    let largest = Size(width: window.width, height: .infinity)
    guard let layout = content.layoutIndex(for: .vertical, within: largest, scale: scale)
    else { return nil }
    let declared = declaredBanner(index, layout)
    let height = declared?.contentFrame?.height ?? min(room.height, content.layouts[layout].body.height)
    let frames = PopupLayout.placeBanner(
      height: height, placing: placing, window: window, insets: insets, scale: scale)
    return Variant(
      screen: "", locale: content.locale, textSize: content.textSize, content: index, layout: layout, frames: frames,
      cornerRadius: placing.cornerRadius)
  }

  private func declaredBanner(_ content: Int, _ layout: Int) -> Variant? {
    placements.first { $0.content == content && $0.layout == layout && $0.contentFrame != nil }
  }

  /// What to add to the rectangles of a placement's layout to have them relative to its body.
  ///
  /// It is 0 but for banners: theirs are relative to the strip of a declared screen, whose safe area may be another than
  /// the window's.
  public func contentOffset(of variant: Variant) -> Point {
    guard let here = variant.contentFrame, let declared = declaredBanner(variant.content, variant.layout),
      let there = declared.contentFrame
    else { return Point(x: 0, y: 0) }
    return Point(
      x: (here.x - variant.frame.x).drawablePosition - (there.x - declared.frame.x).drawablePosition,
      y: (here.y - variant.frame.y).drawablePosition - (there.y - declared.frame.y).drawablePosition)
  }
}

extension Popup.Variant {
  /// A tip or menu where the solver put it.
  public init(
    screen: String, locale: String, textSize: String, content: Int, layout: Int, anchor: Rect, result: PlacementResult,
    svg: Themed<String>? = nil
  ) {
    self.init(
      screen: screen, locale: locale, textSize: textSize, content: content, layout: layout, anchor: anchor,
      placement: result.placement, flipped: result.isFlipped, miss: result.miss, body: result.body,
      frame: result.frame, arrow: result.arrow, outline: result.outline, svg: svg)
  }

  /// A banner where the solver put it.
  public init(
    screen: String, locale: String, textSize: String, content: Int, layout: Int, frames: BannerFrames,
    cornerRadius: Double, svg: Themed<String>? = nil
  ) {
    let size = Size(width: frames.frame.width, height: frames.frame.height)
    self.init(
      screen: screen, locale: locale, textSize: textSize, content: content, layout: layout, anchor: nil, placement: nil,
      flipped: false, miss: 0, body: frames.frame, frame: frames.frame, contentFrame: frames.content,
      hidden: frames.hidden, arrow: nil, outline: PopupShape(body: size, cornerRadius: cornerRadius).outline, svg: svg)
  }
}
