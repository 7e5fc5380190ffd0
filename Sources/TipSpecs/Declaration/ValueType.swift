import TipDiagnostics
import TipSyntax

/// How a value of the language is written: one description that reads it, prints it, merges it, and says what it looks
/// like to the JSON schema and the reference.
struct ValueType<Value: Sendable>: Sendable {
  /// What the value looks like, for the schema, the reference and the messages.
  var shape: Shape

  /// Whether a value that was left out (nothing, or `~`) is a value of this type.
  var allowsMissing = false

  /// Builds the value; reports what is wrong and answers `nil` where nothing can be built.
  var read: @Sendable (Node, ValuePath, inout DecodingContext) -> Value?

  /// The value as it would be written; `nil` for types that have no default and that styles do not use.
  var write: (@Sendable (Value) -> Written?)?

  /// What a style says that holds `nearer` and extends one that holds `base`.
  var merge: @Sendable (_ nearer: Located<Value>, _ base: Value) -> Value = { nearer, _ in nearer.value }

  /// What is left of `base` when all that `nearer` says too is taken away; `nil` where nothing is.
  var subtract: @Sendable (_ base: Value, _ nearer: Value) -> Value? = { _, _ in nil }

  init(
    _ shape: Shape, write: (@Sendable (Value) -> Written?)? = nil,
    read: @escaping @Sendable (Node, ValuePath, inout DecodingContext) -> Value?
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// Reads a node, after reporting one that was left out.
  func decode(_ node: Node, at path: ValuePath, into context: inout DecodingContext) -> Value? {
    if !allowsMissing, node.isMissing {
      context.report(.missingValue(of: shape, at: node, under: path, in: context))
      return nil
    }
    if let tag = node.tag, !shape.takes(tag) {
      context.report(.wrongTag(tag, expected: shape, on: node, under: path, in: context))
      return nil
    }
    return read(node, path, &context)
  }
}

extension Node {
  /// Whether the value was left out: nothing, or a plain `~`.
  var isMissing: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return scalar.text.isEmpty || scalar.text == "~"
  }

  /// The text of a scalar, however it is quoted.
  var text: String? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.text
  }
}
