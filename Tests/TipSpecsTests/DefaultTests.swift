import Testing
import TipDiagnostics
import TipSyntax

@testable import TipSpecs

/// What a mapping with a single key of a layer stands for, for a kind of popup; `nil` where it cannot be read.
private typealias LayerValues = @Sendable (_ text: String, PopupKind) -> String?

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
      guard let spec = record.decode(tree.root, into: &context), context.sink.diagnostics.isEmpty else { return nil }
      return "\(record.values(of: spec, for: kind))"
    }
  )
}

/// A file in which a whole mapping stands, with `%` where a key of its own can be added; by the name of its record, or
/// that and a key.
private let homes: [String: String] = [
  "spec": "{x-note: a, %}", "project": "{x-note: a, %}",
  "tip": "tips: {t: {message: m, anchor: a, %}}", "banner": "banners: {b: {message: m, %}}",
  "menu": "menus: {m: {titles: [a], anchor: a, %}}", "anchor": "anchors: {a: {x: 1, y: 2, %}}",
  "rectangle": "anchors: {a: {by-screen: {default: {x: 1, y: 2, %}}}}",
  "action": "banners: {b: {message: m, actions: [{id: a, title: A, %}]}}",
  "item": "menus: {m: {anchor: a, items: [{title: a, %}]}}",
  "image-with-text": "banners: {b: {message: m, image: {source: a.svg, %}}}",
  "at-side": "styles: {s: {at-side: {offset: 1, %}}}",
  "spring": "styles: {s: {animation: {show: {curve: {damping: 1, %}}}}}",
  "themed-color": "styles: {s: {background: {light: red, dark: blue, %}}}",
  "sides-by-name": "styles: {s: {padding: {%}}}", "screen": "screens: {s: {width: 100, height: 100, %}}",
  "font-family": "fonts: {f: {faces: [{file: a.ttf}], %}}",
  "font-family.slack": "fonts: {f: {faces: [{file: a.ttf}], runtime: platform, %}}",
  "font-face": "fonts: {f: {faces: [{file: a.ttf, %}]}}", "svg": "svg: {%}",
]

/// A key that is left out is the same as one that is written with its declared default, whatever record it stands in.
/// Which keys have a default is what the declarations say: one in words depends on what stands around the key.
@Suite struct DefaultTests {
  @Test(arguments: recordsOfLanguage.map(\.name))
  func leftOutIsDefault(_ name: String) {
    guard let record = recordsOfLanguage.first(where: { $0.name == name }) else { return }
    for key in record.keys {
      for kind in PopupKind.allCases {
        guard let text = key.fallback.written(for: kind) else { continue }
        if let values = layers[name] {
          let written = values("{\(key.name): \(text)}", kind)
          #expect(written != nil && written == values("{}", kind), "\(name).\(key.name): \(text)")
        } else {
          sameFile(name, key, text)
        }
      }
    }
  }

  /// Reads a file with the key and one with blanks in its place, so that all else stands where it stood.
  private func sameFile(_ name: String, _ key: KeyShape, _ text: String) {
    guard let home = homes["\(name).\(key.name)"] ?? homes[name] else {
      Issue.record("say in `homes` or `layers` where a \(name) stands")
      return
    }
    let isProject = ["project", "screen", "font-family", "font-face", "svg"].contains(name)
    let (with, without) = ("\(key.name): \(text)", String(repeating: " ", count: "\(key.name): \(text)".count))
    let results = [with, without].map { text in
      var result = ""
      let reading = Reading(
        home.replacing("%", with: text) + "\n", path: isProject ? "tipc.yaml" : "spec.yaml")
      #expect(reading.rendered == "", "\(name).\(key.name): \(text)")
      if isProject { Swift.dump(reading.project, to: &result) } else { Swift.dump(reading.spec, to: &result) }
      return result
    }
    #expect(results[0] == results[1], "\(name).\(key.name): \(text)")
  }

  /// What was switched off has no values of its own: the declared ones fill the gaps of what is said over it.
  @Test func overNone() {
    let off = "{border: none, shadow: none, arrow: none, separator: none}"
    let on = "{border: {color: red}, shadow: {y: 4}, arrow: {height: 4}, separator: {inset: 4}}"
    let reading = Reading("styles: {off: \(off), on: \(on)}\n")
    guard let styles = reading.spec?.styles, styles.count == 2 else { return #expect(Bool(false)) }
    let style = merged(styles[1].style.value, over: styles[0].style.value)
    for kind in PopupKind.allCases {
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
  fileprivate func written(for kind: PopupKind) -> String? {
    if case .ownKeys = self { "{}" } else { text(for: kind) }
  }
}
