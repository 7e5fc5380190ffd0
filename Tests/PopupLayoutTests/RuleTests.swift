import PopupLayout
import Testing

/// The rules that no reference covers, one by one.
@Suite struct RuleTests {
  private let phone = Size(width: 375, height: 812)

  @Test(
    arguments: [
      // The side with the most room is taken, though others would fit too.
      (Rect(100, 600, 20, 20), "auto", WritingDirection.ltr, "top"), (Rect(100, 100, 20, 20), "auto", .ltr, "bottom"),
      // As much above as below.
      (Rect(100, 396, 20, 20), "auto", .ltr, "bottom"),
      // Logical sides follow the direction, physical ones do not.
      (Rect(180, 100, 20, 20), "trailing", .ltr, "right"), (Rect(180, 100, 20, 20), "trailing", .rtl, "left"),
      (Rect(180, 100, 20, 20), "leading-end", .ltr, "left-end"),
      (Rect(180, 100, 20, 20), "leading-end", .rtl, "right-end"),
      (Rect(180, 100, 20, 20), "left", .rtl, "left"),
      // Flipped, with the same alignment.
      (Rect(5, 100, 20, 20), "left-start", .ltr, "right-start"),
    ] as [(Rect, String, WritingDirection, String)])
  func sides(anchor: Rect, wish: String, direction: WritingDirection, side: String) throws {
    let result = try #require(place(request(anchor, body: Size(width: 100, height: 50), wish, direction)))
    #expect(result.placement.description == side)
    #expect(result.isFlipped == (wish == "left-start"))
  }

  @Test func autoTakesTheNextSideWhereTheFirstDoesNotFit() throws {
    // Most room is below, 180, less than the body's height; to the right there are 150, which are enough.
    let scene = request(
      Rect(90, 100, 20, 20), body: Size(width: 100, height: 190), on: Size(width: 268, height: 308), "auto")
    #expect(try #require(place(scene)).placement.description == "right")
  }

  @Test func sizesAndStyleMayDifferAtTheSides() throws {
    var scene = request(Rect(150, 300, 44, 44), body: Size(width: 196, height: 50), "right", fallbacks: ["bottom"])
    scene.body.horizontal = Size(width: 100, height: 80)
    scene.placing.atSide = Placing.AtSide(
      offset: 3, margin: Margin(), cornerRadius: 5, arrow: ArrowShape(base: 8, height: 10), arrowInset: 0)
    let result = try #require(place(scene))
    #expect(result.body == Rect(207, 282, 100, 80))
    #expect(
      result.arrow
        == PlacedArrow(
          edge: .left, tip: Point(x: -10, y: 40), base: [Point(x: 0, y: 44), Point(x: 0, y: 36)]))
    scene.body.horizontal.width = 200
    let other = try #require(place(scene))
    #expect(other.body == Rect(74, 352, 196, 50))
    #expect(other.arrowTip == Point(x: 98, y: -8))
    #expect(other.isFlipped)
  }

  @Test func aBodyIsMeasuredForTheRoomThatThereIs() throws {
    // Text of 6 000 square points: as high as it must be in the width that it gets.
    let scene = request(
      Rect(20, 100, 20, 20), body: Size(width: 0, height: 0), on: Size(width: 200, height: 240), "right", fallbacks: [])
    var asked: [Size] = []
    let result = try #require(
      place(scene) { _, room in
        asked.append(room)
        let width = min(300, room.width)
        return BodyMeasure(Size(width: width, height: 6000 / width))
      })
    #expect(asked == [Size(width: 200, height: 240), Size(width: 152, height: 240)])
    #expect(result.body.isClose(to: Rect(48, 90.263, 152, 39.474)))
    #expect(result.room == Size(width: 152, height: 240))
    #expect(result.fits == .cut)
  }

  @Test func withoutRoomForOneLineOtherSidesAreTried() throws {
    var scene = request(
      Rect(100, 2, 20, 296), body: Size(width: 60, height: 100), on: Size(width: 300, height: 300), arrow: nil, "bottom"
    )
    scene.body.minimumHeight = 30
    let result = try #require(place(scene))
    #expect(result.placement.description == "right")
    #expect(result.isFlipped && result.fits == .unasked(isCut: false))
    #expect(result.body == Rect(120, 100, 60, 100))
    let trace = try #require(explain(scene))
    #expect(trace.candidates.map(\.placement.description) == ["bottom", "top", "right"])
    #expect(trace.candidates.map(\.room) == [2, 2, 180])
    #expect(trace.candidates.map(\.missing) == [98, 98, 0])
    #expect(trace.candidates.map(\.isAsked) == [true, true, false])
  }

  @Test func anAnchorThatLeavesNoSideIsLainOver() throws {
    var scene = request(Rect(5, 5, 365, 802), body: Size(width: 100, height: 50))
    scene.body.minimumHeight = 30
    scene.body.minimumWidth = 30
    let result = try #require(place(scene))
    #expect(result.placement == .over && result.fits == .unasked(isCut: false))
    #expect(result.body == Rect(137.5, 381, 100, 50))
    #expect(result.arrow == nil)
    #expect(result.frame == result.body)
  }

  @Test func anAnchorInTheUnsafeAreaIsReachedAsFarAsTheArrowGoes() throws {
    let scene = request(
      Rect(100, 0, 20, 20), body: Size(width: 100, height: 50), safeArea: Insets(top: 47), margin: Margin(8))
    let result = try #require(place(scene))
    #expect(result.body == Rect(60, 55, 100, 50))
    #expect(result.tipInWindow == Point(x: 110, y: 47))
    #expect(result.miss == 27)
    // No margin would be enough: the safe area alone is.
    #expect(advice(on: result, for: scene).isEmpty)
  }

  @Test(
    arguments: [
      // A body too short for the arrow: the tip in its middle, the base what is straight.
      (Size(width: 30, height: 30), 12.0, 16.0, 6.0, 15.0, false),
      // Nothing is straight.
      (Size(width: 24, height: 40), 12, 16, 0, 12, false),
      // A radius of more than half.
      (Size(width: 100, height: 30), 40, 16, 16, 50, true),
      (Size(width: 20, height: 20), 40, 16, 0, 10, false),
    ] as [(Size, Double, Double, Double, Double, Bool)])
  func anArrowIsNeverWiderThanItsEdge(
    body: Size, radius: Double, base: Double, reduced: Double, tip: Double, fits: Bool
  ) throws {
    let scene = request(
      Rect(100, 100, 20, 20), body: body, radius: radius, arrow: ArrowShape(base: base, height: 8))
    let result = try #require(place(scene))
    #expect(result.arrowFits == fits)
    #expect(result.arrowBase == reduced)
    #expect(result.arrowTip == Point(x: tip, y: -8))
    #expect(result.cornerRadius == min(radius, min(body.width, body.height) / 2))
    #expect(checkInvariants(scene, result) == [])
  }

  @Test func theTipStaysAsFarFromTheEndsAsTheStyleSays() throws {
    let scene = request(Rect(0, 100, 10, 40), body: Size(width: 100, height: 50), radius: 4, inset: 30)
    let result = try #require(place(scene))
    #expect(result.arrowTip.x == 30)
    #expect(result.miss == 20)
    #expect(
      advice(on: result, for: scene) == [MissAdvice(value: .arrowInset, from: 30, to: 10)]
        || advice(on: result, for: scene).isEmpty)
  }

  @Test func adviceIsTheLeastChange() throws {
    let scene = request(
      Rect(0, 100, 24, 24), body: Size(width: 200, height: 60), margin: Margin(8), radius: 16)
    let result = try #require(place(scene))
    #expect(
      advice(on: result, for: scene) == [
        MissAdvice(value: .margin(.left), from: 8, to: 0), MissAdvice(value: .cornerRadius, from: 16, to: 8),
        MissAdvice(value: .arrowBase, from: 16, to: 0),
      ])
  }

  @Test func logicalMarginsFollowTheDirection() throws {
    for (direction, x) in [(WritingDirection.ltr, 30.0), (.rtl, 6)] {
      let scene = request(
        Rect(0, 100, 60, 20), body: Size(width: 100, height: 60), margin: Margin(leading: 30, trailing: 6), "bottom",
        direction)
      #expect(try #require(place(scene)).body.x == x)
    }
  }

  @Test func aKeyboardIsAnInset() throws {
    let scene = request(
      Rect(100, 480, 60, 20), body: Size(width: 100, height: 60), safeArea: Insets(bottom: 291))
    let result = try #require(place(scene))
    #expect(result.placement.description == "top")
    #expect(result.isFlipped)
  }

  @Test func theTraceSaysWhatWasDone() throws {
    let scene = request(
      Rect(-10, 100, 34, 24), body: Size(width: 200, height: 60), margin: Margin(8), radius: 16)
    #expect(
      try #require(explain(scene)).lines == [
        "usable area: 8,8 359 x 796",
        "anchor: -10,100 34 x 24, of which 0,100 24 x 24 is on the screen",
        "bottom: room 672, needs 60: fits",
        "body: 8,132 200 x 60, moved right by 96 to stay in the usable area",
        "arrow: at the body's top, its tip at 32,124, as near as it may come to the body's end (24); misses the anchor by 8",
      ])
  }

  @Test func theRoomForTextCanBeAskedBefore() throws {
    let scene = request(
      Rect(100, 100, 20, 20), body: Size(width: 1, height: 1), safeArea: Insets(top: 20), margin: Margin(5), offset: 2)
    #expect(usableArea(scene, for: .vertical) == Rect(5, 25, 365, 782))
    #expect(room(scene, at: .bottom) == Size(width: 365, height: 677))
    #expect(room(scene, at: .top) == Size(width: 365, height: 65))
    #expect(room(scene, at: .right) == Size(width: 240, height: 782))
    #expect(room(scene, at: .left) == Size(width: 85, height: 782))
  }
}
