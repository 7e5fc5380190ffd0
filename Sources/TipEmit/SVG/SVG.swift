import PopupLayout
import TipDrawing

/// Prints a picture as an SVG file.
///
/// Nothing outside the closed vocabulary can be said, because `Picture` cannot say it: `svg`, `title`, `defs`,
/// `linearGradient`, `radialGradient`, `stop`, `clipPath`, `g`, `path`, each with few attributes in a fixed order. An
/// attribute that would hold SVG's initial value is not written; coordinates always are.
///
/// - Parameter name: the file's own name in the output folder (`svg/add/phone.en.light.large.svg`). Ids are made from
///   it, so that any number of files can be inlined in one page.
package func svg(_ picture: Picture, name: String) -> [UInt8] {
  var writer = SVGWriter(ids: IdentifierFactory(name: name))
  writer.write(picture.shapes, depth: 1)
  return writer.document(frame: picture.frame, label: picture.label)
}

/// Writes shapes, and gathers on the way what has to be defined before them.
struct SVGWriter {
  var body: [UInt8] = []
  var definitions: Definitions

  init(ids: IdentifierFactory) {
    definitions = Definitions(ids: ids)
    body.reserveCapacity(4096)
  }

  /// Writes shapes one below the other, `depth` levels below the root's line.
  mutating func write(_ shapes: [Shape], depth: Int) {
    for shape in shapes {
      switch shape {
      case .path(let path, let fill, let stroke): write(path, fill: fill, stroke: stroke, depth: depth)
      case .glyphs(let glyphs, let ink): write(glyphs, ink: ink, depth: depth)
      case .clipped(let clip, let inner):
        guard !inner.isEmpty else { continue }
        let id = definitions.id(of: clip)
        body.append(indent: depth)
        body.append(ascii: "<g clip-path=\"url(#")
        body.append(contentsOf: id)
        body.append(ascii: ")\">\n")
        write(inner, depth: depth + 1)
        body.append(indent: depth)
        body.append(ascii: "</g>\n")
      }
    }
  }

  private mutating func write(_ path: Path, fill: Paint?, stroke: Stroke?, depth: Int) {
    var data = PathData()
    data.append(path)
    guard !data.isEmpty else { return }
    let attributes = paintAttributes(fill: fill, stroke: stroke, rule: path.fillRule)
    let reach = stroke.map { thousandths($0.width / 2 * max($0.miterLimit, 1)) } ?? 0
    for piece in data.pieces(reach: reach) { write(data: piece, attributes: attributes, depth: depth) }
  }

  private mutating func write(_ glyphs: [PlacedGlyph], ink: Ink, depth: Int) {
    var data = PathData()
    for glyph in glyphs { data.append(glyph) }
    guard !data.isEmpty else { return }
    let attributes = paintAttributes(fill: .ink(ink), stroke: nil, rule: .nonZero)
    // Opaque glyphs may be parted anywhere: an overlap that is painted twice looks the same.
    for piece in data.pieces(anywhere: ink.opacity >= 1000) { write(data: piece, attributes: attributes, depth: depth) }
  }

  private mutating func write(data: ArraySlice<UInt8>, attributes: [UInt8], depth: Int) {
    body.append(indent: depth)
    body.append(ascii: "<path d=\"")
    body.append(contentsOf: data)
    body.append(ascii: "\"")
    body.append(contentsOf: attributes)
    body.append(ascii: "/>\n")
  }

  /// The whole file.
  func document(frame: Rect, label: String?) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(body.count + definitions.bytes.count + 512)
    out.append(ascii: "<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.append(attribute: " width", frame.width)
    out.append(attribute: " height", frame.height)
    out.append(ascii: " viewBox=\"")
    for (index, value) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if index > 0 { out.append(UInt8(ascii: " ")) }
      out.append(decimal: value)
    }
    out.append(ascii: "\"")
    if let label, !label.isEmpty {
      out.append(ascii: " role=\"img\" aria-label=\"")
      out.append(escaped: label)
      out.append(ascii: "\">\n  <title>")
      out.append(escaped: label)
      out.append(ascii: "</title>\n")
    } else {
      out.append(ascii: " aria-hidden=\"true\">\n")
    }
    if !definitions.bytes.isEmpty {
      out.append(ascii: "  <defs>\n")
      out.append(contentsOf: definitions.bytes)
      out.append(ascii: "  </defs>\n")
    }
    out.append(contentsOf: body)
    out.append(ascii: "</svg>\n")
    return out
  }
}

extension [UInt8] {
  /// Appends two spaces for each level.
  mutating func append(indent depth: Int) {
    for _ in 0..<Swift.max(depth, 0) { append(ascii: "  ") }
  }

  /// Appends `name="value"`.
  mutating func append(attribute name: StaticString, _ value: Double) {
    append(ascii: name)
    append(ascii: "=\"")
    append(decimal: value)
    append(ascii: "\"")
  }
}
