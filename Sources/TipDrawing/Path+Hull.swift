import PopupLayout

extension Path {
  /// The least rectangle around all points, control points too; `nil` for a path without any.
  ///
  /// The curves lie inside it, though it may be larger than they are.
  package var hull: Rect? {
    var hull: Hull?
    func take(_ point: Point) {
      if hull == nil { hull = Hull(point) } else { hull?.include(point) }
    }
    for command in commands {
      switch command {
      case .move(let point), .line(let point): take(point)
      case .cubic(let first, let second, let end):
        take(first)
        take(second)
        take(end)
      case .close: break
      }
    }
    return hull?.rect
  }
}

/// A rectangle that grows around points.
private struct Hull {
  var left, top, right, bottom: Double

  init(_ point: Point) {
    (left, top, right, bottom) = (point.x, point.y, point.x, point.y)
  }

  mutating func include(_ point: Point) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }

  var rect: Rect { Rect(x: left, y: top, width: right - left, height: bottom - top) }
}
