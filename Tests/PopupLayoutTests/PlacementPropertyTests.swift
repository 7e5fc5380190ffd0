import PopupLayout
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
        if result.fits { broken.append("nothing fits") }
      } else if result.fits {
        broken.append("no candidate fits")
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
      if trace.result.placement != .over && !taken.contains(where: { $0.placement == trace.result.placement }) {
        broken.append("the side taken is not explained")
      }
      if trace.result.fits && !(trace.candidates.last?.fits ?? false) { broken.append("fits, but no side does") }
      return broken
    }
  }

  @Test func adviceHelps() {
    forEachScene(5) { request in
      guard let result = place(request), result.miss > 0 else { return [] }
      var broken: [String] = []
      for advice in advice(on: result, for: request) where advice.to < 0 || advice.change <= 0 {
        broken.append("\(advice) is no less")
      }
      return broken
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

/// All that one needs to understand a failure.
func trail(_ where: String, _ request: PlacementRequest, _ broken: [String]) -> String {
  let steps = explain(request)?.lines.map { "  " + $0 } ?? ["  off the screen"]
  return ([`where`, "\(request)"] + broken.map { "! " + $0 } + steps).joined(separator: "\n")
}
