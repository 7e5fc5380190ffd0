import PopupLayout
import Testing
import TipDiagnostics
import TipSyntax

@testable import TipSpecs

/// What a mapping with a single key of a layer stands for, for a kind of popup; `nil` where it cannot be read.
private typealias LayerValues = @Sendable (_ text: String, Popup.Kind) -> String?

/// The layers of the language, by the name of their record.
private let layers: [String: LayerValues] = Dictionary(
  uniqueKeysWithValues: [
    layer(styleRecord), layer(borderRecord), layer(shadowRecord), layer(arrowRecord), layer(separatorRecord),
    layer(textStyleRecord), layer(transitionRecord), layer(animationRecord), layer(accessibilityRecord),
  ])

private func layer<Spec: Layer>(_ record: LayerRecord<Spec>) -> (String, LayerValues) {
  (
    record.shape.name,
    { text, kind in
      var table = SourceTable()
      var sink = DiagnosticSink()
      let source = table.add(path: "layer.yaml", bytes: Array((text + "\n").utf8))
      guard let tree = parse(source, into: &sink) else { return nil }
      var context = DecodingContext(source, sink: sink)
      guard let spec = record.decode(tree.root, at: .file, into: &context), context.sink.diagnostics.isEmpty else {
        return nil
      }
      return "\(record.values(of: spec, for: kind))"
    }
  )
}

/// A key that is left out is the same as one that is written with its declared default, whatever record it stands in.
/// Which keys have a default is what the declarations say: one in words depends on what stands around the key.
@Suite struct DefaultTests {
  @Test(arguments: recordsOfLanguage.map(\.name))
  func leftOutIsDefault(_ name: String) {
    guard let record = recordsOfLanguage.first(where: { $0.name == name }) else { return }
    for key in record.keys {
      for kind in Popup.Kind.allCases {
        guard let text = key.fallback.written(for: kind) else { continue }
        if let values = layers[name] {
          let written = values("{\(key.name): \(text)}", kind)
          #expect(written != nil && written == values("{}", kind), "\(name).\(key.name): \(text)")
        } else {
          sameFile(record, key, text)
        }
      }
    }
  }

  /// Reads a file with the key and one with blanks in its place, so that all else stands where it stood.
  private func sameFile(_ record: RecordShape, _ key: KeyShape, _ text: String) {
    let rest = record.whole(with: [key.name]).filter { $0.key != key.name }
    let entry = "\(key.name): \(text)"
    let results = [entry, String(repeating: " ", count: entry.count)].map { last in
      let mapping = "{" + rest.map { "\($0.key): \($0.value), " }.joined() + last + "}"
      guard let reading = reading(mapping, of: record) else {
        Issue.record("say in `homes` where a \(record.name) stands")
        return ""
      }
      #expect(reading.rendered == "", "\(record.name): \(mapping)")
      var result = ""
      Swift.dump(reading.spec, to: &result)
      Swift.dump(reading.project, to: &result)
      return result
    }
    #expect(results[0] == results[1] && results[0] != "", "\(record.name).\(key.name): \(text)")
  }

  /// What was switched off has no values of its own: the declared ones fill the gaps of what is said over it.
  @Test func overNone() {
    let off = "{border: none, shadow: none, arrow: none, separator: none}"
    let on = "{border: {color: red}, shadow: {y: 4}, arrow: {height: 4}, separator: {inset: 4}}"
    let reading = Reading("styles: {off: \(off), on: \(on)}\n")
    guard let styles = reading.spec?.styles, styles.count == 2 else { return #expect(Bool(false)) }
    let style = merged(styles[1].style.value, over: styles[0].style.value)
    for kind in Popup.Kind.allCases {
      let values = values(of: style, for: kind)
      #expect(values.border?.width == 1)
      #expect([values.shadow?.x, values.shadow?.y, values.shadow?.blur] == [0, 4, 8])
      #expect([values.arrow?.base, values.arrow?.height, values.arrow?.tipRadius] == [16, 4, 0])
      #expect(values.separator?.thickness == Milli(thousandths: 500) && values.separator?.inset == 4)
    }
  }
}

extension Fallback {
  /// What an author would write to have the default; `nil` where that depends on what stands around the key.
  fileprivate func written(for kind: Popup.Kind) -> String? {
    if case .ownKeys = self { "{}" } else { text(for: kind) }
  }
}
