import TipDiagnostics
import TipText

/// What libFuzzer calls with every input: a font is loaded or refused with one diagnostic, and a text that is set in it
/// has its lines within the text.
///
/// The last byte chooses what of a file is asked for: an instance, a member of a collection, pictures only.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let choice = bytes.last ?? 0
  var sink = DiagnosticSink()
  let face = loadFace(
    path: "fuzz.ttf", bytes: bytes, index: choice & 1 == 0 ? nil : Int(choice >> 4),
    variations: choice & 2 == 0 ? [] : [FontVariation(tag: "wght", value: Int(choice) * 4000)],
    allowsBitmaps: choice & 4 == 0, into: &sink)
  precondition(sink.diagnostics.count == (face == nil ? 1 : 0))
  if let face { check(face, choice) }
  return 0
}

private func check(_ face: FontFace, _ choice: UInt8) {
  precondition((16...16384).contains(face.unitsPerEm) && (1...1000).contains(face.weight) && face.lineGap >= 0)
  let ranges = face.coverage.ranges
  precondition(ranges.reduce(0) { $0 + $1.count } == face.coverage.count)
  _ = face.coverage.scripts
  let family = FontFamily(name: "system", members: [.init(face)])
  let cascade = FontCascade(family, emoji: choice & 8 == 0 ? nil : family)
  let shaper = Shaper()
  for text in [text(in: ranges), "AVo fi-AV\u{AD}o 12\u{301} \u{5D0}\u{5D1}(a) \u{1F468}\u{200D}\u{1F469}"] {
    for (size, width) in [(10_000, 30_000), (17_123, 0), (1_000_000, 4_000_000)] {
      var style = TextStyle(cascade: cascade, size: size, slack: 20)
      style.direction = choice & 16 == 0 ? .leftToRight : .rightToLeft
      style.maxLines = 3
      check(shaper.wrap(text, style, maxWidth: width, maxHeight: 200_000), shaper)
    }
  }
}

/// A short text of what the font says that it has glyphs for.
private func text(in ranges: [ClosedRange<UInt32>]) -> String {
  var text = String.UnicodeScalarView()
  for range in ranges.prefix(12) {
    for value in range.prefix(3) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    text.append(" ")
  }
  return String(text)
}

private func check(_ block: TextBlock, _ shaper: Shaper) {
  let count = block.text.utf8.count
  precondition(block.visible.lowerBound == 0 && block.visible.upperBound <= count)
  var end = 0
  for line in block.lines {
    precondition(line.range.lowerBound == end && line.range.upperBound <= count)
    precondition(line.content.lowerBound >= end && line.content.upperBound <= line.range.upperBound)
    end = line.range.upperBound
  }
  for glyph in shaper.outlines(of: block, frameWidth: block.width, origin: (1000, 1000)).joined() {
    precondition(glyph.outline.isEmpty || glyph.outline.bounds.left <= glyph.outline.bounds.right)
  }
}
