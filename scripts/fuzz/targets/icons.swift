import PopupLayout
import TipDiagnostics
import TipDrawing
import TipEmit
import TipImages

/// What libFuzzer calls with every input: an image is drawn or refused with one diagnostic, and what is drawn of an icon
/// can be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for path in ["fuzz.svg", "fuzz.png"] {
    var sink = DiagnosticSink()
    let image = loadImage(bytes, path: path, at: nil, into: &sink)
    switch image {
    case .icon(let picture):
      precondition(sink.diagnostics.isEmpty, "drawn and complained of")
      check(picture)
    case .pixels(let size): precondition(sink.diagnostics.isEmpty && size.width > 0 && size.height > 0)
    case .empty, nil: precondition(sink.diagnostics.count == 1, "not drawn, and not one diagnostic")
    }
  }
  return 0
}

/// Prints the picture in its own size, and fitted into a box and tinted as a popup does it.
private func check(_ picture: Picture) {
  let box = Rect(x: 8, y: 14, width: 24, height: 16)
  let fitted = picture.shapes(fitting: box)
  let tint = Ink(Color(red: 31, green: 31, blue: 31), opacity: 980)
  for shapes in [picture.shapes, fitted, fitted.tinted(with: tint)] {
    let printed = svg(Picture(frame: picture.frame, shapes: shapes, label: "<\"&'>"), name: "fuzz.svg")
    precondition(printed.count < 1 << 27, "\(printed.count) bytes for one icon")
    // The reader has bounds of its own: what is within them comes back.
    guard printed.count < 1 << 20, shapes.allSatisfy(isNear), picture.frame.width >= 0.001,
      picture.frame.height >= 0.001
    else { continue }
    var sink = DiagnosticSink()
    let again = loadImage(printed, path: "again.svg", at: nil, into: &sink)
    precondition(again != nil, sink.diagnostics.first?.message ?? "")
  }
}

/// Whether the reader takes all figures that the shape is printed with.
private func isNear(_ shape: Shape) -> Bool {
  switch shape {
  case .path(let path, let fill, let stroke):
    isNear(path) && isNear(fill) && isNear(stroke?.paint) && (stroke.map { isNear($0.width, $0.miterLimit) } ?? true)
  case .glyphs: true
  case .clipped(let clip, let shapes): isNear(clip) && shapes.allSatisfy(isNear)
  }
}

private func isNear(_ path: Path) -> Bool {
  guard let hull = path.hull else { return true }
  return isNear(hull.minX, hull.minY, hull.maxX, hull.maxY)
}

private func isNear(_ paint: Paint?) -> Bool {
  guard case .gradient(let gradient) = paint else { return true }
  return switch gradient.geometry {
  case .linear(let x1, let y1, let x2, let y2): isNear(x1, y1, x2, y2)
  case .radial(let cx, let cy, let r, let fx, let fy): isNear(cx, cy, r, fx, fy)
  }
}

private func isNear(_ values: Double...) -> Bool { values.allSatisfy { abs($0) < 1e6 } }
