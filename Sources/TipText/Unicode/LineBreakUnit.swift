/// A scalar as the line breaking rules see it: with its class resolved (LB1) and tailored.
struct LineBreakUnit {
  private(set) var kind: LineBreakClass
  let code: UInt32
  private let properties: ScalarProperties

  init(_ scalar: Unicode.Scalar, _ options: LineBreakOptions) {
    code = scalar.value
    properties = ScalarProperties(scalar)
    kind = properties.lineBreak
    switch kind {
    case .ai, .sg, .xx: kind = .al
    case .sa: kind = properties.category == .mn || properties.category == .mc ? .cm : .al
    case .cj: kind = options.strictness == .strict ? .ns : .id
    case .qu where options.isChineseOrJapanese:
      // There these two quotation marks are brackets; the single ones are not touched, since one is an apostrophe.
      if code == 0x201C { kind = .op } else if code == 0x201D { kind = .cl }
    case .ns, .ex, .is: if mayBeginLine(options) { kind = .id }
    default: break
    }
  }

  var isJoiner: Bool { properties.lineBreak == .zwj }

  var isCombining: Bool { kind == .cm || kind == .zwj }

  /// LB10: a mark that has nothing to combine with.
  mutating func becomeAlphabetic() { kind = .al }

  /// The wide brackets that LB30 leaves out.
  var isWide: Bool {
    switch properties.width {
    case .f, .w, .h: true
    default: false
    }
  }

  /// The prefixes and suffixes that CSS Text 3 lets loose lines break at.
  var isWideOrAmbiguous: Bool {
    switch properties.width {
    case .a, .f, .w: true
    default: false
    }
  }

  /// LB30b: an emoji, or a code point kept free for one, that a skin tone may follow.
  var takesModifier: Bool {
    kind == .eb || properties.isExtendedPictographic && properties.category == .cn
  }

  /// What `word-break: keep-all` keeps together: letters, and the classes that CSS Text 3 names.
  var isWordPart: Bool {
    switch kind {
    case .al, .hl, .nu, .id, .h2, .h3, .jl, .jv, .jt: true
    default: properties.isLetterOrNumber
    }
  }

  /// What CSS Text 3 lets a line begin with when it is `normal` or `loose`.
  private func mayBeginLine(_ options: LineBreakOptions) -> Bool {
    guard options.strictness != .strict else { return false }
    let isLoose = options.strictness == .loose
    switch code {
    case 0x301C, 0x30A0: return options.isChineseOrJapanese  // wave dash, double hyphen
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE: return isLoose  // iteration marks
    case 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047...0x2049, 0xFF01, 0xFF1F:  // centred punctuation
      return isLoose && options.isChineseOrJapanese
    default: return false
    }
  }
}

extension LineBreakClass {
  /// Whether a break after a wide prefix may come before this class: not before what never begins a line.
  var mayBeginLooseLine: Bool {
    switch self {
    case .ba, .hy, .ns, .in: false
    default: true
    }
  }
}
