/// A character of a text that no text may have, however it was written.
struct BadCharacter: Equatable {
  enum Fault: Equatable {
    case control
    case noncharacter

    /// A bidirectional control that begins something which its paragraph does not end.
    case neverClosed

    /// A bidirectional control that ends something which was not begun.
    case closesNothing

    /// A tag character that is no part of a flag.
    case tag
  }

  var scalar: Unicode.Scalar

  /// How many scalars of the text stand before it.
  var index: Int
  var fault: Fault
}

/// The characters of a text that may not be there, in their order.
///
/// Control characters (Unicode's category Cc) but tab and line feed, noncharacters (Unicode 15, 23.7), bidirectional
/// controls without their partner in the same paragraph (UAX 9, BD9 to BD11), and tag characters outside of the
/// sequences of flags (UTS 51, ED-14a).
func badCharacters(in text: String) -> [BadCharacter] {
  guard mayHoldBadCharacters(text) else { return [] }
  let scalars = Array(text.unicodeScalars)
  var found: [BadCharacter] = []
  var pairs = BidiPairs()
  var index = 0
  while index < scalars.count {
    let scalar = scalars[index]
    if let length = flagLength(scalars[index...]) {
      index += length
      continue
    }
    if let fault = faultAlone(scalar) {
      found.append(BadCharacter(scalar: scalar, index: index, fault: fault))
    }
    found += pairs.pass(scalar, at: index)
    index += 1
  }
  found += pairs.endParagraph()
  return found.sorted { $0.index < $1.index }
}

/// A quick look at the bytes: most texts hold none that could belong to such a character.
private func mayHoldBadCharacters(_ text: String) -> Bool {
  text.utf8.contains { byte in
    switch byte {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F: true
    // The first bytes of U+0080 to U+00BF, U+2000 to U+2FFF, U+F000 to U+FFFF, and of all beyond.
    case 0xC2, 0xE2, 0xEF, 0xF0...: true
    default: false
    }
  }
}

/// What is wrong with a scalar wherever it stands outside of a flag.
private func faultAlone(_ scalar: Unicode.Scalar) -> BadCharacter.Fault? {
  switch scalar.value {
  case 0x09, 0x0A: nil
  case 0..<0x20, 0x7F..<0xA0: .control
  case 0xFDD0...0xFDEF: .noncharacter
  case 0xE0000...0xE007F: .tag
  case let value where value & 0xFFFE == 0xFFFE: .noncharacter
  default: nil
  }
}

/// How many scalars the flag of a country's part takes that begins here: a black flag, tags of three to seven letters
/// and digits, and the cancelling tag.
private func flagLength(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
  guard scalars.first == "\u{1F3F4}" else { return nil }
  let tags = scalars.dropFirst().prefix(8).prefix {
    (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
  }
  guard (3...7).contains(tags.count), tags.endIndex < scalars.endIndex, scalars[tags.endIndex] == "\u{E007F}" else {
    return nil
  }
  return tags.count + 2
}

/// The bidirectional controls of a paragraph that are still open.
private struct BidiPairs {
  private var open: [(scalar: Unicode.Scalar, index: Int, isIsolate: Bool)] = []
  private var isolates = 0

  /// Takes note of a scalar, and says which controls have lost their partner.
  mutating func pass(_ scalar: Unicode.Scalar, at index: Int) -> [BadCharacter] {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E:
      open.append((scalar, index, false))
    case 0x2066...0x2068:
      open.append((scalar, index, true))
      isolates += 1
    case 0x202C where open.last?.isIsolate == false:
      open.removeLast()
    case 0x2069 where isolates > 0:
      let start = open.lastIndex { $0.isIsolate } ?? open.startIndex
      let lost = open[(start + 1)...].map(Self.neverClosed)
      open.removeSubrange(start...)
      isolates -= 1
      return lost
    case 0x202C, 0x2069:
      return [BadCharacter(scalar: scalar, index: index, fault: .closesNothing)]
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
      return endParagraph()
    default: break
    }
    return []
  }

  mutating func endParagraph() -> [BadCharacter] {
    defer { (open, isolates) = ([], 0) }
    return open.map(Self.neverClosed)
  }

  private static func neverClosed(_ opener: (scalar: Unicode.Scalar, index: Int, isIsolate: Bool)) -> BadCharacter {
    BadCharacter(scalar: opener.scalar, index: opener.index, fault: .neverClosed)
  }
}
