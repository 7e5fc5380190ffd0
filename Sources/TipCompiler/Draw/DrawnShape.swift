import PopupLayout
import TipDrawing
import TipSpecs

/// The popup's shape in the coordinates of its drawing, which begin at the top left of its frame.
struct DrawnShape {
  /// Body and arrow together.
  let frame: Size

  /// Where the body's top left lies.
  let origin: Point
  private let shape: PopupShape

  init(_ cell: Cell, style: StyleValues) {
    let (frame, body): (Rect, Rect)
    switch cell.position {
    case .anchored(let anchored):
      let result = anchored.result
      (frame, body, shape) = (result.frame, result.body, result.shape)
    case .banner(let banner):
      (frame, body, shape) = (banner.frame, banner.frame, banner.shape(style))
    }
    self.frame = Size(width: frame.width, height: frame.height)
    origin = Point(x: body.x - frame.x, y: body.y - frame.y)
  }

  var outline: [PathCommand] { shape.outline.moved(x: origin.x, y: origin.y) }

  /// The border, inside the outline; `nil` where it has no width.
  func ring(width: Double, scale: Int?) -> Path? {
    let ring = shape.border(width: snapped(stroke: width, scale: scale))
    return ring.isEmpty ? nil : Path(ring.moved(x: origin.x, y: origin.y))
  }
}

extension BannerFrames {
  /// A strip without an arrow, with the corners that its style asks for.
  func shape(_ style: StyleValues) -> PopupShape {
    PopupShape(body: Size(width: frame.width, height: frame.height), cornerRadius: style.cornerRadius.value)
  }
}

extension [PathCommand] {
  func moved(x dx: Double, y dy: Double) -> [PathCommand] {
    if dx == 0 && dy == 0 { return self }
    func move(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    return map { command in
      switch command {
      case .move(let end): .move(move(end))
      case .line(let end): .line(move(end))
      case .cubic(let first, let second, let end): .cubic(move(first), move(second), move(end))
      case .close: .close
      }
    }
  }
}
