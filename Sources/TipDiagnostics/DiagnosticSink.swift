/// Where stages put their diagnostics.
///
/// A stage that cannot go on returns `nil` and has said why here; nobody asks the sink what to do.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Takes over what another sink has gathered, in its order.
  package mutating func absorb(_ other: DiagnosticSink) {
    diagnostics.append(contentsOf: other.diagnostics)
  }
}
