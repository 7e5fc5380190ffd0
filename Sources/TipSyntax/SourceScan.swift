/// Why a file's bytes are no text that can be read as YAML.
struct ScanProblem {
  enum Reason: Equatable {
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A character that no YAML file may hold (YAML 1.2, c-printable).
    case unprintable(Unicode.Scalar)
    /// More blanks, or more line breaks, in a row than `Limits.blankRun`.
    case blankRun
  }

  var reason: Reason
  var offset: Int
  var length: Int
}

/// One pass over a file's bytes, before libyaml sees them.
struct SourceScan {
  private let bytes: [UInt8]
  private(set) var lines: [SourceText.Line] = []
  private(set) var oddBreaks: [OddBreak] = []
  let firstOffset: Int
  private var lineIsASCII = true
  private var blanks = 0
  private var breaks = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    firstOffset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Fills `lines` and `oddBreaks`; stops at the first problem, whose line is then the last of `lines`.
  mutating func run() -> ScanProblem? {
    lines.reserveCapacity(bytes.count / 24 + 1)
    lines.append(SourceText.Line(start: Int32(firstOffset), isASCII: true))
    var offset = firstOffset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte > 0x20 && byte < 0x7F {
        blanks = 0
        breaks = 0
        offset &+= 1
        continue
      }
      let problem =
        if byte.isBlank { countBlank(&offset) } else if byte.isBreak { endLine(byte, &offset) } else {
          byte < 0x80 ? unprintable(byte, at: offset) : readScalar(&offset)
        }
      if let problem {
        closeLine()
        return problem
      }
    }
    closeLine()
    return nil
  }

  private mutating func countBlank(_ offset: inout Int) -> ScanProblem? {
    blanks += 1
    offset += 1
    guard blanks <= Limits.blankRun else {
      return ScanProblem(reason: .blankRun, offset: offset - blanks, length: blanks)
    }
    return nil
  }

  private mutating func endLine(_ byte: UInt8, _ offset: inout Int) -> ScanProblem? {
    offset += 1
    if byte == .carriageReturn, offset < bytes.count, bytes[offset] == .lineFeed { offset += 1 }
    blanks = 0
    breaks += 1
    guard breaks <= Limits.blankRun else { return ScanProblem(reason: .blankRun, offset: offset - 1, length: 1) }
    closeLine()
    lines.append(SourceText.Line(start: Int32(offset), isASCII: true))
    lineIsASCII = true
    return nil
  }

  private mutating func closeLine() {
    lines[lines.count - 1].isASCII = lineIsASCII
  }

  private func unprintable(_ byte: UInt8, at offset: Int) -> ScanProblem {
    ScanProblem(reason: .unprintable(Unicode.Scalar(byte)), offset: offset, length: 1)
  }

  private mutating func readScalar(_ offset: inout Int) -> ScanProblem? {
    lineIsASCII = false
    blanks = 0
    breaks = 0
    guard let (value, length) = decodeScalar(bytes, at: offset), let scalar = Unicode.Scalar(value) else {
      return ScanProblem(reason: .invalidUTF8, offset: offset, length: 1)
    }
    switch value {
    case 0x85, 0x2028, 0x2029, 0xFEFF: oddBreaks.append(OddBreak(offset: offset, scalar: scalar, length: length))
    case 0x80..<0xA0, 0xFFFE, 0xFFFF:
      return ScanProblem(reason: .unprintable(scalar), offset: offset, length: length)
    default: break
    }
    offset += length
    return nil
  }
}

/// The scalar of two to four bytes at `offset`, if it is well formed (RFC 3629: shortest form, no surrogates).
private func decodeScalar(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
  let lead = bytes[offset]
  let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
  guard length > 0, offset + length <= bytes.count else { return nil }
  var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
  for next in offset + 1..<offset + length {
    guard bytes[next].isContinuation else { return nil }
    value = value << 6 | UInt32(bytes[next] & 0x3F)
  }
  let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
  guard value >= least, value <= 0x10FFFF, value & 0x1FF800 != 0xD800 else { return nil }
  return (value, length)
}
