extension PreferredPlacement: LosslessStringConvertible {
  /// The word for it: the side, and `-start` or `-end` unless it is centred.
  public var description: String { word(side.rawValue, alignment) }

  /// The placement that a word names; `nil` if it names none.
  public init?(_ description: String) {
    for alignment in SideAlignment.allCases {
      for side in PreferredSide.allCases where word(side.rawValue, alignment) == description {
        if side == .auto && alignment != .center { return nil }
        self.init(side, alignment)
        return
      }
    }
    return nil
  }
}

extension Placement: LosslessStringConvertible {
  /// The word for it: the side, and `-start` or `-end` unless it is centred; or `over`.
  public var description: String {
    switch self {
    case .at(let side, let alignment): word(side.rawValue, alignment)
    case .over: "over"
    }
  }

  /// The placement that a word names; `nil` if it names none.
  public init?(_ description: String) {
    if description == "over" {
      self = .over
      return
    }
    for alignment in SideAlignment.allCases {
      for side in Side.allCases where word(side.rawValue, alignment) == description {
        self = .at(side, alignment)
        return
      }
    }
    return nil
  }
}

private func word(_ side: String, _ alignment: SideAlignment) -> String {
  alignment == .center ? side : side + "-" + alignment.rawValue
}

extension PreferredPlacement: Codable {
  public init(from decoder: any Decoder) throws { self = try decodeWord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeWord(self, to: encoder) }
}

extension Placement: Codable {
  public init(from decoder: any Decoder) throws { self = try decodeWord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeWord(self, to: encoder) }
}

private func decodeWord<Word: LosslessStringConvertible>(from decoder: any Decoder) throws -> Word {
  let container = try decoder.singleValueContainer()
  let text = try container.decode(String.self)
  guard let word = Word(text) else {
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no placement")
  }
  return word
}

private func encodeWord(_ word: some LosslessStringConvertible, to encoder: any Encoder) throws {
  var container = encoder.singleValueContainer()
  try container.encode(word.description)
}
