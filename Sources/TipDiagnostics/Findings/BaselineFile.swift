// The form of a baseline file: a first line that names the form, then one line a key, sorted, so that two branches'
// baselines merge as text:
//
//     tipc baseline 1
//     touch-target 3f0a…16 digits 2 specs/menus.yaml
//
// Code, hash, count, path. The path comes last and has its `%` and all that is not printable ASCII percent-encoded;
// `-` is no path.

private let firstLine = "tipc baseline 1"

extension Baseline {
  /// The bytes of a baseline file, the same for the same findings.
  package var fileText: String {
    counts.keys.sorted().reduce(into: firstLine + "\n") { text, key in
      let path = key.path.text.isEmpty ? "-" : key.path.text == "-" ? "%2D" : encodedPath(key.path.text)
      text += "\(key.code) \(key.hash) \(counts[key, default: 0]) \(path)\n"
    }
  }
}

/// Reads a baseline file; lines may end in CR LF, empty ones and such that begin with `#` are skipped. `nil` where it
/// is none, and the sink says where.
package func readBaseline(_ file: SourceFile, into sink: inout DiagnosticSink) -> Baseline? {
  let lines = LineTable(file.bytes)
  var baseline = Baseline()
  var isGood = true
  for number in 1...lines.lineCount {
    let text = lines.text(ofLine: number)
    if number == 1 {
      guard text == firstLine else {
        sink.report(.notABaseline(expected: firstLine, at: place(ofLine: number, in: lines, file.id)))
        return nil
      }
    } else if !text.isEmpty, text.utf8.first != 0x23 {
      if let (key, count) = entry(text) {
        baseline.add(count, of: key)
      } else {
        sink.report(.badBaselineLine(at: place(ofLine: number, in: lines, file.id)))
        isGood = false
      }
    }
  }
  return isGood ? baseline : nil
}

private func place(ofLine number: Int, in lines: LineTable, _ file: SourceID) -> SourceSpan {
  let contents = lines.contents(ofLine: number)
  return SourceSpan(file, lines.position(atOffset: contents.lowerBound)..<lines.position(atOffset: contents.upperBound))
}

/// One line of a baseline file; `nil` where it is not as it should be.
private func entry(_ text: String) -> (Baseline.Key, Int)? {
  let fields = text.utf8.split(separator: 0x20, maxSplits: 3, omittingEmptySubsequences: false)
  guard fields.count == 4, !fields[0].isEmpty, fields[1].count == 16, fields[1].allSatisfy(isLowerHexadecimal),
    fields[2].allSatisfy({ 0x30...0x39 ~= $0 }), let count = Int(Substring(fields[2])), count > 0,
    let path = decodedPath(fields[3])
  else { return nil }
  return (
    Baseline.Key(path: FilePath(path), code: String(Substring(fields[0])), hash: String(Substring(fields[1]))), count
  )
}

private func isLowerHexadecimal(_ byte: UInt8) -> Bool {
  0x30...0x39 ~= byte || 0x61...0x66 ~= byte
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  isLowerHexadecimal(byte) || 0x41...0x46 ~= byte
}

private func encodedPath(_ path: String) -> String {
  path.utf8.reduce(into: "") { text, byte in
    if 0x21...0x7E ~= byte, byte != 0x25 {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      text += "%" + percentDigits(byte)
    }
  }
}

private func decodedPath(_ field: Substring.UTF8View) -> String? {
  if field.isEmpty { return nil }
  if field.elementsEqual([0x2D]) { return "" }
  var bytes: [UInt8] = []
  var rest = field
  while let byte = rest.popFirst() {
    if byte == 0x25 {
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy(isHexadecimal), let value = UInt8(Substring(digits), radix: 16) else {
        return nil
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    } else {
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}
