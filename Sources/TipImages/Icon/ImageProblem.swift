/// Why a file is not drawn.
enum ImageProblem: Error, Equatable {
  /// It is broken, or not what it says: an error.
  case unreadable(line: Int?, message: String, help: String? = nil)
  /// It is fine, but says what only some renderers draw: a warning.
  case unreducible(line: Int, what: String, consumers: String? = nil)
}

extension ImageProblem {
  /// The complaint about an element that has no place in the vocabulary.
  static func element(_ element: XMLElement) -> ImageProblem {
    .unreducible(line: element.line, what: "<\(element.name)>", consumers: consumers(dropping: element.name))
  }

  static func value(_ attribute: String, of element: XMLElement) -> ImageProblem {
    .unreadable(line: element.line, message: "the value of \(attribute) of <\(element.name)> is broken")
  }

  static func feature(_ what: String, of element: XMLElement, consumers: String? = nil) -> ImageProblem {
    .unreducible(line: element.line, what: what + " of <\(element.name)>", consumers: consumers)
  }

  /// Who would not draw an element, as a sentence; `nil` where nobody would miss it for sure.
  static func consumers(dropping name: String) -> String? {
    switch name {
    case "text", "tspan", "textPath":
      "Android's vector importer drops text, and every other renderer sets it in a font of its own"
    case "image": "Skia and Android's vector importer drop images"
    case "use", "symbol": "Skia ignores use and symbol, Android's vector importer drops symbols"
    case "style": "Skia ignores style sheets"
    case "mask": "Android's vector importer turns a mask into a clip"
    case "filter": "Android's vector importer drops filters"
    case "pattern": "Android's vector importer drops patterns"
    case "svg": "Android's vector importer drops an svg inside of an svg"
    case "foreignObject": "only browsers draw foreign objects"
    case "animate", "animateColor", "animateMotion", "animateTransform", "set":
      "only browsers play animations"
    case "script": "only browsers run scripts, and not in images"
    default: nil
    }
  }
}
