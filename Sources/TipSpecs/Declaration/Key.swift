import TipDiagnostics
import TipSyntax

/// The declaration of one key of a mapping that becomes a `Root`: its name, type, default and one sentence. Everything
/// that the tool knows of the key follows from it.
struct Key<Root: Sendable>: Sendable {
  let shape: KeyShape

  /// Reads the value into the root.
  let decode: @Sendable (Node, inout Root, inout DecodingContext) -> Void

  /// Lets what the first root says of this key hold over what the second says.
  let merge: @Sendable (Root, inout Root) -> Void

  /// Takes what the first root says of this key away from the second.
  let subtract: @Sendable (Root, inout Root) -> Void

  /// The value of the key as it would be written; `nil` where the root has none.
  let write: @Sendable (Root) -> Written?

  /// Gives the key its declared default for a kind of popup, if it has one, as if it stood at a place.
  let fill: @Sendable (inout Root, PopupKind, Place) -> Void

  /// Lets the value stand at another place.
  let move: @Sendable (inout Root, Place) -> Void

  /// Declares a key.
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
    shape = KeyShape(name: name, shape: type.shape, fallback: fallback, sentence: sentence)
    decode = { node, root, context in
      guard let value = type.decode(node, into: &context) else { return }
      root[keyPath: path] = Located(value, context.place(of: node))
    }
    merge = { nearer, base in
      guard let new = nearer[keyPath: path] else { return }
      let value = base[keyPath: path].map { type.merge(new, $0.value) } ?? new.value
      base[keyPath: path] = Located(value, new.place)
    }
    subtract = { nearer, base in
      guard let new = nearer[keyPath: path], let old = base[keyPath: path] else { return }
      base[keyPath: path] = type.subtract(old.value, new.value).map { Located($0, old.place) }
    }
    fill = { root, kind, place in
      if case .ownKeys = fallback {
        root[keyPath: path] = type.defaults.map { Located($0(kind, place), place) }
      } else if let node = fallback.text(for: kind).flatMap(parseDefault) {
        var context = DecodingContext(at: place)
        root[keyPath: path] = type.decode(node, into: &context).map { Located($0, place) }
      }
    }
    move = { root, place in
      guard let located = root[keyPath: path] else { return }
      root[keyPath: path] = Located(located.value, place)
    }
    write = { root in
      guard let located = root[keyPath: path] else { return nil }
      return type.write?(located.value)
    }
  }
}

/// Gathers the keys of a record; a builder, because each line is then checked by itself.
@resultBuilder
enum KeyBuilder<Root: Sendable> {
  static func buildExpression(_ key: Key<Root>) -> [Key<Root>] { [key] }
  static func buildExpression(_ keys: [Key<Root>]) -> [Key<Root>] { keys }
  static func buildBlock(_ parts: [Key<Root>]...) -> [Key<Root>] { parts.flatMap { $0 } }
}

/// The keys that several records share.
func keys<Root>(of _: Root.Type, @KeyBuilder<Root> _ keys: () -> [Key<Root>]) -> [Key<Root>] {
  keys()
}
