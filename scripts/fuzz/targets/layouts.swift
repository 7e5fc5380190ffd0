import Foundation
import PopupLayout

/// What libFuzzer calls with every input: a layout that an app can decode can be placed in any window, and all that
/// comes of it are numbers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let popup = try? JSONDecoder().decode(Popup.self, from: data) else { return 0 }
  let hash = data.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  for declared in popup.placements { precondition(hasLayout(popup, declared)) }
  check(popup, Scene(hash))
  for scene in Scene.usual { check(popup, scene) }
  return 0
}

/// What libFuzzer makes new inputs with: mostly one value of the file becomes another one, since a file with a changed
/// byte is hardly ever JSON.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  var random = Numbers(state: UInt64(seed))
  guard random.below(8) > 0 else { return mutateBytes(start, count, limit) }
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for _ in 0...random.below(3) {
    let values = jsonValues(in: bytes)
    guard !values.isEmpty else { return mutateBytes(start, count, limit) }
    let range = values[random.below(values.count)]
    let other =
      random.below(4) == 0
      ? Array(bytes[values[random.below(values.count)]]) : Array(newValues[random.below(newValues.count)].utf8)
    bytes.replaceSubrange(range, with: other)
  }
  guard bytes.count <= limit else { return mutateBytes(start, count, limit) }
  for (index, byte) in bytes.enumerated() { start[index] = byte }
  return bytes.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

private let newValues = [
  "0", "1", "-1", "2", "0.5", "1e308", "-1e308", "1e-300", "1e17", "44", "375", "9223372036854775807", "null", "true",
  "false", "[]", #""""#, #""top""#, #""left""#, #""leading-end""#, #""auto""#, #""over""#, #""horizontal""#,
  #""banner""#, #""menu""#, #""rtl""#, #""en""#, #"{"x":1e308,"y":-1e308,"width":1e308,"height":0}"#,
]

/// Where scalars, arrays and objects stand; words that are keys are left out.
private func jsonValues(in bytes: [UInt8]) -> [Range<Int>] {
  var values: [Range<Int>] = []
  var open: [Int] = []
  var index = 0
  while index < bytes.count {
    let begin = index
    index += 1
    switch bytes[begin] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(begin)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if let start = open.popLast() { values.append(start..<index) }
    case UInt8(ascii: "\""):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      if index < bytes.count, bytes[index] != UInt8(ascii: ":") { values.append(begin..<index) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      while index < bytes.count, !",]} \n".utf8.contains(bytes[index]) { index += 1 }
      values.append(begin..<index)
    default: continue
    }
  }
  return values
}

private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    return Int((state >> 33) % UInt64(bound))
  }
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
    var random = Numbers(state: hash)
    func figure() -> Double { Self.figures[random.below(Self.figures.count)] }
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
  precondition(hasLayout(popup, variant))
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

/// Whether what an app takes by the placement's indices is there.
private func hasLayout(_ popup: Popup, _ variant: Popup.Variant) -> Bool {
  popup.contents.indices.contains(variant.content)
    && popup.contents[variant.content].layouts.indices.contains(variant.layout)
}

private func check(_ command: PathCommand) {
  switch command {
  case .move(let point), .line(let point): precondition(point.x.isFinite && point.y.isFinite)
  case .cubic(let first, let second, let end):
    precondition([first, second, end].allSatisfy { $0.x.isFinite && $0.y.isFinite })
  case .close: break
  }
}
