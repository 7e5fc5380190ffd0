/// The findings that a repository starts with and that are not reported again: how many there are of each code, path,
/// popup and message. Lines are no part of it, so it holds when text above a finding comes or goes.
package struct Baseline: Hashable, Sendable {
  /// What findings are told apart by.
  struct Key: Hashable, Comparable {
    /// The path that the source is shown under; empty for a finding without a place.
    let path: FilePath
    let code: String
    /// The hash of popup and message, 16 hexadecimal digits.
    let hash: String

    static func < (left: Key, right: Key) -> Bool {
      left.path.text.precedes(right.path.text) ?? left.code.precedes(right.code) ?? left.hash.precedes(right.hash)
        ?? false
    }
  }

  /// How many findings there are of a key, at least 1.
  private(set) var counts: [Key: Int] = [:]

  /// A baseline of nothing.
  package init() {}

  /// The baseline of some findings. Only rules get in: a fault has to be mended.
  package init(of diagnostics: [Diagnostic], in table: SourceTable, kinds: KindTable) {
    for diagnostic in diagnostics where kinds.isRule(diagnostic.code) {
      counts[Key(diagnostic, in: table), default: 0] += 1
    }
  }

  /// Adds findings of a key; sums that no integer can hold stay at the largest.
  mutating func add(_ count: Int, of key: Key) {
    let (sum, overflow) = counts[key, default: 0].addingReportingOverflow(count)
    counts[key] = overflow ? .max : sum
  }

  /// How many findings it holds.
  package var total: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 } }
}

extension Baseline.Key {
  init(_ diagnostic: Diagnostic, in table: SourceTable) {
    let file = diagnostic.primary.map { Int($0.place.file.rawValue) }
    path = FilePath(file.flatMap { table.files.indices.contains($0) ? table.files[$0].path : nil } ?? "")
    code = diagnostic.code
    var hash = StableHash()
    hash.combine(diagnostic.popup ?? "")
    hash.combine(diagnostic.message)
    self.hash = hash.hexadecimal
  }
}

/// Diagnostics after a baseline.
package struct BaselinedDiagnostics: Sendable {
  /// Those that the baseline does not hold, in the order they came in.
  package let diagnostics: [Diagnostic]

  /// How many it held back.
  package let heldBack: Int

  /// How many of its findings are no more: it could be written anew, and shorter.
  package let goneCount: Int
}

extension Baseline {
  /// Takes out the findings that the baseline holds: of equal ones as many as it counted, the first ones first.
  package func filter(_ diagnostics: [Diagnostic], in table: SourceTable, kinds: KindTable) -> BaselinedDiagnostics {
    var left = counts
    var heldBack = 0
    let kept = diagnostics.filter { diagnostic in
      guard kinds.isRule(diagnostic.code) else { return true }
      let key = Key(diagnostic, in: table)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      heldBack += 1
      return false
    }
    return BaselinedDiagnostics(diagnostics: kept, heldBack: heldBack, goneCount: total - heldBack)
  }
}
