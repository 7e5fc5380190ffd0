import PopupLayout
import TestSupport
import Testing

/// What must hold of every scene, tried on many: seeded, so that a failure can be had again.
@Suite struct PlacementPropertyTests {
  /// Tries a property on scenes until it is broken a few times; each time the whole trail is printed.
  private func forEachScene(_ seed: UInt64, _ property: (PlacementRequest) -> [String]) {
    var generator = SeededGenerator(seed: sceneSeed &+ seed)
    var failures = 0
    for number in 0..<sceneCount where failures < 3 {
      let request = generator.request()
      let broken = property(request)
      guard !broken.isEmpty else { continue }
      failures += 1
      Issue.record("\(trail("scene \(number) of seed \(sceneSeed &+ seed)", request, broken))")
    }
  }

  @Test func invariantsHold() {
    forEachScene(1) { request in
      guard let result = place(request) else { return [] }
      return checkInvariants(request, result)
    }
  }

  @Test func mirroredScenesHaveMirroredPlacements() {
    forEachScene(2) { original in
      var request = original
      request.scale = nil
      let (result, other) = (place(request), place(request.mirrored))
      guard let result, let other else { return (result == nil) == (other == nil) ? [] : ["one is off the screen"] }
      var broken: [String] = []
      let mirror = other.mirrored(in: request.window.width)
      if mirror.placement != result.placement { broken.append("\(result.placement) but \(mirror.placement)") }
      if !mirror.body.isClose(to: result.body, within: 1e-6) { broken.append("\(result.body) but \(mirror.body)") }
      if !mirror.frame.isClose(to: result.frame, within: 1e-6) { broken.append("\(result.frame) but \(mirror.frame)") }
      if !mirror.arrowTip.isClose(to: result.arrowTip, within: 1e-6) {
        broken.append("\(result.arrowTip) but \(mirror.arrowTip)")
      }
      if mirror.isFlipped != result.isFlipped || abs(mirror.miss - result.miss) > 1e-6 {
        broken.append("flipped or missing otherwise")
      }
      return broken
    }
  }

  @Test func theFirstSideThatFitsIsTaken() {
    forEachScene(3) { original in
      var request = original
      request.scale = nil
      guard let result = place(request) else { return [] }
      let sides = Reference(request).sides
      var broken: [String] = []
      if let first = sides.first(where: \.fits) {
        if result.placement != first.placement { broken.append("\(first.placement) fits first") }
      } else if let best = sides.filter(\.isUsable).reduce(nil, { $1.room > $0?.room ?? -1 ? $1 : $0 })
        as Reference.Side?
      {
        if result.placement != best.placement { broken.append("\(best.placement) has the most room, \(best.room)") }
        if result.fits != .cut { broken.append("nothing fits") }
      } else if case .unasked = result.fits {
      } else {
        broken.append("no candidate is of any use")
      }
      return broken
    }
  }

  @Test func explainingChangesNothing() {
    forEachScene(4) { request in
      guard let trace = explain(request) else { return place(request) == nil ? [] : ["not explained"] }
      var broken: [String] = []
      if trace.result != place(request) { broken.append("explained another placement") }
      let taken = trace.candidates.filter(\.isTaken)
      if taken.map(\.placement) != (trace.result.placement == .over ? [] : [trace.result.placement]) {
        broken.append("the side taken is not explained")
      }
      for side in taken {
        let fit: PlacementFit = side.isAsked ? (side.fits ? .whole : .cut) : .unasked(isCut: !side.fits)
        if trace.result.fits != fit { broken.append("explained as \(fit), but is \(trace.result.fits)") }
        if trace.result.fits.isCut && trace.result.body.length(side) > side.room + 1e-6 {
          broken.append("not cut to the room that is explained")
        }
      }
      for side in trace.candidates where side.fits && !side.isTaken { broken.append("\(side) fits") }
      return broken
    }
  }

  /// The rooms and needs that are told are those of the rules.
  @Test func explanationsTellTheFiguresOfTheRules() {
    forEachScene(8) { original in
      var request = original
      request.scale = nil
      guard let trace = explain(request) else { return [] }
      var broken: [String] = []
      for reference in Reference(request).sides {
        guard let told = trace.candidates.first(where: { $0.placement == reference.placement }) else {
          // What comes after the side that is taken is not looked at; the second of two alike neither.
          if trace.result.fits != .whole { broken.append("\(reference.placement) is not told") }
          continue
        }
        let body = request.body[reference.placement.side?.axis ?? .vertical]
        let need = told.placement.side?.axis == .vertical ? body.height : body.width
        if abs(told.room - reference.room) > 1e-3 { broken.append("room \(told.room), not \(reference.room)") }
        if told.fits != reference.fits || told.isUsable != reference.isUsable { broken.append("fits otherwise") }
        if abs(told.length - min(need, trace.maximum(told))) > 1e-3 { broken.append("is \(told.length) long") }
      }
      return broken
    }
  }

  /// With the value that is advised the arrow reaches its anchor, and with a point more, or a device pixel, it does not.
  @Test func adviceHelps() {
    forEachScene(5) { request in
      guard let result = place(request), result.miss > 0 else { return [] }
      var broken: [String] = []
      for advice in advice(on: result, for: request) {
        if advice.to < 0 || advice.change <= 0 { broken.append("\(advice) is no less") }
        if let found = place(request.with(advice.value, advice.to, result.axis)) {
          if found.miss > 0 { broken.append("\(advice) does not help: misses by \(found.miss)") }
        }
        let least = max(1, request.scale.map { 4 / Double(max(1, $0)) } ?? 0)
        guard advice.change > least else { continue }
        if let found = place(request.with(advice.value, advice.to + least, result.axis)),
          found.miss == 0 && found.placement == result.placement
        {
          broken.append("\(advice) is more than needed")
        }
      }
      return broken
    }
  }

  /// With as much more room as is said to be missing a side fits, and with a point less it does not.
  @Test func missingRoomIsWhatIsMissing() {
    forEachScene(9) { original in
      var request = original
      request.scale = nil
      guard let trace = explain(request) else { return [] }
      var broken: [String] = []
      for side in trace.candidates where side.missing > 1 {
        // Where insets and margins leave nothing of the window, nothing fits.
        let usable = usableArea(request, for: side.placement.side?.axis ?? .vertical)
        guard usable.width > 0, usable.height > 0 else { continue }
        func grown(by amount: Double) -> PlacementCandidate? {
          explain(request.grown(at: side.placement, by: amount))?.candidates.first { $0.placement == side.placement }
        }
        // An anchor off its side's usable area may leave more room than the window grows; bodies that fill it grow too.
        guard let enough = grown(by: side.missing), abs(enough.room - side.room - side.missing) < 1e-3,
          abs(enough.length - side.need) < 1e-3
        else { continue }
        if !enough.fits { broken.append("\(side.missing) more at \(side.placement) are too little") }
        if let less = grown(by: side.missing - 1), less.fits && less.length >= side.need {
          broken.append("\(side.missing) more at \(side.placement) are too much")
        }
      }
      return broken
    }
  }

  /// A body that is no larger, and may become as small, never fits worse.
  @Test func lessNeverFitsWorse() {
    var generator = SeededGenerator(seed: sceneSeed &+ 100)
    forEachScene(10) { request in
      var smaller = request
      func less(_ length: Double) -> Double {
        (length * Double.random(in: 0...1, using: &generator) * 1000).rounded() / 1000
      }
      smaller.body.vertical = Size(width: less(request.body.vertical.width), height: less(request.body.vertical.height))
      smaller.body.horizontal = Size(
        width: less(request.body.horizontal.width), height: less(request.body.horizontal.height))
      smaller.body.minimumWidth = less(request.body.minimumWidth)
      smaller.body.minimumHeight = less(request.body.minimumHeight)
      guard let result = place(request), let other = place(smaller) else { return [] }
      return other.fits.rank > result.fits.rank ? ["\(result.fits), but a smaller one \(other.fits)"] : []
    }
  }

  @Test func snappedScenesMoveByWholePixels() {
    forEachScene(6) { original in
      // The same scene one point further down and to the right, on a screen that is as much larger, is the same placement.
      var request = original
      request.scale = request.scale ?? 3
      var moved = request
      moved.anchor.x += 1
      moved.anchor.y += 1
      moved.insets.left += 1
      moved.insets.top += 1
      moved.window.width += 1
      moved.window.height += 1
      let screen = Rect(0, 0, request.window.width, request.window.height)
      guard screen.contains(request.anchor, within: 0), let result = place(request), let other = place(moved)
      else { return [] }
      // An anchor as large as the screen no longer is.
      guard result.placement != .over, other.placement != .over else { return [] }
      var broken: [String] = []
      if result.placement != other.placement { broken.append("\(result.placement), moved \(other.placement)") }
      if !other.body.isClose(
        to: Rect(result.body.x + 1, result.body.y + 1, result.body.width, result.body.height), within: 1e-6)
      {
        broken.append("\(result.body), moved \(other.body)")
      }
      if !other.arrowTip.isClose(to: result.arrowTip, within: 1e-6) { broken.append("the arrow drifts") }
      return broken
    }
  }
}

extension PlacementFit {
  /// How badly it fits.
  var rank: Int {
    switch self {
    case .whole: 0
    case .cut: 1
    case .unasked: 2
    }
  }
}

extension Rect {
  fileprivate func length(_ side: PlacementCandidate) -> Double {
    side.placement.side?.axis == .vertical ? height : width
  }
}

extension PlacementTrace {
  /// How long a body may be at a side if only the usable area limits it.
  fileprivate func maximum(_ side: PlacementCandidate) -> Double {
    let axis = side.placement.side?.axis ?? .vertical
    let area = PopupLayout.usableArea(request, for: axis)
    return axis == .vertical ? area.height : area.width
  }
}

extension PlacementRequest {
  /// The same scene with one value of the style that holds on an axis changed.
  fileprivate func with(_ value: MissAdvice.Value, _ figure: Double, _ axis: Popup.Axis) -> PlacementRequest {
    var other = self
    let isAtSide = axis == .horizontal && placing.atSide != nil
    switch value {
    case .margin(let side):
      let old = ((isAtSide ? placing.atSide?.margin : nil) ?? placing.margin).insets(in: direction)
      let margin = Margin(
        top: side == .top ? figure : old.top, right: side == .right ? figure : old.right,
        bottom: side == .bottom ? figure : old.bottom, left: side == .left ? figure : old.left)
      if isAtSide { other.placing.atSide?.margin = margin } else { other.placing.margin = margin }
    case .cornerRadius:
      if isAtSide { other.placing.atSide?.cornerRadius = figure } else { other.placing.cornerRadius = figure }
    case .arrowBase:
      if isAtSide { other.placing.atSide?.arrow?.base = figure } else { other.placing.arrow?.base = figure }
    case .arrowInset:
      if isAtSide { other.placing.atSide?.arrowInset = figure } else { other.placing.arrowInset = figure }
    }
    return other
  }

  /// The same scene in a window that is larger at the edge where a placement lies.
  fileprivate func grown(at placement: Placement, by amount: Double) -> PlacementRequest {
    var other = self
    switch placement.side {
    case .bottom: other.window.height += amount
    case .right: other.window.width += amount
    case .top:
      other.window.height += amount
      other.anchor.y += amount
    case .left:
      other.window.width += amount
      other.anchor.x += amount
    case nil: break
    }
    return other
  }
}

/// All that one needs to understand a failure.
func trail(_ where: String, _ request: PlacementRequest, _ broken: [String]) -> String {
  let steps = explain(request)?.lines.map { "  " + $0 } ?? ["  off the screen"]
  return ([`where`, "\(request)"] + broken.map { "! " + $0 } + steps).joined(separator: "\n")
}
