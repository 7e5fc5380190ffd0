/// A text as it is laid out, with the way back to the string that was given.
///
/// Runs of spaces and tabs are one space, none at the ends of a paragraph; LF, CR, CR LF, U+0085, U+2028 and U+2029 end
/// paragraphs, and are one LF each; those at the ends of the text are left out, as are control characters and U+FFFE
/// and U+FFFF, for which shapers draw boxes.
struct PreparedText {
  /// In UTF-8, a native string.
  let text: String
  let scalars: [Unicode.Scalar]

  /// Ranges of scalars, without the LF that ends each but the last; never none, unless the text is empty.
  let paragraphs: [Range<Int>]

  /// Whether all is printable ASCII: then a scalar is a byte and a grapheme cluster.
  let isASCII: Bool

  /// The UTF-8 offset of each scalar in `text`, and the end; empty if `isASCII`.
  private let offsets: [Int32]

  /// Of each scalar, how many scalars go before it in the string that was given, and the end; empty if nothing was
  /// changed.
  private let origins: [Int32]

  init(_ bytes: [UInt8]) {
    isASCII = Self.isPlain(bytes)
    if isASCII {
      text = String(decoding: bytes, as: UTF8.self)
      scalars = bytes.map { Unicode.Scalar($0) }
      paragraphs = bytes.isEmpty ? [] : [0..<bytes.count]
      offsets = []
      origins = []
      return
    }
    var collapser = Collapser()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { collapser.take(scalar) }
    collapser.finish()
    scalars = collapser.scalars
    paragraphs = collapser.paragraphs
    origins = collapser.isChanged ? collapser.origins : []
    offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] &+ utf8Length($1)) }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
  }

  /// The UTF-8 offset in `text` of the scalar at `index`, or of the end.
  func offset(_ index: Int) -> Int { isASCII ? index : Int(offsets[index]) }

  func offsets(_ range: Range<Int>) -> Range<Int> { offset(range.lowerBound)..<offset(range.upperBound) }

  /// A range of scalars as scalar indices of the string that was given.
  func source(_ range: Range<Int>) -> Range<Int> {
    guard !origins.isEmpty else { return range }
    let start = Int(origins[range.lowerBound])
    // The end of the last scalar, not the start of the next: what was collapsed behind it is not in the range.
    return start..<(range.isEmpty ? start : Int(origins[range.upperBound - 1]) + 1)
  }

  /// Whether there is nothing to collapse, leave out or decode.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.last else { return true }
    var before: UInt8 = 0x20
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || before != 0x20 else { return false }
      before = byte
    }
    return last != 0x20
  }
}

/// How many bytes a scalar has in UTF-8.
private func utf8Length(_ scalar: Unicode.Scalar) -> Int32 {
  switch scalar.value {
  case ..<0x80: 1
  case ..<0x800: 2
  case ..<0x10000: 3
  default: 4
  }
}

/// The walk through a string that collapses its white space.
private struct Collapser {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var paragraphs: [Range<Int>] = []
  private(set) var origins: [Int32] = []
  private(set) var isChanged = false

  private var position: Int32 = 0
  private var paragraphStart = 0
  private var space: Int32?
  private var separators: [Int32] = []
  private var isAfterReturn = false

  mutating func take(_ scalar: Unicode.Scalar) {
    let here = position
    position = here &+ 1
    let isAfterReturn = self.isAfterReturn
    self.isAfterReturn = scalar.value == 0x0D
    switch scalar.value {
    case 0x20, 0x09:
      if space == nil { space = here } else { isChanged = true }
      if scalar.value == 0x09 { isChanged = true }
    case 0x0A where isAfterReturn:
      isChanged = true
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
      if scalar.value != 0x0A || space != nil { isChanged = true }
      space = nil
      separators.append(here)
    case ..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
      isChanged = true
    default:
      endParagraphs()
      if let space {
        if scalars.count > paragraphStart { append(" ", space) } else { isChanged = true }
      }
      space = nil
      append(scalar, here)
    }
  }

  mutating func finish() {
    if space != nil || !separators.isEmpty { isChanged = true }
    if !scalars.isEmpty { paragraphs.append(paragraphStart..<scalars.count) }
    origins.append(position)
  }

  private mutating func endParagraphs() {
    guard !separators.isEmpty else { return }
    if scalars.isEmpty {
      isChanged = true
    } else {
      for separator in separators {
        paragraphs.append(paragraphStart..<scalars.count)
        append("\n", separator)
        paragraphStart = scalars.count
      }
    }
    separators.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ origin: Int32) {
    scalars.append(scalar)
    origins.append(origin)
  }
}
