import Foundation
import PopupLayout

/// What libFuzzer calls with every input: a layout that an app can decode can be placed in any window, and all that
/// comes of it are numbers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let popup = try? JSONDecoder().decode(Popup.self, from: data) else { return 0 }
  let hash = data.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  check(popup, Scene(hash))
  for scene in Scene.usual { check(popup, scene) }
  return 0
}

/// Where a popup is placed.
private struct Scene {
  var anchor: Rect?
  var window: Size
  var insets: Insets
  var scale: Int?
  var locale = "en"

  static let usual = [
    Scene(
      anchor: Rect(x: 319, y: 28, width: 44, height: 44), window: Size(width: 375, height: 667),
      insets: Insets(top: 20), scale: 2),
    Scene(
      anchor: Rect(x: 0, y: 350, width: 40, height: 40), window: Size(width: 393, height: 852),
      insets: Insets(top: 59, bottom: 34), scale: 3, locale: "ar"),
    Scene(anchor: nil, window: Size(width: 844, height: 390), insets: .zero, scale: nil, locale: ""),
  ]

  private static let figures: [Double] = [
    0, 1, 20, 44, 120, 375, 667, 1e4, -1, -40, 0.5, 1e308, -1e308, .infinity, -.infinity, .nan,
  ]
}

extension Scene {
  /// Any scene, out of what cannot be as well as of what can.
  init(_ hash: UInt64) {
    var rest = hash
    func figure() -> Double {
      rest = rest &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
      return Self.figures[Int(rest >> 60)]
    }
    anchor = Rect(x: figure(), y: figure(), width: figure(), height: figure())
    window = Size(width: figure(), height: figure())
    insets = Insets(top: figure(), right: figure(), bottom: figure(), left: figure())
    scale = [nil, 0, 1, 2, 3, 7, .max, .min][Int(hash & 7)]
  }
}

private func check(_ popup: Popup, _ scene: Scene) {
  let variant = popup.place(
    at: scene.anchor, in: scene.window, insets: scene.insets, locale: scene.locale, scale: scene.scale)
  guard let variant else { return }
  for rect in [variant.body, variant.frame, variant.contentFrame, variant.hidden].compactMap({ $0 }) {
    precondition([rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite))
    precondition(rect.width >= 0 && rect.height >= 0)
  }
  precondition(variant.miss.isFinite)
  precondition(popup.contents.indices.contains(variant.content))
  precondition(popup.contents[variant.content].layouts.indices.contains(variant.layout))
  for command in variant.outline { check(command) }
  let body = Size(width: variant.body.width, height: variant.body.height)
  for palette in [popup.palettes.light, popup.palettes.dark] {
    let width = palette?.border?.width ?? 1
    let shape = PopupShape(
      body: body, cornerRadius: popup.placing.cornerRadius, arrow: variant.arrow,
      tipRadius: popup.placing.arrow?.tipRadius ?? 0)
    for command in shape.border(width: width) { check(command) }
    precondition(snapped(stroke: width, scale: scene.scale).isFinite)
  }
  let offset = popup.contentOffset(of: variant)
  precondition(offset.x.isFinite && offset.y.isFinite)
}

private func check(_ command: PathCommand) {
  switch command {
  case .move(let point), .line(let point): precondition(point.x.isFinite && point.y.isFinite)
  case .cubic(let first, let second, let end):
    precondition([first, second, end].allSatisfy { $0.x.isFinite && $0.y.isFinite })
  case .close: break
  }
}
