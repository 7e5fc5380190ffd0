extension [Diagnostic] {
  /// The diagnostics in the order that they are shown in: by path (UTF-8 bytes), line, column, code and message; those
  /// without a place first; equal ones in their old order. Of identical ones, only the first stays.
  package func sorted(in table: SourceTable) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    let distinct = filter { seen.insert($0).inserted }
    let keyed = distinct.enumerated().map { SortKey($1, index: $0, in: table) }
    return keyed.sorted().map(\.diagnostic)
  }
}

/// What a diagnostic is sorted by.
private struct SortKey: Comparable {
  let diagnostic: Diagnostic
  let path: String
  let position: SourcePosition
  let index: Int

  init(_ diagnostic: Diagnostic, index: Int, in table: SourceTable) {
    self.diagnostic = diagnostic
    self.index = index
    let place = diagnostic.primary?.place
    let file = place.map { Int($0.file.rawValue) }
    path = file.flatMap { table.files.indices.contains($0) ? table.files[$0].path : nil } ?? ""
    position = place?.range.lowerBound ?? .start
  }

  static func == (left: SortKey, right: SortKey) -> Bool {
    left.index == right.index
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if let less = left.path.precedes(right.path) { return less }
    if left.position.line != right.position.line { return left.position.line < right.position.line }
    if left.position.column != right.position.column { return left.position.column < right.position.column }
    if let less = left.diagnostic.code.precedes(right.diagnostic.code) { return less }
    if let less = left.diagnostic.message.precedes(right.diagnostic.message) { return less }
    return left.index < right.index
  }
}

extension String {
  /// Whether its UTF-8 bytes come before those of `other`; `nil` where they are the same. Strings compare by canonical
  /// equivalence otherwise, which depends on the Unicode version at hand.
  func precedes(_ other: String) -> Bool? {
    if utf8.elementsEqual(other.utf8) { return nil }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }
}
