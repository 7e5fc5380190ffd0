import PopupLayout
import TipDiagnostics
import TipSyntax

/// Keys as they were written, each of which may be left out, so that a layer below shows through. Under all layers lie
/// values that are complete: the declared defaults.
protocol Layer: Sendable {
  /// What the keys stand for, once nothing is left out.
  associatedtype Values: Sendable

  init()

  /// What holds where nothing is written.
  static func defaults(for kind: Popup.Kind) -> Values
}

/// A layer whose defaults are the same for all kinds of popups.
protocol Part: Layer {
  static var defaults: Values { get }
}

extension Part {
  static func defaults(for _: Popup.Kind) -> Values { defaults }
}

/// The declaration of one key of a layer. Its default is what the layer's defaults hold for it.
struct LayerKey<Spec: Layer>: Sendable {
  private(set) var shape: KeyShape

  /// Reads the value into the layer.
  let decode: @Sendable (Node, ValuePath, inout Spec, inout DecodingContext) -> Void

  /// Lets what the first layer says of this key hold over what the second says.
  let merge: @Sendable (Spec, inout Spec) -> Void

  /// Takes what the first layer says of this key away from the second.
  let subtract: @Sendable (Spec, inout Spec) -> Void

  /// The value of the key as it would be written; `nil` where the layer has none.
  let write: @Sendable (Spec) -> Written?

  /// Lets what the layer says of this key hold over values.
  let apply: @Sendable (Spec, inout Spec.Values) -> Void

  /// Says of this key what values hold, as if it stood at a place.
  let fill: @Sendable (Spec.Values, SourceSpan, inout Spec) -> Void

  /// - Parameters:
  ///   - fallback: What holds where it is left out; `nil`: what the defaults hold for it.
  ///   - path: Where its value lands.
  ///   - apply: Lets its value hold over values.
  ///   - read: What values hold for it.
  fileprivate init<Value>(
    _ name: String, _ type: ValueType<Value>, _ fallback: Fallback?, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<Value>?> & Sendable,
    apply: @escaping @Sendable (Located<Value>, inout Spec.Values) -> Void,
    read: @escaping @Sendable (Spec.Values, SourceSpan) -> Value?
  ) {
    shape = KeyShape(
      name: name, shape: type.shape,
      fallback: fallback
        ?? Fallback { kind in read(Spec.defaults(for: kind), .nowhere).flatMap { type.write?($0) }?.flow },
      sentence: sentence)
    decode = { node, place, spec, context in
      guard let value = type.decode(node, at: place, into: &context) else { return }
      spec[keyPath: path] = Located(value, context.place(of: node))
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
    write = { spec in spec[keyPath: path].flatMap { type.write?($0.value) } }
    self.apply = { spec, values in
      if let located = spec[keyPath: path] { apply(located, &values) }
    }
    // What is said in words alone stands nowhere.
    let isFilled = if case .words = fallback { false } else { true }
    fill = { values, place, spec in
      if isFilled { spec[keyPath: path] = read(values, place).map { Located($0, place) } }
    }
  }
}

extension LayerKey {
  /// Declares a key that values hold as it is written.
  ///
  /// - Parameters:
  ///   - name: As it is written.
  ///   - type: How its value is written.
  ///   - words: What the default is, where it is better said than written as a value.
  ///   - sentence: What it does, in one sentence.
  ///   - path: Where its value lands.
  ///   - value: Where it stands in the values.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, default words: Fallback? = nil, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<Value>?> & Sendable, _ value: WritableKeyPath<Spec.Values, Value> & Sendable
  ) {
    self.init(
      name, type, words, sentence, path, apply: { $1[keyPath: value] = $0.value },
      read: { values, _ in values[keyPath: value] }
    )
  }

  /// Declares a key that values may do without; `words` say what holds then.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, default words: Fallback, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<Value>?> & Sendable, _ value: WritableKeyPath<Spec.Values, Value?> & Sendable
  ) {
    self.init(
      name, type, words, sentence, path, apply: { $1[keyPath: value] = $0.value },
      read: { values, _ in values[keyPath: value] }
    )
  }

  /// Declares a key that values may do without, and whose place they keep.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, default words: Fallback, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<Value>?> & Sendable,
    located value: WritableKeyPath<Spec.Values, Located<Value>?> & Sendable
  ) {
    self.init(
      name, type, words, sentence, path, apply: { $1[keyPath: value] = $0 },
      read: { values, _ in values[keyPath: value]?.value })
  }

  /// Declares a list; values hold its entries alone.
  init<Element>(
    _ name: String, _ type: ValueType<[Located<Element>]>, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<[Located<Element>]>?> & Sendable,
    entries value: WritableKeyPath<Spec.Values, [Element]> & Sendable
  ) {
    self.init(
      name, type, nil, sentence, path, apply: { $1[keyPath: value] = $0.value.map(\.value) },
      read: { values, place in values[keyPath: value].map { Located($0, place) } })
  }

  /// Declares a mapping that can be switched off with `none`.
  init<Inner: Part>(
    _ name: String, orNone record: LayerRecord<Inner>, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<OrNone<Inner>>?> & Sendable,
    _ value: WritableKeyPath<Spec.Values, Inner.Values?> & Sendable
  ) {
    self.init(
      name, TipSpecs.orNone(record), nil, sentence, path,
      apply: { written, values in
        switch written.value {
        case .none: values[keyPath: value] = nil
        case .some(let inner): values[keyPath: value] = record.values(of: inner)
        }
      },
      read: { values, place in values[keyPath: value].map { .some(record.layer(of: $0, at: place)) } ?? OrNone.none })
  }

  /// Declares a mapping that holds for one value or several.
  init<Inner: Part>(
    _ name: String, _ record: LayerRecord<Inner>, default fallback: Fallback = .ownKeys, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<Inner>?> & Sendable,
    _ values: WritableKeyPath<Spec.Values, Inner.Values> & Sendable...
  ) {
    self.init(
      name, record.type, fallback, sentence, path,
      apply: { inner, all in for value in values { record.apply(inner.value, to: &all[keyPath: value]) } },
      read: { all, place in values.first.map { record.layer(of: all[keyPath: $0], at: place) } })
  }

  /// Declares a key that is about the layer itself: it stands for no value.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, default words: Fallback, _ sentence: String,
    _ path: WritableKeyPath<Spec, Located<Value>?> & Sendable
  ) {
    self.init(name, type, words, sentence, path, apply: { _, _ in }, read: { _, _ in nil })
  }
}

extension LayerKey {
  /// The same key in a layer that always lies over another of its kind; `words` say what shows through.
  func inheriting(_ words: Fallback) -> LayerKey {
    var key = self
    key.shape.fallback = words
    return key
  }
}

/// The keys that several layers share.
func keys<Spec>(of _: Spec.Type, @KeyBuilder<LayerKey<Spec>> _ keys: () -> [LayerKey<Spec>]) -> [LayerKey<Spec>] {
  keys()
}

extension Fallback {
  /// The value that is written for each kind of popup, once where all have the same.
  fileprivate init(_ text: (Popup.Kind) -> String?) {
    guard let tip = text(.tip), let banner = text(.banner), let menu = text(.menu) else {
      self = .words("none")
      return
    }
    self = tip == banner && tip == menu ? .value(tip) : .byKind(tip: tip, banner: banner, menu: menu)
  }
}

extension SourceSpan {
  /// Where what no file says stands.
  static let nowhere = SourceSpan(SourceID(rawValue: -1), .start..<SourcePosition.start)
}
