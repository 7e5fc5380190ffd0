import TipDiagnostics
import TipSyntax

extension DiagnosticKind {
  package static let unknownKey = DiagnosticKind(
    "unknown-key",
    summary: "A mapping has a key that means nothing there.",
    explanation: """
      A key that is not known is most often misspelt, or stands one level too high or too low. It is never passed over in \
      silence: what it was to do would not be done. At the top level of a file, keys that begin with `x-` are free: they are \
      a place for YAML anchors.
      """,
    wrong: """
      banners:
        saved:
          mesage: Saved
          message: Saved
          background: green
      """,
    right: """
      banners:
        saved:
          message: Saved
          style: {background: green}
      """)
}

extension Diagnostic {
  /// A key that a mapping does not have, with the key that was probably meant, or the place where it belongs.
  ///
  /// - Parameters:
  ///   - present: A bit for each key of the record that stands in the mapping.
  ///   - above: The key before it, if that has no value: this one may have slipped out of it.
  static func unknownKey(
    _ entry: Entry, in record: RecordShape, present: UInt64, above: String? = nil, _ context: DecodingContext
  ) -> Diagnostic {
    let place = context.place(entry.keyRange)
    var help: [String] = []
    var fix: Fix?
    if context.advises {
      let names = record.keys.map(\.name)
      let free = record.keys.indices.filter { present & (1 << UInt64($0)) == 0 }.map { names[$0] }
      let near = record.meantKey(by: entry.key, free: free) ?? nearest(to: entry.key, among: names)
      if let home = home(of: entry.key, from: record) {
        help = [home] + (near.map { ["or did you mean `\($0)`?"] } ?? [])
      } else if let near, free.contains(near) {
        fix = Fix("did you mean `\(near)`?", .unsafe, [Edit(place, near)])
      } else if let near {
        help = ["did you mean `\(near)`? It stands here already"]
      } else if let above, record.holds(above) {
        help = ["indent it further if it belongs to `\(above)`"]
      } else if names.count <= 16 {
        help = ["there are " + Shape.alternatives(names.map { "`\($0)`" }, "and")]
      } else {
        help = ["`tipc docs language` lists the keys of \(record.noun)"]
      }
    }
    return Diagnostic(
      .unknownKey, "\(record.noun) has no key `\(clipped(entry.key))`", at: Label(place), help: help, fix: fix)
  }

  /// Where a key belongs that is known, but not in this record: a level down, a level up, or in another kind of popup.
  private static func home(of key: String, from record: RecordShape) -> String? {
    var seen: Set<String> = []
    let below = record.keys.filter { below in
      below.shape.records.contains { $0.holds(key) && seen.insert($0.name).inserted }
    }.map { "`\($0.name)`" }
    let kinds = [tipRecord.shape, bannerRecord.shape, menuRecord.shape]
    if below.isEmpty || below == ["`style`"], kinds.contains(where: { $0.name == record.name }) {
      let others = kinds.filter { $0.holds(key) }
      if !others.isEmpty { return "`\(key)` is a key of \(Shape.alternatives(others.map(\.noun)))" }
    }
    if !below.isEmpty {
      return "`\(key)` belongs one level down, in \(Shape.alternatives(below))"
    }
    let all = recordsOfLanguage
    let above = all.filter { parent in
      parent.holds(key) && parent.keys.contains { $0.shape.records.contains { $0.name == record.name } }
    }
    if let parent = above.first {
      return "`\(key)` belongs one level up, in \(parent.noun)"
    }
    let others = all.filter { $0.holds(key) }
    guard !others.isEmpty, others.count <= 3 else { return nil }
    return "`\(key)` is a key of \(Shape.alternatives(others.map(\.noun)))"
  }
}
