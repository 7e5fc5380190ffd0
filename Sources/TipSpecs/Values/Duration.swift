import TipDiagnostics
import TipSyntax

/// The longest time that can be written: a day.
private let longest = Milli(86_400)

private let durationShape = Shape.pattern(
  #"^(0|[1-9][0-9]*)(\.[0-9]+)?(ms|s)$"#, phrase: "a time like `250ms` or `2s`")

extension Milli {
  /// As a time: whole milliseconds below a second, else seconds.
  var durationText: String {
    thousandths > 0 && thousandths < 1000 ? "\(thousandths)ms" : text + "s"
  }
}

extension ValueType where Value == Milli {
  /// A time, in seconds.
  static var time: ValueType<Milli> {
    ValueType(
      .definition("time", "A time in milliseconds or seconds, at most a day.", durationShape),
      write: { .scalar($0.durationText) },
      read: { node, path, context in
        decodeTime(node, expected: durationShape, at: path, into: &context)
      })
  }
}

extension ValueType where Value == DurationSpec {
  /// How long a popup stays.
  static var duration: ValueType<DurationSpec> {
    let shape = Shape.either([durationShape, .words(["indefinite", "auto"])])
    let sentence =
      "A time in milliseconds or seconds, counted from the end of `show`; `auto` reckons it from the text and its locale."
    return ValueType(
      .definition("duration", sentence, shape),
      write: {
        switch $0 {
        case .seconds(let seconds): .scalar(seconds.durationText)
        case .indefinite: .scalar("indefinite")
        case .auto: .scalar("auto")
        }
      },
      read: { node, path, context in
        switch node.text {
        case "indefinite": .indefinite
        case "auto": .auto
        default: decodeTime(node, expected: shape, at: path, into: &context).map { .seconds($0) }
        }
      })
  }
}

private func decodeTime(_ node: Node, expected shape: Shape, at path: ValuePath, into context: inout DecodingContext)
  -> Milli?
{
  guard let text = node.text else {
    context.report(.wrongType(expected: shape, found: node, under: path, in: context))
    return nil
  }
  let inMilliseconds = text.hasSuffix("ms")
  guard inMilliseconds || text.hasSuffix("s"), !text.hasPrefix("-") else {
    context.report(.noTime(shape, node, text, path, context))
    return nil
  }
  let digits = text.dropLast(inMilliseconds ? 2 : 1)
  // An exponent is a number's, not a time's.
  guard !digits.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
    context.report(.noTime(shape, node, text, path, context))
    return nil
  }
  switch readNumber(digits) {
  case .thousandths(let thousandths):
    guard !inMilliseconds || thousandths % 1000 == 0 else { break }
    let seconds = Milli(thousandths: inMilliseconds ? thousandths / 1000 : thousandths)
    guard seconds <= longest else {
      context.report(
        .outOfRange("must be at most a day, \(longest.text)s, but is \(clipped(text))", at: node, path, context))
      return nil
    }
    return seconds
  case .tooFine:
    break
  case .tooLarge:
    context.report(
      .outOfRange("must be at most a day, \(longest.text)s, but is \(clipped(text))", at: node, path, context))
    return nil
  case .noNumber:
    context.report(.noTime(shape, node, text, path, context))
    return nil
  }
  context.report(.outOfRange("must be in whole milliseconds, but is \(clipped(text))", at: node, path, context))
  return nil
}

extension Diagnostic {
  /// A value that stands where a time is expected.
  fileprivate static func noTime(
    _ shape: Shape, _ node: Node, _ text: String, _ path: ValuePath, _ context: DecodingContext
  ) -> Diagnostic {
    guard case .thousandths(let number) = readNumber(text), number >= 0 else {
      return .noChoice(shape, found: node, under: path, in: context)
    }
    let meant = number >= 50_000 ? Milli(thousandths: number).text + "ms" : Milli(thousandths: number).text + "s"
    return .wrongType(
      expected: shape, found: node, under: path, in: context, help: ["a time has a unit, `s` or `ms`"],
      fix: Fix("write `\(meant)`", .unsafe, [Edit(context.place(of: node), meant)]))
  }
}
