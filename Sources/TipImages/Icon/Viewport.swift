import PopupLayout

/// The root's own size and how its user space lies in it.
struct Viewport {
  /// What the picture shows, at the size that the file gives itself, its corner at the origin.
  let size: Size

  /// The user space's size, against which shares are reckoned.
  let userSize: Size

  /// From user space to the picture.
  let toPicture: Transform

  /// What shares of lengths that have no direction are reckoned against (SVG 2, 8.9).
  var diagonal: Double {
    ((userSize.width * userSize.width + userSize.height * userSize.height) / 2).squareRoot()
  }

  init(root: XMLElement) throws(ImageProblem) {
    let viewBox = try Self.viewBox(of: root)
    // Shares, and `auto`, say nothing here: the picture is fitted into a box of another size anyway.
    let width = try Self.length("width", of: root)
    let height = try Self.length("height", of: root)
    let size: Size
    switch (width, height, viewBox) {
    case (let width?, let height?, _): size = Size(width: width, height: height)
    case (let width?, nil, let box?): size = Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = Size(width: box.width, height: box.height)
    default:
      throw .unreadable(
        line: root.line, message: "the root has neither a viewBox nor width and height",
        help: "add viewBox=\"0 0 WIDTH HEIGHT\"")
    }
    guard size.width > 0, size.height > 0, size.width <= AttributeScanner.largest,
      size.height <= AttributeScanner.largest
    else { throw .unreadable(line: root.line, message: "the picture has no size") }
    self.size = size
    userSize = viewBox.map { Size(width: $0.width, height: $0.height) } ?? size
    toPicture =
      try viewBox.map { (box) throws(ImageProblem) in try Self.fit(box, into: size, root) } ?? .identity
  }

  private static func viewBox(of root: XMLElement) throws(ImageProblem) -> Rect? {
    guard let text = root["viewBox"] else { return nil }
    guard let numbers = AttributeScanner.numbers(text), numbers.count == 4 else {
      throw .value("viewBox", of: root)
    }
    guard numbers[2] > 0, numbers[3] > 0 else {
      throw .unreadable(line: root.line, message: "the viewBox has no size")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func length(_ name: String, of root: XMLElement) throws(ImageProblem) -> Double? {
    guard let text = root[name], text.trimmed != "auto" else { return nil }
    switch Length(text) {
    case .units(let value): return value
    case .share: return nil
    case nil: throw .value(name, of: root)
    }
  }

  /// How `preserveAspectRatio` puts a view box into a size.
  private static func fit(_ box: Rect, into size: Size, _ root: XMLElement) throws(ImageProblem) -> Transform {
    let words = (root["preserveAspectRatio"] ?? "xMidYMid").split(separator: " ").map(String.init)
    var (x, y) = (size.width / box.width, size.height / box.height)
    guard let align = words.first, words.count <= 2 else { throw .value("preserveAspectRatio", of: root) }
    if align != "none" {
      switch words.dropFirst().first ?? "meet" {
      case "meet": x = min(x, y)
      case "slice": x = max(x, y)
      default: throw .value("preserveAspectRatio", of: root)
      }
      y = x
    }
    let shares: [String: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    let spare = Point(x: size.width - box.width * x, y: size.height - box.height * y)
    var shift = Point(x: 0, y: 0)
    if align != "none" {
      let name = Array(align.utf8)
      guard name.count == 8, name[0] == UInt8(ascii: "x"), name[4] == UInt8(ascii: "Y"),
        let across = shares[text(name[1..<4])], let down = shares[text(name[5..<8])]
      else { throw .value("preserveAspectRatio", of: root) }
      shift = Point(x: spare.x * across, y: spare.y * down)
    }
    return Transform(a: x, b: 0, c: 0, d: y, e: shift.x - box.x * x, f: shift.y - box.y * y)
  }
}
