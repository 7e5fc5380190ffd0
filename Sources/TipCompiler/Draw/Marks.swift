import PopupLayout
import TipDrawing

/// The few signs that we draw ourselves, in a box of any size.
extension Shape {
  /// A cross: the close button.
  static func cross(in box: Rect, ink: Ink) -> Shape {
    stroke([[(0.25, 0.25), (0.75, 0.75)], [(0.75, 0.25), (0.25, 0.75)]], in: box, ink: ink)
  }

  /// A tick: a row that is on.
  static func check(in box: Rect, ink: Ink) -> Shape {
    stroke([[(0.19, 0.53), (0.41, 0.75), (0.81, 0.28)]], in: box, ink: ink)
  }

  /// A dash: a row that is on in part.
  static func dash(in box: Rect, ink: Ink) -> Shape {
    stroke([[(0.22, 0.5), (0.78, 0.5)]], in: box, ink: ink)
  }

  /// Round lines through points given as shares of the box.
  private static func stroke(_ lines: [[(Double, Double)]], in box: Rect, ink: Ink) -> Shape {
    var commands: [PathCommand] = []
    for line in lines {
      for (index, share) in line.enumerated() {
        let point = Point(x: box.x + share.0 * box.width, y: box.y + share.1 * box.height)
        commands.append(index == 0 ? .move(point) : .line(point))
      }
    }
    let stroke = Stroke(.ink(ink), width: box.width / 10, cap: .round, join: .round)
    return .path(Path(commands), fill: nil, stroke: stroke)
  }
}

extension Path {
  init(rectangle: Rect) {
    self.init([
      .move(Point(x: rectangle.minX, y: rectangle.minY)), .line(Point(x: rectangle.maxX, y: rectangle.minY)),
      .line(Point(x: rectangle.maxX, y: rectangle.maxY)), .line(Point(x: rectangle.minX, y: rectangle.maxY)), .close,
    ])
  }
}
