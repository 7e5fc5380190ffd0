import PopupLayout
import TipDiagnostics
import TipSyntax

/// A mapping whose keys may all be left out, in favour of a layer below and of the defaults at last.
struct LayerRecord<Spec: Layer>: Sendable {
  let keys: [LayerKey<Spec>]
  private let record: Record<Spec>

  init(
    _ name: String, _ noun: String, _ sentence: String, of _: Spec.Type,
    @KeyBuilder<LayerKey<Spec>> _ keys: () -> [LayerKey<Spec>]
  ) {
    let keys = keys()
    self.keys = keys
    record = Record(name, noun, sentence, empty: Spec()) {
      keys.map { Key($0.shape, decode: $0.decode) }
    }
  }

  var shape: RecordShape { record.shape }

  func decode(_ node: Node, at path: ValuePath, into context: inout DecodingContext) -> Spec? {
    record.decode(node, at: path, into: &context)
  }

  /// What `nearer` says, and where it says nothing, what `base` says; mapping by mapping, key by key.
  func merged(_ nearer: Spec, over base: Spec) -> Spec {
    var result = base
    for index in keys.indices { keys[index].merge(nearer, &result) }
    return result
  }

  /// `base` without what `nearer` says too.
  func subtracting(_ nearer: Spec, from base: Spec) -> Spec {
    var result = base
    for index in keys.indices { keys[index].subtract(nearer, &result) }
    return result
  }

  /// The keys that have a value, as they would be written.
  func written(_ spec: Spec) -> Written {
    .mapping(keys.compactMap { key in key.write(spec).map { (key.shape.name, $0) } })
  }

  /// Lets what a layer says hold over values.
  func apply(_ spec: Spec, to values: inout Spec.Values) {
    for index in keys.indices { keys[index].apply(spec, &values) }
  }

  /// What a layer stands for, with the defaults where it says nothing.
  func values(of spec: Spec, for kind: Popup.Kind) -> Spec.Values {
    var values = Spec.defaults(for: kind)
    apply(spec, to: &values)
    return values
  }

  /// The layer that says what values hold, all of it at one place.
  func layer(of values: Spec.Values, at place: SourceSpan) -> Spec {
    var spec = Spec()
    for key in keys { key.fill(values, place, &spec) }
    return spec
  }

  /// The record as the type of a value.
  var type: ValueType<Spec> {
    var type = ValueType<Spec>(.record(shape), write: { written($0) }, read: { decode($0, at: $1, into: &$2) })
    type.merge = { merged($0.value, over: $1) }
    type.subtract = { base, nearer in
      let rest = subtracting(nearer, from: base)
      return written(rest).isEmpty ? nil : rest
    }
    return type
  }
}

extension LayerRecord where Spec: Part {
  /// What a layer stands for, with the defaults where it says nothing.
  func values(of spec: Spec) -> Spec.Values {
    var values = Spec.defaults
    apply(spec, to: &values)
    return values
  }
}
