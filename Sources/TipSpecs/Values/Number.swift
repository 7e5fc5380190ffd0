import TipDiagnostics
import TipSyntax

/// What a scalar says where a number is expected.
enum NumberReading: Equatable {
  case thousandths(Int)

  /// It is a number, but has more than three decimals.
  case tooFine

  /// It is a number, but its thousandths do not fit into a machine word.
  case tooLarge

  case noNumber
}

/// Reads a number in JSON's grammar (RFC 8259, section 6), exactly.
///
/// Zeros at the end of the decimals count as nothing: `1.2500` is `1.25`.
func readNumber(_ text: String) -> NumberReading {
  quickNumber(text) ?? readNumber(text[...])
}

/// Reads a few digits, as most numbers are.
private func quickNumber(_ text: String) -> NumberReading? {
  let bytes = text.utf8
  guard (1...6).contains(bytes.count) else { return nil }
  var value = 0
  for byte in bytes {
    guard isDigit(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return bytes.first == UInt8(ascii: "0") && bytes.count > 1 ? nil : .thousandths(value * 1000)
}

/// Reads a number that is a part of a text.
func readNumber(_ text: Substring) -> NumberReading {
  var bytes = text.utf8[...]
  let isNegative = bytes.first == UInt8(ascii: "-")
  if isNegative { bytes.removeFirst() }

  let whole = bytes.prefix(while: isDigit)
  guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else { return .noNumber }
  bytes = bytes[whole.endIndex...]

  var decimals = bytes.prefix(0)
  if bytes.first == UInt8(ascii: ".") {
    decimals = bytes.dropFirst().prefix(while: isDigit)
    guard !decimals.isEmpty else { return .noNumber }
    bytes = bytes[decimals.endIndex...]
    while decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
  }

  var exponent = 0
  if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
    bytes.removeFirst()
    let isDown = bytes.first == UInt8(ascii: "-")
    if isDown || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    let digits = bytes.prefix(while: isDigit)
    guard !digits.isEmpty else { return .noNumber }
    bytes = bytes[digits.endIndex...]
    // No file is long enough for digits that an exponent beyond this could bring back to size.
    for digit in digits { exponent = min(exponent * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000_000) }
    if isDown { exponent = -exponent }
  }
  guard bytes.isEmpty else { return .noNumber }
  return scale(whole, decimals, by: exponent - decimals.count + 3, isNegative: isNegative)
}

/// The digits of a number as an integer times a power of ten, if it is one.
private func scale(
  _ whole: some Collection<UInt8>, _ decimals: some Collection<UInt8>, by power: Int, isNegative: Bool
) -> NumberReading {
  var digits = Array(whole) + Array(decimals)
  var power = power
  while let last = digits.last, last == UInt8(ascii: "0") {
    digits.removeLast()
    power += 1
  }
  guard let first = digits.firstIndex(where: { $0 != UInt8(ascii: "0") }) else { return .thousandths(0) }
  guard power >= 0 else { return .tooFine }
  let significant = digits[first...]
  guard power < 18, significant.count + power <= 18 else { return .tooLarge }
  var value = 0
  for digit in significant { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
  for _ in 0..<power { value *= 10 }
  return .thousandths(isNegative ? -value : value)
}

func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

extension Milli {
  /// As an author would write it: the fewest digits that say it.
  var text: String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var decimals = rest == 0 ? "" : String(String(rest + 1000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return (thousandths < 0 ? "-" : "") + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
  }
}

extension ValueType where Value == Milli {
  /// A number with at most three decimals between two bounds; `phrase` says what it counts.
  static func number(_ phrase: String, min: Milli?, max: Milli?) -> ValueType<Milli> {
    let bounds = NumberShape(minimum: min, maximum: max, phrase: phrase)
    return ValueType(
      .number(bounds), write: { .scalar($0.text) },
      read: { node, path, context in
        decodeNumber(node, bounds, at: path, into: &context)
      })
  }

  /// A length in points: at least `min`, and at most a million.
  static func length(min: Milli = Milli(-1_000_000)) -> ValueType<Milli> {
    number("a length in points", min: min, max: Milli(1_000_000))
  }

  /// A share of one.
  static var opacity: ValueType<Milli> {
    number("an opacity from 0 to 1", min: .zero, max: Milli(1))
  }
}

extension Milli: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension ValueType where Value == Int {
  /// A whole number between two bounds.
  static func count(_ phrase: String, min: Int, max: Int) -> ValueType<Int> {
    let bounds = NumberShape(minimum: Milli(min), maximum: Milli(max), isWhole: true, phrase: phrase)
    return ValueType(
      .number(bounds), write: { .scalar(String($0)) },
      read: { node, path, context in
        decodeNumber(node, bounds, at: path, into: &context).map { $0.thousandths / 1000 }
      })
  }
}

/// Reads a number and checks its bounds.
func decodeNumber(_ node: Node, _ bounds: NumberShape, at path: ValuePath, into context: inout DecodingContext)
  -> Milli?
{
  guard case .scalar(let scalar) = node.content, scalar.style == .plain else {
    context.report(.noNumber(node, expected: bounds, path, context))
    return nil
  }
  switch readNumber(scalar.text) {
  case .thousandths(let thousandths):
    let value = Milli(thousandths: thousandths)
    if let fault = bounds.fault(of: value) {
      context.report(.outOfRange(fault, at: node, path, context))
      return nil
    }
    return value
  case .tooFine:
    let limit = bounds.isWhole ? "be a whole number" : "have at most three decimals"
    context.report(.outOfRange("must \(limit), but is \(clipped(scalar.text))", at: node, path, context))
  case .tooLarge:
    context.report(.outOfRange(bounds.farFault(of: scalar.text), at: node, path, context))
  case .noNumber:
    context.report(.noNumber(node, expected: bounds, path, context))
  }
  return nil
}

extension NumberShape {
  /// What is wrong with a value, to be read after the name of its key.
  func fault(of value: Milli) -> String? {
    if let minimum, value < minimum { return "must be at least \(minimum.text), but is \(value.text)" }
    if let maximum, maximum < value { return "must be at most \(maximum.text), but is \(value.text)" }
    if isWhole, value.thousandths % 1000 != 0 { return "must be a whole number, but is \(value.text)" }
    return nil
  }

  /// What is wrong with a value that is beyond all bounds.
  func farFault(of text: String) -> String {
    if text.hasPrefix("-") {
      return "must be at least \((minimum ?? Milli(-1_000_000)).text), but is \(clipped(text))"
    }
    return "must be at most \((maximum ?? Milli(1_000_000)).text), but is \(clipped(text))"
  }
}
