extension PreferredPlacement: LosslessStringConvertible {
  /// The word for it: the side, and `-start` or `-end` unless it is centred.
  public var description: String { word(side.rawValue, alignment) }

  /// The placement that a word names; `nil` if it names none.
  public init?(_ description: String) {
    guard let found = Self.allCases.first(where: { $0.description == description }) else { return nil }
    self = found
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
    guard let found = Self.allCases.first(where: { $0.description == description }) else { return nil }
    self = found
  }
}

extension PreferredPlacement: CaseIterable {
  /// Every placement that a spec can ask for: each side, alone and with an alignment, and `auto`.
  public static let allCases =
    PreferredSide.allCases.filter { $0 != .auto }.flatMap { side in
      [.center, .start, .end].map { PreferredPlacement(side, $0) }
    } + [PreferredPlacement(.auto)]
}

extension Placement: CaseIterable {
  /// Every place at an anchor: each side, centred and with an alignment, and `over`.
  public static let allCases =
    Side.allCases.flatMap { side in [.center, .start, .end].map { Placement.at(side, $0) } } + [Placement.over]
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
