import TipDiagnostics

/// Loads a font from the bytes of its file.
///
/// - Parameters:
///   - path: what messages call the file.
///   - index: the member of a collection; `nil` if the project file names none.
///   - place: where the project file names the font.
///   - allowsBitmaps: whether a font with pictures only will do: in the emoji family, where it only measures.
/// - Returns: `nil` where the file cannot be used; the one diagnostic in the sink says why.
package func loadFace(
  path: String, bytes: [UInt8], index: Int? = nil, variations: [FontVariation] = [], at place: SourceSpan? = nil,
  allowsBitmaps: Bool = false, into sink: inout DiagnosticSink
) -> FontFace? {
  do {
    let tables = try FontDirectory(bytes, index: index)
    let face = HarfBuzzFace(bytes: bytes, index: index ?? 0, variations: variations)
    let facts = try readFacts(of: face, tables, variations: variations, allowsBitmaps: allowsBitmaps)
    return FontFace(file: path, index: index ?? 0, variations: variations, shapable: face, facts: facts)
  } catch {
    sink.report(.unreadableFont(path, error, at: place))
    return nil
  }
}

private func readFacts(
  of face: HarfBuzzFace, _ tables: FontDirectory, variations: [FontVariation], allowsBitmaps: Bool
) throws(FontTrouble) -> FontFacts {
  for needed in ["head", "maxp", "cmap", "hhea", "hmtx"] where !tables.has(needed) {
    throw .missingTable(needed)
  }
  var facts = FontFacts()
  if !["glyf", "CFF ", "CFF2"].contains(where: tables.has) {
    facts.isBitmapOnly = true
    guard ["CBDT", "EBDT", "sbix", "SVG "].contains(where: tables.has) else { throw .missingTable("glyf") }
    guard allowsBitmaps else { throw .bitmapsOnly }
  }
  let axes = face.axes()
  let known = Set(axes)
  for variation in variations where !known.contains(variation.tag) {
    throw .unknownAxis(variation.tag, known: axes)
  }
  guard let ascent = face.metric(.ascent), let descent = face.metric(.descent) else { throw .missingTable("hhea") }
  facts.unitsPerEm = face.unitsPerEm
  facts.ascent = ascent
  facts.descent = -descent
  facts.lineGap = max(0, face.metric(.lineGap) ?? 0)
  facts.coverage = face.coverage()
  guard facts.coverage.count > 0 else { throw .missingTable("cmap") }
  facts.familyName = face.name(1)
  facts.styleName = face.name(2)
  facts.postScriptName = face.name(6)
  readClassification(face.table("OS/2"), variations, &facts)
  return facts
}

/// What the OS/2 table says of weight and rights; a font without that table is regular and free.
private func readClassification(_ table: [UInt8], _ variations: [FontVariation], _ facts: inout FontFacts) {
  if table.count >= 10 {
    let weight = Int(table[4]) << 8 | Int(table[5])
    // Some old fonts count from 1 to 9.
    facts.weight = min(max(weight < 10 ? weight * 100 : weight, 1), 1000)
    let rights = Int(table[8]) << 8 | Int(table[9])
    // Of several bits the least restrictive one counts (OpenType, OS/2 fsType).
    if rights & 0x8 != 0 {
      facts.embeddingRights = .editable
    } else if rights & 0x4 != 0 {
      facts.embeddingRights = .previewAndPrint
    } else if rights & 0x2 != 0 {
      facts.embeddingRights = .restricted
    }
    // Bit 9: bitmaps only may be embedded, and we write outlines.
    if rights & 0x200 != 0 { facts.embeddingRights = .restricted }
  }
  if let instance = variations.first(where: { $0.tag == "wght" }) {
    facts.weight = min(max(instance.value / 1000, 1), 1000)
  }
}

/// The tables that a font file lists, checked to lie within the file.
struct FontDirectory {
  private var names: Set<String> = []

  init(_ bytes: [UInt8], index: Int?) throws(FontTrouble) {
    guard let signature = word(bytes, 0) else { throw bytes.isEmpty ? .empty : .notAFont }
    var start = 0
    if signature == 0x7474_6366 {  // ttcf
      guard let count = word(bytes, 8) else { throw .truncated }
      guard let index else { throw .collectionWithoutIndex(count: Int(count)) }
      guard index >= 0, index < Int(count) else { throw .noSuchIndex(index, count: Int(count)) }
      guard let offset = word(bytes, 12 + index * 4) else { throw .truncated }
      start = Int(offset)
    } else if let index, index != 0 {
      guard Self.isFont(signature) else { throw .notAFont }
      throw .noSuchIndex(index, count: 1)
    }
    try readTables(bytes, at: start)
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  private mutating func readTables(_ bytes: [UInt8], at start: Int) throws(FontTrouble) {
    guard let signature = word(bytes, start) else { throw .truncated }
    if signature == 0x774F_4646 || signature == 0x774F_4632 { throw .webFont }  // wOFF, wOF2
    guard Self.isFont(signature) else { throw .notAFont }
    guard start + 12 <= bytes.count else { throw .truncated }
    let count = Int(bytes[start + 4]) << 8 | Int(bytes[start + 5])
    for entry in 0..<count {
      let place = start + 12 + entry * 16
      guard let offset = word(bytes, place + 8), let length = word(bytes, place + 12),
        Int(offset) + Int(length) <= bytes.count
      else { throw .truncated }
      if length > 0 { names.insert(String(decoding: bytes[place..<place + 4], as: UTF8.self)) }
    }
  }

  /// 1.0, `OTTO` or `true`.
  private static func isFont(_ signature: UInt32) -> Bool {
    signature == 0x0001_0000 || signature == 0x4F54_544F || signature == 0x7472_7565
  }
}

/// Four bytes, the first the highest; `nil` beyond the end.
private func word(_ bytes: [UInt8], _ place: Int) -> UInt32? {
  guard place >= 0, place + 4 <= bytes.count else { return nil }
  return bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
}
