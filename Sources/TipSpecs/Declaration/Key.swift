import TipDiagnostics
import TipSyntax

/// The declaration of one key of a mapping that becomes a `Root`: its name, type, default and one sentence. Everything
/// that the tool knows of the key follows from it.
struct Key<Root: Sendable>: Sendable {
  let name: String

  /// What the key looks like in a record that holds `Root` where nothing is written.
  let shape: @Sendable (Root) -> KeyShape

  /// Reads the value into the root.
  let decode: @Sendable (Node, ValuePath, inout Root, inout DecodingContext) -> Void

  /// Declares a key that is required, or has no value of its own where it is left out.
  ///
  /// - Parameters:
  ///   - name: As it is written.
  ///   - type: How its value is written.
  ///   - fallback: What holds where it is left out.
  ///   - sentence: What it does, in one sentence.
  ///   - path: Where its value lands.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, default fallback: Fallback, _ sentence: String,
    _ path: WritableKeyPath<Root, Located<Value>?> & Sendable
  ) {
    self.init(KeyShape(name: name, shape: type.shape, fallback: fallback, sentence: sentence)) {
      node, place, root, context in
      guard let value = type.decode(node, at: place, into: &context) else { return }
      root[keyPath: path] = Located(value, context.place(of: node))
    }
  }

  /// Declares a key that always has a value: its default is what the root holds before anything is read.
  ///
  /// - Parameters:
  ///   - words: What the default is, where it is better said than written as a value.
  ///   - path: Where its value lands.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, default words: Fallback? = nil, _ sentence: String,
    value path: WritableKeyPath<Root, Value> & Sendable
  ) {
    self.name = name
    shape = { root in
      let fallback = words ?? (type.write?(root[keyPath: path])).map { .value($0.flow) } ?? .words("none")
      return KeyShape(name: name, shape: type.shape, fallback: fallback, sentence: sentence)
    }
    decode = { node, place, root, context in
      guard let value = type.decode(node, at: place, into: &context) else { return }
      root[keyPath: path] = value
    }
  }

  init(_ shape: KeyShape, decode: @escaping @Sendable (Node, ValuePath, inout Root, inout DecodingContext) -> Void) {
    name = shape.name
    self.shape = { _ in shape }
    self.decode = decode
  }
}

/// Gathers the keys of a record; a builder, because each line is then checked by itself.
@resultBuilder
enum KeyBuilder<Key> {
  static func buildExpression(_ key: Key) -> [Key] { [key] }
  static func buildExpression(_ keys: [Key]) -> [Key] { keys }
  static func buildBlock(_ parts: [Key]...) -> [Key] { parts.flatMap { $0 } }
}

/// The keys that several records share.
func keys<Root>(of _: Root.Type, @KeyBuilder<Key<Root>> _ keys: () -> [Key<Root>]) -> [Key<Root>] {
  keys()
}
