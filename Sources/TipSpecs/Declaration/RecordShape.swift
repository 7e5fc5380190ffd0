import PopupLayout

/// What a mapping with fixed keys looks like.
struct RecordShape: Sendable {
  /// The name of its definition in the schema and of its section in the reference.
  var name: String

  /// What it is called in a message: "a tip".
  var noun: String

  /// What it is, in the reference.
  var sentence: String

  var keys: [KeyShape]

  /// What its keys may not say together.
  var constraints: [KeyConstraint]

  /// Whether keys that begin with `x-` are passed over.
  var allowsExtensions: Bool

  func holds(_ key: String) -> Bool {
    keys.contains { $0.name == key }
  }
}

/// One key of a record.
struct KeyShape: Sendable {
  var name: String
  var shape: Shape
  var fallback: Fallback

  /// What it does, in one sentence.
  var sentence: String
}

/// What holds where a key is left out.
enum Fallback: Sendable, ExpressibleByStringLiteral {
  /// The key may not be left out.
  case required

  /// The value, written as an author would.
  case value(String)

  /// A value for each kind of popup.
  case byKind(tip: String, banner: String, menu: String)

  /// The defaults of the mapping's own keys.
  case ownKeys

  /// No value; what happens then, in words.
  case words(String)

  init(stringLiteral value: String) {
    self = .value(value)
  }

  var isRequired: Bool {
    if case .required = self { true } else { false }
  }

  /// The value that holds for a kind of popup, as it is written.
  func text(for kind: Popup.Kind) -> String? {
    switch self {
    case .required, .ownKeys, .words: nil
    case .value(let text): text
    case .byKind(let tip, let banner, let menu):
      switch kind {
      case .tip: tip
      case .banner: banner
      case .menu: menu
      }
    }
  }
}
