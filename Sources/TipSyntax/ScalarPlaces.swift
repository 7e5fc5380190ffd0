import TipDiagnostics

/// Where each character of a scalar's text was written: escapes, folded lines and indentation lie between the two.
///
/// It is only asked where something is to be said about a piece of a text, so the source is read again then, and
/// nothing is kept while trees are built.
package struct ScalarPlaces: Sendable {
  private let file: SourceFile

  /// For each scalar of the text where it begins, and last where the text ends.
  private var positions: [SourcePosition] = []

  /// - Parameters:
  ///   - text: What the scalar was read as.
  ///   - place: All of the scalar, quotes and indicators too.
  /// - Returns: `nil` where the source does not read like the text.
  package init?(of text: String, at place: SourceSpan, in file: SourceFile) {
    self.file = file
    let start = Int(place.range.lowerBound.offset)
    let end = Int(place.range.upperBound.offset)
    guard start >= 0, start < end, end <= file.bytes.count else { return nil }
    var reader = RawScalar(bytes: file.bytes, position: start, end: end)
    reader.skipIndicators()
    var position = place.range.lowerBound
    for scalar in text.unicodeScalars {
      guard let offset = reader.find(scalar) else { return nil }
      position.advance(toOffset: offset, in: file.bytes)
      positions.append(position)
    }
    position.advance(toOffset: reader.position, in: file.bytes)
    positions.append(position)
  }

  /// Where a piece of the text was written; `nil` for one that is not in it.
  package func place(of scalars: Range<Int>) -> SourceSpan? {
    guard scalars.lowerBound >= 0, scalars.upperBound < positions.count, !scalars.isEmpty else { return nil }
    let start = positions[scalars.lowerBound]
    return SourceSpan(file.id, start..<max(start, positions[scalars.upperBound]))
  }
}

extension SourcePosition {
  /// Goes on to a later scalar of the file, counting lines and columns as `LineTable` does.
  fileprivate mutating func advance(toOffset end: Int, in bytes: [UInt8]) {
    var offset = Int(self.offset)
    while offset < end {
      let byte = bytes[offset]
      let isLast = byte == 0x0A || byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      offset += decodeScalar(in: bytes, at: offset, before: bytes.count).length
      if isLast { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    self.offset = Int32(clamping: offset)
  }
}

/// A scalar as it stands in the source, read from its beginning.
private struct RawScalar {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  private var style = Scalar.Style.plain

  init(bytes: [UInt8], position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  private var byte: UInt8? { position < end ? bytes[position] : nil }

  /// Goes past an opening quote, or the header line of a block scalar.
  mutating func skipIndicators() {
    switch byte {
    case UInt8(ascii: "\""): (style, position) = (.doubleQuoted, position + 1)
    case UInt8(ascii: "'"): (style, position) = (.singleQuoted, position + 1)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      style = .literal
      // The file may end with the header, and lines with CR.
      while let byte, byte != 0x0A, byte != 0x0D { position += 1 }
      if byte == 0x0D { position += 1 }
      if byte == 0x0A { position += 1 }
    default: style = .plain
    }
  }

  /// Goes past the next scalar of the text, and says where it began.
  mutating func find(_ scalar: Unicode.Scalar) -> Int? {
    while position < end {
      let start = position
      if let read = next(), read == scalar { return start }
      position = start
      if isBreakNext, scalar == " " || scalar == "\n" {
        skipFold(asSpace: scalar == " ")
        return start
      }
      // Indentation, and spaces before a folded line's end, are not in the text; nor is an escaped line break.
      guard skipUnread() else { return nil }
    }
    // The last line break of a block scalar may lie behind what counts as its range.
    return scalar == "\n" && style == .literal ? end : nil
  }

  /// The scalar that stands here, its escape resolved.
  private mutating func next() -> Unicode.Scalar? {
    guard let byte else { return nil }
    if style == .doubleQuoted && byte == UInt8(ascii: "\\") { return escaped() }
    if style == .singleQuoted && byte == UInt8(ascii: "'") {
      position += 2
      return "'"
    }
    let (scalar, length) = decodeScalar(at: position)
    position += length
    return scalar
  }

  private func decodeScalar(at place: Int) -> (Unicode.Scalar?, Int) {
    var iterator = bytes[place..<min(place + 4, end)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return (nil, 1) }
    return (scalar, UTF8.width(scalar))
  }

  /// An escape of a double-quoted scalar (YAML 1.2.2, 5.7).
  private mutating func escaped() -> Unicode.Scalar? {
    guard position + 1 < end else { return nil }
    let code = bytes[position + 1]
    let digits: Int? =
      switch code {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: nil
      }
    if let digits {
      let first = position + 2
      guard first + digits <= end else { return nil }
      position = first + digits
      return UInt32(String(decoding: bytes[first..<position], as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    }
    position += 2
    return Self.escapes[code] ?? (code < 0x80 && code > 0x20 ? Unicode.Scalar(code) : nil)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    0x30: "\0", 0x61: "\u{7}", 0x62: "\u{8}", 0x74: "\t", 0x09: "\t", 0x6E: "\n", 0x76: "\u{B}", 0x66: "\u{C}",
    0x72: "\r", 0x65: "\u{1B}", 0x20: " ", 0x4E: "\u{85}", 0x5F: "\u{A0}", 0x4C: "\u{2028}", 0x50: "\u{2029}",
  ]

  /// Whether only spaces stand between here and the end of the line.
  private var isBreakNext: Bool {
    var place = position
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place < end && (bytes[place] == 0x0A || bytes[place] == 0x0D)
  }

  /// Goes past a line break that was read as a space, with the blanks around it, or past one that was kept.
  private mutating func skipFold(asSpace: Bool) {
    while let byte, byte == 0x20 || byte == 0x09 { position += 1 }
    if byte == 0x0D { position += 1 }
    if byte == 0x0A { position += 1 }
    guard asSpace else { return }
    while let byte, byte == 0x20 || byte == 0x09 { position += 1 }
  }

  private mutating func skipUnread() -> Bool {
    guard let byte else { return false }
    if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      position += 1
      return true
    }
    guard style == .doubleQuoted, byte == UInt8(ascii: "\\"), position + 1 < end,
      bytes[position + 1] == 0x0A || bytes[position + 1] == 0x0D
    else { return false }
    position += 2
    return true
  }
}
