import PopupLayout
import TestSupport
import Testing

@Suite struct ShapeTests {
  private func shape(
    _ width: Double, _ height: Double, radius: Double, edge: Side = .top, at middle: Double, base: Double,
    arrowHeight: Double, tipRadius: Double = 0
  ) -> PopupShape {
    let half = base / 2
    let arrow: PlacedArrow =
      switch edge {
      case .top:
        PlacedArrow(
          edge: edge, tip: Point(x: middle, y: -arrowHeight),
          base: [Point(x: middle - half, y: 0), Point(x: middle + half, y: 0)])
      case .bottom:
        PlacedArrow(
          edge: edge, tip: Point(x: middle, y: height + arrowHeight),
          base: [Point(x: middle + half, y: height), Point(x: middle - half, y: height)])
      case .left:
        PlacedArrow(
          edge: edge, tip: Point(x: -arrowHeight, y: middle),
          base: [Point(x: 0, y: middle + half), Point(x: 0, y: middle - half)])
      case .right:
        PlacedArrow(
          edge: edge, tip: Point(x: width + arrowHeight, y: middle),
          base: [Point(x: width, y: middle - half), Point(x: width, y: middle + half)])
      }
    return PopupShape(
      body: Size(width: width, height: height), cornerRadius: radius, arrow: arrow, tipRadius: tipRadius)
  }

  @Test func sharpShapesAreLinesOnly() {
    let path = shape(100, 40, radius: 0, at: 50, base: 16, arrowHeight: 8).outline
    let corners = [(50, -8), (58, 0), (100, 0), (100, 40), (0, 40), (0, 0), (42, 0)]
    #expect(
      path == [.move(Point(x: 50, y: -8))] + corners.dropFirst().map { .line(Point(x: Double($0.0), y: Double($0.1))) }
        + [.close])
  }

  @Test func cornersAreCubicQuarterCircles() {
    let path = PopupShape(body: Size(width: 20, height: 20), cornerRadius: 10).outline
    let kappa = 10 * (1 - 4.0 / 3 * (2.0.squareRoot() - 1))
    #expect(path.count == 6)
    #expect(path.first == .move(Point(x: 10, y: 0)))
    guard case .cubic(let first, let second, let end) = path[1] else {
      Issue.record("no curve: \(path)")
      return
    }
    #expect(first.isClose(to: Point(x: 20 - kappa, y: 0), within: 1e-9))
    #expect(second.isClose(to: Point(x: 20, y: kappa), within: 1e-9))
    #expect(end == Point(x: 20, y: 10))
  }

  @Test(arguments: Side.allCases) func anArrowStandsOnAnyEdge(edge: Side) {
    let shape = shape(120, 80, radius: 8, edge: edge, at: 40, base: 16, arrowHeight: 10)
    let measure = PathMeasure(shape.outline)
    let corners = 4 * 64 * (1 - quarterCircleArea)
    #expect(abs(measure.area - (120 * 80 - corners + 80)) < 1e-9)
    #expect(shape.outline.first == shape.arrow.map { .move($0.tip) })
  }

  @Test(arguments: Side.allCases) func aRoundedTipStillEndsAtTheTip(edge: Side) {
    for tipRadius in [0.5, 2, 4, 8, 100] {
      let shape = shape(120, 80, radius: 8, edge: edge, at: 40, base: 16, arrowHeight: 10, tipRadius: tipRadius)
      guard let arrow = shape.arrow else { continue }
      let outline = shape.outline
      #expect(outline.first == .move(arrow.tip))
      let measure = PathMeasure(outline)
      #expect(measure.isClosed && measure.isFinite)
      let radius = min(tipRadius, 8)
      // Every point of the tip's curve is as far from the middle of its circle.
      let inwards = [Side.top: (0.0, 1.0), .bottom: (0, -1), .left: (1, 0), .right: (-1, 0)][edge] ?? (0, 0)
      let middle = Point(x: arrow.tip.x + inwards.0 * radius, y: arrow.tip.y + inwards.1 * radius)
      guard outline.count > 1, case .cubic = outline[1] else {
        Issue.record("no curve at the tip: \(outline)")
        continue
      }
      for point in Array(outline.prefix(2)).flattened().joined() {
        let (x, y) = (point.x - middle.x, point.y - middle.y)
        #expect(abs((x * x + y * y).squareRoot() - radius) < radius * 0.001)
      }
    }
  }

  @Test func aBorderIsAsWideAsItSaysAllRound() {
    var generator = SeededGenerator(seed: sceneSeed &+ 30)
    for number in 0..<500 {
      let (width, height) = (generator.length(40...200), generator.length(40...200))
      let radius = min(generator.length(0...20), min(width, height) / 2)
      let edge = generator.pick(Side.allCases)
      let length = edge.axis == .vertical ? width : height
      let base = min(generator.length(0...24), length - 2 * radius)
      let middle = radius + base / 2 + Double.random(in: 0...1, using: &generator) * (length - 2 * radius - base)
      let border = generator.length(1...8)
      let shape = shape(
        width, height, radius: radius, edge: edge, at: middle, base: base, arrowHeight: generator.length(0...20),
        tipRadius: generator.pick([0, 0, 1, 4, 10]))
      let ring = shape.border(width: border).flattened(pieces: 32)
      guard ring.count == 2 else {
        Issue.record("scene \(number): \(ring.count) subpaths in the border of \(shape)")
        continue
      }
      // Each corner inside is as far from the outline as the border is wide; in a corner between edge and flank farther.
      let distances = ring[1].map { distance($0, to: ring[0]) }
      let nearest = distances.min() ?? 0
      if abs(nearest - border) > 0.02 { Issue.record("scene \(number): \(nearest), not \(border), in \(shape)") }
      // It runs the other way round, so that both fill rules fill the ring.
      let inner = PathMeasure(shape.border(width: border)).area
      if inner <= 0 || inner >= PathMeasure(shape.outline).area {
        Issue.record("scene \(number): the ring's area is \(inner)")
      }
    }
  }

  @Test func aBorderFillsWhatItDoesNotLeave() {
    let outline = PopupShape(body: Size(width: 20, height: 10), cornerRadius: 2)
    #expect(outline.border(width: 5) == outline.outline)
    #expect(outline.border(width: 0) == [])
    // The arrow is filled, the body is not.
    let small = shape(100, 40, radius: 0, at: 50, base: 8, arrowHeight: 8)
    let ring = small.border(width: 7).flattened()
    #expect(ring.count == 2)
    #expect(Set(ring.last?.map { [$0.x, $0.y] } ?? []) == [[7, 7], [93, 7], [93, 33], [7, 33]])
  }

  @Test func theInsideOfAFlankIsParallel() {
    // Flanks of 3 : 4, so all figures are exact: 12 wide, 8 high, the flank 10 long.
    let ring = shape(100, 40, radius: 0, at: 50, base: 12, arrowHeight: 8).border(width: 1).flattened()
    // The tip moves by 10 / 6, the base by (10 - 6) / 8.
    let corners = ring.last ?? []
    #expect(corners.contains { $0.isClose(to: Point(x: 50, y: -8 + 10.0 / 6), within: 1e-9) })
    #expect(corners.contains { $0.isClose(to: Point(x: 55.5, y: 1), within: 1e-9) })
    #expect(corners.contains { $0.isClose(to: Point(x: 44.5, y: 1), within: 1e-9) })
  }

  @Test(
    arguments: [(0.2, 1, 1.0), (0.5, 2, 0.5), (1.3, 2, 1.5), (0.1, 3, 1.0 / 3), (0, 2, 0), (0.7, nil, 0.7)]
      as [(Double, Int?, Double)])
  func strokesAreWholePixels(width: Double, scale: Int?, snappedWidth: Double) {
    #expect(abs(snapped(stroke: width, scale: scale) - snappedWidth) < 1e-9)
  }
}
