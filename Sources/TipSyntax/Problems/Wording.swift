import TipDiagnostics

// How texts out of a file are shown in messages and put into fixes.

/// A text between backquotes, cut to what a message can hold.
func shown(_ text: String) -> String {
  let limit = 40
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(limit) { scalars.append(scalar) }
  let isCut = text.unicodeScalars.dropFirst(limit).first != nil
  return "`\(String(scalars))\(isCut ? "…" : "")`"
}

/// A text as a double-quoted scalar.
func doubleQuoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}

/// A number with its thousands apart: "100 000".
package func grouped(_ number: Int) -> String {
  var digits = String(number)
  var index = digits.endIndex
  while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex), next > digits.startIndex {
    digits.insert(" ", at: next)
    index = next
  }
  return digits
}

extension Unicode.Scalar {
  /// "U+00A0".
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
