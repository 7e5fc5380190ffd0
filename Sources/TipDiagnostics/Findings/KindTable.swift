/// All kinds of diagnostics, found by code.
package struct KindTable: Sendable {
  /// The kinds, by code (UTF-8 bytes); of two with the same code the first.
  package let kinds: [DiagnosticKind]
  private let indices: [String: Int]

  package init(_ kinds: [DiagnosticKind]) {
    var seen = Set<String>()
    self.kinds = kinds.filter { seen.insert($0.code).inserted }.sorted { $0.code.precedes($1.code) ?? false }
    indices = Dictionary(uniqueKeysWithValues: self.kinds.enumerated().map { ($1.code, $0) })
  }

  /// The kind that `code` names; `nil` where there is none.
  package subscript(code: String) -> DiagnosticKind? {
    indices[code].map { kinds[$0] }
  }

  /// Whether `code` names a rule: what projects and popups may set and ignore. Codes that are not known are none.
  package func isRule(_ code: String) -> Bool {
    self[code]?.standing == .rule
  }
}
