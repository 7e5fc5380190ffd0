/// A change to a style with which an arrow would reach its anchor.
public struct MissAdvice: Hashable, Sendable {
  /// The value to change.
  public var value: Value
  /// What it is, in points.
  public var from: Double
  /// The greatest that it may be, in points.
  public var to: Double

  public init(value: Value, from: Double, to: Double) {
    self.value = value
    self.from = from
    self.to = to
  }

  /// How much less that is, in points.
  public var change: Double { from - to }

  /// A value of a style that keeps an arrow from its anchor.
  public enum Value: Hashable, Sendable {
    case margin(Side)
    case cornerRadius
    case arrowBase
    case arrowInset
  }
}

/// The changes of one value each with which an arrow that misses its anchor would reach it, the least change first; each
/// was tried. Empty if it does not miss, or if no one value is to blame.
///
/// - Parameter measure: as for `place`.
public func advice(
  on result: PlacementResult, for request: PlacementRequest, measuring measure: (Popup.Axis, Size) -> BodyMeasure
) -> [MissAdvice] {
  guard result.miss > 0, let edge = result.arrowEdge else { return [] }
  var advice: [MissAdvice] = []
  for value in values(toBlameFor: result, edge) {
    let from = value.read(request, result.axis)
    let factor = value == .arrowBase ? 2.0 : 1
    let length = (result.missAcross == 0 ? result.miss : abs(result.missAcross)) * factor
    // Where frames are snapped the change may have to be a pixel more.
    let pixel = request.scale.map { $0 > 0 ? factor / Double($0) : 0 } ?? 0
    for extra in pixel > 0 ? [0, pixel] : [0] {
      let to = thousandthsDown(from - length - extra)
      guard to >= 0 else { break }
      var changed = request
      value.write(to, &changed, result.axis)
      if let other = place(changed, measuring: measure), other.miss == 0, other.placement == result.placement {
        advice.append(MissAdvice(value: value, from: from, to: to))
        break
      }
    }
  }
  return advice.enumerated().sorted { ($0.element.change, $0.offset) < ($1.element.change, $1.offset) }.map(\.element)
}

/// `advice` for a popup whose body has the sizes that the request gives.
public func advice(on result: PlacementResult, for request: PlacementRequest) -> [MissAdvice] {
  advice(on: result, for: request) { axis, _ in request.body.measure(axis) }
}

/// The values that can keep the arrow away.
private func values(toBlameFor result: PlacementResult, _ edge: Side) -> [MissAdvice.Value] {
  // Beside the anchor: the margin towards it, and what keeps the tip from the body's end. Before it: the margin only.
  guard result.missAcross != 0 else { return [.margin(edge)] }
  let isTooFar = result.missAcross > 0
  let side: Side = result.axis == .vertical ? (isTooFar ? .left : .right) : (isTooFar ? .top : .bottom)
  return [.margin(side), .cornerRadius, .arrowBase, .arrowInset]
}

private func thousandthsDown(_ value: Double) -> Double {
  // Truncated: towards 0. What is below 0, or no number, is no advice.
  let thousandths = value * 1000 + 1e-6
  return thousandths >= 0 ? Double(Int64(min(thousandths, 1e15))) / 1000 : -1
}

extension MissAdvice.Value {
  fileprivate func read(_ request: PlacementRequest, _ axis: Popup.Axis) -> Double {
    let placing = request.placing
    let atSide = axis == .horizontal ? placing.atSide : nil
    switch self {
    case .margin(let side):
      let margin = (atSide?.margin ?? placing.margin).insets(in: request.direction)
      return margin[side]
    case .cornerRadius: return atSide?.cornerRadius ?? placing.cornerRadius
    case .arrowBase: return (atSide.map(\.arrow) ?? placing.arrow)?.base ?? 0
    case .arrowInset: return atSide?.arrowInset ?? placing.arrowInset
    }
  }

  fileprivate func write(_ value: Double, _ request: inout PlacementRequest, _ axis: Popup.Axis) {
    let direction = request.direction
    if axis == .horizontal && request.placing.atSide != nil {
      switch self {
      case .margin(let side): request.placing.atSide?.margin.set(side, to: value, in: direction)
      case .cornerRadius: request.placing.atSide?.cornerRadius = value
      case .arrowBase: request.placing.atSide?.arrow?.base = value
      case .arrowInset: request.placing.atSide?.arrowInset = value
      }
    } else {
      switch self {
      case .margin(let side): request.placing.margin.set(side, to: value, in: direction)
      case .cornerRadius: request.placing.cornerRadius = value
      case .arrowBase: request.placing.arrow?.base = value
      case .arrowInset: request.placing.arrowInset = value
      }
    }
  }
}

extension Insets {
  fileprivate subscript(side: Side) -> Double {
    switch side {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}

extension Margin {
  /// Sets the distance from a physical side; what named it by the direction no longer does.
  fileprivate mutating func set(_ side: Side, to value: Double, in direction: WritingDirection) {
    let insets = insets(in: direction)
    (top, right, bottom, left, leading, trailing) =
      (insets.top, insets.right, insets.bottom, insets.left, nil, nil)
    switch side {
    case .top: top = value
    case .right: right = value
    case .bottom: bottom = value
    case .left: left = value
    }
  }
}
