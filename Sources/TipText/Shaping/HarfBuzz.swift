// The only file that calls HarfBuzz, and the only one of this room with unsafe code. What leaves it are values.
import CHarfBuzz

/// A font's tables, behind HarfBuzz's immutable face.
///
/// `@unchecked`: the face is made immutable before anyone sees it, and HarfBuzz lets any number of threads read such a
/// one (its lazily loaded tables are guarded by atomics).
final class HarfBuzzFace: @unchecked Sendable {
  fileprivate let face: OpaquePointer
  private let variations: [hb_variation_t]

  /// Copies `bytes`. A file that is no font gives a face with no glyphs.
  init(bytes: [UInt8], index: Int, variations: [FontVariation]) {
    let blob = bytes.withUnsafeBytes {
      hb_blob_create(
        $0.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: $0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    face = hb_face_create(blob, UInt32(clamping: index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    self.variations = variations.map {
      hb_variation_t(tag: tag($0.tag), value: Float($0.value) / 1000)
    }
  }

  deinit { hb_face_destroy(face) }

  var unitsPerEm: Int { Int(hb_face_get_upem(face)) }

  /// The bytes of a table; empty where there is none.
  func table(_ name: String) -> [UInt8] {
    let blob = hb_face_reference_table(face, tag(name))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// A string of the name table in English, or in the first language there is; empty where there is none.
  func name(_ identifier: UInt32) -> String {
    var length: UInt32 = 0
    let entries = hb_ot_name_list_names(face, &length)
    var language = hb_language_from_string("en", -1)
    if let entries,
      !(0..<Int(length)).contains(where: { entries[$0].name_id == identifier && entries[$0].language == language })
    {
      language = (0..<Int(length)).first { entries[$0].name_id == identifier }.map { entries[$0].language } ?? language
    }
    var bytes = [CChar](repeating: 0, count: 256)
    var size = UInt32(bytes.count)
    hb_ot_name_get_utf8(face, identifier, language, &size, &bytes)
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The scalars that the font maps to glyphs.
  func coverage() -> ScalarSet {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var result = ScalarSet()
    var first = UInt32.max  // HB_SET_VALUE_INVALID: begin before the first
    var last = UInt32.max
    while hb_set_next_range(set, &first, &last) != 0 {
      result.insert(first...last)
    }
    return result
  }

  /// The tags of the axes along which the font varies.
  func axes() -> [String] {
    var count = hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }, as: UTF8.self)
    }
  }

  /// A vertical metric of the instance, in font units; `nil` where the font has none.
  func metric(_ metric: VerticalMetric) -> Int? {
    let tags = [
      VerticalMetric.ascent: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER,
      .descent: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER,
      .lineGap: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP,
    ]
    let font = HarfBuzzFont(self)
    var position: hb_position_t = 0
    guard let tag = tags[metric], hb_ot_metrics_get_position(font.font, tag, &position) != 0 else { return nil }
    return Int(position)
  }

  enum VerticalMetric { case ascent, descent, lineGap }

  /// A font of this face, at one unit an em unit.
  fileprivate func makeFont() -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face)
    if !variations.isEmpty {
      variations.withUnsafeBufferPointer { hb_font_set_variations(font, $0.baseAddress, UInt32($0.count)) }
    }
    return font
  }
}

/// A face made ready for shaping; confined to one task.
final class HarfBuzzFont {
  fileprivate let font: OpaquePointer

  init(_ face: HarfBuzzFace) { font = face.makeFont() }

  deinit { hb_font_destroy(font) }
}

/// What is told to the shaper of a run, so that it guesses nothing.
struct RunProperties: Hashable {
  /// ISO 15924, as four ASCII characters in one number: `Latn` is 0x4C61746E.
  var script: UInt32
  var isRightToLeft: Bool
}

/// HarfBuzz's buffer and pen, used again and again; confined to one task.
final class HarfBuzzShaper {
  private let buffer: OpaquePointer
  private let pen: OpaquePointer
  private var language: hb_language_t?
  private var languageTag = ""

  init() {
    buffer = hb_buffer_create()
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    pen = makePen()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_draw_funcs_destroy(pen)
  }

  /// Sets the language of what is shaped from now on: a BCP 47 tag.
  func setLanguage(_ tag: String) {
    guard tag != languageTag || language == nil else { return }
    languageTag = tag
    language = hb_language_from_string(tag, -1)
  }

  /// Shapes `item` of `scalars` and appends its glyphs, from left to right; their clusters are indices of `scalars`.
  ///
  /// What is around the item within `context` joins with it, but gets no glyphs.
  func shape(
    _ scalars: [Unicode.Scalar], _ item: Range<Int>, context: Range<Int>, _ properties: RunProperties,
    with font: HarfBuzzFont, into glyphs: inout [ShapedGlyph]
  ) {
    guard !item.isEmpty, context.lowerBound <= item.lowerBound, item.upperBound <= context.upperBound,
      scalars.indices.lowerBound <= context.lowerBound, context.upperBound <= scalars.count
    else { return }
    hb_buffer_clear_contents(buffer)
    scalars.withUnsafeBytes { raw in
      // A scalar is stored as the number that it is.
      let all = raw.assumingMemoryBound(to: hb_codepoint_t.self)
      hb_buffer_add_codepoints(
        buffer, all.baseAddress.map { $0 + context.lowerBound }, Int32(clamping: context.count),
        UInt32(clamping: item.lowerBound - context.lowerBound), Int32(clamping: item.count))
    }
    hb_buffer_set_direction(buffer, properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(properties.script))
    hb_buffer_set_language(buffer, language)
    hb_shape(font.font, buffer, nil, 0)
    append(to: &glyphs, base: Int32(clamping: context.lowerBound))
  }

  private func append(to glyphs: inout [ShapedGlyph], base: Int32) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    glyphs.reserveCapacity(glyphs.count + Int(count))
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int32(truncatingIfNeeded: info.cluster) &+ base,
          advance: bounded(position.x_advance), xOffset: bounded(position.x_offset),
          yOffset: bounded(position.y_offset),
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }

  /// The outline of a glyph in font units, y upwards.
  func contours(of glyph: UInt32, in font: HarfBuzzFont) -> [OutlineSegment] {
    let recorder = OutlineRecorder()
    withExtendedLifetime(recorder) {
      tipc_hb_font_draw_glyph(font.font, glyph, pen, Unmanaged.passUnretained(recorder).toOpaque())
    }
    return recorder.segments
  }
}

/// A length within what real fonts have: a broken one may say anything, and lengths are added up.
private func bounded(_ length: hb_position_t) -> Int32 { min(max(length, -0x40000), 0x40000) }

/// A step of an outline as the font has it: font units, y upwards.
enum OutlineSegment {
  case move(Float, Float)
  case line(Float, Float)
  case quadratic(Float, Float, Float, Float)
  case cubic(Float, Float, Float, Float, Float, Float)
  case close
}

private final class OutlineRecorder {
  var segments: [OutlineSegment] = []
}

private func recorder(_ data: UnsafeMutableRawPointer?) -> OutlineRecorder? {
  data.map { Unmanaged<OutlineRecorder>.fromOpaque($0).takeUnretainedValue() }
}

private func makePen() -> OpaquePointer {
  let pen: OpaquePointer = hb_draw_funcs_create()
  hb_draw_funcs_set_move_to_func(pen, { _, data, _, x, y, _ in recorder(data)?.segments.append(.move(x, y)) }, nil, nil)
  hb_draw_funcs_set_line_to_func(pen, { _, data, _, x, y, _ in recorder(data)?.segments.append(.line(x, y)) }, nil, nil)
  hb_draw_funcs_set_quadratic_to_func(
    pen, { _, data, _, cx, cy, x, y, _ in recorder(data)?.segments.append(.quadratic(cx, cy, x, y)) }, nil, nil)
  hb_draw_funcs_set_cubic_to_func(
    pen,
    { _, data, _, ax, ay, bx, by, x, y, _ in recorder(data)?.segments.append(.cubic(ax, ay, bx, by, x, y)) },
    nil, nil)
  hb_draw_funcs_set_close_path_func(pen, { _, data, _, _ in recorder(data)?.segments.append(.close) }, nil, nil)
  hb_draw_funcs_make_immutable(pen)
  return pen
}

/// Four characters in one number, as OpenType has it; shorter names are padded with spaces.
private func tag(_ name: String) -> hb_tag_t {
  var bytes = Array(name.utf8.prefix(4))
  while bytes.count < 4 { bytes.append(0x20) }
  return bytes.reduce(0) { $0 << 8 | hb_tag_t($1) }
}
