extension Transform {
  /// Reads a `transform` attribute: any number of functions, the last one nearest to the shape. `nil` if it is broken.
  init?(attribute text: String) {
    var scanner = AttributeScanner(text)
    var result = Transform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.takeWord() + (scanner.take(UInt8(ascii: "3")) ? "3" : "")
      scanner.skipSpace()
      guard scanner.take(UInt8(ascii: "(")), let arguments = scanner.takeArguments(),
        let function = Transform(function: name, arguments)
      else { return nil }
      result = result.applied(after: function)
      guard result.isFinite else { return nil }
      scanner.skipSeparator()
    }
    self = result
  }

  private init?(function name: String, _ arguments: [Double]) {
    switch (name, arguments.count) {
    case ("matrix", 6):
      self.init(
        a: arguments[0], b: arguments[1], c: arguments[2], d: arguments[3], e: arguments[4], f: arguments[5])
    case ("translate", 1): self = .translation(x: arguments[0], y: 0)
    case ("translate", 2): self = .translation(x: arguments[0], y: arguments[1])
    case ("scale", 1): self = .scale(x: arguments[0], y: arguments[0])
    case ("scale", 2): self = .scale(x: arguments[0], y: arguments[1])
    case ("rotate", 1): self = .rotation(degrees: arguments[0])
    case ("rotate", 3):
      self = .translation(x: arguments[1], y: arguments[2]).applied(after: .rotation(degrees: arguments[0]))
        .applied(after: .translation(x: -arguments[1], y: -arguments[2]))
    case ("skewX", 1), ("skewY", 1):
      let (sine, cosine) = sineAndCosine(degrees: arguments[0])
      guard cosine != 0 else { return nil }
      let slope = sine / cosine
      self.init(a: 1, b: name == "skewY" ? slope : 0, c: name == "skewX" ? slope : 0, d: 1, e: 0, f: 0)
    default: return nil
    }
  }
}

extension AttributeScanner {
  /// Numbers up to and with a closing parenthesis; `nil` if that is not what is here.
  fileprivate mutating func takeArguments() -> [Double]? {
    var arguments: [Double] = []
    skipSpace()
    while !take(UInt8(ascii: ")")) {
      guard arguments.count < 6, let number = takeNumber() else { return nil }
      arguments.append(number)
      skipSeparator()
    }
    return arguments
  }
}
