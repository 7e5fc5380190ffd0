import TipDiagnostics

extension SourceText {
  /// Checks a file's size and encoding and finds its lines; what is wrong with it goes into `sink`.
  init?(checking source: SourceFile, into sink: inout DiagnosticSink) {
    guard source.bytes.count <= Limits.fileSize else {
      sink.report(.fileTooLarge(source))
      return nil
    }
    guard !Self.reportOtherEncoding(source, into: &sink) else { return nil }
    var scan = SourceScan(source.bytes)
    if let problem = scan.run() {
      sink.report(.unreadable(problem, in: source, lines: scan.lines))
      return nil
    }
    file = source.id
    bytes = source.bytes
    lines = scan.lines
    firstOffset = scan.firstOffset
    oddBreaks = scan.oddBreaks
    var readable = source.bytes
    standIns = StandIn.replace(scan.oddBreaks, in: &readable)
    // An empty text would be no pointer for libyaml, and it drops the break that a last line lacks.
    if readable.last?.isBreak != true { readable.append(.lineFeed) }
    self.readable = readable
  }

  private static func reportOtherEncoding(_ source: SourceFile, into sink: inout DiagnosticSink) -> Bool {
    let marks: [(bytes: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF], "UTF-16"),
    ]
    guard let mark = marks.first(where: { source.bytes.starts(with: $0.bytes) }) else { return false }
    sink.report(.otherEncoding(mark.name, in: source))
    return true
  }
}

extension StandIn {
  /// Puts scalars that `bytes` does not hold in the place of `breaks`, of the same number of bytes each.
  ///
  /// Where a text holds every two-byte scalar there is, nothing stands in, and the place is reported as it is.
  fileprivate static func replace(_ breaks: [OddBreak], in bytes: inout [UInt8]) -> [StandIn] {
    guard !breaks.isEmpty else { return [] }
    var standIns: [StandIn] = []
    for scalar in Set(breaks.map(\.scalar)).sorted() {
      let candidates: ClosedRange<UInt32> = scalar.value < 0x800 ? 0x100...0x7FF : 0xE000...0xF8FF
      let used = usedScalars(in: bytes, candidates)
      let free = candidates.lazy.compactMap(Unicode.Scalar.init).first { candidate in
        !used[Int(candidate.value - candidates.lowerBound)] && !standIns.contains { $0.scalar == candidate }
      }
      guard let free else { continue }
      standIns.append(StandIn(scalar: free, original: scalar))
      let replacement = Array(String(Character(free)).utf8)
      for odd in breaks where odd.scalar == scalar {
        bytes.replaceSubrange(odd.offset..<odd.offset + odd.length, with: replacement)
      }
    }
    return standIns
  }

  private static func usedScalars(in bytes: [UInt8], _ candidates: ClosedRange<UInt32>) -> [Bool] {
    var used = [Bool](repeating: false, count: candidates.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where candidates.contains(scalar.value) {
      used[Int(scalar.value - candidates.lowerBound)] = true
    }
    return used
  }
}
