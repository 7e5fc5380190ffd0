import PopupLayout
import Testing

/// What another implementation says, scene by scene.
struct Scene: CustomTestStringConvertible {
  let name: String
  let request: PlacementRequest
  let placement: Placement
  let body: Rect
  let tip: Point
  let centerOffset: Double

  var testDescription: String { name }

  init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard fields.count == 15 else { return nil }
    func numbers(_ index: Int) -> [Double] { fields[index].split(separator: ",").compactMap { Double($0) } }
    func rect(_ index: Int) -> Rect {
      let n = numbers(index)
      return Rect(n[0], n[1], n[2], n[3])
    }
    func size(_ index: Int) -> Size { Size(width: numbers(index)[0], height: numbers(index)[1]) }
    guard let placement = Placement(String(fields[11])) else { return nil }
    let insets = numbers(2)
    name = String(fields[0])
    request = PopupLayoutTests.request(
      rect(4), body: size(5), on: size(1),
      safeArea: Insets(top: insets[0], right: insets[1], bottom: insets[2], left: insets[3]),
      margin: Margin(numbers(3)[0]), radius: numbers(6)[0],
      arrow: ArrowShape(base: numbers(7)[0], height: numbers(7)[1]), offset: numbers(8)[0], String(fields[9]),
      fields[10] == "rtl" ? .rtl : .ltr)
    self.placement = placement
    body = rect(12)
    tip = Point(x: numbers(13)[0], y: numbers(13)[1])
    centerOffset = numbers(14)[0]
  }
}

@Suite struct PlacementSceneTests {
  static let scenes = placementScenes.split(separator: "\n").compactMap(Scene.init)

  @Test func allScenesAreRead() {
    #expect(Self.scenes.count == 388)
  }

  @Test func agreesWithAnotherImplementation() throws {
    for scene in Self.scenes {
      let result = try #require(place(scene.request), "\(scene.name)")
      #expect(result.placement == scene.placement, "\(scene.name)")
      #expect(result.body.isClose(to: scene.body), "\(scene.name): \(result.body), not \(scene.body)")
      #expect(result.tipInWindow.isClose(to: scene.tip), "\(scene.name): \(result.tipInWindow), not \(scene.tip)")
      #expect(result.fits == .whole && result.arrowFits, "\(scene.name)")
      let anchor = scene.request.anchor
      let aim =
        result.axis == .vertical ? anchor.midX - result.tipInWindow.x : anchor.midY - result.tipInWindow.y
      #expect(abs(aim - scene.centerOffset) <= 0.001, "\(scene.name): \(aim), not \(scene.centerOffset)")
    }
  }
}
