import PopupLayout

/// Popups seen in a mirror: what a right-to-left locale should give.
extension Rect {
  func mirrored(across width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}

extension Popup.TextAlignment {
  var mirrored: Popup.TextAlignment {
    switch self {
    case .left: .right
    case .center: .center
    case .right: .left
    }
  }
}

extension Popup.Text {
  func mirrored(across width: Double) -> Popup.Text {
    var text = self
    text.frame = frame.mirrored(across: width)
    text.align = align.mirrored
    text.lines = lines.map {
      Popup.Line(text: $0.text, x: width - $0.x - $0.width, baseline: $0.baseline, width: $0.width)
    }
    return text
  }
}

extension Popup.Layout {
  var mirrored: Popup.Layout {
    var layout = self
    let width = body.width
    layout.texts = texts.map { $0.mirrored(across: width) }
    layout.images = images.map { $0.mirrored(across: width) }
    layout.actions = actions.map {
      Popup.Action(
        id: $0.id, frame: $0.frame.mirrored(across: width), hitFrame: $0.hitFrame.mirrored(across: width),
        title: $0.title.mirrored(across: width))
    }
    layout.close = close.map {
      Popup.Button(frame: $0.frame.mirrored(across: width), hitFrame: $0.hitFrame.mirrored(across: width))
    }
    layout.rows = rows.map { row in
      var row = row
      row.frame = row.frame.mirrored(across: width)
      row.title = row.title.mirrored(across: width)
      row.subtitle = row.subtitle?.mirrored(across: width)
      row.image = row.image?.mirrored(across: width)
      row.checkFrame = row.checkFrame?.mirrored(across: width)
      return row
    }
    layout.separators = separators.map { Popup.Separator(frame: $0.frame.mirrored(across: width)) }
    layout.sections = sections.map { section in
      var section = section
      section.frame = section.frame.mirrored(across: width)
      section.title = section.title?.mirrored(across: width)
      return section
    }
    return layout
  }
}

extension Popup.Image {
  func mirrored(across width: Double) -> Popup.Image {
    var image = self
    image.frame = frame.mirrored(across: width)
    return image
  }
}

extension Popup.Variant {
  /// The placement without its outline, which runs the other way round in a mirror.
  func mirrored(across width: Double) -> Popup.Variant {
    var variant = self
    variant.anchor = anchor?.mirrored(across: width)
    variant.body = body.mirrored(across: width)
    variant.frame = frame.mirrored(across: width)
    variant.contentFrame = contentFrame?.mirrored(across: width)
    variant.hidden = hidden?.mirrored(across: width)
    if let placement { variant.placement = placement.mirrored }
    variant.arrow = arrow?.mirrored(across: body.width)
    variant.outline = []
    return variant
  }
}

extension Placement {
  var mirrored: Placement {
    guard case .at(let side, let alignment) = self else { return self }
    switch side {
    case .left: return .at(.right, alignment)
    case .right: return .at(.left, alignment)
    case .top, .bottom: return self
    }
  }
}

extension PlacedArrow {
  func mirrored(across width: Double) -> PlacedArrow {
    var arrow = self
    switch edge {
    case .left: arrow.edge = .right
    case .right: arrow.edge = .left
    case .top, .bottom: break
    }
    let turn = { (point: Point) in Point(x: width - point.x, y: point.y) }
    arrow.tip = turn(tip)
    arrow.base = base.reversed().map(turn)
    return arrow
  }
}
