import PopupLayout

/// What is said on the command line.
struct Arguments {
  var file = ""
  var anchor: Rect?
  var window = Size(width: 390, height: 844)
  var insets = Insets.zero
  var locale = "en"
  var textSize = "large"
  var scale: Int?

  static let usage = """
    usage: PlaceAPopup LAYOUT.json [--anchor X,Y,WIDTH,HEIGHT] [--window WIDTH,HEIGHT]
             [--insets TOP,RIGHT,BOTTOM,LEFT] [--locale TAG] [--text-size NAME] [--scale N]
    Lengths are in points. Tips and menus need an anchor.
    """

  init(_ words: some Sequence<String>) throws {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else {
        file = word
        continue
      }
      guard let value = words.next() else { throw Misuse(what: "\(word) needs a value") }
      try set(word, value)
    }
    if file.isEmpty { throw Misuse(what: "no layout is given") }
  }

  private mutating func set(_ option: String, _ value: String) throws {
    switch option {
    case "--anchor":
      let n = try numbers(value, 4, for: option)
      anchor = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    case "--window":
      let n = try numbers(value, 2, for: option)
      window = Size(width: n[0], height: n[1])
    case "--insets":
      let n = try numbers(value, 4, for: option)
      insets = Insets(top: n[0], right: n[1], bottom: n[2], left: n[3])
    case "--locale": locale = value
    case "--text-size": textSize = value
    case "--scale": scale = Int(value)
    default: throw Misuse(what: "there is no option \(option)")
    }
  }

  private func numbers(_ text: String, _ count: Int, for option: String) throws -> [Double] {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      throw Misuse(what: "\(option) takes \(count) numbers with commas between them, not \"\(text)\"")
    }
    return numbers
  }
}

/// A command line that says nothing that can be done.
struct Misuse: Error, CustomStringConvertible {
  var what: String
  var description: String { what }
}
