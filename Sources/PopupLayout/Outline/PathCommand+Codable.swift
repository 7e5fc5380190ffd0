/// In the file a command is an array of a letter and its numbers: `["M", 114, -8.5]`, `["L", 124, 0]`,
/// `["C", 1, 2, 3, 4, 5, 6]`, `["Z"]`.
extension PathCommand: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    func point() throws -> Point {
      let x = try container.decode(Double.self)
      return Point(x: x, y: try container.decode(Double.self))
    }
    let letter = try container.decode(String.self)
    switch letter {
    case "M": self = .move(try point())
    case "L": self = .line(try point())
    case "C":
      let first = try point()
      let second = try point()
      self = .cubic(first, second, try point())
    case "Z": self = .close
    default:
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(letter)\" is no path command")
    }
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "too many numbers after \"\(letter)\"")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    func encode(_ letter: String, _ points: Point...) throws {
      try container.encode(letter)
      for point in points {
        try container.encode(point.x)
        try container.encode(point.y)
      }
    }
    switch self {
    case .move(let end): try encode("M", end)
    case .line(let end): try encode("L", end)
    case .cubic(let first, let second, let end): try encode("C", first, second, end)
    case .close: try encode("Z")
    }
  }
}
