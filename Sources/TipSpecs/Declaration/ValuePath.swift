import TipDiagnostics
import TipSyntax

/// Where a value stands in the file that is read: what messages call it, and where they say that it lacks something.
struct ValuePath: Sendable {
  /// The key that the value, or the list that it is an entry of, is the value of; `nil` for a whole file.
  let key: String?

  /// Where that key stands; `nil` for an entry of a list.
  let keyRange: Range<SourcePosition>?

  /// A whole file.
  static let file = ValuePath(key: nil, keyRange: nil)

  /// The value of a key.
  static func value(of entry: Entry) -> ValuePath {
    ValuePath(key: entry.key, keyRange: entry.keyRange)
  }

  /// An entry of the list that stands here.
  var entry: ValuePath { ValuePath(key: key, keyRange: nil) }

  /// What a message calls the value.
  var subject: String {
    guard let key else { return "the value" }
    return keyRange == nil ? "an entry of `\(key)`" : "`\(key)`"
  }
}
